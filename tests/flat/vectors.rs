//! The recorded vectors: every record about flat layouts, tuples and colex, errors by kind.
//!
//! The records count modes from 1, the code from 0.
use serde_json::{Value, json};
use std::collections::BTreeMap;
use std::fs::read_to_string;
use strata_layout::{FlatLayout, LayoutError};

const FILES: [&str; 6] =
    ["cutlass", "edge", "layout_algebra", "layout_binary", "layout_refined", "layout_unary"];
const OTHER_FILES: [&str; 5] = ["morphism_binary", "morphism_make", "morphism_unary", "paper", "strata"];

fn records(name: &str) -> Vec<Value> {
    let path = format!("{}/tests/vectors/{name}.jsonl", env!("CARGO_MANIFEST_DIR"));
    read_to_string(path).unwrap().lines().map(|line| serde_json::from_str(line).unwrap()).collect()
}

fn numbers(value: &Value) -> Vec<usize> {
    value.as_array().unwrap().iter().map(|n| usize::try_from(n.as_u64().unwrap()).unwrap()).collect()
}

fn number(value: &Value) -> usize {
    usize::try_from(value.as_u64().unwrap()).unwrap()
}

/// Modes counted from 1 as modes counted from 0; mode 0 has no counterpart but the largest number.
fn modes(value: &Value) -> Vec<usize> {
    numbers(value).iter().map(|n| n.wrapping_sub(1)).collect()
}

fn layout(value: &Value) -> Result<FlatLayout, LayoutError> {
    FlatLayout::new(&numbers(&value["shape"]), &numbers(&value["stride"]))
}

fn show(layout: &FlatLayout) -> Value {
    json!({"shape": layout.shape(), "stride": layout.stride()})
}

#[allow(clippy::large_types_passed_by_value)] // as the operations return it
fn shown(result: Result<FlatLayout, LayoutError>) -> Result<Value, LayoutError> {
    result.map(|layout| show(&layout))
}

/// What the library says to one record.
fn answer(op: &str, input: &Value) -> Result<Value, LayoutError> {
    let l = || layout(&input["layout"]);
    let a = || layout(&input["a"]);
    let b = || layout(&input["b"]);
    let parts = |r: strata_layout::flat::Refined, skip: usize| json!({"parts": r.parts().skip(skip).map(|p| show(&p)).collect::<Vec<_>>()});
    let of_shape = || FlatLayout::column_major(&numbers(&input["shape"]));
    Ok(match op {
        "tuple_size" => json!(FlatLayout::column_major(&numbers(&input["tuple"]))?.size()),
        "tuple_concat" => {
            let [x, y] = ["x", "y"].map(|k| FlatLayout::column_major(&numbers(&input[k])));
            json!(x?.concat(&y?)?.shape())
        }
        "tuple_divides" => {
            // X divides Y when Y restricted to as many leading modes is X.
            let [x, y] = ["x", "y"].map(|k| numbers(&input[k]));
            let leading: Vec<_> = (0..x.len()).collect();
            let prefix = FlatLayout::column_major(&y)?.restrict(&leading);
            json!(prefix.is_ok_and(|p| p.shape() == x))
        }
        "tuple_permute" => {
            let tuple = FlatLayout::column_major(&numbers(&input["tuple"]))?;
            json!(tuple.permute(&modes(&input["perm"]))?.shape())
        }
        "tuple_coords" => {
            let shape = of_shape()?;
            let all: Vec<_> =
                (0..shape.size()).map(|n| shape.colex_inverse(n).unwrap().as_slice().to_vec()).collect();
            json!(all)
        }
        "colex" => json!(of_shape()?.colex(&numbers(&input["coord"]))?),
        "colex_inv" => json!(of_shape()?.colex_inverse(number(&input["index"]))?.as_slice()),
        "layout_new" => show(&l()?),
        "layout_attrs" => {
            let l = l()?;
            json!({
                "rank": l.rank(), "size": l.size(), "cosize": l.cosize(),
                "is_column_major": l.is_column_major(), "is_row_major": l.is_row_major(),
                "is_degenerate": l.is_degenerate(), "is_sorted": l.is_sorted(),
                "is_coalesced": l.is_coalesced(), "is_injective": l.is_injective(),
                "is_compact": l.is_compact(), "is_complementable": l.is_complementable(),
                "is_tractable": l.is_tractable(),
            })
        }
        "layout_mode" => {
            let (extent, stride) = l()?.mode(number(&input["i"]).wrapping_sub(1))?;
            json!({"extent": extent, "stride": stride})
        }
        "layout_coord" => json!(l()?.coordinate_offset(&numbers(&input["coord"]))?),
        "layout_index" => json!(l()?.offset(number(&input["index"]))?),
        "layout_table" => {
            let l = l()?;
            assert!((0..l.size()).map(|n| l.offset(n).unwrap()).eq(l.offsets()));
            json!(l.offsets().collect::<Vec<_>>())
        }
        "layout_restrict" => show(&l()?.restrict(&modes(&input["subset"]))?),
        "layout_squeeze" => show(&l()?.squeeze()),
        "layout_filter_zeros" => show(&l()?.filter_zeros()),
        "layout_permute" => show(&l()?.permute(&modes(&input["perm"]))?),
        "layout_sort" => show(&l()?.sort()),
        "layout_sort_perm" => {
            let sigma = l()?.sort_permutation();
            json!(sigma.as_slice().iter().map(|i| i + 1).collect::<Vec<_>>())
        }
        "layout_concat" => show(&a()?.concat(&b()?)?),
        "layout_coalesce" => show(&l()?.coalesce()),
        "layout_same_function" => json!(a()?.same_function(&b()?)),
        "layout_are_complementary" => json!(a()?.are_complementary(&b()?)),
        "layout_complement" => shown(l()?.complement(number(&input["n"])))?,
        "layout_complement_min" => shown(l()?.complement_min())?,
        "layout_compose" => shown(layout(&input["outer"])?.compose(&layout(&input["inner"])?))?,
        "layout_compose_refined" => {
            parts(layout(&input["outer"])?.compose_refined(&layout(&input["inner"])?)?, 0)
        }
        "layout_divide" => shown(a()?.divide(&b()?))?,
        "layout_divide_refined" => parts(a()?.divide_refined(&b()?)?, 0),
        "layout_product" => shown(a()?.product(&b()?))?,
        "layout_product_any_n" => shown(a()?.product_min(&b()?))?,
        "layout_product_refined" => parts(a()?.product_refined(&b()?)?, 1),
        _ => panic!("no such operation: {op}"),
    })
}

