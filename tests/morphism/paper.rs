//! Sections 3.1.1 to 3.1.4 of 'Categorical Foundations for CuTe Layouts', statement by statement.
//!
//! Numbers of examples are the document's where they can be read from it. What is said of all morphisms is
//! checked here on the morphisms with up to 2 entries a side from 1..=3, and in `exhaustive*` on more.
use strata_layout::{PointedMap, TupleMorphism};

use crate::oracle::{
    Lay, Mor, coordinates, lay, maps, mor, permutations, read, size, subsets, targets, tuples, world,
};

fn small() -> Vec<Mor> {
    world(2, 3)
}

/// Every pointed map from m to n entries.
fn pointed(m: usize, n: usize) -> Vec<PointedMap> {
    tuples(m, n + 1)
        .into_iter()
        .filter(|a| a.len() == m)
        .map(|a| PointedMap::new(&targets(&a.iter().map(|x| x - 1).collect::<Vec<_>>()), n).unwrap())
        .collect()
}

fn encodes(text: &str, s: &[usize], d: &[usize]) {
    assert_eq!(Lay::of(&read(text).layout()), lay(s, d), "{text}");
}

fn standard(s: &[usize], d: &[usize]) -> String {
    TupleMorphism::standard(&lay(s, d).build()).unwrap().to_string()
}

// 3.1.1 Basic definitions

#[test]
fn definition_3_1_1_1_pointed_maps_send_star_to_star() {
    let alpha: PointedMap = "3 -(2,*,1)-> 2".parse().unwrap();
    let beta: PointedMap = "2 -(*,3)-> 3".parse().unwrap();
    // What the first sends to ∗ stays there, what the second sends to ∗ goes there.
    assert_eq!(beta.compose(&alpha).unwrap().to_string(), "3 -(3,*,*)-> 3");
}

#[test]
fn aside_3_1_1_2_objects_of_different_size_are_not_isomorphic() {
    for m in 0..=3 {
        for n in 0..=3 {
            let isomorphic = pointed(m, n).iter().any(|f| {
                pointed(n, m).iter().any(|g| {
                    g.compose(f) == PointedMap::identity(m) && f.compose(g) == PointedMap::identity(n)
                })
            });
            assert_eq!(isomorphic, m == n);
        }
    }
}

#[test]
fn notation_3_1_1_3_a_map_is_the_list_of_its_targets() {
    let alpha = PointedMap::new(&[Some(2), None, Some(0)], 4).unwrap();
    assert_eq!(alpha.map(), [Some(2), None, Some(0)]);
    assert_eq!(alpha.to_string(), "3 -(3,*,1)-> 4");
}

#[test]
fn example_3_1_1_4_an_entry_without_an_arrow_goes_to_star() {
    // From 4 to 6 entries, entry 3 to ∗; the other targets cannot be read from the document.
    let alpha: PointedMap = "4 -(1,4,*,6)-> 6".parse().unwrap();
    assert_eq!((alpha.source(), alpha.target(), alpha.map()[2]), (4, 6, None));
    assert_eq!(alpha.unhit().to_string(), "3 -(2,3,5)-> 6");
}

#[test]
fn example_3_1_1_5_maps_may_hit_an_entry_twice() {
    // From 5 to 3 entries: one that sends nothing to ∗ hits some entry twice.
    for beta in pointed(5, 3) {
        assert!(!beta.is_tractable() || beta.map().iter().filter(|x| x.is_none()).count() >= 2);
    }
}

#[test]
fn example_3_1_1_6_one_map_to_no_entries() {
    for m in 0..=16 {
        let all_to_star = PointedMap::new(&vec![None; m], 0).unwrap();
        assert_eq!(all_to_star.image().source(), 0);
        if m <= 4 {
            assert_eq!(pointed(m, 0), [all_to_star]);
        }
    }
}

#[test]
fn example_3_1_1_7_one_map_from_no_entries() {
    // The document calls the codomain n and m by turns; it is the one number throughout.
    for n in 0..=16 {
        let empty = PointedMap::new(&[], n).unwrap();
        assert_eq!(empty.unhit(), PointedMap::identity(n).unwrap());
        if n <= 4 {
            assert_eq!(pointed(0, n), [empty]);
        }
    }
}

#[test]
fn definition_3_1_1_9_tractable_maps_hit_no_entry_twice() {
    for n in 0..=3 {
        for alpha in (0..=3).flat_map(|m| pointed(m, n)) {
            let preimage = |j| alpha.map().iter().filter(|&&x| x == Some(j)).count();
            assert_eq!(alpha.is_tractable(), (0..n).all(|j| preimage(j) <= 1));
        }
    }
}

