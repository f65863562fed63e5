//! Mappings as they are built.
use super::table::*;
use crate::oracle::Kind;
use crate::seen::Tally;
use std::sync::OnceLock;

macro_rules! push {
    ([$rows:ident $rank:tt $operand:tt] []) => {
        $rows.push(fresh_row::<operand!($rank, $operand)>());
    };
}

/// A row for every order and one for strided mappings, by rank.
pub fn rows() -> Vec<Row> {
    let mut rows = vec![];
    every_operand!(0 no_list push rows);
    every_operand!(1 no_list push rows);
    every_operand!(2 no_list push rows);
    every_operand!(3 no_list push rows);
    every_operand!(4 no_list push rows);
    // For the vectors.
    two_operands!(5 no_list push rows);
    rows
}

pub fn tally() -> &'static Tally {
    static TALLY: OnceLock<Tally> = OnceLock::new();
    TALLY.get_or_init(|| {
        let mut tally = Tally::default();
        for row in rows().iter().filter(|row| row.rank <= 4) {
            for operand in row.operands() {
                let mut expected = operand.clone();
                if let (Kind::Dense(order), Some(text)) = (&operand.kind, &row.spelling) {
                    expected.kind = Kind::Spelled(order.clone(), text.clone());
                }
                tally.check(&(row.run)(&operand.shape, &operand.strides, &[]).unwrap(), &expected);
            }
        }
        tally
    })
}

#[test]
fn every_small_mapping_tells_what_the_oracle_knows() {
    // Per rank: as many orders as permutations and the two symbolic ones.
    let dense = 3 + 3 * 4 + 4 * 16 + 8 * 64 + 26 * 256;
    assert!(tally().dense_by_operation == dense, "{} dense mappings", tally().dense_by_operation);
    assert!(tally().cases > dense);
}
