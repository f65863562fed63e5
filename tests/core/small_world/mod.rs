//! Every operation on every shape of rank 0 to 4 with extents 0 to 3, in every order.
//!
//! `table` has a row for each operation, operand type and list of axes. Each module walks its rows over all
//! shapes, once, and both its own test and the summary look at the outcome.
pub mod table;

pub mod block;
mod conversions;
pub mod diagonal;
pub mod drop_axis;
pub mod expand;
pub mod fresh;
mod narrow;
pub mod permute;

use crate::seen::{Tally, say};

#[test]
fn summary_of_the_small_world() {
    let mut total = Tally::default();
    for (what, tally) in [
        ("fresh", fresh::tally()),
        ("permute", permute::tally()),
        ("drop_axis", drop_axis::tally()),
        ("narrow", narrow::tally()),
        ("block", block::tally()),
        ("expand", expand::tally()),
        ("diagonal", diagonal::tally()),
    ] {
        say(&tally.line(what));
        assert!(tally.dense_by_operation <= tally.dense, "{what}: a result typed dense is not");
        total.add(*tally);
    }
    say(&total.line("small world"));
    say(&format!("conversions: {} compared", conversions::count()));
    assert!(total.cases >= 1_000_000, "{} cases: part of the small world was left out", total.cases);
}