fn is_ours(op: &str) -> bool {
    // A standard representation is a morphism: see the tests of morphisms.
    op != "layout_standard_rep" && ["layout", "tuple", "colex"].contains(&op.split('_').next().unwrap())
}

#[test]
fn every_record_passes() {
    let mut count: BTreeMap<String, usize> = BTreeMap::new();
    let mut failures = vec![];
    for name in FILES.iter().chain(&OTHER_FILES) {
        for record in records(name) {
            let op = record["op"].as_str().unwrap().to_owned();
            if !is_ours(&op) {
                continue;
            }
            let mut got = match answer(&op, &record["in"]) {
                Ok(value) => value,
                Err(error) => json!({"error": error.kind()}),
            };
            if op == "layout_attrs" && record["out"].get("is_injective").is_none() {
                // Too large for the enumeration that made the records; the rest is there.
                got.as_object_mut().unwrap().remove("is_injective");
            }
            if got != record["out"] {
                failures.push(format!("{name}: {record}\n  got {got}"));
            }
            *count.entry(op).or_default() += 1;
        }
    }
    assert!(failures.is_empty(), "{} records fail:\n{}", failures.len(), failures.join("\n"));
    let total: usize = count.values().sum();
    println!("{total} records in {} operations pass: {count:?}", count.len());
    assert_eq!((total, count.len()), (4267, 32));
}

/// CuTe gives 1:0 where ours has no modes.
fn as_cute(l: &FlatLayout) -> FlatLayout {
    if l.rank() == 0 { FlatLayout::new(&[1], &[0]).unwrap() } else { *l }
}

/// The `cute_*` records hold CuTe's conventions, so ours need not pass them; this says where both
/// agree and where they differ, for each operation.
#[test]
fn cute_records_agree_where_the_conventions_do() {
    let mut count: BTreeMap<String, [usize; 3]> = BTreeMap::new();
    for record in records("cutlass") {
        let op = record["op"].as_str().unwrap();
        if !op.starts_with("cute_") {
            continue;
        }
        let input = &record["in"];
        let cute = record["out"].get("error").is_none().then(|| layout(&record["out"]).unwrap());
        let get = |key: &str| layout(&input[key]).unwrap();
        // Which of: both agree, ours refuses and why, ours answers where CuTe refuses.
        let outcome = match op {
            // Equal but for `():()`.
            "cute_coalesce" => {
                assert_eq!(cute, Some(as_cute(&get("layout").coalesce())));
                0
            }
            // CuTe's filter is squeeze, filter and coalesce in one.
            "cute_filter" => {
                assert_eq!(cute, Some(as_cute(&get("layout").squeeze().filter_zeros().coalesce())));
                0
            }
            // CuTe drops strides 0 first, and rounds what does not divide.
            "cute_complement" => match get("layout").filter_zeros().complement(number(&input["n"])) {
                Ok(complement) => {
                    assert_eq!(cute, Some(as_cute(&complement)), "{record}");
                    0
                }
                Err(error) => {
                    assert!(["not-complementable", "n-not-multiple"].contains(&error.kind()), "{record}");
                    1
                }
            },
            // CuTe goes on past the size in the last mode, and has no test across modes.
            "cute_composition" => match (get("outer").compose_refined(&get("inner")), cute) {
                (Ok(ours), Some(cute)) => {
                    assert!(ours.layout().same_function(&cute), "{record}");
                    0
                }
                (Err(error), _) => {
                    assert!(["cosize-exceeds-size", "not-a-layout"].contains(&error.kind()), "{record}");
                    1
                }
                (Ok(_), None) => 2,
            },
            // Both inherit from complement and composition, and CuTe keeps a mode 1:0.
            "cute_divide" | "cute_product" => {
                let (a, b) = (get("a"), get("b"));
                let ours = if op == "cute_divide" { a.divide_refined(&b) } else { a.product_refined(&b) };
                match (ours, cute) {
                    (Ok(ours), Some(cute)) => {
                        assert!(ours.layout().same_function(&cute), "{record}");
                        0
                    }
                    (Err(error), _) => {
                        let kinds = ["not-complementable", "n-not-multiple", "not-a-layout"];
                        assert!(kinds.contains(&error.kind()), "{record}");
                        1
                    }
                    (Ok(_), None) => 2,
                }
            }
            _ => panic!("no such operation: {op}"),
        };
        count.entry(op.to_owned()).or_default()[outcome] += 1;
    }
    println!("agree, ours refuses, CuTe refuses: {count:?}");
    let sum = |outcome: usize| count.values().map(|row| row[outcome]).sum::<usize>();
    assert_eq!([0, 1, 2].map(sum), [324, 49, 2]);
}

