//! C = A·B, tile by tile: a block of 256 threads makes a tile of 128×128 of C out of tiles of 128×8 of A and 8×128
//! of B in shared memory, each thread 8×8 elements. How many rows A and C have is known only when the program runs.
mod layouts;

use crate::{ByHand, Dim, Thread, fma};
use core::array::from_fn;
use layouts::{A, ACopy, ACopyShared, APart, B, BCopy, BCopyShared, BPart, C, CPart};
pub use layouts::{A_TILE_ELEMENTS, B_TILE_ELEMENTS};
use strata_layout::{Mapping, shape};

/// Columns of A, rows of B.
pub const INNER: usize = 512;
/// Columns of B and C.
pub const COLUMNS: usize = 1024;
/// Rows and columns of a tile of C. The rows of A and C are a multiple of it.
pub const TILE: usize = 128;
/// Columns of a tile of A, rows of a tile of B.
pub const TILE_INNER: usize = 8;
const THREADS: usize = 256;
/// The elements of a tile of A or B that a thread copies.
pub const COPIES: usize = TILE * TILE_INNER / THREADS;
/// The tiles of A and B that a tile of C is made of.
pub const STEPS: usize = INNER / TILE_INNER;
pub const BLOCK: Dim = Dim { x: THREADS as u32, y: 1, z: 1 };

/// The blocks for so many rows.
pub const fn grid(rows: u32) -> Dim {
    Dim { x: (COLUMNS / TILE) as u32, y: rows / TILE as u32, z: 1 }
}

/// What a thread adds up: row by row, the columns of its elements.
pub type Sums = [[f32; 8]; 8];
pub const ZERO: Sums = [[0.0; 8]; 8];

/// Where a thread reads and writes, as offsets. `thread` is its number in the block, `copy` the number of the
/// element that it copies, `row` and `column` the element of C that it makes, each in its own 8×8.
pub trait Addresses: Sized {
    /// For so many rows, which are never too many to count.
    fn new(rows: u32) -> Option<Self>;
    /// In A, the tile of rows `block` and of columns `step`.
    fn a(&self, block: usize, step: usize, thread: usize, copy: usize) -> usize;
    /// In B, the tile of columns `block` and of rows `step`.
    fn b(&self, block: usize, step: usize, thread: usize, copy: usize) -> usize;
    /// In the tiles in shared memory, the same elements.
    fn a_shared(&self, thread: usize, copy: usize) -> usize;
    fn b_shared(&self, thread: usize, copy: usize) -> usize;
    /// In the tiles in shared memory, what the element needs.
    fn a_part(&self, thread: usize, row: usize, inner: usize) -> usize;
    fn b_part(&self, thread: usize, column: usize, inner: usize) -> usize;
    /// In C, the tile of the block.
    fn c(&self, block: [usize; 2], thread: usize, row: usize, column: usize) -> usize;
}

/// Addresses through layout types.
pub struct Typed {
    a: A,
    c: C,
}

impl Addresses for Typed {
    #[inline(always)]
    fn new(rows: u32) -> Option<Self> {
        let rows = rows as usize;
        Some(Self { a: A::new(shape![rows, { INNER }]).ok()?, c: C::new(shape![rows, { COLUMNS }]).ok()? })
    }
    #[inline(always)]
    fn a(&self, block: usize, step: usize, thread: usize, copy: usize) -> usize {
        self.a.offset([TILE * block, TILE_INNER * step])
            + ACopy::STATIC.offset([thread % 8, thread / 8, copy])
    }
    #[inline(always)]
    fn b(&self, block: usize, step: usize, thread: usize, copy: usize) -> usize {
        B::STATIC.offset([TILE_INNER * step, TILE * block])
            + BCopy::STATIC.offset([thread % 128, thread / 128, copy])
    }
    #[inline(always)]
    fn a_shared(&self, thread: usize, copy: usize) -> usize {
        ACopyShared::STATIC.offset([thread % 8, thread / 8, copy])
    }
    #[inline(always)]
    fn b_shared(&self, thread: usize, copy: usize) -> usize {
        BCopyShared::STATIC.offset([thread % 128, thread / 128, copy])
    }
    #[inline(always)]
    fn a_part(&self, thread: usize, row: usize, inner: usize) -> usize {
        APart::STATIC.offset([thread % 16, thread / 16, 0, row, inner])
    }
    #[inline(always)]
    fn b_part(&self, thread: usize, column: usize, inner: usize) -> usize {
        BPart::STATIC.offset([thread % 16, thread / 16, column, 0, inner])
    }
    #[inline(always)]
    fn c(&self, block: [usize; 2], thread: usize, row: usize, column: usize) -> usize {
        self.c.offset([TILE * block[0], TILE * block[1]])
            + CPart::STATIC.offset([thread % 16, thread / 16, column, row])
    }
}

