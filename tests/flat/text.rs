//! CuTe's notation: what is printed parses to the same layout, and text that is no layout says where.
use crate::oracle::Draw;
use proptest::prelude::*;
use strata_layout::{FlatLayout, LayoutError};

const LARGEST: usize = isize::MAX.unsigned_abs();

#[test]
fn layouts_print_in_cutes_notation() {
    let shown = |shape: &[usize], stride: &[usize]| FlatLayout::new(shape, stride).unwrap().to_string();
    assert_eq!(shown(&[3, 5], &[2, 10]), "(3,5):(2,10)");
    assert_eq!(shown(&[], &[]), "():()");
    assert_eq!(shown(&[8], &[5]), "(8):(5)");
    assert_eq!(format!("{:?}", FlatLayout::EMPTY), "():()");
}

#[test]
fn what_is_printed_parses_to_the_same_layout() {
    let mut draw = Draw(5);
    for _ in 0..2_000 {
        let rank = draw.below(17);
        let l = draw.layout(rank, 5, 1 << 20);
        assert_eq!(l.to_string().parse(), Ok(l));
    }
    for text in [
        "():()",
        "(1):(0)",
        &format!("({LARGEST}):(1)"),
        &format!("(2):({LARGEST})"),
        &format!("(1):({LARGEST})"),
    ] {
        assert_eq!(text.parse::<FlatLayout>().unwrap().to_string(), *text);
    }
}

#[test]
fn one_mode_may_stand_without_parentheses_and_spaces_between_signs() {
    let eight = FlatLayout::new(&[8], &[5]).unwrap();
    for text in ["8:5", "(8):(5)", " 8 : 5 ", "( 8 ):( 5 )", "08:005"] {
        assert_eq!(text.parse(), Ok(eight), "{text}");
    }
    assert_eq!("(3, 5) : (2, 10)".parse(), FlatLayout::new(&[3, 5], &[2, 10]));
}

#[test]
fn malformed_text_says_what_was_expected_at_which_byte() {
    for (text, at, expected) in [
        ("", 0, "'(' or a number"),
        ("   ", 3, "'(' or a number"),
        ("x", 0, "'(' or a number"),
        (":", 0, "'(' or a number"),
        ("-3:1", 0, "'(' or a number"),
        ("_8:1", 0, "'(' or a number"),
        ("８:1", 0, "'(' or a number"),
        ("(", 1, "a number"),
        ("(,):()", 1, "a number"),
        ("(3,):(1)", 3, "a number"),
        ("(3,5", 4, "',' or ')'"),
        ("(3 5):(1,2)", 3, "',' or ')'"),
        ("(3;5):(1,2)", 2, "',' or ')'"),
        ("((3,5),2):(1,2,3)", 1, "a number"),
        ("(+3):(1)", 1, "a number"),
        ("(3,-5):(1,2)", 3, "a number"),
        ("(3,5)", 5, "':'"),
        ("(3,5)(2,10)", 5, "':'"),
        ("(3,5):", 6, "'('"),
        ("(3,5):2", 6, "'('"),
        ("8:(5)", 2, "a number"),
        ("8:", 2, "a number"),
        ("8", 1, "':'"),
        ("8.5:1", 1, "':'"),
        ("8:5:1", 3, "the end"),
        ("(3,5):(2,10)x", 12, "the end"),
        ("():() ()", 6, "the end"),
        ("8:\t5", 2, "a number"),
        ("99999999999999999999:1", 0, "a number up to isize::MAX"),
        ("(2):(18446744073709551616)", 5, "a number up to isize::MAX"),
        ("(2):(9223372036854775808)", 5, "a number up to isize::MAX"),
    ] {
        let error = text.parse::<FlatLayout>().unwrap_err();
        assert_eq!(error, LayoutError::Syntax { at, expected }, "{text:?}");
        assert_eq!(error.to_string(), format!("byte {at}: expected {expected}"));
        assert_eq!(error.kind(), "syntax");
    }
}

#[test]
fn well_formed_text_of_no_layout_says_why() {
    for (text, kind) in [
        ("(3,5):(2)", "rank-mismatch"),
        ("():(1)", "rank-mismatch"),
        ("(0):(1)", "zero-extent"),
        ("(3,0):(1,1)", "zero-extent"),
        ("(9223372036854775807,2):(0,0)", "overflow"),
        ("(3):(9223372036854775807)", "overflow"),
        ("(1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1):(0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0)", "too-many-modes"),
        ("(1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1):(0)", "too-many-modes"),
    ] {
        assert_eq!(text.parse::<FlatLayout>().unwrap_err().kind(), kind, "{text}");
    }
}

proptest! {
    #[test]
    fn any_text_is_parsed_or_refused(text in "[(),: 0-9x]{0,24}|.{0,12}") {
        match text.parse::<FlatLayout>() {
            Ok(l) => prop_assert_eq!(l.to_string().parse(), Ok(l)),
            Err(LayoutError::Syntax { at, .. }) => prop_assert!(at <= text.len()),
            Err(error) => prop_assert!(error.kind() != "syntax"),
        }
    }

    #[test]
    fn one_wrong_byte_is_found_there_or_later(place in 0_usize..12, byte in "[a-z;.+-]") {
        let mut text = String::from("(3,5):(2,10)");
        text.replace_range(place..=place, &byte);
        let Err(LayoutError::Syntax { at, .. }) = text.parse::<FlatLayout>() else { panic!("{text}") };
        prop_assert!(at == place, "{} {}", text, at);
    }
}
