//! Offsets computed through a mapping, each beside the expression one would write by hand: `run.py` compares
//! the instructions they compile to. A pair is `NAME_mapped` and `NAME_by_hand`.
#![allow(missing_docs)]
use strata_layout::{DenseMapping, Mapping, RowMajor, Shape, axes, order, shape};

type Images = DenseMapping<Shape![10, 3, 20, 30], RowMajor>;
type Shuffled = DenseMapping<Shape![10, 3, 20, 30], order![1, 3, 0, 2]>;

/// The two functions of a pair, of four indices.
macro_rules! pair {
    ($mapped:ident, $by_hand:ident, |$n:ident, $c:ident, $i:ident, $j:ident| $typed:expr, $hand:expr) => {
        #[unsafe(no_mangle)]
        pub fn $mapped($n: usize, $c: usize, $i: usize, $j: usize) -> usize {
            $typed
        }
        #[unsafe(no_mangle)]
        pub fn $by_hand($n: usize, $c: usize, $i: usize, $j: usize) -> usize {
            $hand
        }
    };
}

pair!(fresh_mapped, fresh_by_hand, |n, c, i, j| Images::STATIC.offset([n, c, i, j]),
    1800 * n + 600 * c + 30 * i + j);
pair!(shuffled_mapped, shuffled_by_hand, |n, c, i, j| Shuffled::STATIC.offset([n, c, i, j]),
    90 * n + c + 900 * i + 3 * j);
pair!(permuted_mapped, permuted_by_hand,
    |n, c, i, j| Images::STATIC.permute::<axes![0, 2, 3, 1]>().offset([n, i, j, c]),
    1800 * n + 600 * c + 30 * i + j);
pair!(dropped_slowest_mapped, dropped_slowest_by_hand,
    |n, c, i, j| n + Images::STATIC.drop_axis::<0>().offset([c, i, j]),
    n + 600 * c + 30 * i + j);
pair!(dropped_inner_mapped, dropped_inner_by_hand,
    |n, c, i, j| j + Images::STATIC.drop_axis::<2>().offset([n, c, i]),
    j + 1800 * n + 600 * c + i);
pair!(permuted_and_dropped_mapped, permuted_and_dropped_by_hand,
    |n, c, i, j| c + Images::STATIC.permute::<axes![3, 2, 1, 0]>().drop_axis::<2>().offset([j, i, n]),
    c + 1800 * n + 30 * i + j);
pair!(block_mapped, block_by_hand, |n, c, i, j| {
    match Images::STATIC.block(shape![2, 3, 8, 8]) {
        Ok(block) => block.offset([n, c, i, j]),
        Err(_) => 0,
    }
}, 1800 * n + 600 * c + 30 * i + j);
pair!(diagonal_mapped, diagonal_by_hand,
    |n, c, i, j| j + Images::STATIC.diagonal::<axes![2, 3]>().offset([n, c, i]),
    j + 1800 * n + 600 * c + 31 * i);

// With the outer extent known only when the program runs: it is in no stride.
type Stack = DenseMapping<Shape![dyn, 3, 20, 30], RowMajor>;
#[unsafe(no_mangle)]
pub fn stack_mapped(stack: Stack, n: usize, c: usize, i: usize, j: usize) -> usize {
    stack.offset([n, c, i, j])
}
#[unsafe(no_mangle)]
pub fn stack_by_hand(_images: usize, n: usize, c: usize, i: usize, j: usize) -> usize {
    1800 * n + 600 * c + 30 * i + j
}

// With all extents known only when the program runs.
type Dynamic = DenseMapping<Shape![dyn, dyn, dyn, dyn], RowMajor>;
#[unsafe(no_mangle)]
pub fn dynamic_mapped(m: &Dynamic, n: usize, c: usize, i: usize, j: usize) -> usize {
    m.offset([n, c, i, j])
}
#[unsafe(no_mangle)]
pub fn dynamic_by_hand(e: &[usize; 4], n: usize, c: usize, i: usize, j: usize) -> usize {
    e[3] * e[2] * e[1] * n + e[3] * e[2] * c + e[3] * i + j
}
