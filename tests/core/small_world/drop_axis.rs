//! Every axis dropped from every mapping.
use super::table::*;
use crate::seen::Tally;
use std::sync::OnceLock;

macro_rules! push {
    ([$rows:ident $rank:tt $operand:tt] $($axis:literal)*) => {
        $($rows.push(drop_row::<operand!($rank, $operand), $axis>());)*
    };
}

/// A row for every type of operand and every axis.
pub fn rows() -> Vec<Row> {
    let mut rows = vec![];
    every_operand!(1 each_axis push rows);
    every_operand!(2 each_axis push rows);
    every_operand!(3 each_axis push rows);
    every_operand!(4 each_axis push rows);
    two_operands!(5 each_axis push rows);
    rows
}

pub fn tally() -> &'static Tally {
    static TALLY: OnceLock<Tally> = OnceLock::new();
    TALLY.get_or_init(|| {
        let rows: Vec<Row> = rows().into_iter().filter(|row| row.rank <= 4).collect();
        tally_of(&rows, |operand, axis| operand.drop_axis(axis[0]))
    })
}

#[test]
fn every_axis_of_every_small_mapping_dropped() {
    // One axis of each dense mapping is the slowest.
    assert_eq!(tally().dense_by_operation, 3 * 4 + 4 * 16 + 8 * 64 + 26 * 256);
    assert!(tally().dense > tally().dense_by_operation, "some are dense by their numbers alone");
    assert!(tally().cases > 26 * 4 * 256 + 7 * 4 * 256);
}
