//! Laws beyond the small world: up to 16 entries a side, on morphisms made at random.
use proptest::prelude::*;
use strata_layout::TupleMorphism;

use crate::oracle::{Lay, Mor, assert_valid, mor};

/// A morphism into `t`, as `keep` and `order` choose its entries: some of t, in some order, and between them
/// the entries of `stars`, which go to ∗.
fn into(t: &[usize], order: &[usize], keep: &[bool], stars: &[(usize, usize)]) -> Mor {
    let mut targets: Vec<usize> = (1..=t.len()).filter(|j| keep[j - 1]).collect();
    targets.sort_by_key(|j| order[j - 1]);
    let mut f = mor(&targets.iter().map(|j| t[j - 1]).collect::<Vec<_>>(), t, &targets);
    for &(at, extent) in stars {
        if f.s.len() < 16 {
            let at = at % (f.s.len() + 1);
            f.s.insert(at, extent);
            f.a.insert(at, 0);
        }
    }
    f
}

/// The choices [`into`] makes a morphism of.
fn choices() -> impl Strategy<Value = (Vec<usize>, Vec<bool>, Vec<(usize, usize)>)> {
    (
        prop::collection::vec(0_usize..1000, 16),
        prop::collection::vec(any::<bool>(), 16),
        prop::collection::vec((0_usize..17, 1_usize..6), 0..4),
    )
}

/// A tuple of up to 16 entries, most of them small.
fn tuple() -> impl Strategy<Value = Vec<usize>> {
    prop::collection::vec(prop_oneof![Just(1), Just(2), 1_usize..6, 1_usize..13], 0..=16)
}

/// Any morphism.
pub(crate) fn morphism() -> impl Strategy<Value = Mor> {
    (tuple(), choices()).prop_map(|(t, (order, keep, stars))| into(&t, &order, &keep, &stars))
}

/// f: S → T, g: T → U, h: U → V.
fn triple() -> impl Strategy<Value = [Mor; 3]> {
    (tuple(), choices(), choices(), choices()).prop_map(|(v, a, b, c)| {
        let h = into(&v, &a.0, &a.1, &a.2);
        let g = into(&h.s, &b.0, &b.1, &b.2);
        let f = into(&g.s, &c.0, &c.1, &c.2);
        [f, g, h]
    })
}

/// Some numbers below `size`, spread over it.
fn samples(size: usize) -> impl Iterator<Item = usize> {
    (0..64.min(size)).chain((0..64).map(move |k| size / 64 * k)).chain([size - 1])
}

