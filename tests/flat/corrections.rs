//! Where the paper, tract and pycute are wrong or differ: the corrected statement holds, the
//! printed one has its counterexample. Numbers are those of the paper.
use crate::oracle::{self, Draw, layout, table, world};
use strata_layout::FlatLayout;

fn named(text: &str) -> FlatLayout {
    text.parse().unwrap()
}

fn small() -> impl Iterator<Item = FlatLayout> {
    (0..=3).flat_map(world)
}

fn never_falls(l: &FlatLayout) -> bool {
    table(l).windows(2).all(|w| w[0] <= w[1])
}

#[test]
fn lemma_2_1_3_29_needs_no_extent_1_and_at_most_one_stride_0() {
    for text in ["(1,2):(5,1)", "(4,2):(0,0)", "(4,1):(4,0)"] {
        assert!(never_falls(&named(text)) && !named(text).is_sorted(), "{text}");
    }
    assert!(!named("(4,2):(0,0)").is_degenerate() && !named("(4,1):(4,0)").is_degenerate());
    let mut met = 0;
    for l in small() {
        let zeros = l.stride().iter().filter(|&&d| d == 0).count();
        if never_falls(&l) && !l.shape().contains(&1) && zeros <= 1 {
            assert!(l.is_sorted(), "{l}");
            met += 1;
        }
    }
    assert!(met > 500, "{met}");
}

#[test]
fn remark_2_1_3_30_prints_values_that_are_off_by_one() {
    let l = named("(3,5,7):(1,1,1)");
    assert_eq!((l.offset(7), l.offset(16)), (Ok(3), Ok(2)));
    assert!(l.is_sorted() && !never_falls(&l));
}

#[test]
fn remark_3_1_2_19_filter_leaves_degenerate_modes_and_another_domain() {
    let l = named("(1):(3)");
    assert!(l.filter_zeros() == l && l.is_degenerate());
    let l = named("(8):(0)");
    assert_eq!((l.filter_zeros().size(), l.size()), (1, 8));
    // Squeeze has the property; normalized too, with the shape kept.
    for l in small() {
        assert!(!l.squeeze().is_degenerate() && table(&l.squeeze()) == table(&l));
        assert!(!l.normalized().is_degenerate() && table(&l.normalized()) == table(&l));
    }
}

#[test]
fn definition_2_1_6_11_read_literally_lets_strides_0_through() {
    for text in ["(4):(0)", "(4,4):(0,0)", "(8):(0)", "(4,4):(0,4)"] {
        let l = named(text);
        assert!(!l.is_complementable());
        assert!((1..=256).all(|n| l.complement(n).unwrap_err().kind() == "not-complementable"));
        assert!((1..=256).all(|n| oracle::complement(&table(&l), n).is_none()));
    }
    assert!(named("(1):(0)").is_complementable());
}

#[test]
fn example_2_1_6_13_is_complementable() {
    assert_eq!(named("(10,2):(80,4)").complement_min().unwrap().to_string(), "(4,10):(1,8)");
}

#[test]
fn definition_2_1_8_1_does_not_squeeze() {
    for text in ["(2,1):(1,3)", "(1,3):(50,1)"] {
        assert!(named(text).is_compact() && !named(text).is_tractable());
    }
    assert!(named("(1,3):(7,3)").is_complementable() && !named("(1,3):(7,3)").is_tractable());
    // 2.1.8.5, 2.1.8.7 and 2.1.8.11 hold where nothing is degenerate.
    for l in small().filter(|l| !l.is_degenerate()) {
        assert!(!l.is_compact() || l.is_tractable(), "{l}");
        assert!(!l.is_complementable() || l.is_tractable(), "{l}");
        assert_eq!(l.is_tractable(), l.filter_zeros().is_complementable(), "{l}");
    }
}

#[test]
fn statement_2_1_4_8_misses_extent_1() {
    assert!(!named("(1):(0)").is_coalesced() && named("(4):(0)").is_coalesced());
    assert_eq!(named("(1):(0)").coalesce(), FlatLayout::EMPTY);
}

