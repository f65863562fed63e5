//! The diagonal over every axis and every pair of axes of every mapping, listed in both orders; over three
//! and four axes of the symbolic orders and of strided mappings.
use super::table::*;
use crate::oracle::Oracle;
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
    every_operand!(4 pairs push rows);
    two_operands!(3 longer_lists push rows);
    two_operands!(4 longer_lists push rows);
    rows
}

pub fn tally() -> &'static Tally {
    static TALLY: OnceLock<Tally> = OnceLock::new();
    TALLY.get_or_init(|| tally_of(&rows(), Oracle::diagonal))
}

#[test]
fn every_diagonal_of_every_small_mapping() {
    assert_eq!(tally().dense_by_type, 0, "no diagonal is typed dense");
    // One and two axes, in both orders, of each dense mapping of rank 4.
    assert!(tally().cases > (4 + 12) * 26 * 256);
}