#[test]
fn example_3_1_1_10_maps_that_are_tractable_and_maps_that_are_not() {
    for (text, tractable) in [
        ("3 -(3,*,1)-> 3", true),
        ("2 -(*,*)-> 1", true),
        ("0 -()-> 4", true),
        ("3 -(2,*,2)-> 3", false),
        ("2 -(1,1)-> 1", false),
    ] {
        assert_eq!(text.parse::<PointedMap>().unwrap().is_tractable(), tractable, "{text}");
    }
}

#[test]
fn remark_3_1_1_11_tractable_when_no_number_is_listed_twice() {
    for alpha in pointed(3, 4) {
        let text = alpha.to_string();
        let twice = (1..=4).any(|j| text[3..].split(')').next().unwrap().matches(&j.to_string()).count() > 1);
        assert_eq!(alpha.is_tractable(), !twice, "{text}");
    }
}

#[test]
fn aside_3_1_1_12_tractable_maps_form_a_wide_subcategory() {
    for n in 0..=2 {
        assert!(PointedMap::identity(n).unwrap().is_tractable());
        for f in (0..=3).flat_map(|m| pointed(m, n)).filter(PointedMap::is_tractable) {
            for g in (0..=3).flat_map(|p| pointed(n, p)).filter(PointedMap::is_tractable) {
                assert!(g.compose(&f).unwrap().is_tractable());
            }
        }
    }
}

#[test]
fn definition_3_1_1_13_extents_are_kept() {
    assert!(TupleMorphism::new(&[4, 8], &[8, 4], &[Some(1), Some(0)]).is_ok());
    assert_eq!(TupleMorphism::new(&[4, 8], &[8, 4], &[Some(0), None]).unwrap_err().kind(), "extent-mismatch");
    assert_eq!(TupleMorphism::new(&[4, 4], &[4], &[Some(0), Some(0)]).unwrap_err().kind(), "map-repeated");
}

#[test]
fn notation_3_1_1_14_the_text_form() {
    let f = TupleMorphism::new(&[4, 4], &[4, 4, 4], &[Some(0), Some(2)]).unwrap();
    assert_eq!(f.to_string(), "(4,4) -(1,3)-> (4,4,4)");
    assert_eq!(f.pointed_map().to_string(), "2 -(1,3)-> 3");
}

const EXAMPLE_3_1_1_15: &str = "(3,128,128) -(1,3,5)-> (3,2,128,2,128)";
const EXAMPLE_3_1_1_16: &str = "(3,128,128) -(*,2,1)-> (128,128)";
const EXAMPLE_3_1_1_17: &str = "(16,16,16,1,32) -(*,*,1,*,2)-> (16,32,1,1)";

#[test]
fn example_3_1_1_15_a_map_with_entries_between() {
    let f = TupleMorphism::new(&[3, 128, 128], &[3, 2, 128, 2, 128], &[Some(0), Some(2), Some(4)]).unwrap();
    assert_eq!(f, read(EXAMPLE_3_1_1_15));
}

#[test]
fn example_3_1_1_16_a_map_that_drops_and_swaps() {
    let f = TupleMorphism::new(&[3, 128, 128], &[128, 128], &[None, Some(1), Some(0)]).unwrap();
    assert_eq!(f, read(EXAMPLE_3_1_1_16));
}

#[test]
fn example_3_1_1_17_a_map_with_entries_left_above() {
    let f = TupleMorphism::new(&[16, 16, 16, 1, 32], &[16, 32, 1, 1], &[None, None, Some(0), None, Some(1)]);
    assert_eq!(f.unwrap(), read(EXAMPLE_3_1_1_17));
}

#[test]
fn observation_3_1_1_18_products_over_fibres_divide() {
    // A morphism over α of the operad of positive integers under division has, at each target j, the product
    // of the extents sent to j dividing tⱼ. Tuple morphisms are those over tractable α where nothing is
    // lost: at each target that is hit the product is tⱼ itself.
    for (s, t) in tuples(2, 4).iter().flat_map(|s| tuples(2, 4).into_iter().map(move |t| (s.clone(), t))) {
        for alpha in pointed(s.len(), t.len()) {
            let fibre = |j| (0..s.len()).filter(move |&i| alpha.map()[i] == Some(j));
            let product = |j| fibre(j).map(|i| s[i]).product::<usize>();
            let divides = (0..t.len()).all(|j| t[j] % product(j) == 0);
            let exact = (0..t.len()).all(|j| fibre(j).count() == 0 || product(j) == t[j]);
            let is_morphism = TupleMorphism::new(&s, &t, alpha.map()).is_ok();
            assert_eq!(is_morphism, alpha.is_tractable() && exact);
            assert!(divides || !is_morphism);
        }
    }
}

