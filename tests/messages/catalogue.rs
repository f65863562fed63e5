//! The catalogue, written from the cases.
use crate::ui_cases::{self, Case};
use std::fmt::Write as _;

/// The operations in the order of the catalogue; others follow by name.
const ORDER: &[&str] = &[
    "shape",
    "order",
    "strided",
    "permute",
    "drop_axis",
    "narrow",
    "block",
    "expand",
    "diagonal",
    "convert",
    "index",
    "as_slice",
    "view_mut",
    "generic",
    "const_extent",
    "static_mapping",
    "constant",
    "macros",
];

const MARK: &str = "<!-- What follows is written by `BLESS=1 cargo test --test messages`. -->\n";

#[test]
fn the_catalogue_is_what_the_cases_say() {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/docs/errors.md");
    let page = std::fs::read_to_string(path).unwrap();
    let head = page.split_once(MARK).expect("the mark where the catalogue begins").0;
    let fresh = format!("{head}{MARK}{}", catalogue());
    if std::env::var_os("BLESS").is_some() {
        std::fs::write(path, &fresh).unwrap();
    } else {
        assert!(page == fresh, "docs/errors.md is not up to date: run `BLESS=1 cargo test --test messages`");
    }
}

fn catalogue() -> String {
    let cases = ui_cases::all();
    let mut groups: Vec<_> = cases.iter().map(|case| case.name.split_once('/').unwrap().0).collect();
    groups.dedup();
    groups.sort_by_key(|group| ORDER.iter().position(|known| known == group).unwrap_or(ORDER.len()));
    let mut out = format!("\n{} misuses.\n", cases.len());
    for group in groups {
        write!(out, "\n## `{group}`\n").unwrap();
        for case in cases.iter().filter(|case| case.name.split_once('/').unwrap().0 == group) {
            let sentence = case.name.split_once('/').unwrap().1.replace('_', " ");
            write!(
                out,
                "\n### {sentence}\n\n```rust,ignore\n{}\n```\n```text\n{}\n```\nRight:\n```rust,ignore\n{}\n```\n",
                context(case),
                shown(&case.message),
                case.right
            )
            .unwrap();
        }
    }
    out
}

/// The wrong line, behind those of its function that say what its names are.
fn context(case: &Case) -> String {
    let before = case.source.lines().take_while(|line| line.trim() != case.wrong);
    let mut lines: Vec<_> = before.filter_map(|line| line.strip_prefix("    ")).collect();
    lines.push(&case.wrong);
    lines.join("\n")
}

/// The message without the lines that lead from it to the bound where it began.
fn shown(message: &str) -> String {
    let mut out = Vec::new();
    let mut skipping = false;
    for line in message.trim_end().lines() {
        let text = line.trim_start();
        if text.starts_with("error")
            || text.starts_with("= note:")
            || text.starts_with("= help:")
            || text.starts_with("note:")
            || text.starts_with("help:")
        {
            skipping = text.contains("required for")
                || text.contains("required by")
                || text.contains("is implemented for")
                || text.contains("is not implemented for")
                || text.starts_with("= help: the trait")
                || text.contains("this error originates in the macro");
        }
        if !skipping {
            out.push(line);
        }
    }
    out.join("\n")
}