impl Addresses for ByHand {
    #[inline(always)]
    fn new(_: u32) -> Option<Self> {
        Some(Self)
    }
    #[inline(always)]
    fn a(&self, block: usize, step: usize, thread: usize, copy: usize) -> usize {
        128 * block * INNER + 8 * step + thread % 8 + (thread / 8 + 32 * copy) * INNER
    }
    #[inline(always)]
    fn b(&self, block: usize, step: usize, thread: usize, copy: usize) -> usize {
        8 * step * COLUMNS + 128 * block + thread % 128 + (thread / 128 + 2 * copy) * COLUMNS
    }
    #[inline(always)]
    fn a_shared(&self, thread: usize, copy: usize) -> usize {
        thread % 8 * 132 + thread / 8 + 32 * copy
    }
    #[inline(always)]
    fn b_shared(&self, thread: usize, copy: usize) -> usize {
        thread + 256 * copy
    }
    #[inline(always)]
    fn a_part(&self, thread: usize, row: usize, inner: usize) -> usize {
        inner * 132 + thread / 16 + 16 * row
    }
    #[inline(always)]
    fn b_part(&self, thread: usize, column: usize, inner: usize) -> usize {
        inner * 128 + thread % 16 + 16 * column
    }
    #[inline(always)]
    fn c(&self, [i, j]: [usize; 2], thread: usize, row: usize, column: usize) -> usize {
        128 * i * COLUMNS + 128 * j + thread % 16 + 16 * column + (thread / 16 + 16 * row) * COLUMNS
    }
}

/// The addresses of a thread, `None` where its block is past the rows.
#[inline(always)]
pub fn addresses<P: Addresses>(thread: Thread, rows: u32) -> Option<P> {
    if TILE * (thread.block.y + 1) > rows as usize { None } else { P::new(rows) }
}

/// Copies the part of a thread of the tiles of `step` from A and B.
///
/// # Safety
/// The thread is inside [`BLOCK`] and its block inside [`grid`], the matrices and the tiles are as large as they
/// must be.
#[inline(always)]
pub unsafe fn load<P: Addresses>(
    addresses: &P,
    Thread { block, in_block }: Thread,
    step: usize,
    [a, b]: [*const f32; 2],
    [a_tile, b_tile]: [*mut f32; 2],
) {
    let thread = in_block.x;
    // All are on their way before the first is waited for.
    // SAFETY: the caller's: the addresses are inside, as the host program checks for every thread.
    let of_a: [f32; COPIES] = from_fn(|copy| unsafe { *a.add(addresses.a(block.y, step, thread, copy)) });
    // SAFETY: as above.
    let of_b: [f32; COPIES] = from_fn(|copy| unsafe { *b.add(addresses.b(block.x, step, thread, copy)) });
    for copy in 0..COPIES {
        // SAFETY: as above.
        unsafe {
            *a_tile.add(addresses.a_shared(thread, copy)) = of_a[copy];
            *b_tile.add(addresses.b_shared(thread, copy)) = of_b[copy];
        }
    }
}

/// Adds what the tiles give to the sums of a thread, once all threads have loaded.
///
/// # Safety
/// As [`load`].
#[inline(always)]
pub unsafe fn multiply<P: Addresses>(
    addresses: &P,
    thread: Thread,
    [a_tile, b_tile]: [*const f32; 2],
    sums: &mut Sums,
) {
    let thread = thread.in_block.x;
    for inner in 0..TILE_INNER {
        // SAFETY: as in `load`.
        let a: [f32; 8] = from_fn(|row| unsafe { *a_tile.add(addresses.a_part(thread, row, inner)) });
        // SAFETY: as in `load`.
        let b: [f32; 8] = from_fn(|column| unsafe { *b_tile.add(addresses.b_part(thread, column, inner)) });
        for (row, sums) in sums.iter_mut().enumerate() {
            for (column, sum) in sums.iter_mut().enumerate() {
                *sum = fma(a[row], b[column], *sum);
            }
        }
    }
}

/// Writes the sums of a thread.
///
/// # Safety
/// As [`load`]; nobody else writes to `c`.
#[inline(always)]
pub unsafe fn store<P: Addresses>(
    addresses: &P,
    Thread { block, in_block }: Thread,
    sums: &Sums,
    c: *mut f32,
) {
    for (row, sums) in sums.iter().enumerate() {
        for (column, &sum) in sums.iter().enumerate() {
            // SAFETY: as in `load`.
            unsafe { *c.add(addresses.c([block.y, block.x], in_block.x, row, column)) = sum };
        }
    }
}
