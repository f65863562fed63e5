//! Dense to strided, and strided to dense of every order, right or wrong.
use super::table::Spelled;
use crate::oracle::{Oracle, small_shapes};
use crate::seen::{Seen, numbers};
use std::sync::OnceLock;
use strata_layout::tuple::DenseStrides;
use strata_layout::*;

/// A conversion of the strided mapping of these numbers to dense.
struct Row {
    rank: usize,
    order: Vec<usize>,
    run: fn(&[usize], &[usize]) -> Result<Seen, LayoutError>,
}

fn row<S: DenseStrides<O> + StridesFor<S> + Shape<Dynamic = S>, O: Spelled>() -> Row {
    let rank = S::STATIC.len();
    Row {
        rank,
        order: O::axes(rank),
        run: |shape, strides| {
            let m: StridedMapping<S, S> = StridedMapping::new(numbers(shape), numbers(strides)).unwrap();
            let dense = m.try_into_dense::<O>()?;
            assert!(dense.same_function(&m) && m.same_function(&dense), "{dense} and {m}");
            // And back: strided with the strides of the dense one.
            let back = dense.to_strided().to_dynamic();
            Seen::of(&back).check(&Oracle::strided(shape, dense.stride_values().as_ref()));
            assert_eq!(dense.try_into_dense::<O>(), Ok(dense));
            assert_eq!(dense.to_dynamic().extents(), dense.extents());
            Ok(Seen::of(&dense))
        },
    }
}

macro_rules! push {
    ([$rows:ident $rank:tt] $($order:tt)*) => {
        $($rows.push(row::<run_time_shape!($rank), Order<axes! $order>>());)*
        $rows.push(row::<run_time_shape!($rank), RowMajor>());
        $rows.push(row::<run_time_shape!($rank), ColumnMajor>());
    };
}

pub fn count() -> usize {
    static COUNT: OnceLock<usize> = OnceLock::new();
    *COUNT.get_or_init(|| {
        let mut rows = vec![];
        permutations!(0, push[rows 0]);
        permutations!(1, push[rows 1]);
        permutations!(2, push[rows 2]);
        permutations!(3, push[rows 3]);
        permutations!(4, push[rows 4]);
        let mut count = 0;
        for from in &rows {
            for shape in small_shapes(from.rank) {
                let dense = Oracle::dense(&shape, &from.order);
                // As they are; with a gap along the slowest axis; with other strides where they never matter.
                let mut padded = dense.strides.clone();
                let mut odd = dense.strides.clone();
                if let Some(&slowest) = from.order.last() {
                    padded[slowest] += 1;
                }
                for axis in (0..shape.len()).filter(|&axis| shape[axis] == 1) {
                    odd[axis] = 77 + axis;
                }
                for (k, strides) in [dense.strides, padded, odd].into_iter().enumerate() {
                    let operand = Oracle::strided(&shape, &strides);
                    // The changed ones to their own order, the others to every order.
                    let own = |to: &&Row| to.rank == from.rank && (k == 0 || to.order == from.order);
                    for to in rows.iter().filter(own) {
                        let result = (to.run)(&shape, &strides);
                        match operand.first_misfit(&to.order) {
                            None => {
                                let dense = result.expect("the numbers are those of dense memory");
                                assert_eq!(dense.facts.strides, Oracle::dense(&shape, &to.order).strides);
                                assert!(dense.facts.dense_by_operation);
                            }
                            Some((axis, stride, expected)) => {
                                let error = LayoutError::NotDense { axis, stride, expected };
                                assert_eq!(result.unwrap_err(), error, "{operand:?} to {:?}", to.order);
                            }
                        }
                        count += 1;
                    }
                }
            }
        }
        count
    })
}

#[test]
fn every_small_mapping_to_every_order() {
    let to_every = 3 * 3 + 3 * 3 + 4 * 4 * 16 + 8 * 8 * 64 + 26 * 26 * 256;
    assert!(count() > to_every + 2 * 26 * 256, "{}", count());
}

#[test]
fn two_mappings_are_the_same_function_when_their_offsets_are() {
    let mut same = 0;
    for shape in small_shapes(2) {
        for strides in crate::oracle::tuples(&[4; 4]) {
            let (a, b) = strides.split_at(2);
            let (one, other) = (Oracle::strided(&shape, a), Oracle::strided(&shape, b));
            let make = |t: &[usize]| {
                StridedMapping::<(usize, usize), (usize, usize)>::new(numbers(&shape), numbers(t)).unwrap()
            };
            let expected = one.offsets() == other.offsets();
            assert_eq!(make(a).same_function(&make(b)), expected, "{shape:?}:{a:?} and {b:?}");
            assert_eq!(make(a) == make(b), a == b, "equality is that of all numbers");
            same += usize::from(expected);
        }
    }
    assert!(same > 256);
}
