//! The diagonal over every axis and every pair of axes of every mapping, listed in both orders, and over
//! three and four axes.
//!
//! A diagonal has no use for the order but the strides it gives: at rank 4 the strides of every order come
//! through the strided operand, and save 400 types.
use super::table::*;
use crate::oracle::{Oracle, every_order, small_shapes};
use crate::seen::Tally;
use std::sync::OnceLock;
use strata_layout::axes;

macro_rules! push {
    ([$rows:ident $rank:tt $operand:tt] $($list:tt)*) => {
        $($rows.push(diagonal_row::<operand!($rank, $operand), axes! $list>());)*
    };
}

/// A row for every type of operand and every list of axes.
pub fn rows() -> Vec<Row> {
    let mut rows = vec![];
    every_operand!(1 pairs push rows);
    every_operand!(2 pairs push rows);
    every_operand!(3 pairs push rows);
    two_operands!(4 pairs push rows);
    two_operands!(3 longer_lists push rows);
    two_operands!(4 longer_lists push rows);
    rows
}

pub fn tally() -> &'static Tally {
    static TALLY: OnceLock<Tally> = OnceLock::new();
    TALLY.get_or_init(|| {
        let rows = rows();
        let mut tally = tally_of(&rows, Oracle::diagonal);
        // Of one and two axes, with the strides of every order.
        let four = || rows.iter().filter(|row| row.rank == 4 && row.list.len() <= 2);
        for shape in small_shapes(4) {
            for order in every_order(4) {
                let operand = Oracle::strided(&shape, &Oracle::dense(&shape, &order).strides);
                for row in four().filter(|row| row.order.is_none()) {
                    let seen = (row.run)(&operand.shape, &operand.strides, &[]).expect("it never fails");
                    tally.check(&seen, &operand.diagonal(&row.list));
                }
            }
        }
        tally
    })
}

#[test]
fn every_diagonal_of_every_small_mapping() {
    assert_eq!(tally().dense_by_operation, 0, "no diagonal is typed dense");
    // One and two axes, in both orders, with the strides of every order; more axes with some.
    assert!(tally().cases > (4 + 12) * 26 * 256 + (24 + 24) * 9 * 256);
}