fn case_layout(value: &Value) -> FlatLayout {
    FlatLayout::new(&numbers(&value[0]), &numbers(&value[1])).unwrap()
}

/// Inputs of public bug reports about other libraries: those about the algebra, and the questions
/// about layouts that flat layouts answer.
#[test]
fn reported_cases_are_answered() {
    let mut count: BTreeMap<String, usize> = BTreeMap::new();
    for case in records("cases") {
        let (id, op) = (case["id"].as_str().unwrap(), case["op"].as_str().unwrap());
        let (input, expected) = (&case["input"], &case["expected"]);
        match op {
            "coalesce" => assert_eq!(layout(input).unwrap().coalesce(), case_layout(expected), "{id}"),
            "complement" => {
                let complement = layout(input).unwrap().complement(number(&input["N"])).unwrap();
                assert_eq!(complement, case_layout(expected), "{id}");
            }
            "composition" => {
                let (a, b) = (case_layout(&input["A"]), case_layout(&input["B"]));
                let composite = a.compose_refined(&b).unwrap();
                assert_eq!(*composite.layout(), case_layout(expected), "{id}");
                // P121 needs two modes for its one.
                assert_eq!(a.compose(&b).is_ok(), composite.layout().rank() == b.rank(), "{id}");
            }
            "logical_divide" => {
                let (a, b) = (case_layout(&input["A"]), case_layout(&input["B"]));
                let quotient = a.divide_refined(&b).unwrap();
                let inner = (0..b.rank())
                    .fold(FlatLayout::EMPTY, |all, i| all.concat(&quotient.part(i).unwrap()).unwrap());
                assert_eq!(inner.coalesce(), case_layout(&expected["inner"]), "{id}");
                let outer = (b.rank()..quotient.len())
                    .fold(FlatLayout::EMPTY, |all, i| all.concat(&quotient.part(i).unwrap()).unwrap());
                assert_eq!(outer.coalesce(), case_layout(&expected["outer"]), "{id}");
            }
            "properties" => {
                let l = match FlatLayout::new(&numbers(&input["shape"]), &numbers(&input["strides"])) {
                    Ok(l) => l,
                    Err(error) => {
                        // Flat layouts are never empty; mappings answer these.
                        assert!(error.kind() == "zero-extent" && expected["span"] == 0, "{id}");
                        continue;
                    }
                };
                let reversed = l.permute(&(0..l.rank()).rev().collect::<Vec<_>>()).unwrap();
                let line = FlatLayout::column_major(&[l.size()]).unwrap();
                let ours = json!({
                    "dense_c": reversed.same_function(&line), "dense_f": l.same_function(&line),
                    "unique": l.is_injective(), "span": l.cosize(),
                });
                for (key, value) in ours.as_object().unwrap() {
                    assert_eq!(*value, expected[key], "{id} {key}");
                }
            }
            "equal" => {
                let (a, b) = (case_layout(&input["a"]), case_layout(&input["b"]));
                assert_eq!((a == b, a.same_function(&b)), (false, true), "{id}");
            }
            _ => continue, // about mappings, views and files
        }
        *count.entry(op.to_owned()).or_default() += 1;
    }
    let total: usize = count.values().sum();
    println!("{total} cases: {count:?}");
    let algebra: usize =
        ["coalesce", "complement", "composition", "logical_divide"].iter().map(|k| count[*k]).sum();
    assert_eq!((algebra, total), (10, 21));
}