// 3.1.2 From tuple morphisms to flat layouts

#[test]
fn construction_3_1_2_1_strides_are_products_below_the_target() {
    for f in small() {
        assert_eq!(Lay::of(&f.build().layout()), f.layout());
    }
}

#[test]
fn example_3_1_2_2() {
    encodes(EXAMPLE_3_1_1_15, &[3, 128, 128], &[1, 6, 1536]);
}

#[test]
fn example_3_1_2_3() {
    encodes(EXAMPLE_3_1_1_16, &[3, 128, 128], &[0, 128, 1]);
}

#[test]
fn example_3_1_2_4() {
    encodes(EXAMPLE_3_1_1_17, &[16, 16, 16, 1, 32], &[0, 0, 1, 0, 16]);
}

#[test]
fn construction_3_1_2_5_gaps_and_modes_by_stride() {
    // By hand: strides 2, 2·3·4 = 24, 24·5·2 = 240; a gap of 2, one of 4, one of 2.
    assert_eq!(standard(&[5, 7, 3], &[24, 240, 2]), "(5,7,3) -(4,6,2)-> (2,3,4,5,2,7)");
    // No gap, no entry for it.
    assert_eq!(standard(&[5, 3], &[3, 1]), "(5,3) -(2,1)-> (3,5)");
    let refused = TupleMorphism::standard(&lay(&[2, 3], &[1, 3]).build()).unwrap_err();
    assert_eq!(
        refused.to_string(),
        "modes 0 and 1: 2*1 does not divide the next stride 3, so no morphism encodes the layout",
    );
}

#[test]
fn example_3_1_2_6() {
    assert_eq!(standard(&[2, 2], &[3, 30]), "(2,2) -(2,4)-> (3,2,5,2)");
}

#[test]
fn example_3_1_2_7() {
    assert_eq!(standard(&[128, 128], &[128, 1]), "(128,128) -(2,1)-> (128,128)");
}

#[test]
fn example_3_1_2_8() {
    assert_eq!(standard(&[2, 2, 2, 2], &[24, 0, 3, 480]), "(2,2,2,2) -(4,*,2,6)-> (3,2,4,2,10,2)");
}

#[test]
fn lemma_3_1_2_9_the_standard_representation_encodes_its_layout() {
    for f in small() {
        let layout = f.build().layout();
        assert_eq!(TupleMorphism::standard(&layout).unwrap().layout(), layout);
    }
}

#[test]
fn proposition_3_1_2_10_encoded_means_tractable() {
    for f in small() {
        assert!(f.layout().is_tractable());
    }
    // (2,1):(1,3) is compact, and not tractable: a degenerate mode counts.
    let compact = lay(&[2, 1], &[1, 3]);
    assert_eq!(compact.table(), [0, 1]);
    assert!(!compact.is_tractable());
    assert_eq!(TupleMorphism::standard(&compact.build()).unwrap_err().kind(), "not-tractable");
}

const REMARK_3_1_2_11: [&str; 3] = [
    "(4,4,4) -(2,3,5)-> (14,4,4,25,4)",
    "(4,4,4) -(2,3,5)-> (14,4,4,25,4,7)",
    "(4,4,4) -(3,4,7)-> (2,7,4,4,5,5,4)",
];

#[test]
fn remark_3_1_2_11_many_morphisms_encode_one_layout() {
    for text in REMARK_3_1_2_11 {
        encodes(text, &[4, 4, 4], &[14, 56, 5600]);
    }
}

#[test]
fn definition_3_1_2_12_standard_form() {
    for f in small() {
        assert_eq!(f.build().is_standard_form(), f.is_standard_form(0), "{f:?}");
    }
}

#[test]
fn example_3_1_2_13_standard_forms_of_the_remark() {
    assert_eq!(REMARK_3_1_2_11.map(|text| read(text).is_standard_form()), [true, false, false]);
    assert_eq!(standard(&[4, 4, 4], &[14, 56, 5600]), REMARK_3_1_2_11[0]);
}

