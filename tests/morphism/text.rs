//! The text form read and written, and the pictures, followed arrow by arrow.
use proptest::prelude::*;
use strata_layout::{LayoutError, PointedMap, TupleMorphism};

use crate::laws::morphism;
use crate::oracle::{Mor, mor, read, world};

#[test]
fn every_morphism_reads_back_from_its_text() {
    let all = world(3, 4);
    for f in &all {
        let built = f.build();
        let text = built.to_string();
        // The form itself, written by hand.
        let list = |x: &[usize]| x.iter().map(usize::to_string).collect::<Vec<_>>().join(",");
        let map = list(&f.a).replace('0', "*");
        assert_eq!(text, format!("({}) -({map})-> ({})", list(&f.s), list(&f.t)));
        assert_eq!(text.parse(), Ok(built));
        assert_eq!(TupleMorphism::parse(&text.replace([' '], "")), Ok(built));
        let over = built.pointed_map();
        assert_eq!(over.to_string(), format!("{} -({map})-> {}", f.s.len(), f.t.len()));
        assert_eq!(over.to_string().parse(), Ok(*over));
    }
    println!("{} morphisms and their maps read back", all.len());
}

#[test]
fn spaces_are_free_between_the_parts() {
    let f = read("  ( 4 ,4 )-( 1, *)  ->( 4,4 , 4 )  ");
    assert_eq!(f.to_string(), "(4,4) -(1,*)-> (4,4,4)");
    let alpha: PointedMap = " 2-(1 , * )->3 ".parse().unwrap();
    assert_eq!(alpha.to_string(), "2 -(1,*)-> 3");
}

#[test]
fn a_parse_error_says_what_was_expected_at_which_byte() {
    for (text, at, expected) in [
        ("", 0, "'('"),
        ("4,4", 0, "'('"),
        ("(4,4", 4, "',' or ')'"),
        ("(4,)", 3, "a number"),
        ("(4,*)", 3, "a number"),
        ("(4 4)", 3, "',' or ')'"),
        ("(-4)", 1, "a number"),
        ("(4,4) (1,3)", 6, "'-'"),
        ("(4,4) -", 7, "'('"),
        ("(4,4) -(0,1)", 8, "'*' or a target, counted from 1"),
        ("(4,4) -(1,x)", 10, "'*' or a target, counted from 1"),
        ("(4,4) -(1,3) (4,4,4)", 13, "'->'"),
        ("(4,4) -(1,3)-> 4", 15, "'('"),
        ("(4,4) -(1,3)-> (4,4,4))", 22, "the end"),
        ("(4,4) -(1,3)-> (4,4,4) ∗", 23, "the end"),
        ("(99999999999999999999999) -(*)-> ()", 1, "a number up to isize::MAX"),
    ] {
        let error = text.parse::<TupleMorphism>().unwrap_err();
        assert_eq!(error, LayoutError::Syntax { at, expected }, "{text}");
        assert_eq!(error.to_string(), format!("byte {at}: expected {expected}"));
    }
    for (text, at, expected) in [
        ("", 0, "a number"),
        ("2", 1, "'-'"),
        ("2 -(1,2)-> ", 11, "a number"),
        ("1 -(1)-> 1 1", 11, "the end"),
    ] {
        assert_eq!(text.parse::<PointedMap>(), Err(LayoutError::Syntax { at, expected }), "{text}");
    }
}

#[test]
fn text_that_reads_well_and_is_no_morphism_is_refused_as_by_new() {
    for (text, kind) in [
        ("(4) -(1,2)-> (4,4)", "map-length"),
        ("(4) -(2)-> (4)", "map-range"),
        ("(4,4) -(1,1)-> (4)", "map-repeated"),
        ("(4) -(1)-> (5)", "extent-mismatch"),
        ("(0) -(*)-> ()", "zero-extent"),
        ("() -()-> (1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1)", "too-many-entries"),
        ("() -()-> (4294967296,4294967296)", "overflow"),
    ] {
        assert_eq!(text.parse::<TupleMorphism>().unwrap_err().kind(), kind, "{text}");
    }
    assert_eq!("3 -(1,2)-> 4".parse::<PointedMap>().unwrap_err().kind(), "map-length");
    assert_eq!("1 -(5)-> 4".parse::<PointedMap>().unwrap_err().kind(), "map-range");
}

fn picture_of(text: &str, expected: &str) {
    assert_eq!(format!("\n{}\n", read(text).picture()), expected, "{text}");
}

#[test]
fn the_pictures_of_the_document() {
    picture_of(
        "(3,128,128) -(1,3,5)-> (3,2,128,2,128)",
        "
            ╭──▶ 128
           ╱
        ╭─╯      2
       ╱
128 ──╯     ╭──▶ 128
           ╱
128 ──────╯      2
  3 ───────────▶ 3
",
    );
    picture_of(
        "(3,128,128) -(*,2,1)-> (128,128)",
        "
128 ──────╮
           ╲
128 ──╮     ╰─╮ ╭──▶ 128
       ╲       ╳
  3 *   ╰─────╯ ╰──▶ 128
",
    );
    picture_of(
        "(16,16,16,1,32) -(*,*,1,*,2)-> (16,32,1,1)",
        "
32 ──╮
      ╲
 1 *   ╰─╮          1
          ╲
16 ──╮     ╰─╮      1
      ╲       ╲
16 *   ╰─╮     ╰──▶ 32
          ╲
16 *       ╰──────▶ 16
",
    );
}

