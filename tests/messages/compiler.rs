//! What the compiler prints for each case of `ui-tests/`.
use crate::ui_cases::{self, Case};
use crate::vocabulary::{FORBIDDEN, RUN_TIME_SENTENCES, SENTENCES, pattern};
use std::collections::BTreeSet;
use std::fmt::Write as _;

/// The cases that a rule does not hold for, and why.
const EXCEPTIONS: &[(&str, &str)] = &[
    ("order/a_static_mapping_with_an_order_of_another_rank", STATIC),
    ("shape/a_constant_mapping_of_a_run_time_extent", STATIC),
    ("shape/a_constant_mapping_of_a_run_time_stride", STATIC),
    ("strided/a_static_mapping_lacks_a_stride", STATIC),
    ("shape/a_bare_number", NO_SHAPE),
    ("shape/an_array_where_a_shape_belongs", NO_SHAPE),
    ("shape/an_extent_of_another_integer_type", NO_SHAPE),
    ("shape/an_extent_that_is_a_float", NO_SHAPE),
    ("shape/thirteen_run_time_extents", NO_SHAPE),
    ("strided/strides_as_an_array", NO_SHAPE),
    (
        "view_mut/writing_through_a_view_that_reads",
        "the compiler's own sentence for writing through an index, which it prints with the whole type",
    ),
];
const STATIC: &str = "for an associated constant the compiler prints the type and looks at no sentence of ours; \
                      the bound that fails stands below";
const NO_SHAPE: &str = "the type of the mapping and the bound of its constructor both name the shape, at two \
                        places of the line; `shape!` cannot be used wrongly this way";

/// What is wrong with the message of a case, by the rules.
fn faults(case: &Case) -> Vec<String> {
    let mut faults = Vec::new();
    let errors = case.message.lines().filter(|line| line.starts_with("error")).count();
    if errors != 1 {
        faults.push(format!("{errors} errors for one mistake"));
    }
    let lines = case.message.trim_end().lines().count();
    if lines > 25 {
        faults.push(format!("{lines} lines"));
    }
    if case.message.contains("warning:") {
        faults.push("a warning beside the error".into());
    }
    if case.message.contains("long-type") {
        faults.push("a path that is another one each time".into());
    }
    for word in FORBIDDEN {
        if case.first_line().contains(word) {
            faults.push(format!("`{word}` in the first line"));
        }
    }
    let sentence = pattern(case.first_line());
    // A refused constant says what the error would when the program runs.
    let of_a_constant = sentence.strip_prefix("evaluation panicked: ");
    if !SENTENCES.contains(&sentence.as_str())
        && !of_a_constant.is_some_and(|text| RUN_TIME_SENTENCES.contains(&text))
    {
        faults.push(format!("not a sentence of the catalogue: {sentence}"));
    }
    faults
}

#[test]
fn every_message_of_the_compiler_keeps_the_rules() {
    let mut out = String::new();
    let mut seen = BTreeSet::new();
    for case in ui_cases::all() {
        let faults = faults(&case);
        let excepted = EXCEPTIONS.iter().any(|(name, _)| *name == case.name);
        if faults.is_empty() == excepted {
            writeln!(
                out,
                "{}: {}",
                case.name,
                if excepted { "needs no exception".into() } else { faults.join("; ") }
            )
            .unwrap();
        }
        seen.insert(pattern(case.first_line()));
    }
    for sentence in SENTENCES {
        if !seen.contains(*sentence) {
            writeln!(out, "no case says: {sentence}").unwrap();
        }
    }
    assert!(out.is_empty(), "\n{out}");
}

#[test]
fn every_case_has_a_snapshot_and_every_snapshot_a_case() {
    let (cases, snapshots) = (ui_cases::files(".rs"), ui_cases::files(".stderr"));
    assert!(cases.len() >= 60, "only {} cases", cases.len());
    assert_eq!(cases, snapshots);
}
