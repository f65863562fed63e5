//! The conformance vectors of the mapping operations, `tests/vectors/strata.jsonl`, all of them.
use crate::oracle::{Kind, Oracle, spelled, tuples};
use crate::seen::say;
use crate::small_world::table::Row;
use crate::small_world::{block, diagonal, drop_axis, expand, fresh, permute};
use crate::vector_types::{Rank5, memory_orders};
use serde_json::Value;
use std::collections::BTreeMap;
use strata_layout::axis::AxisList;
use strata_layout::*;

/// How many records the file has, so that none is passed over.
const RECORDS: usize = 1262;

/// Misuse that does not compile, by operation and kind of error; `ui-tests` show what the compiler says.
const NOT_EXPRESSIBLE: [(&str, &str, usize, &str); 5] = [
    ("strata_permute", "bad-permutation", 3, "a permutation is a type, and lists each axis of its rank once"),
    ("strata_drop_axis", "out-of-range", 2, "an axis is a type, and below the rank"),
    ("strata_block", "rank-mismatch", 1, "corner and sizes have the rank of the mapping as types"),
    (
        "strata_expand",
        "bad-axes",
        3,
        "positions are types: distinct, in the space, which has a place for each",
    ),
    ("strata_diagonal", "bad-axes", 4, "axes are types: at least one, distinct, below the rank"),
];

pub fn records(file: &str) -> Vec<Value> {
    let path = format!("{}/tests/vectors/{file}", env!("CARGO_MANIFEST_DIR"));
    let text = std::fs::read_to_string(path).expect("the vectors are there");
    text.lines().map(|line| serde_json::from_str(line).expect("one record a line")).collect()
}

/// A list of numbers.
pub fn list(value: &Value) -> Vec<usize> {
    value.as_array().expect("a list").iter().map(number).collect()
}

pub fn number(value: &Value) -> usize {
    usize::try_from(value.as_u64().expect("a number")).unwrap()
}

/// The operand of a record.
fn operand(input: &Value) -> Oracle {
    let shape = list(&input["shape"]);
    match input.get("order") {
        Some(order) => Oracle::dense(&shape, &list(order)),
        None => Oracle::strided(&shape, &list(&input["strides"])),
    }
}

/// The result that a record expects.
fn expected(out: &Value) -> Oracle {
    let mut oracle = Oracle::strided(&list(&out["shape"]), &list(&out["strides"]));
    if let Some(order) = out.get("order").filter(|order| !order.is_null()) {
        oracle.kind = Kind::Dense(list(order));
        assert_eq!(canonical(&out["canonical"]), spelled(&list(order)));
    }
    oracle
}

/// How we print the order that a record names.
fn canonical(name: &Value) -> String {
    match name.as_str().expect("a name") {
        "ColumnMajor" => "column-major".into(),
        "RowMajor" => "row-major".into(),
        order => {
            let axes = order.strip_prefix("Order<").and_then(|rest| rest.strip_suffix('>')).unwrap();
            format!("order ({})", axes.split(',').collect::<Vec<_>>().join(", "))
        }
    }
}

/// Runs every row of that operand and list: at least one, and the symbolic spelling of the order too.
fn run(rows: &[Row], operand: &Oracle, axes: &[usize], argument: &[usize], expected: &Oracle) {
    let order = match &operand.kind {
        Kind::Dense(order) => Some(order),
        _ => None,
    };
    let mut ran = 0;
    let fits = |row: &&Row| row.rank == operand.rank() && row.order.as_ref() == order && row.list == axes;
    for row in rows.iter().filter(fits) {
        let seen = (row.run)(&operand.shape, &operand.strides, argument).expect("the vector has a result");
        seen.check(expected);
        ran += 1;
    }
    assert!(ran > 0, "no row for {operand:?} {axes:?}");
}

/// The axes of the symbolic orders, by rank.
fn concrete(name: &str, rank: usize) -> &'static [usize] {
    fn axes<O: OrderForRank<R>, const R: usize>() -> &'static [usize] {
        <ConcreteOrderOf<O, R> as ConcreteOrder>::Axes::AXES
    }
    fn of<O>(rank: usize) -> &'static [usize]
    where
        O: OrderForRank<0> + OrderForRank<1> + OrderForRank<2>,
        O: OrderForRank<3> + OrderForRank<4> + OrderForRank<5>,
    {
        [axes::<O, 0>, axes::<O, 1>, axes::<O, 2>, axes::<O, 3>, axes::<O, 4>, axes::<O, 5>][rank]()
    }
    if name == "RowMajor" { of::<RowMajor>(rank) } else { of::<ColumnMajor>(rank) }
}

