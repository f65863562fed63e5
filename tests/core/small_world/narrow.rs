//! Every axis of every mapping narrowed to every length, and to lengths it has not.
use super::table::*;
use crate::seen::Tally;
use std::sync::OnceLock;
use strata_layout::LayoutError;

macro_rules! push {
    ([$rows:ident $rank:tt $operand:tt] $($axis:literal)*) => {
        $($rows.push(narrow_row::<operand!($rank, $operand), $axis>());)*
    };
}

fn rows() -> Vec<Row> {
    let mut rows = vec![];
    every_operand!(1 each_axis push rows);
    every_operand!(2 each_axis push rows);
    every_operand!(3 each_axis push rows);
    every_operand!(4 each_axis push rows);
    rows
}

pub fn tally() -> &'static Tally {
    static TALLY: OnceLock<Tally> = OnceLock::new();
    TALLY.get_or_init(|| {
        let mut tally = Tally::default();
        for row in rows() {
            let axis = row.list[0];
            for operand in row.operands() {
                let extent = operand.shape[axis];
                for length in (0..=extent + 1).chain([usize::MAX]) {
                    let result = (row.run)(&operand.shape, &operand.strides, &[length]);
                    if length <= extent {
                        tally.check(&result.unwrap(), &operand.narrow(axis, length));
                    } else {
                        let error = LayoutError::BlockTooLarge { axis, size: length, extent };
                        assert_eq!(result.unwrap_err(), error);
                        tally.refused += 1;
                    }
                }
            }
        }
        tally
    })
}

#[test]
fn every_axis_of_every_small_mapping_narrowed_to_every_length() {
    // One axis of each dense mapping is the slowest; extents 0 to 3 have 1 + 2 + 3 + 4 lengths.
    assert_eq!(tally().dense_by_operation, 10 * (3 + 4 * 4 + 8 * 16 + 26 * 64));
    // Two lengths too large for each operand and axis.
    assert!(tally().refused > 2 * 26 * 4 * 256 && tally().cases > tally().refused);
}
