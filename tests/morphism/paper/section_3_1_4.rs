//! Realization: what a morphism does to coordinates and numbers.
use strata_layout::TupleMorphism;

use super::small;
use crate::oracle::{Lay, Mor, coordinates, lay, read};

#[test]
fn construction_3_1_4_1_coordinates_are_moved_functorially() {
    let all = small();
    for f in &all {
        let identity = TupleMorphism::identity(&f.s).unwrap();
        for x in coordinates(&f.s) {
            assert_eq!(identity.apply_coordinate(&x).unwrap().as_slice(), x);
        }
        for g in all.iter().filter(|g| g.s == f.t) {
            let (f, g) = (f.build(), g.build());
            let composite = g.compose(&f).unwrap();
            for x in coordinates(f.domain()) {
                let middle = f.apply_coordinate(&x).unwrap();
                assert_eq!(composite.apply_coordinate(&x), g.apply_coordinate(middle.as_slice()));
            }
        }
    }
}

#[test]
fn example_3_1_4_2_coordinates_gain_zeros() {
    let f = read("(4,4) -(1,3)-> (4,4,4)");
    for x in coordinates(&[4, 4]) {
        assert_eq!(f.apply_coordinate(&x).unwrap().as_slice(), [x[0], 0, x[1]]);
    }
}

#[test]
fn example_3_1_4_3_coordinates_are_dropped_and_swapped() {
    let g = read("(3,256,256,512) -(*,3,2,*)-> (3,256,256)");
    for x in [[0, 0, 0, 0], [2, 7, 255, 511], [1, 255, 0, 3]] {
        assert_eq!(g.apply_coordinate(&x).unwrap().as_slice(), [0, x[2], x[1]]);
    }
}

#[test]
fn construction_3_1_4_4_realization_is_a_functor() {
    let all = small();
    for f in &all {
        let identity = TupleMorphism::identity(&f.s).unwrap();
        assert!((0..identity.size()).all(|n| identity.apply(n) == Ok(n)));
        for g in all.iter().filter(|g| g.s == f.t) {
            let (f, g) = (f.build(), g.build());
            let composite = g.compose(&f).unwrap();
            for n in 0..f.size() {
                assert_eq!(composite.apply(n), g.apply(f.apply(n).unwrap()));
            }
        }
    }
}

#[test]
fn lemma_3_1_4_5_the_realization_is_the_layout_function() {
    for f in small() {
        let table: Vec<_> = (0..f.build().size()).map(|n| f.build().apply(n).unwrap()).collect();
        assert_eq!(table, Lay::of(&f.build().layout()).table());
    }
}

#[test]
fn corollary_3_1_4_6_corrected_layouts_of_composites() {
    let all = small();
    for f in all.iter().filter(|f| f.is_nondegenerate()) {
        for g in all.iter().filter(|g| g.s == f.t) {
            let composite = g.build().compose(&f.build()).unwrap();
            assert_eq!(g.layout().after(&f.layout()), Some(Lay::of(&composite.layout())));
        }
    }
    // A degenerate f fails, with the same function on both sides: the composite of the layouts has stride 0
    // at an extent 1. A degenerate g does no harm.
    let (f, g) = (read("(1) -(1)-> (1)"), read("(1) -(2)-> (3,1)"));
    let composite = Lay::of(&g.compose(&f).unwrap().layout());
    let of_layouts = Mor::of(&g).layout().after(&Mor::of(&f).layout()).unwrap();
    assert_eq!((composite.clone(), of_layouts.clone()), (lay(&[1], &[3]), lay(&[1], &[0])));
    assert_eq!(composite.table(), of_layouts.table());
}