#[test]
fn definition_2_1_7_13_asks_for_one_n_and_its_examples_for_the_least() {
    // 2.1.7.16: A × E = A.
    let (a, e) = (named("(2):(2)"), FlatLayout::EMPTY);
    assert_eq!(a.product(&e).unwrap_err().kind(), "n-not-multiple");
    assert_eq!(a.product_min(&e).unwrap(), a);
    for a in small().filter(FlatLayout::is_complementable) {
        assert_eq!(a.product_min(&e).unwrap(), a);
    }
    // 2.3.9.4 and 2.3.9.5.
    let (a, b) = (named("(3,3):(6,1)"), named("(10,12):(24,2)"));
    assert_eq!(a.product(&b).unwrap_err().kind(), "n-not-multiple");
    assert_eq!(a.product_min(&b).unwrap().to_string(), "(3,3,10,12):(6,1,216,18)");
    let (a, b) = (named("(2,10):(1680,4)"), named("(4,9):(2,56)"));
    assert_eq!(a.product(&b).unwrap_err().kind(), "n-not-multiple");
    assert_eq!(a.product_refined(&b).unwrap().layout().to_string(), "(2,10,2,2,3,3):(1680,4,2,40,560,3360)");
    // 2.3.9.6: 2 does not divide 3.
    let a = named("(4,2,2):(9,1,3)");
    let error = a.product_refined(&named("(2,4,8):(1,4,2)")).unwrap_err();
    assert_eq!(error.to_string(), "modes 1 and 2: 2*1 does not divide the next stride 3");
}

#[test]
fn definition_2_1_7_9_often_has_no_flat_quotient() {
    // 2.1.7.10: the printed strides (4,2,1,8) belong to (2,2,2,2):(1,2,4,8).
    let b = named("(2,2):(4,2)");
    assert_eq!(named("(2,2,2,2):(1,4,2,8)").divide(&b).unwrap().to_string(), "(2,2,2,2):(2,4,1,8)");
    assert_eq!(named("(2,2,2,2):(1,2,4,8)").divide(&b).unwrap().to_string(), "(2,2,2,2):(4,2,1,8)");
    // 2.1.7.11.
    let (a, b) = (named("(3,5,9,6):(54,0,6,1)"), named("(6,3):(135,1)"));
    assert_eq!(a.divide(&b).unwrap_err().kind(), "not-flat");
    let parts: Vec<_> = a.divide_refined(&b).unwrap().parts().map(|p| p.to_string()).collect();
    assert_eq!(parts, ["(6):(1)", "(3):(54)", "(5,9):(0,6)"]);
    // 2.1.7.12: A / E is coalesce(A) where that has at most one mode.
    let e = FlatLayout::EMPTY;
    for a in small() {
        let short = a.coalesce();
        match a.divide(&e) {
            Ok(quotient) => assert!(short.rank() <= 1 && quotient == short, "{a}"),
            Err(error) => assert!(short.rank() > 1 && error.kind() == "not-flat", "{a}"),
        }
        assert_eq!(*a.divide_refined(&e).unwrap().layout(), short);
    }
}

#[test]
fn composition_with_a_column_major_layout_normalizes() {
    // 2.1.7.5 prints B after A = A; a stride at extent 1 becomes 0.
    let columns = FlatLayout::column_major(&[4, 4]).unwrap();
    assert_eq!(columns.compose(&named("(1,2):(3,4)")).unwrap().to_string(), "(1,2):(0,4)");
    let columns = FlatLayout::column_major(&[5, 17]).unwrap();
    for a in small().filter(|a| a.cosize() <= 85) {
        assert_eq!(columns.compose(&a).unwrap(), a.normalized());
    }
    // 2.1.7.3: after (s):(d), every stride is multiplied by d.
    let outer = named("(80):(10)");
    assert_eq!(outer.compose(&named("(2,3):(5,6)")).unwrap().to_string(), "(2,3):(50,60)");
}

#[test]
fn compact_is_a_matter_of_numbers() {
    // 2.3.5.3, flattened: sizes 8 and 2048, cosizes 14 and 4095.
    for (text, size, cosize) in [("(2,2,2):(8,1,4)", 8, 14), ("(8,1,8,32):(2,0,16,128)", 2048, 4095)] {
        let l = named(text);
        assert_eq!((l.size(), l.cosize(), l.is_compact()), (size, cosize, false));
    }
}

