//! Basic definitions: pointed maps and tuple morphisms.
use strata_layout::{PointedMap, TupleMorphism};

use super::{EXAMPLE_3_1_1_15, EXAMPLE_3_1_1_16, EXAMPLE_3_1_1_17};
use crate::oracle::{read, targets, tuples};

/// Every pointed map from m to n entries.
fn pointed(m: usize, n: usize) -> Vec<PointedMap> {
    tuples(m, n + 1)
        .into_iter()
        .filter(|a| a.len() == m)
        .map(|a| PointedMap::new(&targets(&a.iter().map(|x| x - 1).collect::<Vec<_>>()), n).unwrap())
        .collect()
}

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
