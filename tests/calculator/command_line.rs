//! The command line: what is printed, where, and the exit status.
use serde_json::{Value, json};

use crate::{answers, run};

/// Status, standard output and standard error.
fn asked(arguments: &[&str]) -> (Option<i32>, String, String) {
    let output = run(arguments, b"");
    let text = |bytes| String::from_utf8(bytes).unwrap();
    (output.status.code(), text(output.stdout), text(output.stderr))
}

#[test]
fn show_prints_the_grid_and_what_the_layout_is() {
    let (status, out, err) = asked(&["show", "(3,5):(2,10)"]);
    assert_eq!((status, err.as_str()), (Some(0), ""));
    let lines: Vec<_> =
        out.lines().map(|line| line.split_whitespace().collect::<Vec<_>>().join(" ")).collect();
    for expected in [
        "0 10 20 30 40",
        "2 12 22 32 42",
        "4 14 24 34 44",
        "rank 2",
        "size 15",
        "cosize 45",
        "sorted yes",
        "compact no",
        "injective yes",
        "tractable no",
        "coalesced (3,5):(2,10)",
    ] {
        assert!(lines.iter().any(|line| line == expected), "{expected}\n{out}");
    }
    // 3·2 does not divide 10.
    assert!(lines.iter().any(|line| line.starts_with("standard morphism none: ")), "{out}");
    let (_, out, _) = asked(&["show", "(3,5):(5,1)"]);
    assert!(out.contains("(3,5) -(2,1)-> (5,3)"), "{out}");
}

#[test]
fn show_of_a_morphism_prints_its_arrows() {
    let (status, out, _) = asked(&["show", "(4,4) -(1,3)-> (4,4,4)"]);
    assert_eq!(status, Some(0));
    assert!(out.contains("▶ 4") && out.contains("(4,4):(1,16)"), "{out}");
}

#[test]
fn a_mistake_has_status_1_and_a_mark_below_its_byte() {
    let (status, out, err) = asked(&["show", "(3,5):(2;10)"]);
    assert_eq!((status, out.as_str()), (Some(1), ""));
    assert_eq!(err, "error: syntax: byte 13: expected ',' or ')'\n  show (3,5):(2;10)\n               ^\n");
    let (status, _, err) = asked(&["complement", "(2,4):(1,2)", "17"]);
    assert_eq!(status, Some(1));
    assert!(err.starts_with("error: n-not-multiple: "), "{err}");
}

#[test]
fn help_is_asked_for_or_needed() {
    let (status, out, err) = asked(&["--help"]);
    assert_eq!((status, err.as_str()), (Some(0), ""));
    assert!(out.contains("Examples:") && out.contains("compose_refined OUTER INNER"), "{out}");
    let (status, out, _) = asked(&[]);
    assert_eq!((status, out.as_str()), (Some(1), ""));
    assert_eq!(asked(&["--no-such-option"]).0, Some(1));
    assert_eq!(asked(&["--version"]).1, concat!("strata-layout ", env!("CARGO_PKG_VERSION"), "\n"));
}

/// The examples of the help work.
#[test]
fn the_examples_of_the_help_have_answers() {
    let (_, help, _) = asked(&["--help"]);
    let examples: Vec<_> = help
        .lines()
        .skip_while(|line| *line != "Examples:")
        .filter_map(|line| line.trim().strip_prefix("strata-layout "))
        .map(|line| line.split(" --svg").next().unwrap())
        .collect();
    assert!(examples.len() > 5, "{help}");
    for answer in answers(&["-"], examples.join("\n").as_bytes()) {
        assert!(!answer.starts_with("error"), "{answer}");
    }
}

#[test]
fn json_says_the_same() {
    let requests = b"coalesce (2,4):(1,2)\nstandard (4,8):(0,1)\ncompose_refined (8,64):(64,1) (2):(1)\n\
                     offset (3,5):(2,10) 7\nis_sorted (2,2):(2,1)\ncolex_inverse (3,5):(2,10) 7\nsort (1;\n";
    let answers: Vec<Value> =
        answers(&["--json", "-"], requests).iter().map(|line| serde_json::from_str(line).unwrap()).collect();
    assert_eq!(
        answers[..6],
        [
            json!({"shape": [8], "stride": [1]}),
            json!({"domain": [4, 8], "codomain": [8], "map": ["*", 1]}),
            json!([{"shape": [2], "stride": [64]}]),
            json!(22),
            json!(false),
            json!([1, 2]),
        ]
    );
    assert_eq!((&answers[6]["error"], &answers[6]["byte"]), (&json!("syntax"), &json!(7)));
}

#[test]
fn a_drawing_is_written_to_the_file() {
    let file = std::env::temp_dir().join(format!("strata-layout-{}.svg", std::process::id()));
    let name = file.to_str().unwrap();
    let (status, out, _) = asked(&["coalesce", "(2,4):(1,2)", "--svg", name]);
    let drawing = std::fs::read_to_string(&file).unwrap();
    std::fs::remove_file(&file).unwrap();
    assert_eq!((status, out.as_str()), (Some(0), "(8):(1)\n"));
    assert!(drawing.starts_with("<svg") && drawing.contains("The offsets of (8):(1)"), "{drawing}");
    let (status, out, err) = asked(&["size", "(2,4):(1,2)", "--svg", name]);
    assert_eq!((status, out.as_str()), (Some(1), ""));
    assert!(err.starts_with("error: no-drawing: ") && !file.exists(), "{err}");
}