#[test]
fn pictures_with_empty_sides() {
    picture_of("() -()-> ()", "\n() ─▶ ()\n");
    picture_of("(3,4) -(*,*)-> ()", "\n4 *\n3 *\n");
    picture_of("() -()-> (3,4)", "\n      4\n      3\n");
    assert_eq!(format!("{:#}", read("() -()-> ()").picture()), "() -> ()");
}

#[test]
fn the_alternate_picture_is_ascii() {
    assert_eq!(
        format!("\n{:#}\n", read("(2,3,5) -(2,3,1)-> (5,2,3)").picture()),
        r"
5 --. .------> 3
     X
3 --' '-. .--> 2
         X
2 ------' '--> 5
",
    );
}

/// What a picture shows, read off it by following each line from the left with the eye.
fn follow(picture: &str) -> Mor {
    let grid: Vec<Vec<char>> = picture.lines().map(|line| line.chars().collect()).collect();
    let at = |y: usize, x: usize| grid.get(y).and_then(|line| line.get(x)).copied().unwrap_or(' ');
    // Lines between rows hold strokes alone; the others are the rows, from the top.
    let rows: Vec<usize> =
        (0..grid.len()).filter(|&y| !grid[y].iter().all(|c| " ╱╲╳".contains(*c))).rev().collect();
    let number = |y: usize, from: usize| {
        let digits: String =
            (from..grid[y].len()).map(|x| at(y, x)).take_while(char::is_ascii_digit).collect();
        digits.parse::<usize>().ok()
    };
    let width = rows
        .iter()
        .filter_map(|&y| {
            let start = grid[y].iter().position(|&c| c != ' ')?;
            let rest: String = grid[y][start..].iter().collect();
            // A number at the left is followed by a star or by a line.
            let digits = rest.chars().take_while(char::is_ascii_digit).count();
            let after = rest.chars().skip(digits).collect::<String>();
            (digits > 0 && (after.starts_with(" *") || after.starts_with(" ──"))).then_some(start + digits)
        })
        .max()
        .unwrap_or(0);
    let mut f = mor(&[], &[], &[]);
    let mut right = vec![None; rows.len()];
    for (row, &y) in rows.iter().enumerate() {
        // The entry of the codomain: the number that ends the line, unless it is the one at the left.
        let end = grid[y].len();
        let start = (0..end).rev().take_while(|&x| at(y, x).is_ascii_digit()).last().unwrap_or(end);
        if start < end && start > width {
            right[row] = number(y, start);
        }
        let left = (0..width).find(|&x| at(y, x) != ' ');
        if let Some(entry) = left.and_then(|x| number(y, x)) {
            f.s.push(entry);
            if at(y, width + 1) == '*' {
                f.a.push(0);
                continue;
            }
            let (mut y, mut x) = (y, width + 1);
            loop {
                match at(y, x) {
                    '─' => x += 1,
                    '╯' => {
                        assert!("╱╳".contains(at(y - 1, x + 1)));
                        assert_eq!(at(y - 2, x + 2), '╭');
                        (y, x) = (y - 2, x + 3);
                    }
                    '╮' => {
                        assert!("╲╳".contains(at(y + 1, x + 1)));
                        assert_eq!(at(y + 2, x + 2), '╰');
                        (y, x) = (y + 2, x + 3);
                    }
                    '▶' => break,
                    other => panic!("the line ends at {other:?}, line {y}, column {x}:\n{picture}"),
                }
            }
            f.a.push(1 + rows.iter().position(|&r| r == y).unwrap());
        }
    }
    f.t = right.into_iter().map_while(|entry| entry).collect();
    f
}

#[test]
fn every_picture_shows_its_morphism() {
    let all = world(3, 4);
    for f in all.iter().filter(|f| !f.s.is_empty() || !f.t.is_empty()) {
        let built = f.build();
        let picture = built.picture().to_string();
        assert_eq!(follow(&picture), *f, "\n{picture}");
        assert!(picture.lines().all(|line| !line.is_empty() && line.trim_end() == line), "\n{picture}");
        let ascii = format!("{:#}", built.picture());
        assert!(ascii.is_ascii());
        assert_eq!(ascii.lines().count(), picture.lines().count());
    }
    println!("{} pictures followed from entry to entry", all.len() - 1);
}

proptest! {
    #[test]
    fn larger_pictures_show_their_morphisms(f in morphism()) {
        prop_assume!(!f.s.is_empty() || !f.t.is_empty());
        let picture = f.build().picture().to_string();
        prop_assert_eq!(follow(&picture), f, "\n{}", picture);
    }

    #[test]
    fn larger_morphisms_read_back_from_their_text(f in morphism()) {
        prop_assert_eq!(f.build().to_string().parse(), Ok(f.build()));
    }

    #[test]
    fn reading_any_text_does_not_panic(text in "[-0-9(),*> ]{0,40}", any in ".{0,20}") {
        for text in [text, any] {
            if let Ok(f) = text.parse::<TupleMorphism>() {
                prop_assert_eq!(f.to_string().parse(), Ok(f));
            }
            if let Ok(f) = text.parse::<PointedMap>() {
                prop_assert_eq!(f.to_string().parse(), Ok(f));
            }
        }
    }

    #[test]
    fn text_cut_anywhere_is_refused_there(f in morphism(), cut in 0_usize..200) {
        let text = f.build().to_string();
        prop_assume!(cut < text.len());
        match text[..cut].parse::<TupleMorphism>() {
            Err(LayoutError::Syntax { at, .. }) => prop_assert!(at <= cut),
            other => prop_assert!(false, "{:?}", other),
        }
    }
}
