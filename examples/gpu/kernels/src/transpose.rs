//! A matrix of 1024×1024 transposed through tiles of 32×32 in shared memory, so that neighbouring threads read and
//! write neighbouring elements. The rows of a tile lie 33 apart: down a column they meet every bank once.
use crate::{ByHand, Dim, Place, Thread};
use core::array::from_fn;
use strata_layout::{Blocked, DenseMapping, Mapping, Permuted, RowMajor, Shape, StridedMapping, axes};

/// Rows and columns of the matrix.
pub const SIDE: usize = 1024;
const TILE: usize = 32;
/// How far the rows of a tile lie apart, in elements.
const PADDED: usize = 33;
/// Each thread has every `HEIGHT`-th row of a tile.
const HEIGHT: usize = 8;
/// The elements that a thread moves.
pub const STEPS: usize = TILE / HEIGHT;
/// What a tile takes in shared memory.
pub const TILE_ELEMENTS: usize = TILE * PADDED;
pub const GRID: Dim = Dim { x: (SIDE / TILE) as u32, y: (SIDE / TILE) as u32, z: 1 };
pub const BLOCK: Dim = Dim { x: TILE as u32, y: HEIGHT as u32, z: 1 };

/// Where the first element of a thread is, and how far its next is from each, as offsets.
pub trait Addresses {
    /// In the matrix, to read.
    fn input(thread: Thread) -> [usize; 2];
    /// In the tile, to write what was read.
    fn tile_in(thread: Thread) -> [usize; 2];
    /// In the tile, to read what goes out.
    fn tile_out(thread: Thread) -> [usize; 2];
    /// In the transposed matrix, to write.
    fn output(thread: Thread) -> [usize; 2];
}

type Matrix = DenseMapping<Shape![{ SIDE }, { SIDE }], RowMajor>;
const MATRIX: Matrix = Matrix::STATIC;
/// A block of a wider tile: its rows are `PADDED` apart.
type Tile = Blocked<DenseMapping<Shape![{ TILE }, { PADDED }], RowMajor>, Shape![{ TILE }, { TILE }]>;
const TILE_BY_ROWS: Tile = StridedMapping::STATIC;
const TILE_BY_COLUMNS: Permuted<Tile, axes![1, 0]> = StridedMapping::STATIC;

/// Addresses through layout types.
pub struct Typed;

impl Addresses for Typed {
    #[inline(always)]
    fn input(Thread { block, in_block: Place { x, y, .. } }: Thread) -> [usize; 2] {
        [MATRIX.offset([TILE * block.y + y, TILE * block.x + x]), MATRIX.offset([HEIGHT, 0])]
    }
    #[inline(always)]
    fn tile_in(Thread { in_block: Place { x, y, .. }, .. }: Thread) -> [usize; 2] {
        [TILE_BY_ROWS.offset([y, x]), TILE_BY_ROWS.offset([HEIGHT, 0])]
    }
    #[inline(always)]
    fn tile_out(Thread { in_block: Place { x, y, .. }, .. }: Thread) -> [usize; 2] {
        [TILE_BY_COLUMNS.offset([y, x]), TILE_BY_COLUMNS.offset([HEIGHT, 0])]
    }
    #[inline(always)]
    fn output(Thread { block, in_block: Place { x, y, .. } }: Thread) -> [usize; 2] {
        [MATRIX.offset([TILE * block.x + y, TILE * block.y + x]), MATRIX.offset([HEIGHT, 0])]
    }
}

impl Addresses for ByHand {
    #[inline(always)]
    fn input(Thread { block, in_block: Place { x, y, .. } }: Thread) -> [usize; 2] {
        [(TILE * block.y + y) * SIDE + TILE * block.x + x, HEIGHT * SIDE]
    }
    #[inline(always)]
    fn tile_in(Thread { in_block: Place { x, y, .. }, .. }: Thread) -> [usize; 2] {
        [y * PADDED + x, HEIGHT * PADDED]
    }
    #[inline(always)]
    fn tile_out(Thread { in_block: Place { x, y, .. }, .. }: Thread) -> [usize; 2] {
        [x * PADDED + y, HEIGHT]
    }
    #[inline(always)]
    fn output(Thread { block, in_block: Place { x, y, .. } }: Thread) -> [usize; 2] {
        [(TILE * block.x + y) * SIDE + TILE * block.y + x, HEIGHT * SIDE]
    }
}

/// Reads the part of a thread into the tile of its block.
///
/// # Safety
/// The thread is inside [`GRID`] and [`BLOCK`], `input` is a matrix, and `tile` has [`TILE_ELEMENTS`].
#[inline(always)]
pub unsafe fn read<A: Addresses>(thread: Thread, input: *const f32, tile: *mut f32) {
    let ([from, from_step], [to, to_step]) = (A::input(thread), A::tile_in(thread));
    // All are on their way before the first is waited for.
    // SAFETY: the caller's: the addresses are inside, as the host program checks for every thread.
    let elements: [f32; STEPS] = from_fn(|k| unsafe { *input.add(from + k * from_step) });
    for (k, element) in elements.into_iter().enumerate() {
        // SAFETY: as above.
        unsafe { *tile.add(to + k * to_step) = element };
    }
}

/// Writes the part of a thread out of the tile of its block, once all of them have read.
///
/// # Safety
/// As [`read`]; `output` is a matrix, to which nobody else writes.
#[inline(always)]
pub unsafe fn write<A: Addresses>(thread: Thread, tile: *const f32, output: *mut f32) {
    let ([from, from_step], [to, to_step]) = (A::tile_out(thread), A::output(thread));
    for k in 0..STEPS {
        // SAFETY: as in `read`.
        unsafe { *output.add(to + k * to_step) = *tile.add(from + k * from_step) };
    }
}
