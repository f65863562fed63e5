//! Every refusal: what it says, of which kind it is, and that nothing panics.
use proptest::prelude::*;
use strata_layout::{FlatLayout, LayoutError, PointedMap, TupleMorphism};

use crate::oracle::{assert_valid, read};

/// The largest entry that a side can have.
const MOST: usize = isize::MAX as usize;

fn refused<T: core::fmt::Debug>(result: Result<T, LayoutError>, kind: &str, message: &str) {
    let error = result.unwrap_err();
    assert_eq!((error.kind(), error.to_string().as_str()), (kind, message));
}

#[test]
fn sides() {
    refused(
        TupleMorphism::identity(&[1; 17]),
        "too-many-entries",
        "17 entries in the domain, and a morphism holds at most 16",
    );
    refused(
        TupleMorphism::new(&[], &[1; 18], &[]),
        "too-many-entries",
        "18 entries in the codomain, and a morphism holds at most 16",
    );
    refused(
        TupleMorphism::new(&[2, 0], &[], &[None, None]),
        "zero-extent",
        "domain entry 1 is 0, and must be at least 1",
    );
    refused(
        TupleMorphism::expansion(&[], &[0]),
        "zero-extent",
        "codomain entry 0 is 0, and must be at least 1",
    );
    refused(
        TupleMorphism::new(&[], &[3, MOST], &[]),
        "overflow",
        &format!("codomain entry 1: with {MOST} the product of the codomain passes isize::MAX"),
    );
    refused(
        TupleMorphism::projection(&[usize::MAX], &[]),
        "overflow",
        &format!("domain entry 0: with {} the product of the domain passes isize::MAX", usize::MAX),
    );
    assert!(TupleMorphism::identity(&[MOST]).is_ok());
}

#[test]
fn maps() {
    refused(
        TupleMorphism::new(&[2, 3], &[2], &[Some(0)]),
        "map-length",
        "the map lists 1 targets, and the domain has 2 entries",
    );
    refused(
        TupleMorphism::new(&[2], &[2], &[Some(1)]),
        "map-range",
        "entry 0 goes to 1, and the codomain has 1 entries, from 0",
    );
    refused(
        TupleMorphism::new(&[2, 3, 2], &[2], &[Some(0), None, Some(0)]),
        "map-repeated",
        "entries 0 and 2 both go to 0",
    );
    refused(
        TupleMorphism::new(&[2, 3], &[7, 4], &[None, Some(1)]),
        "extent-mismatch",
        "entry 1 has extent 3, and its target, entry 1 of the codomain, has 4",
    );
    refused(
        PointedMap::new(&[None, Some(2)], 2),
        "map-range",
        "entry 1 goes to 2, and the codomain has 2 entries, from 0",
    );
    let domain = "17 entries in the domain, and a morphism holds at most 16";
    refused(PointedMap::new(&[None; 17], 0), "too-many-entries", domain);
    refused(PointedMap::identity(17), "too-many-entries", domain);
    let codomain = "17 entries in the codomain, and a morphism holds at most 16";
    refused(PointedMap::new(&[], 17), "too-many-entries", codomain);
    let (wide, tall) = (PointedMap::new(&[None; 9], 1).unwrap(), PointedMap::new(&[], 9).unwrap());
    let message = "18 entries in the domain, and a morphism holds at most 16";
    refused(wide.sum(&wide), "too-many-entries", message);
    refused(wide.wedge(&wide), "too-many-entries", message);
    let message = "18 entries in the codomain, and a morphism holds at most 16";
    refused(tall.sum(&tall), "too-many-entries", message);
    refused(wide.wedge(&tall), "rank-mismatch", "9 entries given where 1 are needed");
    refused(tall.compose(&tall), "rank-mismatch", "9 entries given where 0 are needed");
}

