//! Morphisms and the layouts they encode, over the small world.
use std::collections::HashSet;

use strata_layout::TupleMorphism;

use crate::oracle::{Lay, Mor, lay, maps, mor, read, size, subsets, tuples, world};

/// Construction 3.1.2.1, Lemma 3.1.4.5, Proposition 3.1.2.10 (one half), Observation 3.1.2.18, and the
/// operations of Section 3.1.5 that act alike on morphisms and on layouts.
#[test]
fn every_morphism_agrees_with_its_layout() {
    let (mut layouts, mut values) = (HashSet::new(), 0);
    for f in world(3, 4) {
        let (built, expected) = (f.build(), f.layout());
        let layout = Lay::of(&built.layout());
        assert_eq!(layout, expected, "{f:?}");
        assert!(layout.is_tractable(), "{f:?}");
        assert!(layout.cosize() <= built.cosize());
        assert_eq!(layout.is_nondegenerate(), f.is_nondegenerate());
        let table = layout.table();
        for (n, &offset) in table.iter().enumerate() {
            assert_eq!(built.apply(n), Ok(offset), "{f:?} at {n}");
        }
        values += table.len();
        assert_eq!(Lay::of(&built.sort().layout()), layout.sort(), "{f:?}");
        assert_eq!(Lay::of(&built.squeeze().layout()), layout.squeeze(), "{f:?}");
        assert_eq!(Lay::of(&built.coalesce().layout()), layout.coalesce(), "{f:?}");
        let no_ones = !layout.s.contains(&1);
        let no_merge = (1..layout.s.len()).all(|i| layout.d[i] != layout.s[i - 1] * layout.d[i - 1]);
        assert_eq!(built.is_coalesced(), no_ones && no_merge, "{f:?}");
        for subset in subsets(f.s.len()) {
            let pick = |list: &[usize]| subset.iter().map(|&i| list[i]).collect::<Vec<_>>();
            let modes = lay(&pick(&layout.s), &pick(&layout.d));
            assert_eq!(Lay::of(&built.restrict(&subset).unwrap().layout()), modes);
        }
        if f.inverse().is_some() {
            // Compact: every offset below the cosize once.
            let mut sorted = table;
            sorted.sort_unstable();
            assert!(sorted.iter().copied().eq(0..layout.cosize()));
        }
        layouts.insert(layout);
    }
    println!("{} layouts encoded by the world, {values} values of |f| = Φ", layouts.len());
}

/// Proposition 3.1.2.10 and Lemma 3.1.2.9: the tractable layouts are the encoded ones, each by its standard
/// representation, which has standard form (Example 3.1.2.15).
#[test]
fn a_layout_is_encoded_exactly_when_it_is_tractable() {
    let (mut tractable, mut others) = (0, 0);
    for s in tuples(3, 4) {
        for d in tuples(s.len(), 25).into_iter().filter(|d| d.len() == s.len()) {
            let layout = lay(&s, &d.iter().map(|d| d - 1).collect::<Vec<_>>());
            match TupleMorphism::standard(&layout.build()) {
                Ok(f) => {
                    assert!(layout.is_tractable(), "{layout:?}");
                    let f = Mor::of(&f);
                    assert!(f.is_morphism());
                    assert_eq!(f.layout(), layout);
                    assert!(f.is_standard_form(0), "{layout:?}");
                    assert_eq!(f.is_nondegenerate(), layout.is_nondegenerate());
                    tractable += 1;
                }
                Err(error) => {
                    assert_eq!(error.kind(), "not-tractable");
                    assert!(!layout.is_tractable(), "{layout:?}");
                    others += 1;
                }
            }
        }
    }
    println!("{tractable} tractable layouts encoded, {others} others refused");
    assert!(tractable > 0 && others > 0);
}

