//! Every recorded vector that a verb can be asked about, as a line of text, and the answer as text.
//!
//! The texts are put together here from the numbers of the records, so that reading and writing are tested too.
use std::collections::BTreeMap;
use std::fs::read_to_string;

use serde_json::{Value, json};

const FILES: [&str; 10] = [
    "cutlass",
    "edge",
    "layout_algebra",
    "layout_binary",
    "layout_refined",
    "layout_unary",
    "morphism_binary",
    "morphism_make",
    "morphism_unary",
    "paper",
];

/// `(1,2)`; `less` is 1 where the record counts from 1 and the calculator from 0.
fn list(value: &Value, less: u64) -> String {
    let numbers = value.as_array().unwrap().iter().map(|n| n.as_u64().unwrap());
    // What a record counts as 0 where it counts from 1 is nothing: so is a very large number.
    let numbers = numbers.map(|n| n.checked_sub(less).unwrap_or(1 << 40).to_string());
    format!("({})", numbers.collect::<Vec<_>>().join(","))
}

fn layout(value: &Value) -> String {
    format!("{}:{}", list(&value["shape"], 0), list(&value["stride"], 0))
}

fn morphism(value: &Value) -> String {
    let map = list(&value["map"], 0).replace("(0", "(*").replace(",0", ",*");
    format!("{} -{map}-> {}", list(&value["domain"], 0), list(&value["codomain"], 0))
}

fn parts(value: &Value) -> String {
    value["parts"].as_array().unwrap().iter().map(layout).collect::<Vec<_>>().join(" | ")
}

/// The request for a record, `None` where it is about something no verb does.
fn request(op: &str, of: &Value) -> Option<String> {
    let operands = |verb: &str, operands: &[String]| Some(format!("{verb} {}", operands.join(" ")));
    let one = || layout(&of["layout"]);
    let m = || morphism(&of["morphism"]);
    let number = |key: &str| of[key].to_string();
    if let Some(verb) = op.strip_prefix("layout_") {
        return match verb {
            "new" | "mode" => None,
            "coord" => operands("coordinate_offset", &[one(), list(&of["coord"], 0)]),
            "index" => operands("offset", &[one(), number("index")]),
            "table" => operands("offsets", &[one()]),
            "restrict" => operands(verb, &[one(), list(&of["subset"], 1)]),
            "permute" => operands(verb, &[one(), list(&of["perm"], 1)]),
            "sort_perm" => operands("sort_permutation", &[one()]),
            "standard_rep" => operands("standard", &[one()]),
            "complement" => operands(verb, &[one(), number("n")]),
            "compose" | "compose_refined" => operands(verb, &[layout(&of["outer"]), layout(&of["inner"])]),
            "product_any_n" => operands("product_min", &[layout(&of["a"]), layout(&of["b"])]),
            _ if of.get("a").is_some() => operands(verb, &[layout(&of["a"]), layout(&of["b"])]),
            _ => operands(verb, &[one()]),
        };
    }
    if let Some(verb) = op.strip_prefix("morphism_") {
        return match verb {
            "new" | "table" => None,
            "index" => operands("offset", &[m(), number("index")]),
            "coord" => operands("apply_coordinate", &[m(), list(&of["coord"], 0)]),
            "identity" => operands(verb, &[list(&of["shape"], 0)]),
            "permutation" => operands(verb, &[list(&of["shape"], 0), list(&of["perm"], 1)]),
            "projection" => operands(verb, &[list(&of["shape"], 0), list(&of["subset"], 1)]),
            "dilation" => operands(verb, &[list(&of["shape"], 0), list(&of["factors"], 0)]),
            "expansion" => operands(verb, &[list(&of["from"], 0), list(&of["to"], 0)]),
            "entry" => {
                operands(verb, &[m(), (of["i"].as_u64()?.checked_sub(1).unwrap_or(1 << 40)).to_string()])
            }
            "restrict" => operands(verb, &[m(), list(&of["subset"], 1)]),
            "factor" => operands("factorize", &[m(), list(&of["subset"], 1)]),
            "compose" => operands(verb, &[morphism(&of["g"]), morphism(&of["f"])]),
            _ if of.get("f").is_some() => operands(verb, &[morphism(&of["f"]), morphism(&of["g"])]),
            _ => operands(verb, &[m()]),
        };
    }
    None
}