#[test]
fn constructors() {
    refused(
        TupleMorphism::permutation(&[2, 3], &[1]),
        "bad-permutation",
        "a permutation of 1 entries for a layout of 2 modes",
    );
    refused(
        TupleMorphism::permutation(&[2, 3], &[1, 1]),
        "bad-permutation",
        "entry 1 of the permutation: mode 1 comes twice, or is not below rank 2",
    );
    refused(
        TupleMorphism::from_order(&[2, 3], &[0, 2]),
        "bad-permutation",
        "entry 1 of the permutation: mode 2 comes twice, or is not below rank 2",
    );
    let subset = "entry 1 of the subset: mode 0 is not past the entry before, or not below rank 2";
    refused(TupleMorphism::projection(&[2, 3], &[1, 0]), "bad-subset", subset);
    refused(TupleMorphism::dilation(&[2, 3], &[1]), "rank-mismatch", "1 entries given where 2 are needed");
    refused(TupleMorphism::dilation(&[2, 3], &[1, 0]), "zero-factor", "entry 1 is dilated by 0");
    refused(
        TupleMorphism::dilation(&[1; 9], &[1; 9]),
        "too-many-entries",
        "18 entries in the codomain, and a morphism holds at most 16",
    );
    refused(
        TupleMorphism::dilation(&[4], &[MOST]),
        "overflow",
        "codomain entry 1: with 4 the product of the codomain passes isize::MAX",
    );
    refused(
        TupleMorphism::expansion(&[2, 3], &[2]),
        "not-a-prefix",
        "entry 1: the shape to expand has 3, the shape to expand it to nothing",
    );
    refused(
        TupleMorphism::expansion(&[3], &[2, 3]),
        "not-a-prefix",
        "entry 0: the shape to expand has 3, the shape to expand it to 2",
    );
}

#[test]
fn operations() {
    let f = read("(2,3) -(2,1)-> (3,2)");
    refused(
        f.compose(&read("(2) -(1)-> (2,3,1)")),
        "not-composable",
        "entry 2: the codomain of the first morphism has 1, the domain of the second nothing",
    );
    refused(
        f.concat(&read("() -()-> (3,4)")),
        "codomain-mismatch",
        "entry 1: the codomain of the first morphism has 2, that of the second 4",
    );
    refused(
        f.are_complementary(&read("() -()-> (3)")),
        "codomain-mismatch",
        "entry 1: the codomain of the first morphism has 2, that of the second nothing",
    );
    refused(
        f.concat(&read("(5,3) -(*,1)-> (3,2)")),
        "images-not-disjoint",
        "entry 1 of the first morphism and entry 1 of the second both go to 0",
    );
    let wide = TupleMorphism::new(&[1; 9], &[], &[None; 9]).unwrap();
    let message = "18 entries in the domain, and a morphism holds at most 16";
    refused(wide.concat(&wide), "too-many-entries", message);
    refused(wide.sum(&wide), "too-many-entries", message);
    assert_eq!(wide.are_complementary(&wide), Ok(false));
    let large = TupleMorphism::new(&[MOST], &[], &[None]).unwrap();
    let message = format!("domain entry 1: with {MOST} the product of the domain passes isize::MAX");
    refused(large.concat(&large), "overflow", &message);
    refused(large.sum(&large), "overflow", &message);
    assert_eq!(large.are_complementary(&large), Ok(false));
    let to_all = TupleMorphism::new(&[], &[], &[]).unwrap();
    assert_eq!(to_all.product(&large), Ok(large));
    refused(
        f.restrict(&[0, 2]),
        "bad-subset",
        "entry 1 of the subset: mode 2 is not past the entry before, or not below rank 2",
    );
    refused(f.entry(2), "out-of-range", "mode 2: the layout has 2 modes");
    refused(
        f.factorize(&[1, 1]),
        "bad-subset",
        "entry 1 of the subset: mode 1 is not past the entry before, or not below rank 2",
    );
    refused(f.factorize(&[1]), "image-not-covered", "entry 1 goes to 0, which is not in the subset");
    refused(
        read("(2,5) -(1,*)-> (2)").inverse(),
        "not-isomorphism",
        "entry 1 goes to *, so the morphism has no inverse",
    );
    refused(
        read("(2) -(2)-> (5,2)").inverse(),
        "not-isomorphism",
        "nothing goes to entry 0 of the codomain, so the morphism has no inverse",
    );
    let starred = read("(2,5) -(1,*)-> (2,3)");
    let message = "entry 1 goes to *, so the morphism has no complement";
    refused(starred.complement(), "not-complementable", message);
    // Complement before composition, as for layouts: both would be wrong here.
    refused(f.divide(&starred), "not-complementable", message);
    refused(starred.product(&f), "not-complementable", message);
    refused(
        f.divide(&read("(3) -(2)-> (2,3,4)")),
        "not-divisible",
        "entry 2: the codomain of the divisor has 4, the domain of the dividend nothing",
    );
    refused(
        read("(3) -(1)-> (3,2)").product(&read("() -()-> (4)")),
        "not-product-admissible",
        "entry 0: the codomain of the second factor has 4, the unhit entries of the first 2",
    );
}