/// Theorem 3.1.2.21 counted on both sides, in a world closed under the correspondence: domains with up to 3
/// entries from 1..=4, and a codomain of size at most `BOUND`, which for a standard form is the largest
/// extent times stride of its layout.
#[test]
fn standard_forms_and_tractable_layouts_are_one_to_one() {
    const BOUND: usize = 36;
    let domains = tuples(3, 4);
    let (mut standard, mut literal) = (HashSet::new(), 0);
    let mut encoded = HashSet::new();
    // Codomains of up to 6 entries, two for each entry of the domain: unhit entries of a standard form are
    // followed by hit ones.
    for t in codomains(6, BOUND) {
        for s in domains.iter().filter(|s| t.len() <= 2 * s.len().max(1)) {
            for a in maps(s, &t) {
                let f = mor(s, &t, &a);
                if !f.is_nondegenerate() || !f.is_standard_form(1) {
                    continue;
                }
                literal += 1;
                if f.is_standard_form(0) {
                    let built = f.build();
                    assert!(built.is_standard_form() && built.is_nondegenerate());
                    // f is the standard representation of its own layout.
                    assert_eq!(TupleMorphism::standard(&built.layout()).as_ref(), Ok(&built));
                    assert!(encoded.insert(f.layout()), "{f:?}: another encodes the same layout");
                    standard.insert(f);
                }
            }
        }
    }
    let mut layouts = HashSet::new();
    for s in &domains {
        for d in tuples(s.len(), BOUND + 1).into_iter().filter(|d| d.len() == s.len()) {
            let layout = lay(s, &d.iter().map(|d| d - 1).collect::<Vec<_>>());
            let end = s.iter().zip(&layout.d).map(|(s, d)| s * d).max().unwrap_or(1);
            if end <= BOUND && layout.is_nondegenerate() && layout.is_tractable() {
                layouts.insert(layout);
            }
        }
    }
    println!("{} non-degenerate morphisms in standard form", standard.len());
    println!("{} non-degenerate tractable layouts", layouts.len());
    println!("{literal} morphisms in standard form as printed");
    assert_eq!(standard.len(), layouts.len());
    assert_eq!(encoded, layouts);
    // As printed, a codomain of one entry that nothing goes to passes too, one for each of 1..=BOUND and
    // each domain whose entries all go to ∗.
    assert_eq!(literal, standard.len() + BOUND * domains.len());
}

/// Every list of up to `length` numbers whose product is at most `bound`.
fn codomains(length: usize, bound: usize) -> Vec<Vec<usize>> {
    let (mut out, mut last) = (vec![vec![]], vec![vec![]]);
    for _ in 0..length {
        last = last
            .iter()
            .flat_map(|t: &Vec<usize>| (1..=bound / size(t)).map(move |x| [&t[..], &[x]].concat()))
            .collect();
        out.extend(last.iter().cloned());
    }
    out
}

/// 3.1.5.44 as corrected: for f without ∗, non-degenerate and in standard form, the layout of the complement
/// is the least complement of the layout.
#[test]
fn complements_of_standard_forms_are_complements_of_layouts() {
    let (mut agree, mut degenerate) = (0, 0);
    for f in world(3, 4) {
        let Ok(complement) = f.build().complement() else { continue };
        if !f.is_standard_form(0) {
            continue;
        }
        let layout = f.layout();
        let least = (1..=size(&f.t)).find_map(|n| layout.complement(n)).unwrap();
        let agrees = Lay::of(&complement.layout()) == least;
        if f.is_nondegenerate() {
            assert!(agrees, "{f:?}");
            agree += 1;
        } else {
            degenerate += usize::from(!agrees);
        }
    }
    println!("{agree} complements agree; {degenerate} of degenerate morphisms do not");
    assert!(agree > 0 && degenerate > 0);
    let f = read("(1) -(2)-> (8,1)");
    assert!(f.is_standard_form());
    assert_eq!(Lay::of(&f.complement().unwrap().layout()), lay(&[8], &[1]));
    assert_eq!(Mor::of(&f).layout().complement(1), Some(lay(&[], &[])));
}
