//! Examples: the families of morphisms that have names.
use strata_layout::{PointedMap, TupleMorphism};

use super::small;
use crate::oracle::{Mor, lay, maps, mor, permutations, read, size, subsets, tuples, world};

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
