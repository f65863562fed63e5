//! What the checks of all kernels need.
use kernels::{Dim, Place, Thread};

/// A kernel with arguments, as it is run on the GPU, and the right answer.
pub struct Case {
    pub name: &'static str,
    pub grid: Dim,
    pub block: Dim,
    /// The number that the kernel takes first, where it takes one.
    pub size: Option<u32>,
    pub inputs: Vec<Vec<f32>>,
    pub expected: Vec<f32>,
}

/// All places of a grid or a block.
pub fn places(dim: Dim) -> impl Iterator<Item = Place> {
    let [x, y, z] = [dim.x, dim.y, dim.z].map(|n| n as usize);
    (0..x * y * z).map(move |n| Place { x: n % x, y: n / x % y, z: n / (x * y) })
}

/// All threads of a block.
pub fn threads(block: Place, dim: Dim) -> impl Iterator<Item = Thread> {
    places(dim).map(move |in_block| Thread { block, in_block })
}

/// A buffer of which it is known where was written.
pub struct Buffer {
    written: Vec<bool>,
}

impl Buffer {
    pub fn new(elements: usize) -> Self {
        Self { written: vec![false; elements] }
    }

    /// The two offsets are one, and inside.
    pub fn read(&self, typed: usize, by_hand: usize) {
        assert_eq!(typed, by_hand, "through types, and by hand");
        assert!(typed < self.written.len(), "{typed} is outside a buffer of {}", self.written.len());
    }

    /// As well, and nobody wrote there.
    pub fn write(&mut self, typed: usize, by_hand: usize) {
        self.read(typed, by_hand);
        assert!(!self.written[typed], "{typed} is written twice");
        self.written[typed] = true;
    }

    /// What was written was read.
    pub fn read_back(&self, typed: usize, by_hand: usize) {
        self.read(typed, by_hand);
        assert!(self.written[typed], "{typed} is read and was not written");
    }

    /// How many elements were written.
    pub fn written(&self) -> usize {
        self.written.iter().filter(|&&written| written).count()
    }
}

/// Numbers of small size, so that sums of products of them are exact in whatever order.
pub fn numbers(elements: usize, seed: usize) -> Vec<f32> {
    (0..elements).map(|k| (((k + seed) * 2_654_435_761) >> 7 & 15) as f32 - 8.0).collect()
}

/// Says what was checked.
pub fn report(name: &str, threads: usize, offsets: usize) {
    println!(
        "{name}: {offsets} offsets of {threads} threads are those by hand, inside, no element is written twice; \
         both variants are right on the CPU"
    );
}