#[test]
fn every_vector_of_the_mapping_operations() {
    let mut rank5 = Rank5::new();
    let with = |mut rows: Vec<Row>, more: &mut Vec<Row>| {
        rows.append(more);
        rows
    };
    let dense = with(fresh::rows(), &mut rank5.dense);
    let permute = with(permute::rows(), &mut rank5.permute);
    let drop_axis = with(drop_axis::rows(), &mut rank5.drop_axis);
    let block = with(block::rows(), &mut rank5.block);
    let expand = with(expand::rows(), &mut rank5.expand);
    let diagonal = with(diagonal::rows(), &mut rank5.diagonal);
    let memory = memory_orders();
    let (mut ran, mut refused) = (0, 0);
    let mut passed: BTreeMap<(String, String), usize> = BTreeMap::new();
    let all = records("strata.jsonl");
    assert_eq!(all.len(), RECORDS);
    for record in &all {
        let (op, input, out) = (record["op"].as_str().unwrap(), &record["in"], &record["out"]);
        if let Some(kind) = out.get("error") {
            let kind = kind.as_str().unwrap();
            match error_of(op, input) {
                Some(error) => {
                    assert_eq!(error.kind(), kind, "{record}");
                    refused += 1;
                }
                None => *passed.entry((op.into(), kind.into())).or_default() += 1,
            }
            continue;
        }
        match op {
            "strata_concrete_order" => {
                let axes = concrete(input["name"].as_str().unwrap(), number(&input["rank"]));
                assert_eq!(axes, list(out));
            }
            "strata_dense" => {
                let operand = operand(input);
                let mut expected = Oracle::strided(&operand.shape, &list(&out["strides"]));
                let order = list(&input["order"]);
                assert_eq!(canonical(&out["canonical"]), spelled(&order));
                // The text is that of the spelling given, which each row knows.
                for row in dense.iter().filter(|row| row.order.as_ref() == Some(&order)) {
                    expected.kind = Kind::Spelled(order.clone(), row.spelling.clone().unwrap());
                    (row.run)(&operand.shape, &[], &[]).unwrap().check(&expected);
                }
                assert!(dense.iter().any(|row| row.order.as_ref() == Some(&order)));
            }
            "strata_permute" => run(&permute, &operand(input), &list(&input["perm"]), &[], &expected(out)),
            "strata_drop_axis" => {
                let expected = expected(out);
                assert_eq!(out["dense"].as_bool().unwrap(), expected.kind != Kind::Strided);
                let mut met = expected.offsets();
                met.sort_unstable();
                assert_eq!(out["contiguous"].as_bool().unwrap(), met.iter().copied().eq(0..met.len()));
                run(&drop_axis, &operand(input), &[number(&input["axis"])], &[], &expected);
            }
            "strata_block" => {
                let (operand, start) = (operand(input), list(&input["start"]));
                assert_eq!(operand.offset(&start), number(&out["offset"]));
                run(&block, &operand, &[], &list(&input["sizes"]), &expected(out));
            }
            "strata_expand" => {
                let inserted = list(&input["inserted"]);
                run(&expand, &operand(input), &inserted, &list(&input["space"]), &expected(out));
            }
            "strata_diagonal" => {
                run(&diagonal, &operand(input), &list(&input["axes"]), &[], &expected(out));
            }
            "strata_memory_order" => {
                let strides = list(&input["strides"]);
                let row = memory.iter().find(|row| row.strides == strides);
                assert_eq!(row.expect("a type for each").order, list(&out["order"]), "{strides:?}");
            }
            other => panic!("an operation without a test: {other}"),
        }
        ran += 1;
    }
    for ((op, kind), count) in &passed {
        let known = NOT_EXPRESSIBLE.iter().find(|row| row.0 == op && row.1 == kind);
        let (_, _, expected, reason) = known.unwrap_or_else(|| panic!("{op} {kind} could be tried"));
        assert_eq!(count, expected);
        say(&format!("not expressible: {count} of {op}, {kind}: {reason}"));
    }
    let passed: usize = passed.values().sum();
    say(&format!("vectors: {ran} results, {refused} errors at run time, {passed} that do not compile"));
    assert_eq!((ran, refused, passed), (RECORDS - 16, 3, 13));
}

/// The error of a misuse that compiles.
fn error_of(op: &str, input: &Value) -> Option<LayoutError> {
    match op {
        "strata_block" if list(&input["start"]).len() == 2 => {
            let (shape, start, sizes) = (list(&input["shape"]), list(&input["start"]), list(&input["sizes"]));
            let data = [0; 6];
            let m = DenseMapping::<_, RowMajor>::new((shape[0], shape[1])).unwrap();
            let view = View::new(&data, m).unwrap();
            Some(view.block([start[0], start[1]], (sizes[0], sizes[1])).unwrap_err())
        }
        "strata_expand" if input["inserted"] == serde_json::json!([0]) => {
            let [a, b, c] = list(&input["space"])[..] else { return None };
            let m = StridedMapping::new((2, 3), (1, 2)).unwrap();
            Some(m.expand::<axes![0], _>((a, b, c)).unwrap_err())
        }
        _ => None,
    }
}

#[test]
fn where_a_block_starts_is_where_the_view_starts() {
    let mut count = 0;
    for record in records("strata.jsonl").iter().filter(|record| record["op"] == "strata_block") {
        let (input, out) = (&record["in"], &record["out"]);
        let (shape, start) = (list(&input["shape"]), list(input.get("start").unwrap()));
        if shape.len() != 2 || out.get("error").is_some() {
            continue;
        }
        let (operand, sizes) = (operand(input), list(&input["sizes"]));
        let t = &operand.strides;
        let m = StridedMapping::new((shape[0], shape[1]), (t[0], t[1])).unwrap();
        let data: Vec<usize> = (0..m.cosize()).collect();
        let block = View::new(&data, m).unwrap().block([start[0], start[1]], (sizes[0], sizes[1])).unwrap();
        let from = number(&out["offset"]);
        let expected = tuples(&sizes).iter().map(|i| from + operand.offset(i)).collect::<Vec<_>>();
        assert!(block.iter().eq(&expected));
        count += 1;
    }
    assert_eq!(count, 27);
}