/// Φ(n) from the layout alone.
fn offset(layout: &Lay, mut n: usize) -> usize {
    let mut offset = 0;
    for (s, d) in layout.s.iter().zip(&layout.d) {
        offset += n % s * d;
        n /= s;
    }
    offset
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(600))]

    #[test]
    fn a_morphism_acts_as_its_layout(f in morphism()) {
        let built = f.build();
        let layout = Lay::of(&built.layout());
        prop_assert_eq!(&layout, &f.layout());
        prop_assert!(layout.is_tractable());
        for n in samples(built.size()) {
            prop_assert_eq!(built.apply(n), Ok(offset(&layout, n)));
        }
        prop_assert_eq!(Lay::of(&built.sort().layout()), layout.sort());
        prop_assert_eq!(Lay::of(&built.squeeze().layout()), layout.squeeze());
        prop_assert_eq!(Lay::of(&built.coalesce().layout()), layout.coalesce());
    }

    #[test]
    fn operations_are_what_the_definitions_say(f in morphism()) {
        let built = f.build();
        prop_assert_eq!(Mor::of(&built.sort()), f.sort());
        prop_assert_eq!(Mor::of(&built.squeeze()), f.squeeze());
        prop_assert_eq!(Mor::of(&built.coalesce()), f.coalesce());
        prop_assert_eq!(built.is_sorted(), f.is_sorted());
        prop_assert_eq!(built.complement().ok().map(|c| Mor::of(&c)), f.complement());
        // Once is enough.
        prop_assert_eq!(built.sort().sort(), built.sort());
        prop_assert_eq!(built.coalesce().coalesce(), built.coalesce());
        prop_assert!(built.sort().is_sorted() && built.coalesce().is_coalesced());
        for g in [built.sort(), built.squeeze(), built.coalesce()] {
            assert_valid(&g);
        }
    }

    #[test]
    fn the_standard_representation_is_canonical(f in morphism()) {
        let layout = f.build().layout();
        match TupleMorphism::standard(&layout) {
            Ok(standard) => {
                assert_valid(&standard);
                prop_assert_eq!(standard.layout(), layout);
                prop_assert!(standard.is_standard_form());
                prop_assert_eq!(TupleMorphism::standard(&standard.layout()), Ok(standard));
            }
            // f has 16 entries to write its gaps with, the standard form may not need more.
            Err(error) => prop_assert!(false, "{}", error),
        }
    }

    #[test]
    fn composition_is_associative_and_functorial([f, g, h] in triple()) {
        let [f, g, h] = [f, g, h].map(|f| f.build());
        let gf = g.compose(&f).unwrap();
        assert_valid(&gf);
        prop_assert_eq!(h.compose(&gf), h.compose(&g).unwrap().compose(&f));
        for n in samples(f.size()) {
            prop_assert_eq!(gf.apply(n), g.apply(f.apply(n).unwrap()));
        }
    }

    #[test]
    fn isomorphisms_undo_and_complements_fill(f in morphism()) {
        let built = f.build();
        if let Ok(complement) = built.complement() {
            prop_assert_eq!(built.are_complementary(&complement), Ok(true));
            let whole = built.concat(&complement).unwrap();
            let back = whole.inverse().unwrap();
            prop_assert_eq!(back.compose(&whole), TupleMorphism::identity(whole.domain()));
            prop_assert_eq!(whole.compose(&back), TupleMorphism::identity(whole.codomain()));
            prop_assert_eq!(back.inverse(), Ok(whole));
            // Division by everything is composition, by nothing is nothing.
            let nothing = TupleMorphism::new(&[], built.domain(), &[]).unwrap();
            prop_assert_eq!(built.divide(&nothing), Ok(built));
            prop_assert_eq!(built.product(&TupleMorphism::identity(complement.domain()).unwrap()), Ok(whole));
        }
    }

    #[test]
    fn sums_act_side_by_side([f, g, h] in triple()) {
        let [f, g, h] = [f, g, h].map(|f| f.build());
        if let (Ok(fg), Ok(gh)) = (f.sum(&g), g.sum(&h)) {
            assert_valid(&fg);
            prop_assert_eq!(fg.sum(&h), f.sum(&gh));
            for n in samples(fg.size()) {
                let (low, high) = (n % f.size(), n / f.size());
                let expected = f.apply(low).unwrap() + f.cosize() * g.apply(high).unwrap();
                prop_assert_eq!(fg.apply(n), Ok(expected));
            }
        }
    }

    #[test]
    fn a_dense_order_is_an_isomorphism_that_orders_memory(
        shape in prop::collection::vec(1_usize..6, 0..=12),
        keys in prop::collection::vec(any::<u32>(), 12),
    ) {
        let mut order: Vec<usize> = (0..shape.len()).collect();
        order.sort_by_key(|&axis| keys[axis]);
        let f = TupleMorphism::from_order(&shape, &order).unwrap();
        assert_valid(&f);
        prop_assert!(f.is_isomorphism());
        let mut stride = vec![0; shape.len()];
        let mut step = 1;
        for &axis in &order {
            stride[axis] = step;
            step *= shape[axis];
        }
        let layout = f.layout();
        prop_assert_eq!(layout.stride(), stride);
    }
}
