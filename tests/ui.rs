//! The rejections of `ui-tests/`, each a file with one mistake and the message pinned beside it, and the line
//! at the head of each that is right instead.
//!
//! `TRYBUILD=overwrite cargo test --test ui` pins the messages anew, after which
//! `BLESS=1 cargo test --test messages` writes the catalogue `docs/errors.md` from them.
mod ui_cases;

use std::fmt::Write as _;

#[test]
fn every_rejection_reads_as_pinned() {
    trybuild::TestCases::new().compile_fail("ui-tests/**/*.rs");
}

/// All right lines in one file, a module each, in the place of the wrong ones.
#[test]
fn every_right_line_compiles() {
    let mut text = String::from("#![allow(unused, non_local_definitions)]\n");
    for (number, case) in ui_cases::all().into_iter().enumerate() {
        let source: Vec<_> = case
            .source
            .lines()
            .map(|line| if line.trim() == case.wrong { &case.right } else { line })
            .collect();
        writeln!(
            text,
            "// {}\nmod case_{number} {{\nuse strata_layout::{{axis::*, tuple::DenseStrides, view::*, *}};\n{}\n}}",
            case.name,
            source.join("\n")
        )
        .unwrap();
    }
    text.push_str("fn main() {}\n");
    let path = std::path::Path::new(env!("CARGO_TARGET_TMPDIR")).join("right_lines.rs");
    std::fs::write(&path, text).unwrap();
    trybuild::TestCases::new().pass(path);
}
