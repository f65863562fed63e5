//! Where another implementation answers otherwise, each with the input that shows it.
//!
//! Where the document and its examples disagree is in `paper` (the tests named `corrected`) and `agreement`.
use strata_layout::TupleMorphism;

use crate::oracle::{lay, read};

#[test]
fn neighbours_that_both_go_to_star_are_not_coalesced() {
    let f = read("(2,5) -(*,*)-> ()");
    assert!(!f.is_coalesced());
    assert_eq!(f.layout(), lay(&[2, 5], &[0, 0]).build());
    assert_eq!(f.coalesce(), read("(10) -(*)-> ()"));
}

#[test]
fn an_inversion_across_entries_1_is_not_sorted() {
    let f = read("(1,1) -(2,1)-> (1,1)");
    assert!(!f.is_sorted());
    assert_ne!(f.sort(), f);
}

#[test]
fn concatenation_compares_codomains_entry_by_entry() {
    let f = read("(2) -(1)-> (2,3)");
    for other in ["() -()-> (5,7)", "(3) -(2)-> (9,3)"] {
        assert_eq!(f.concat(&read(other)).unwrap_err().kind(), "codomain-mismatch");
    }
}

#[test]
fn factorization_needs_the_image_inside() {
    let f = read("(4) -(1)-> (4,4)");
    assert_eq!(f.factorize(&[1]).unwrap_err().kind(), "image-not-covered");
    assert_eq!(f.factorize(&[0]), Ok(read("(4) -(1)-> (4)")));
}

#[test]
fn morphisms_whose_images_meet_are_not_complementary() {
    let f = read("(2) -(1)-> (2,2)");
    assert_eq!(f.are_complementary(&f), Ok(false));
    assert_eq!(f.are_complementary(&read("(2) -(2)-> (2,2)")), Ok(true));
}

#[test]
fn extents_below_1_are_refused() {
    assert_eq!(TupleMorphism::identity(&[0]).unwrap_err().kind(), "zero-extent");
    assert_eq!(TupleMorphism::new(&[], &[0], &[]).unwrap_err().kind(), "zero-extent");
}

#[test]
fn entries_that_nothing_goes_to_are_not_merged() {
    assert_eq!(read("() -()-> (2,2)").coalesce(), read("() -()-> (2,2)"));
    assert_eq!(read("(5) -(3)-> (2,2,5)").coalesce(), read("(5) -(3)-> (2,2,5)"));
}

#[test]
fn sizes_past_32_bits_are_sizes() {
    let f = read("(65536) -(1)-> (65536,65536,4)");
    let g = read("(65536) -(2)-> (65536,65536,4)");
    let both = f.concat(&g).unwrap();
    assert_eq!(both.cosize(), 1 << 34);
    assert_eq!(both.apply((1 << 32) - 1), Ok((1 << 32) - 1));
    assert_eq!(both.complement().unwrap().layout(), lay(&[4], &[1 << 32]).build());
}

/// A quotient asks for the complement of the divisor, which the definition (3.1.5.52) does not say.
#[test]
fn a_divisor_that_sends_an_entry_to_star_divides_nothing() {
    let (f, g) = (read("(2,3) -(*,1)-> (3)"), read("(3,4) -(2,*)-> (2,3)"));
    assert!(f.is_composable_with(&g));
    assert_eq!(f.divide(&g).unwrap_err().kind(), "not-complementable");
}