#[test]
fn values() {
    let f = read("(2,3) -(2,1)-> (3,2)");
    refused(f.apply(6), "out-of-range", "index 6 is outside size 6");
    refused(f.apply_coordinate(&[1]), "rank-mismatch", "1 entries given where 2 are needed");
    refused(f.apply_coordinate(&[1, 3]), "out-of-range", "mode 1: coordinate 3 is outside extent 3");
}

#[test]
fn standard_representations() {
    let standard =
        |shape: &[usize], stride: &[usize]| TupleMorphism::standard(&FlatLayout::new(shape, stride).unwrap());
    refused(
        standard(&[5, 2, 4], &[7, 0, 3]),
        "not-tractable",
        "modes 2 and 0: 4*3 does not divide the next stride 7, so no morphism encodes the layout",
    );
    // Tractable, and too large to be written down: nine modes with a gap before each need 18 entries.
    let shape = [2; 9];
    let stride: Vec<_> = (0..9).map(|i| 2 * 4_usize.pow(i)).collect();
    refused(
        standard(&shape, &stride),
        "too-many-entries",
        "17 entries in the codomain, and a morphism holds at most 16",
    );
    // Extent times stride passes what a codomain may have, cosize does not.
    refused(
        standard(&[2], &[MOST]),
        "overflow",
        "codomain entry 1: with 2 the product of the codomain passes isize::MAX",
    );
}

/// Numbers of every size, most of them small.
fn wild() -> impl Strategy<Value = Vec<usize>> {
    let number = prop_oneof![40 => 1_usize..5, 2 => Just(0), 1 => Just(MOST), 1 => Just(usize::MAX), 1 => any::<usize>()];
    prop::collection::vec(number, 0..20)
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(1500))]

    /// Arguments of any kind give a valid morphism or an error, from every checked function.
    #[test]
    fn nothing_panics(a in wild(), b in wild(), c in wild(), n in any::<usize>()) {
        let map: Vec<_> = c.iter().map(|x| x.checked_sub(1)).collect();
        let made = [
            TupleMorphism::new(&a, &b, &map),
            TupleMorphism::new(&a, &a, &map),
            TupleMorphism::new(&a, &b, &vec![None; a.len()]),
            TupleMorphism::identity(&b),
            TupleMorphism::permutation(&a, &b),
            TupleMorphism::from_order(&a, &c),
            TupleMorphism::projection(&a, &b),
            TupleMorphism::dilation(&a, &b),
            TupleMorphism::expansion(&a, &b),
            TupleMorphism::expansion(&a, &[&a[..], &b].concat()),
        ];
        let made: Vec<_> = made.into_iter().flatten().collect();
        for f in &made {
            assert_valid(f);
            let parts = [f.restrict(&b), f.factorize(&b), f.entry(n), f.inverse(), f.complement()];
            for g in parts.into_iter().flatten() {
                assert_valid(&g);
            }
            for g in [f.sort(), f.squeeze(), f.coalesce()] {
                assert_valid(&g);
            }
            let _ = (f.apply(n), f.apply_coordinate(&c), f.layout(), f.size(), f.cosize());
            let _ = (f.is_sorted(), f.is_coalesced(), f.is_standard_form(), f.is_nondegenerate());
            prop_assert_eq!(f.to_string().parse::<TupleMorphism>(), Ok(*f));
            let _ = (f.picture().to_string(), format!("{:#}", f.picture()));
            for g in &made {
                for result in [f.compose(g), f.sum(g), f.concat(g), f.divide(g), f.product(g)] {
                    match result {
                        Ok(h) => assert_valid(&h),
                        Err(error) => prop_assert!(!error.to_string().is_empty()),
                    }
                }
                let _ = (f.is_composable_with(g), f.are_complementary(g));
            }
        }
        if let Ok(layout) = FlatLayout::new(&a, &b) {
            if let Ok(f) = TupleMorphism::standard(&layout) {
                assert_valid(&f);
                prop_assert_eq!(f.layout(), layout);
            }
        }
        if let (Ok(f), Ok(g)) = (PointedMap::new(&map, n % 20), PointedMap::new(&map, b.len())) {
            let _ = (f.compose(&g), f.sum(&g), f.wedge(&g), f.is_tractable(), f.image(), f.unhit());
            let _ = (f.hits(n), f.preimage(n));
        }
    }
}