#[test]
fn example_3_1_2_14_a_gap_of_one_is_not_standard() {
    // The document's numbers are lost; these are one for each way to fail.
    for (text, is_standard) in [
        ("(8,8) -(2,1)-> (8,8)", true),
        ("(8,8) -(2,4)-> (3,8,5,8)", true),
        ("(8,8) -(1,3)-> (8,1,8)", false),
        ("(8,8) -(1,2)-> (8,8,2)", false),
        ("(8,8) -(3,4)-> (2,3,8,8)", false),
    ] {
        assert_eq!(read(text).is_standard_form(), is_standard, "{text}");
    }
}

#[test]
fn example_3_1_2_15_standard_representations_have_standard_form() {
    for f in world(2, 4) {
        assert!(TupleMorphism::standard(&f.build().layout()).unwrap().is_standard_form());
    }
}

#[test]
fn example_3_1_2_16_two_degenerate_standard_forms_of_one_layout() {
    let (f, g) = (read("(8,1,1) -(1,2,3)-> (8,1,1)"), read("(8,1,1) -(1,3,2)-> (8,1,1)"));
    assert!(f.is_standard_form() && g.is_standard_form() && f != g);
    assert!(!f.is_nondegenerate() && !g.is_nondegenerate());
    assert_eq!((f.layout(), g.layout()), (lay(&[8, 1, 1], &[1, 8, 8]).build(), f.layout()));
}

#[test]
fn definition_3_1_2_17_nondegenerate() {
    assert!(read("(8,1) -(1,*)-> (8,1)").is_nondegenerate());
    assert!(!read("(8,1) -(1,2)-> (8,1)").is_nondegenerate());
    assert!(lay(&[8, 1], &[1, 0]).is_nondegenerate() && !lay(&[8, 1], &[1, 8]).is_nondegenerate());
}

#[test]
fn observation_3_1_2_18_nondegenerate_on_both_sides() {
    for f in small() {
        assert_eq!(f.is_nondegenerate(), f.layout().is_nondegenerate());
        let standard = TupleMorphism::standard(&f.build().layout()).unwrap();
        assert_eq!(standard.is_nondegenerate(), f.is_nondegenerate());
    }
}

#[test]
fn observation_3_1_2_19_corrected_squeezing_is_what_loses_nothing() {
    // As printed, leaving out the modes of stride 0 makes a layout non-degenerate with the same functions.
    let filter = |layout: &Lay| {
        let (s, d): (Vec<_>, Vec<_>) =
            layout.s.iter().zip(&layout.d).filter(|&(_, &d)| d != 0).map(|(&s, &d)| (s, d)).unzip();
        lay(&s, &d)
    };
    let degenerate = Mor::of(&read("(1) -(2)-> (3,1)")).layout();
    assert_eq!(filter(&degenerate), lay(&[1], &[3]));
    assert!(!filter(&degenerate).is_nondegenerate());
    let repeating = Mor::of(&read("(8) -(*)-> ()")).layout();
    assert_eq!((filter(&repeating).table().len(), repeating.table().len()), (1, 8));
    // Squeezing keeps the layout function, and leaves no entry to be degenerate.
    for f in small() {
        let squeezed = f.build().squeeze();
        assert!(squeezed.is_nondegenerate());
        assert_eq!(Mor::of(&squeezed).table(), f.table());
    }
}

#[test]
fn lemma_3_1_2_20_corrected_one_standard_form_for_each_layout() {
    for f in small().iter().filter(|f| f.is_nondegenerate() && f.is_standard_form(0)) {
        for g in small().iter().filter(|g| g.is_nondegenerate() && g.is_standard_form(0)) {
            assert!(f == g || f.layout() != g.layout(), "{f:?}, {g:?}");
        }
    }
    // As printed, with the condition on the last entry asked of two entries and more, these are others.
    for pair in [["() -()-> ()", "() -()-> (1)"], ["(3) -(*)-> ()", "(3) -(*)-> (5)"]] {
        let [f, g] = pair.map(|text| Mor::of(&read(text)));
        assert!(f.is_standard_form(1) && g.is_standard_form(1));
        assert!(f.is_nondegenerate() && g.is_nondegenerate());
        assert!(f != g && f.layout() == g.layout());
        assert!(f.build().is_standard_form() && !g.build().is_standard_form());
    }
}

