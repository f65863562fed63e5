//! What both programs share: the images, what is asked of them, the printing, and the comparison with the right
//! answers. Both are given the same numbers at run time and neither formats any text with `core::fmt`.
#![no_std]
mod expected;

use core::hint::black_box;
use cortex_m_semihosting::{debug, syscall1};
use expected::EXPECTED;
use panic_semihosting as _;

/// How many frames the ring holds.
pub const SLOTS: usize = 4;
/// How many frames come in.
pub const FRAMES: usize = 8;
/// The gain of each column, in sixteenths.
pub const GAIN: [u16; 8] = [8, 10, 12, 16, 16, 12, 10, 8];

/// The first images of the UCI 'Optical Recognition of Handwritten Digits' test set (see `data/README.md`),
/// behind the header of 128 bytes.
const IMAGES: [[u8; 64]; FRAMES] = {
    let (pixels, _) = include_bytes!("../../../data/digits.npy").split_at(128).1.as_chunks::<64>();
    let (mut images, mut k) = ([[0; 64]; FRAMES], 0);
    while k < FRAMES {
        images[k] = pixels[k];
        k += 1;
    }
    images
};

/// The sensor: frame `k`, row by row. The compiler knows nothing of what it reads.
#[inline(never)]
pub fn read_sensor(k: usize) -> Option<&'static [u8; 64]> {
    black_box(&IMAGES).get(k)
}

/// What is asked of the ring of frames.
#[derive(PartialEq, Eq)]
pub struct Answers {
    /// The newest frame as it is written to the display, turned and mirrored for how the display is mounted.
    /// The memory of the display runs down the columns.
    pub transposed: [u8; 64],
    pub clockwise: [u8; 64],
    pub counterclockwise: [u8; 64],
    pub upside_down: [u8; 64],
    pub mirrored: [u8; 64],
    /// Sum of rows and columns 2 to 5 of the newest frame, and of every frame in the ring.
    pub region: u32,
    pub region_of_ring: u32,
    /// Sum of the frames in slots 0 and 1, the older ones.
    pub older: u32,
    /// Sum of the absolute differences between the newest frame and the one before it.
    pub difference: u32,
    /// Sum of the newest frame, each column with its gain.
    pub gained: u32,
    /// Sum of the diagonal of the newest frame.
    pub trace: u32,
    /// Sum of each tile of 2×2 pixels of the newest frame, in a scan tile by tile.
    pub tiles: [u8; 16],
    /// Row, column and value of the brightest pixel of the newest frame, the first where there are several.
    pub brightest: Option<(usize, usize, u8)>,
    /// The pixels above, below, left and right of it, where there are any.
    pub neighbours: [Option<u8>; 4],
}

impl Answers {
    /// Before anything is asked.
    pub const NONE: Self = Self {
        transposed: [0; 64],
        clockwise: [0; 64],
        counterclockwise: [0; 64],
        upside_down: [0; 64],
        mirrored: [0; 64],
        region: 0,
        region_of_ring: 0,
        older: 0,
        difference: 0,
        gained: 0,
        trace: 0,
        tiles: [0; 16],
        brightest: None,
        neighbours: [None; 4],
    };
}

/// Prints the answers; ends the emulation with status 0 if all of them are right.
#[inline(never)]
pub fn finish(answers: Option<&Answers>) -> ! {
    let Some(answers) = answers else {
        text("no answers\n");
        debug::exit(debug::EXIT_FAILURE);
        loop {}
    };
    for (name, bytes) in [
        ("transposed", &answers.transposed),
        ("a quarter turn clockwise", &answers.clockwise),
        ("a quarter turn counterclockwise", &answers.counterclockwise),
        ("upside down", &answers.upside_down),
        ("mirrored", &answers.mirrored),
    ] {
        text(name);
        text(":\n");
        for i in 0..8 {
            for column in bytes.as_chunks::<8>().0 {
                byte(b" .:-=+*#%@".get(usize::from(column[i]) * 9 / 16).copied().unwrap_or(b'?'));
            }
            byte(b'\n');
        }
    }
    for (name, n) in [
        ("region of interest", answers.region),
        ("region of interest, all frames", answers.region_of_ring),
        ("two older frames", answers.older),
        ("difference from the frame before", answers.difference),
        ("with the gain of each column", answers.gained),
        ("trace", answers.trace),
    ] {
        text(name);
        byte(b' ');
        number(n);
        byte(b'\n');
    }
    text("tiles");
    for &tile in &answers.tiles {
        byte(b' ');
        number(u32::from(tile));
    }
    if let Some((row, column, value)) = answers.brightest {
        text("\nbrightest ");
        for n in [row as u32, column as u32, u32::from(value)] {
            number(n);
            byte(b' ');
        }
    }
    text("\nneighbours");
    for &pixel in &answers.neighbours {
        byte(b' ');
        match pixel {
            Some(pixel) => number(u32::from(pixel)),
            None => byte(b'-'),
        }
    }
    let right = *answers == EXPECTED;
    text(if right { "\nall right\n" } else { "\nWRONG\n" });
    debug::exit(if right { debug::EXIT_SUCCESS } else { debug::EXIT_FAILURE });
    loop {}
}

fn byte(byte: u8) {
    // SAFETY: WRITEC prints the byte at an address, which is that of a byte.
    unsafe { syscall1!(WRITEC, &raw const byte) };
}

fn text(text: &str) {
    text.bytes().for_each(byte);
}

fn number(n: u32) {
    if n > 9 {
        number(n / 10);
    }
    byte(b'0' + (n % 10) as u8);
}
