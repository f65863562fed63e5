//! One row added to each row of a matrix: the row is read in the shape of the matrix, with stride 0 from row to row.
//! How many rows there are is known only when the program runs.
use crate::{ByHand, Dim, Thread};
use strata_layout::{ColumnMajor, DenseMapping, Expanded, Mapping, RowMajor, Shape, axes, shape};

pub const COLUMNS: usize = 1024;
/// The threads of a block, which has one row.
const THREADS: usize = 256;
/// The elements that a thread has.
pub const STEPS: usize = COLUMNS / THREADS;
pub const BLOCK: Dim = Dim { x: THREADS as u32, y: 1, z: 1 };

/// The blocks for so many rows.
pub const fn grid(rows: u32) -> Dim {
    Dim { x: rows, y: 1, z: 1 }
}

/// Where a thread reads and writes, as offsets of an index (row, column).
pub trait Addresses: Sized {
    /// For so many rows, which are never too many to count.
    fn new(rows: u32) -> Option<Self>;
    /// In the matrix that is read and in the one that is written.
    fn matrix(&self, index: [usize; 2]) -> usize;
    /// In the row that is added.
    fn bias(&self, index: [usize; 2]) -> usize;
}

type Row = DenseMapping<Shape![{ COLUMNS }], ColumnMajor>;

/// Addresses through layout types.
pub struct Typed {
    matrix: DenseMapping<Shape![dyn, { COLUMNS }], RowMajor>,
    bias: Expanded<Row, axes![0], Shape![dyn, { COLUMNS }]>,
}

impl Addresses for Typed {
    #[inline(always)]
    fn new(rows: u32) -> Option<Self> {
        let space = shape![rows as usize, { COLUMNS }];
        Some(Self {
            matrix: DenseMapping::new(space).ok()?,
            bias: Row::STATIC.expand::<axes![0], _>(space).ok()?,
        })
    }
    #[inline(always)]
    fn matrix(&self, index: [usize; 2]) -> usize {
        self.matrix.offset(index)
    }
    #[inline(always)]
    fn bias(&self, index: [usize; 2]) -> usize {
        self.bias.offset(index)
    }
}

impl Addresses for ByHand {
    #[inline(always)]
    fn new(_: u32) -> Option<Self> {
        Some(Self)
    }
    #[inline(always)]
    fn matrix(&self, [row, column]: [usize; 2]) -> usize {
        row * COLUMNS + column
    }
    #[inline(always)]
    fn bias(&self, [_, column]: [usize; 2]) -> usize {
        column
    }
}

/// The index that a thread has in its `step`: row, column.
#[inline(always)]
pub fn index(Thread { block, in_block }: Thread, step: usize) -> [usize; 2] {
    [block.x, in_block.x + THREADS * step]
}

/// Adds the elements of a thread.
///
/// # Safety
/// The thread is inside [`BLOCK`], its block anywhere; `input` and `output` have `rows` rows, `bias` has one, and
/// nobody else writes to `output`.
#[inline(always)]
pub unsafe fn add<A: Addresses>(
    thread: Thread,
    rows: u32,
    input: *const f32,
    bias: *const f32,
    output: *mut f32,
) {
    let Some(addresses) = A::new(rows) else { return };
    for step in 0..STEPS {
        let index = index(thread, step);
        if index[0] >= rows as usize {
            return;
        }
        let at = addresses.matrix(index);
        // SAFETY: the caller's: the addresses are inside, as the host program checks for every thread.
        unsafe { *output.add(at) = *input.add(at) + *bias.add(addresses.bias(index)) };
    }
}