#[test]
fn theorem_3_1_2_21_corrected_one_to_one() {
    // Counted on both sides in `exhaustive_layouts`; here, that the constructions undo each other.
    for f in world(2, 4).iter().filter(|f| f.is_nondegenerate() && f.is_standard_form(0)) {
        assert_eq!(TupleMorphism::standard(&f.build().layout()), Ok(f.build()));
    }
    // The counterexample to the condition as printed.
    let f = read("() -()-> (1)");
    assert!(Mor::of(&f).is_standard_form(1));
    assert_eq!(TupleMorphism::standard(&f.layout()).unwrap().to_string(), "() -()-> ()");
}

// 3.1.3 Examples

#[test]
fn example_3_1_3_1_identities_are_column_major() {
    let f = TupleMorphism::identity(&[2, 2, 2, 4, 4]).unwrap();
    assert_eq!(f, read("(2,2,2,4,4) -(1,2,3,4,5)-> (2,2,2,4,4)"));
    assert_eq!(f.layout(), lay(&[2, 2, 2, 4, 4], &[1, 2, 4, 8, 32]).build());
    for s in tuples(3, 4) {
        let stride: Vec<_> = (0..s.len()).map(|i| size(&s[..i])).collect();
        assert_eq!(TupleMorphism::identity(&s).unwrap().layout(), lay(&s, &stride).build());
    }
}

#[test]
fn example_3_1_3_2_isomorphisms_are_compact() {
    let f = read("(2,2,2,4,4) -(2,1,5,3,4)-> (2,2,4,4,2)");
    assert!(f.is_isomorphism());
    assert_eq!(f.layout(), lay(&[2, 2, 2, 4, 4], &[2, 1, 64, 4, 16]).build());
    for f in world(3, 3).iter().filter(|f| f.build().is_isomorphism()) {
        let mut offsets = f.layout().table();
        offsets.sort_unstable();
        assert!(offsets.into_iter().eq(0..size(&f.t)));
    }
}

#[test]
fn observation_3_1_3_3_corrected_isomorphisms_are_permutations() {
    for s in tuples(3, 3) {
        // One isomorphism out of s for each permutation, by search over all codomains.
        let found = tuples(3, 3)
            .iter()
            .flat_map(|t| maps(&s, t).into_iter().map(|a| mor(&s, t, &a)).collect::<Vec<_>>())
            .filter(|f| f.build().is_isomorphism())
            .count();
        assert_eq!(found, permutations(s.len()).len());
        for p in permutations(s.len()) {
            let f = TupleMorphism::permutation(&s, &p).unwrap();
            assert!((0..s.len()).all(|i| f.codomain()[p[i]] == s[i]));
        }
    }
    // As printed the codomain would be (s_σ(1), s_σ(2), s_σ(3)), which is that of the inverse.
    let (s, sigma) = ([2, 3, 5], [1, 2, 0]);
    let printed = sigma.map(|i| s[i]);
    assert_eq!(TupleMorphism::new(&s, &printed, &sigma.map(Some)).unwrap_err().kind(), "extent-mismatch");
    assert_eq!(TupleMorphism::permutation(&s, &sigma).unwrap(), read("(2,3,5) -(2,3,1)-> (5,2,3)"));
}

#[test]
fn example_3_1_3_4_projections() {
    let p = TupleMorphism::projection(&[64, 64, 3, 8], &[0, 2]).unwrap();
    assert_eq!(p, read("(64,64,3,8) -(1,*,2,*)-> (64,3)"));
    assert_eq!(p.layout(), lay(&[64, 64, 3, 8], &[1, 0, 64, 0]).build());
    for s in tuples(3, 3) {
        for subset in subsets(s.len()) {
            let mut product = 1;
            let stride: Vec<_> = (0..s.len())
                .map(|i| {
                    let stride = if subset.contains(&i) { product } else { 0 };
                    product *= if subset.contains(&i) { s[i] } else { 1 };
                    stride
                })
                .collect();
            assert_eq!(TupleMorphism::projection(&s, &subset).unwrap().layout(), lay(&s, &stride).build());
        }
    }
}

#[test]
fn example_3_1_3_5_corrected_dilations() {
    let f = TupleMorphism::dilation(&[512, 512], &[2, 4]).unwrap();
    assert_eq!(f, read("(512,512) -(2,4)-> (2,512,4,512)"));
    assert_eq!(f.layout(), lay(&[512, 512], &[2, 4096]).build());
    // The stride of entry i is cᵢ times what lies below; as printed, without cᵢ, the first would be 1.
    for s in tuples(2, 3) {
        for c in tuples(2, 3).into_iter().filter(|c| c.len() == s.len()) {
            let stride: Vec<_> = (0..s.len()).map(|i| c[i] * size(&c[..i]) * size(&s[..i])).collect();
            assert_eq!(TupleMorphism::dilation(&s, &c).unwrap().layout(), lay(&s, &stride).build());
        }
    }
}