/// The answer that the record asks for, without what comes after the kind of an error.
fn expected(out: &Value) -> String {
    match out {
        Value::Object(fields) if fields.contains_key("error") => {
            format!("error: {}: ", out["error"].as_str().unwrap())
        }
        Value::Object(fields) if fields.contains_key("parts") => parts(out),
        Value::Object(fields) if fields.contains_key("domain") => morphism(out),
        Value::Object(fields) if fields.contains_key("shape") => layout(out),
        Value::Array(_) => list(out, 0),
        other => other.to_string(),
    }
}

/// Every request that a record makes, with the record's answer.
pub(crate) fn recorded() -> Vec<(String, String, Value)> {
    let mut all = Vec::new();
    for file in FILES {
        let path = format!("{}/tests/vectors/{file}.jsonl", env!("CARGO_MANIFEST_DIR"));
        for line in read_to_string(path).unwrap().lines() {
            let record: Value = serde_json::from_str(line).unwrap();
            let op = record["op"].as_str().unwrap();
            if let Some(request) = request(op, &record["in"]) {
                all.push((op.to_owned(), request, record["out"].clone()));
            }
        }
    }
    all
}

/// The names that the records have for attributes where the calculator has another, or none.
fn as_recorded(op: &str, answer: &str, out: &Value) -> Value {
    let mut attributes: Value = serde_json::from_str(answer).unwrap();
    let fields = attributes.as_object_mut().unwrap();
    if op == "morphism_attrs" {
        let (strict, corank) = (fields["is_standard_form"].clone(), fields["corank"].clone());
        // As printed, the condition on the last entry is asked of codomains of two entries and more.
        fields.insert("is_standard_form_strict".to_owned(), strict.clone());
        fields.insert("is_standard_form".to_owned(), json!(strict == true || corank == 1));
        fields.remove("rank");
        fields.remove("corank");
    } else if out.get("is_injective").is_none() {
        // Too large for the enumeration that made the records; the rest is there.
        fields.remove("is_injective");
    }
    attributes
}

/// Whether an answer is the record's.
pub(crate) fn agrees(op: &str, answer: &str, out: &Value) -> bool {
    if op.ends_with("_attrs") {
        return as_recorded(op, answer, out) == *out;
    }
    // Modes, which the records count from 1.
    let expected = if op == "layout_sort_perm" { list(out, 1) } else { expected(out) };
    if out.get("error").is_some() {
        return answer.starts_with(&expected) && answer.len() > expected.len();
    }
    // The parts of a product begin with the layout that is repeated; the records have those of the repetition.
    let answer =
        if op == "layout_product_refined" { answer.split_once(" | ").map_or("", |s| s.1) } else { answer };
    answer == expected
}

#[test]
fn every_record_is_answered_through_text() {
    let recorded = recorded();
    let requests = recorded.iter().map(|(_, request, _)| request.as_str()).collect::<Vec<_>>().join("\n");
    let answers = crate::answers(&["-"], requests.as_bytes());
    assert_eq!(answers.len(), recorded.len());
    let mut count: BTreeMap<&str, usize> = BTreeMap::new();
    let mut failures = Vec::new();
    for ((op, request, out), answer) in recorded.iter().zip(&answers) {
        if !agrees(op, answer, out) {
            failures.push(format!("{request}\n  recorded {out}\n  answered {answer}"));
        }
        *count.entry(op).or_default() += 1;
    }
    assert!(failures.is_empty(), "{} fail:\n{}", failures.len(), failures.join("\n"));
    println!("{} records in {} operations: {count:?}", recorded.len(), count.len());
    assert_eq!((recorded.len(), count.len()), (6195, 46));
}
