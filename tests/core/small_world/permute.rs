//! Every permutation of every mapping.
use super::table::*;
use crate::seen::Tally;
use std::sync::OnceLock;
use strata_layout::axes;

macro_rules! push {
    ([$rows:ident $rank:tt $operand:tt] $($list:tt)*) => {
        $($rows.push(permute_row::<operand!($rank, $operand), axes! $list>());)*
    };
}

/// A row for every type of operand and every permutation.
pub fn rows() -> Vec<Row> {
    let mut rows = vec![];
    every_operand!(0 permutations push rows);
    every_operand!(1 permutations push rows);
    every_operand!(2 permutations push rows);
    every_operand!(3 permutations push rows);
    every_operand!(4 permutations push rows);
    rows
}

pub fn tally() -> &'static Tally {
    static TALLY: OnceLock<Tally> = OnceLock::new();
    TALLY.get_or_init(|| tally_of(&rows(), crate::oracle::Oracle::permute))
}

#[test]
fn every_permutation_of_every_small_mapping() {
    // Dense mappings only: orders, with the symbolic ones, × permutations × shapes.
    let dense = 3 + 3 * 4 + 4 * 2 * 16 + 8 * 6 * 64 + 26 * 24 * 256;
    assert_eq!(tally().dense_by_operation, dense, "dense stays dense, and nothing else becomes it");
    assert!(tally().cases > dense + 24 * 7 * 256);
}