#[test]
fn example_3_1_3_6_expansions_change_no_layout() {
    let e = TupleMorphism::expansion(&[4, 4], &[4, 4, 8, 8]).unwrap();
    assert_eq!(e, read("(4,4) -(1,2)-> (4,4,8,8)"));
    assert_eq!(e.layout(), lay(&[4, 4], &[1, 4]).build());
    for f in small() {
        for above in tuples(2, 3) {
            let e = TupleMorphism::expansion(&f.t, &[&f.t[..], &above].concat()).unwrap();
            assert_eq!(e.compose(&f.build()).unwrap().layout(), f.build().layout());
        }
    }
}

const EXAMPLE_3_1_3_7: &str = "(2,16,8,4) -(*,2,1,3)-> (8,16,4)";

#[test]
fn example_3_1_3_7_restrictions() {
    let f = read(EXAMPLE_3_1_3_7);
    assert_eq!(f.layout(), lay(&[2, 16, 8, 4], &[0, 8, 1, 128]).build());
    let restricted = f.restrict(&[1, 3]).unwrap();
    assert_eq!(restricted, read("(16,4) -(2,3)-> (8,16,4)"));
    assert_eq!(restricted.layout(), lay(&[16, 4], &[8, 128]).build());
}

#[test]
fn example_3_1_3_8_entries() {
    let f = read(EXAMPLE_3_1_3_7);
    assert_eq!(f.entry(3).unwrap(), read("(4) -(3)-> (8,16,4)"));
    assert_eq!(f.entry(3).unwrap().layout(), lay(&[4], &[128]).build());
    assert_eq!(f.entry(0).unwrap(), read("(2) -(*)-> (8,16,4)"));
}

#[test]
fn remark_3_1_3_9_an_entry_lies_over_the_composite_with_its_inclusion() {
    for f in small() {
        for i in 0..f.s.len() {
            let inclusion = PointedMap::new(&[Some(i)], f.s.len()).unwrap();
            let over = f.build().pointed_map().compose(&inclusion).unwrap();
            assert_eq!(f.build().entry(i).unwrap().pointed_map(), &over);
        }
    }
}

#[test]
fn example_3_1_3_10_factorizations() {
    // The document draws f; the entries that are not hit, 3 and 5, are chosen here.
    let f = read("(8,8) -(4,2)-> (3,8,5,8,10)");
    let through = f.factorize(&[1, 3, 4]).unwrap();
    assert_eq!(through, read("(8,8) -(2,1)-> (8,8,10)"));
    assert_eq!(through.layout(), lay(&[8, 8], &[8, 1]).build());
    // The stride of an entry is the product of the entries of J below its target.
    for f in world(3, 3) {
        for subset in subsets(f.t.len()) {
            let Ok(through) = f.build().factorize(&subset) else { continue };
            let stride: Vec<usize> =
                f.a.iter()
                    .map(|&x| match x {
                        0 => 0,
                        x => subset.iter().filter(|&&j| j < x - 1).map(|&j| f.t[j]).product(),
                    })
                    .collect();
            assert_eq!(through.layout().stride(), stride, "{f:?} through {subset:?}");
        }
    }
}

#[test]
fn remark_3_1_3_11_the_factorization_is_a_pullback() {
    // Over f and the inclusion i of J: for u into the domain of f and v into J with f ∘ u = i ∘ v there is
    // one w with u = w and v = f|J ∘ w, so v must be f|J ∘ u.
    let all = world(2, 2);
    let mut squares = 0;
    for f in &all {
        for subset in subsets(f.t.len()) {
            let Ok(through) = f.build().factorize(&subset) else { continue };
            let through = Mor::of(&through);
            let j: Vec<_> = subset.iter().map(|k| k + 1).collect();
            let inclusion = mor(&through.t, &f.t, &j);
            for u in all.iter().filter(|u| u.t == f.s) {
                for a in maps(&u.s, &through.t) {
                    let v = mor(&u.s, &through.t, &a);
                    let commutes = f.after(u) == inclusion.after(&v);
                    assert_eq!(commutes, v == through.after(u));
                    squares += usize::from(commutes);
                }
            }
        }
    }
    println!("{squares} commuting squares, each through the factorization");
}

// 3.1.4 Realization of tuple morphisms

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
