//! The conformance records about morphisms, every one, errors by kind.
use std::collections::BTreeMap;

use serde_json::{Value, json};
use strata_layout::{FlatLayout, LayoutError, TupleMorphism};

const FILES: [(&str, &str); 11] = [
    ("cases", include_str!("../vectors/cases.jsonl")),
    ("cutlass", include_str!("../vectors/cutlass.jsonl")),
    ("edge", include_str!("../vectors/edge.jsonl")),
    ("layout_algebra", include_str!("../vectors/layout_algebra.jsonl")),
    ("layout_binary", include_str!("../vectors/layout_binary.jsonl")),
    ("layout_refined", include_str!("../vectors/layout_refined.jsonl")),
    ("layout_unary", include_str!("../vectors/layout_unary.jsonl")),
    ("morphism_binary", include_str!("../vectors/morphism_binary.jsonl")),
    ("morphism_make", include_str!("../vectors/morphism_make.jsonl")),
    ("morphism_unary", include_str!("../vectors/morphism_unary.jsonl")),
    ("paper", include_str!("../vectors/paper.jsonl")),
];

fn numbers(v: &Value) -> Vec<usize> {
    v.as_array().unwrap().iter().map(number).collect()
}

fn number(v: &Value) -> usize {
    usize::try_from(v.as_u64().unwrap()).unwrap()
}

/// Numbers counted from 1 as numbers counted from 0; 0 becomes one that no list has.
fn from_one(v: &Value) -> Vec<usize> {
    numbers(v).into_iter().map(|i| i.wrapping_sub(1)).collect()
}

fn morphism(v: &Value) -> Result<TupleMorphism, LayoutError> {
    let map: Vec<_> = numbers(&v["map"]).into_iter().map(|i| i.checked_sub(1)).collect();
    TupleMorphism::new(&numbers(&v["domain"]), &numbers(&v["codomain"]), &map)
}

fn show(f: &TupleMorphism) -> Value {
    let map: Vec<_> = f.map().iter().map(|target| target.map_or(0, |j| j + 1)).collect();
    json!({"domain": f.domain(), "codomain": f.codomain(), "map": map})
}

fn show_layout(l: &FlatLayout) -> Value {
    json!({"shape": l.shape(), "stride": l.stride()})
}

/// The library's answer to a record about morphisms, in the form of the record.
fn answer(op: &str, of: &Value) -> Result<Value, LayoutError> {
    let f = || morphism(&of["f"]).unwrap();
    let g = || morphism(&of["g"]).unwrap();
    let one = || morphism(&of["morphism"]).unwrap();
    let shape = || numbers(&of["shape"]);
    let subset = || from_one(&of["subset"]);
    Ok(match op {
        "layout_standard_rep" => {
            let (shape, stride) = (numbers(&of["layout"]["shape"]), numbers(&of["layout"]["stride"]));
            show(&TupleMorphism::standard(&FlatLayout::new(&shape, &stride).unwrap())?)
        }
        "morphism_new" => show(&morphism(&of["morphism"])?),
        "morphism_attrs" => attributes(&one()),
        "morphism_layout" => show_layout(&one().layout()),
        "morphism_table" => json!((0..one().size()).map(|n| one().apply(n).unwrap()).collect::<Vec<_>>()),
        "morphism_index" => json!(one().apply(number(&of["index"]))?),
        "morphism_coord" => json!(one().apply_coordinate(&numbers(&of["coord"]))?.as_slice()),
        "morphism_identity" => show(&TupleMorphism::identity(&shape())?),
        "morphism_permutation" => show(&TupleMorphism::permutation(&shape(), &from_one(&of["perm"]))?),
        "morphism_projection" => show(&TupleMorphism::projection(&shape(), &subset())?),
        "morphism_dilation" => show(&TupleMorphism::dilation(&shape(), &numbers(&of["factors"]))?),
        "morphism_expansion" => show(&TupleMorphism::expansion(&numbers(&of["from"]), &numbers(&of["to"]))?),
        "morphism_entry" => show(&one().entry(number(&of["i"]).wrapping_sub(1))?),
        "morphism_restrict" => show(&one().restrict(&subset())?),
        "morphism_factor" => show(&one().factorize(&subset())?),
        "morphism_compose" => show(&g().compose(&f())?),
        "morphism_sum" => show(&f().sum(&g())?),
        "morphism_concat" => show(&f().concat(&g())?),
        "morphism_are_complementary" => json!(f().are_complementary(&g())?),
        "morphism_squeeze" => show(&one().squeeze()),
        "morphism_sort" => show(&one().sort()),
        "morphism_coalesce" => show(&one().coalesce()),
        "morphism_complement" => show(&one().complement()?),
        "morphism_divide" => show(&f().divide(&g())?),
        "morphism_product" => show(&f().product(&g())?),
        _ => panic!("{op}: no such operation"),
    })
}

fn attributes(f: &TupleMorphism) -> Value {
    json!({
        "size": f.size(),
        "cosize": f.cosize(),
        // As printed, the condition on the last entry is asked of codomains of two entries and more.
        "is_standard_form": f.is_standard_form() || f.corank() == 1,
        "is_standard_form_strict": f.is_standard_form(),
        "is_nondegenerate": f.is_nondegenerate(),
        "is_isomorphism": f.is_isomorphism(),
        "is_sorted": f.is_sorted(),
        "is_coalesced": f.is_coalesced(),
        "is_complementable": f.is_complementable(),
    })
}

#[test]
fn every_record_about_morphisms_passes() {
    let mut counts: BTreeMap<String, (usize, usize)> = BTreeMap::new();
    for (file, text) in FILES {
        for (line, record) in text.lines().enumerate() {
            let record: Value = serde_json::from_str(record).unwrap();
            let op = record["op"].as_str().unwrap();
            if !op.starts_with("morphism_") && op != "layout_standard_rep" {
                continue;
            }
            let count = counts.entry(op.to_owned()).or_default();
            count.0 += 1;
            let got = answer(op, &record["in"]).unwrap_or_else(|e| json!({"error": e.kind()}));
            count.1 += usize::from(got.get("error").is_some());
            assert_eq!(got, record["out"], "{file}, line {}: {record}", line + 1);
        }
    }
    let standard = counts["layout_standard_rep"].0;
    let all: usize = counts.values().map(|count| count.0).sum();
    let errors: usize = counts.values().map(|count| count.1).sum();
    println!("{} morphism records and {standard} standard representations, all as recorded", all - standard);
    println!("{errors} of them refusals; {} operations", counts.len());
    for (op, (count, errors)) in &counts {
        println!("{op}: {count}, {errors} of them refusals");
    }
    assert_eq!((all - standard, standard, counts.len()), (1903, 292, 25));
}
