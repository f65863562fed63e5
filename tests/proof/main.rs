//! The proof of density against the truth: every single operation on every small mapping, and random chains,
//! each compiled; what the type claims beside what the offsets are for every value of the run-time numbers.
//!
//! The tables are written by `generate.py`; what is printed shows with `cargo test --test proof -- --nocapture`.
#[macro_use]
mod row;
#[allow(clippy::too_many_lines, reason = "a table")]
mod chains;
mod oracle;
#[allow(clippy::too_many_lines, reason = "a table")]
mod single;
mod values;

use oracle::Truth;
use row::{Row, Step};
use std::collections::BTreeMap;

#[derive(Default)]
struct Counts {
    rows: usize,
    claimed: usize,
    /// Dense whatever the run-time numbers of the result's type are, and not claimed.
    missed: usize,
    /// Dense whatever the run-time numbers of the operand are, but the result's type has a run-time stride.
    operation_only: usize,
    luck: usize,
    never: usize,
    by_operation: usize,
    mdspan: usize,
}

fn kind(row: &Row) -> &'static str {
    match row.steps {
        [] => "none",
        [Step::Permute(_)] => "permute",
        [Step::Drop(_)] => "drop_axis",
        [Step::Narrow(..)] => "narrow",
        [Step::Block(sizes)] if sizes.iter().any(|s| matches!(s, row::Size::Full)) => "block, some axes Full",
        [Step::Block(_)] => "block",
        [Step::Expand(..)] => "expand",
        [Step::Diagonal(_)] => "diagonal",
        [Step::Merge(..)] => "merge_axes",
        [Step::Split(..)] => "split_axis",
        [_, _] => "chain of 2",
        [_, _, _] => "chain of 3",
        _ => "chain of 4",
    }
}

fn count(rows: fn(&mut dyn FnMut(Row))) {
    let mut counts = BTreeMap::<_, Counts>::new();
    rows(&mut |row| {
        let row = &row;
        let truth = oracle::truth(row);
        let c = counts.entry(kind(row)).or_default();
        c.rows += 1;
        assert!(row.claim.is_none() || truth.by_operation, "a false claim: {}", oracle::describe(row));
        assert_eq!(
            row.claim.is_some(),
            row.constant,
            "the constant and the proof: {}",
            oracle::describe(row)
        );
        let Truth { by_result, by_operation, ever } = truth;
        match row.claim {
            Some(_) => c.claimed += 1,
            None if by_result => {
                println!("missed: {}", oracle::describe(row));
                c.missed += 1;
            }
            None if by_operation => c.operation_only += 1,
            None if ever => c.luck += 1,
            None => c.never += 1,
        }
        c.by_operation += usize::from(row.by_operation);
        c.mdspan += usize::from(oracle::mdspan(row));
    });
    println!(
        "| operation | results | dense and claimed | dense by the facts of the result's type, not claimed | dense by \
         what the operation knew, run-time strides in the type | dense by luck | never dense | claimed by the rule by \
         operation | by mdspan's rule |\n|---|---|---|---|---|---|---|---|---|"
    );
    for (kind, c) in &counts {
        println!(
            "| {kind} | {} | {} | {} | {} | {} | {} | {} | {} |",
            c.rows, c.claimed, c.missed, c.operation_only, c.luck, c.never, c.by_operation, c.mdspan
        );
    }
    let sum = |f: fn(&Counts) -> usize| counts.values().map(f).sum::<usize>();
    let (claimed, missed) = (sum(|c| c.claimed), sum(|c| c.missed));
    println!("claimed {claimed} of the {} that static facts prove; no false claim", claimed + missed);
    assert!(claimed * 100 >= (claimed + missed) * 99);
}

#[test]
fn every_single_operation() {
    count(single::rows);
}

#[test]
fn random_chains() {
    count(chains::rows);
}