#[test]
fn example_2_3_7_8_has_no_composite() {
    let (outer, inner) = (named("(4,4,4,4):(2,4,8,16)"), named("(2,4,8):(4,8,8)"));
    assert_eq!(outer.compose_refined(&inner).unwrap_err().kind(), "not-a-layout");
    assert_eq!(oracle::compose_refined(&table(&outer), &inner), Err("not-a-layout"));
}

#[test]
fn remark_2_1_6_34_the_complement_counts_to_n_over_size() {
    let l = named("(2,2):(2,8)");
    assert_eq!(l.complement(48).unwrap().size(), 48 / l.size());
}

#[test]
fn a_product_does_not_depend_on_n() {
    let mut draw = Draw(11);
    let mut met = 0;
    for _ in 0..20_000 {
        let (a, b) = (draw.layout(2, 4, 9), draw.layout(2, 4, 5));
        if let (Ok(product), Ok(least)) = (a.product(&b), a.product_min(&b)) {
            assert_eq!(product, least);
            met += 1;
        }
    }
    assert!(met > 500, "{met}");
}

#[test]
fn tracts_flat_complement_neither_squeezes_nor_coalesces_nor_divides() {
    let complement = |text: &str, n| named(text).complement(n).map_err(|e| e.kind());
    assert_eq!(complement("(1):(1)", 1), Ok(FlatLayout::EMPTY));
    assert_eq!(complement("(5,4):(5,1)", 48), Err("not-complementable"));
    assert_eq!(complement("(2):(2)", 2), Err("n-not-multiple"));
    assert_eq!(complement("():()", 1), Ok(FlatLayout::EMPTY));
    assert_eq!(complement("(1,2):(0,1)", 2), Ok(FlatLayout::EMPTY));
}

#[test]
fn cutes_complement_rounds_where_ours_refuses() {
    let kind = |text: &str, n| named(text).complement(n).unwrap_err().kind();
    // CuTe: 8:1, 1:0, (2,3):(1,8), 1:0, an extent 0.
    assert_eq!(kind("(4):(0)", 8), "not-complementable");
    assert_eq!(kind("(3):(1)", 1), "n-not-multiple");
    assert_eq!(kind("(4):(2)", 19), "n-not-multiple");
    assert_eq!(kind("(4,6):(1,6)", 36), "not-complementable");
    assert_eq!(kind("(2,2):(2,3)", 19), "not-complementable");
    assert!(oracle::complement(&table(&named("(4,6):(1,6)")), 36).is_none());
}

#[test]
fn cutes_composition_answers_where_there_is_none_and_refuses_where_there_is_one() {
    let compose = |a: &str, b: &str| named(a).compose(&named(b)).map_err(|e| e.kind());
    assert_eq!(compose("(4,3):(0,8)", "(6):(1)"), Err("not-flat"));
    assert_eq!(compose("(3,4):(4,1)", "(3,2):(1,1)"), Err("not-flat"));
    assert_eq!(compose("(4):(1)", "(4):(2)"), Err("cosize-exceeds-size"));
    assert_eq!(compose("(11,2):(6,0)", "(1):(4)"), Ok(layout(&[1], &[0])));
    assert_eq!(compose("(4,6):(1,8)", "(2):(3)"), Ok(layout(&[2], &[3])));
    assert_eq!(compose("(8,8):(8,1)", "(2):(3)"), Ok(layout(&[2], &[24])));
    assert_eq!(named("(3):(3)").product_min(&named("(5,3):(0,7)")).unwrap().to_string(), "(3,5,3):(3,0,19)");
}

#[test]
fn the_empty_layout_composes_divides_and_multiplies() {
    let e = FlatLayout::EMPTY;
    for l in small() {
        assert_eq!(l.compose(&e).unwrap(), e);
        assert_eq!(e.product(&l).unwrap(), l.normalized());
    }
    assert_eq!((e.compose(&e).unwrap(), e.divide(&e).unwrap(), e.product(&e).unwrap()), (e, e, e));
    assert_eq!((e.offset(0).unwrap(), e.cosize()), (0, 1));
}
