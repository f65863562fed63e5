//! Every block of every mapping, and blocks one too large along each axis.
use super::table::*;
use crate::oracle::tuples;
use crate::seen::Tally;
use std::sync::OnceLock;
use strata_layout::LayoutError;

macro_rules! push {
    ([$rows:ident $rank:tt $operand:tt] []) => {
        $rows.push(block_row::<operand!($rank, $operand)>());
    };
}

/// A row for every type of operand.
pub fn rows() -> Vec<Row> {
    let mut rows = vec![];
    every_operand!(0 no_list push rows);
    every_operand!(1 no_list push rows);
    every_operand!(2 no_list push rows);
    every_operand!(3 no_list push rows);
    every_operand!(4 no_list push rows);
    two_operands!(5 no_list push rows);
    rows
}

pub fn tally() -> &'static Tally {
    static TALLY: OnceLock<Tally> = OnceLock::new();
    TALLY.get_or_init(|| {
        let mut tally = Tally::default();
        for row in rows().iter().filter(|row| row.rank <= 4) {
            for operand in row.operands() {
                let limits: Vec<usize> = operand.shape.iter().map(|extent| extent + 1).collect();
                for sizes in tuples(&limits) {
                    let block = (row.run)(&operand.shape, &operand.strides, &sizes).unwrap();
                    tally.check(&block, &operand.block(&sizes));
                }
                for axis in 0..row.rank {
                    // Every size after it is too large as well: the first is named.
                    let extent = operand.shape[axis];
                    let sizes: Vec<usize> =
                        (0..row.rank).map(|k| operand.shape[k] + usize::from(k >= axis)).collect();
                    let error = (row.run)(&operand.shape, &operand.strides, &sizes).unwrap_err();
                    assert_eq!(error, LayoutError::BlockTooLarge { axis, size: extent + 1, extent });
                    tally.refused += 1;
                }
            }
        }
        tally
    })
}

#[test]
fn every_block_of_every_small_mapping() {
    assert_eq!(tally().dense_by_operation, 0, "no block is typed dense");
    // Extents 0 to 3 have 1 + 2 + 3 + 4 sizes.
    assert!(tally().cases > 26 * 10_usize.pow(4) + 8 * 10_usize.pow(3));
    assert!(tally().refused > 26 * 4 * 256);
}
