//! Every insertion of no axis, one and two into every mapping, the positions listed in both orders, and
//! spaces that do not match.
//!
//! An expansion has no use for the order but the strides it gives: at rank 3 and 4 the strides of every order come
//! through the strided operand, and save a thousand types.
use super::table::*;
use crate::oracle::{Kind, Oracle, every_order, small_shapes, tuples};
use crate::seen::Tally;
use std::sync::OnceLock;
use strata_layout::{LayoutError, axes};

macro_rules! push {
    ([$rows:ident $rank:tt $operand:tt] $($list:tt)*) => {
        $(push!(@one $rows $rank $operand $list);)*
    };
    (@one $rows:ident $rank:tt $operand:tt []) => { push!(@row $rows $rank $operand [] space!($rank + 0)); };
    (@one $rows:ident $rank:tt $operand:tt [$a:literal]) => {
        push!(@row $rows $rank $operand [$a] space!($rank + 1));
    };
    (@one $rows:ident $rank:tt $operand:tt [$a:literal, $b:literal]) => {
        push!(@row $rows $rank $operand [$a, $b] space!($rank + 2));
    };
    (@row $rows:ident $rank:tt $operand:tt $list:tt $space:ty) => {
        $rows.push(expand_row::<operand!($rank, $operand), $space, axes! $list>());
    };
}

macro_rules! space {
    (0 + 0) => {
        run_time_shape!(0)
    };
    (0 + 1) => {
        run_time_shape!(1)
    };
    (0 + 2) => {
        run_time_shape!(2)
    };
    (1 + 0) => {
        run_time_shape!(1)
    };
    (1 + 1) => {
        run_time_shape!(2)
    };
    (1 + 2) => {
        run_time_shape!(3)
    };
    (2 + 0) => {
        run_time_shape!(2)
    };
    (2 + 1) => {
        run_time_shape!(3)
    };
    (2 + 2) => {
        run_time_shape!(4)
    };
    (3 + 0) => {
        run_time_shape!(3)
    };
    (3 + 1) => {
        run_time_shape!(4)
    };
    (3 + 2) => {
        run_time_shape!(5)
    };
    (4 + 0) => {
        run_time_shape!(4)
    };
    (4 + 1) => {
        run_time_shape!(5)
    };
}

/// A row for every type of operand and every list of up to two positions; one at rank 4.
pub fn rows() -> Vec<Row> {
    let mut rows = vec![];
    every_operand!(0 insertions push rows);
    every_operand!(1 insertions push rows);
    every_operand!(2 insertions push rows);
    two_operands!(3 insertions push rows);
    two_operands!(4 insertions push rows);
    rows
}

pub fn tally() -> &'static Tally {
    static TALLY: OnceLock<Tally> = OnceLock::new();
    TALLY.get_or_init(|| {
        let mut tally = Tally::default();
        for row in rows() {
            let mut operands = row.operands();
            if row.order.is_none() && row.rank >= 3 {
                for order in every_order(row.rank) {
                    operands.extend(small_shapes(row.rank).into_iter().map(|shape| {
                        let strides = Oracle::dense(&shape, &order).strides;
                        Oracle::strided(&shape, &strides)
                    }));
                }
            }
            for operand in operands {
                expand(&row, &operand, &mut tally);
            }
        }
        tally
    })
}

/// The operand in spaces with every small extent along the new axes.
fn expand(row: &Row, operand: &Oracle, tally: &mut Tally) {
    for new in tuples(&vec![4; row.list.len()]) {
        // The extents of the new axes, each at its position.
        let (mut space, mut kept) = (vec![], operand.shape.iter());
        for position in 0..row.rank + new.len() {
            let listed = row.list.iter().position(|&p| p == position);
            space.push(listed.map_or_else(|| *kept.next().unwrap(), |k| new[k]));
        }
        let expanded = (row.run)(&operand.shape, &operand.strides, &space).unwrap();
        tally.check(&expanded, &operand.expand(&row.list, &space));
        if operand.kind != Kind::Strided && new.iter().all(|&extent| extent == 2) {
            refuse(row, operand, &space, tally);
        }
    }
}

/// A kept axis of another extent is refused, by its place in the space.
fn refuse(row: &Row, operand: &Oracle, space: &[usize], tally: &mut Tally) {
    for axis in (0..space.len()).filter(|axis| !row.list.contains(axis)) {
        let (expected, mut wrong) = (space[axis], space.to_vec());
        for given in [expected + 1, expected.wrapping_sub(1)] {
            wrong[axis] = given;
            let error = (row.run)(&operand.shape, &operand.strides, &wrong).unwrap_err();
            assert_eq!(error, LayoutError::ExtentMismatch { axis, given, expected });
            tally.refused += 1;
        }
    }
}

#[test]
fn every_insertion_into_every_small_mapping() {
    assert_eq!(tally().dense_by_operation, 0, "no expanded mapping is typed dense");
    assert!(tally().cases > 100_000 && tally().refused > 10_000, "{:?}", tally());
}
