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
