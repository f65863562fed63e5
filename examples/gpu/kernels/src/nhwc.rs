//! Images from channel by channel (NCHW) to pixel by pixel (NHWC): two layouts of one tensor with the same index.
//! How many images there are is known only when the program runs. Neighbouring threads write neighbouring elements.
use crate::{ByHand, Dim, Thread};
use strata_layout::{DenseMapping, Mapping, Permuted, RowMajor, Shape, axes, shape};

pub const CHANNELS: usize = 64;
pub const HEIGHT: usize = 56;
pub const WIDTH: usize = 56;
/// The columns of an image that a block has.
const COLUMNS: usize = 4;
pub const BLOCK: Dim = Dim { x: CHANNELS as u32, y: COLUMNS as u32, z: 1 };

/// The elements of so many images.
pub const fn elements(images: u32) -> usize {
    images as usize * CHANNELS * HEIGHT * WIDTH
}

/// The blocks for so many images.
pub const fn grid(images: u32) -> Dim {
    Dim { x: (WIDTH / COLUMNS) as u32, y: HEIGHT as u32, z: images }
}

/// Where a thread reads and writes, as offsets.
pub trait Addresses: Sized {
    /// For so many images, which is never too many to count.
    fn new(images: u32) -> Option<Self>;
    /// Of an index (image, channel, row, column), to read.
    fn input(&self, index: [usize; 4]) -> usize;
    /// Of the same index, to write.
    fn output(&self, index: [usize; 4]) -> usize;
}

type ByPixel = DenseMapping<Shape![dyn, { HEIGHT }, { WIDTH }, { CHANNELS }], RowMajor>;

/// Addresses through layout types.
pub struct Typed {
    input: DenseMapping<Shape![dyn, { CHANNELS }, { HEIGHT }, { WIDTH }], RowMajor>,
    output: Permuted<ByPixel, axes![0, 3, 1, 2]>,
}

impl Addresses for Typed {
    #[inline(always)]
    fn new(images: u32) -> Option<Self> {
        let n = images as usize;
        Some(Self {
            input: DenseMapping::new(shape![n, { CHANNELS }, { HEIGHT }, { WIDTH }]).ok()?,
            output: ByPixel::new(shape![n, { HEIGHT }, { WIDTH }, { CHANNELS }])
                .ok()?
                .permute::<axes![0, 3, 1, 2]>(),
        })
    }
    #[inline(always)]
    fn input(&self, index: [usize; 4]) -> usize {
        self.input.offset(index)
    }
    #[inline(always)]
    fn output(&self, index: [usize; 4]) -> usize {
        self.output.offset(index)
    }
}

impl Addresses for ByHand {
    #[inline(always)]
    fn new(_: u32) -> Option<Self> {
        Some(Self)
    }
    #[inline(always)]
    fn input(&self, [n, c, h, w]: [usize; 4]) -> usize {
        n * (CHANNELS * HEIGHT * WIDTH) + c * (HEIGHT * WIDTH) + h * WIDTH + w
    }
    #[inline(always)]
    fn output(&self, [n, c, h, w]: [usize; 4]) -> usize {
        n * (HEIGHT * WIDTH * CHANNELS) + c + h * (WIDTH * CHANNELS) + w * CHANNELS
    }
}

/// The index that a thread has: image, channel, row, column.
#[inline(always)]
pub fn index(Thread { block, in_block }: Thread) -> [usize; 4] {
    [block.z, in_block.x, block.y, COLUMNS * block.x + in_block.y]
}

/// Copies the element of a thread.
///
/// # Safety
/// The thread is inside [`BLOCK`], its block is inside [`grid`] but for `z`, which may be any; `input` and `output`
/// have the [`elements`], and nobody else writes to `output`.
#[inline(always)]
pub unsafe fn copy<A: Addresses>(thread: Thread, images: u32, input: *const f32, output: *mut f32) {
    let Some(addresses) = A::new(images) else { return };
    let index = index(thread);
    if index[0] >= images as usize {
        return;
    }
    // SAFETY: the caller's: the addresses are inside, as the host program checks for every thread.
    unsafe { *output.add(addresses.output(index)) = *input.add(addresses.input(index)) };
}
