//! The algebra of morphisms and the algebra of layouts, two implementations, side by side: equal where the
//! document says so, and each way they part pinned by an example.
use strata_layout::{FlatLayout, TupleMorphism};

use crate::oracle::{Mor, read, world};

fn layout(shape: &[usize], stride: &[usize]) -> FlatLayout {
    FlatLayout::new(shape, stride).unwrap()
}

#[test]
fn one_morphism_and_its_layout() {
    let all = world(3, 4);
    let mut standard_forms = 0;
    for f in all.iter().map(Mor::build) {
        let layout = f.layout();
        assert_eq!(f.sort().layout(), layout.sort(), "{f}");
        assert_eq!(f.squeeze().layout(), layout.squeeze(), "{f}");
        assert_eq!(f.coalesce().layout(), layout.coalesce(), "{f}");
        assert_eq!(f.is_coalesced(), layout.is_coalesced(), "{f}");
        assert_eq!(f.is_nondegenerate(), !layout.is_degenerate(), "{f}");
        assert!(layout.is_tractable(), "{f}");
        // The other way does not hold, see below.
        assert!(!f.is_sorted() || layout.is_sorted(), "{f}");
        assert!(!f.is_isomorphism() || layout.is_compact(), "{f}");
        assert!((0..f.size()).all(|n| f.apply(n) == layout.offset(n)), "{f}");
        let restricted = |modes: &[usize]| f.restrict(modes).map(|g| g.layout());
        for modes in [&[][..], &[0], &[1], &[0, 2], &[2, 0]] {
            assert_eq!(restricted(modes), layout.restrict(modes), "{f}");
        }
        if f.is_standard_form() && f.is_nondegenerate() && f.is_complementable() {
            assert_eq!(f.complement().map(|c| c.layout()), layout.complement_min(), "{f}");
            standard_forms += 1;
        }
    }
    println!("{} morphisms and their layouts, {standard_forms} standard forms and complements", all.len());
}

#[test]
fn where_one_morphism_and_its_layout_part() {
    // Sorted as a layout and not as a morphism: between the targets lies nothing but an entry 1.
    let f = read("(1,1) -(2,1)-> (1,1)");
    assert!(f.layout().is_sorted() && !f.is_sorted() && f.sort() != f);
    // Compact, and no isomorphism: an entry of the codomain is 1 and not hit.
    let f = read("(4) -(2)-> (1,4)");
    assert!(f.layout().is_compact() && !f.is_isomorphism());
    // Coalesced as a layout, and coalescing still shortens the codomain.
    let f = read("(4,4) -(3,1)-> (4,1,4)");
    assert!(f.is_coalesced() && f.coalesce().codomain() == [4, 4]);
    // 3.1.5.44: outside standard form the complement has unhit neighbours that a layout merges; a degenerate
    // one complements places that its layout does not reach.
    let f = read("(2) -(1)-> (2,3,5)");
    assert_eq!(f.complement().unwrap().layout(), layout(&[3, 5], &[2, 6]));
    assert_eq!(f.layout().complement(30), Ok(layout(&[15], &[2])));
    // A morphism that sends an entry 1 to ∗ has none, its layout has.
    let f = read("(1) -(*)-> ()");
    assert_eq!(f.complement().unwrap_err().kind(), "not-complementable");
    assert_eq!(f.layout().complement_min(), Ok(layout(&[], &[])));
    let f = read("(1) -(2)-> (8,1)");
    assert!(f.is_standard_form());
    assert_eq!(f.complement().unwrap().layout(), layout(&[8], &[1]));
    assert_eq!(f.layout().complement_min(), Ok(layout(&[], &[])));
}

#[test]
fn composites_quotients_and_products_of_layouts() {
    let all: Vec<_> = world(2, 4).iter().map(Mor::build).collect();
    let (mut composites, mut quotients, mut products, mut undefined) = (0, 0, 0, 0);
    for f in &all {
        for g in all.iter().filter(|g| g.domain() == f.codomain()) {
            let composite = g.compose(f).unwrap();
            let by_layouts = g.layout().compose(&f.layout()).unwrap();
            assert!(composite.layout().same_function(&by_layouts), "{g} after {f}");
            assert_eq!(composite.layout().normalized(), by_layouts, "{g} after {f}");
            assert!(!f.is_nondegenerate() || composite.layout() == by_layouts, "{g} after {f}");
            composites += 1;
        }
        for g in all.iter().filter(|g| g.codomain() == f.domain()) {
            let Ok(quotient) = f.divide(g) else { continue };
            match f.layout().divide(&g.layout()) {
                Ok(by_layouts) => {
                    assert_eq!(quotient.layout().coalesce(), by_layouts.coalesce(), "{f} by {g}");
                    quotients += 1;
                }
                Err(_) => undefined += 1,
            }
        }
        for g in &all {
            let Ok(product) = f.product(g) else { continue };
            if f.is_nondegenerate() && g.is_nondegenerate() {
                assert_eq!(f.layout().product_min(&g.layout()), Ok(product.layout()), "{f} by {g}");
                products += 1;
            }
        }
    }
    println!(
        "{composites} composites, {quotients} quotients, {products} products agree with those of layouts"
    );
    println!("{undefined} quotients of morphisms whose layouts have none");
    assert!(quotients > 0 && products > 0 && undefined > 0);
}

#[test]
fn where_composites_quotients_and_products_part() {
    // 3.1.4.6 with f degenerate.
    let (f, g) = (read("(1) -(1)-> (1)"), read("(1) -(2)-> (3,1)"));
    assert_eq!(g.compose(&f).unwrap().layout(), layout(&[1], &[3]));
    assert_eq!(g.layout().compose(&f.layout()), Ok(layout(&[1], &[0])));
    // 3.1.5.56 where the layouts have no flat quotient.
    let (f, g) = (read("(3,2) -(1,*)-> (3)"), read("() -()-> (3,2)"));
    assert_eq!(f.divide(&g), Ok(f));
    assert_eq!(f.layout().divide(&g.layout()).unwrap_err().kind(), "not-flat");
    // 3.1.5.62 with the N of the definition, size times cosize.
    let (f, g) = (read("(2) -(2)-> (3,2)"), read("() -()-> (3)"));
    assert_eq!(f.product(&g), Ok(f));
    assert_eq!(f.layout().product(&g.layout()).unwrap_err().kind(), "n-not-multiple");
    assert_eq!(f.layout().product_min(&g.layout()), Ok(f.layout()));
    // 3.1.5.62 with g degenerate.
    let (f, g) = (read("() -()-> (1)"), read("(1) -(1)-> (1)"));
    assert_eq!(f.product(&g).unwrap().layout(), layout(&[1], &[1]));
    assert_eq!(f.layout().product_min(&g.layout()), Ok(layout(&[1], &[0])));
}

#[test]
fn the_standard_representation_exists_for_the_tractable_layouts() {
    let (mut tractable, mut others) = (0, 0);
    for f in world(3, 4) {
        // The layout, and one that is off by one in its last stride.
        let encoded = f.layout();
        let mut off = encoded.clone();
        if let Some(last) = off.d.last_mut() {
            *last += 1;
        }
        for l in [encoded.build(), off.build()] {
            match TupleMorphism::standard(&l) {
                Ok(g) => {
                    assert!(l.is_tractable() && g.layout() == l, "{l}");
                    tractable += 1;
                }
                Err(error) => {
                    assert!(!l.is_tractable() && error.kind() == "not-tractable", "{l}");
                    others += 1;
                }
            }
        }
    }
    println!("{tractable} tractable layouts, {others} others");
    assert!(others > 0);
}
