//! Every morphism with up to 3 entries a side from 1..=4, one at a time, against the oracle.
use strata_layout::{PointedMap, TupleMorphism};

use crate::oracle::{
    Mor, assert_valid, coordinates, maps, mor, permutations, subsets, targets, tuples, world,
};

const LENGTH: usize = 3;
const MOST: usize = 4;

/// How many morphisms the world holds.
const WORLD: usize = 26_013;

#[test]
fn the_world_has_as_many_morphisms_as_counting_says() {
    // Σ over k of: choose k entries of the domain and k of the codomain, match them, 4 extents for each
    // pair, 4 for each entry that is left on either side.
    let choose = |n: u32, k: u32| (0..k).fold(1, |c, i| c * (n - i) as usize / (i + 1) as usize);
    let factorial = |k: u32| (1..=k as usize).product::<usize>();
    let mut count = 0;
    for m in 0..=3 {
        for n in 0..=3 {
            for k in 0..=m.min(n) {
                count += choose(m, k) * choose(n, k) * factorial(k) * 4_usize.pow(m + n - k);
            }
        }
    }
    println!("{count} morphisms with up to {LENGTH} entries a side from 1..={MOST}");
    assert_eq!(world(LENGTH, MOST).len(), count);
    assert_eq!(count, WORLD);
}

#[test]
fn construction_accepts_the_morphisms_and_nothing_else() {
    let (mut accepted, mut refused) = (0, 0);
    let shapes = tuples(LENGTH, MOST);
    // Every list of targets of every length up to 3, one target too many included.
    let lists: Vec<Vec<usize>> =
        tuples(LENGTH, 5).iter().map(|list| list.iter().map(|x| x - 1).collect()).collect();
    for s in &shapes {
        for t in shapes.iter().filter(|t| t.len() <= 2 || t.contains(&1)) {
            for a in &lists {
                let f = mor(s, t, a);
                let built = TupleMorphism::new(s, t, &targets(a));
                match built {
                    Ok(built) => {
                        assert!(f.is_morphism(), "{f:?}");
                        assert_eq!(Mor::of(&built), f);
                        accepted += 1;
                    }
                    Err(error) => {
                        assert!(!f.is_morphism(), "{f:?}");
                        let kind = if a.len() != s.len() {
                            "map-length"
                        } else if a.iter().any(|&x| x > t.len()) {
                            "map-range"
                        } else if (1..=t.len()).any(|j| a.iter().filter(|&&x| x == j).count() > 1) {
                            "map-repeated"
                        } else {
                            "extent-mismatch"
                        };
                        assert_eq!(error.kind(), kind, "{f:?}");
                        refused += 1;
                    }
                }
            }
        }
    }
    println!("{accepted} lists accepted, {refused} refused, each for the right reason");
    assert!(accepted > 10_000 && refused > 500_000);
}

#[test]
fn operations_on_one_morphism_are_what_the_definitions_say() {
    let all = world(LENGTH, MOST);
    let (mut restrictions, mut factorizations, mut isomorphisms, mut complements) = (0, 0, 0, 0);
    for f in &all {
        let built = f.build();
        let (m, n) = (f.s.len(), f.t.len());
        assert_eq!((built.rank(), built.corank()), (m, n));
        assert_eq!((built.size(), built.cosize()), (f.s.iter().product(), f.t.iter().product()));
        for (got, expected) in
            [(built.squeeze(), f.squeeze()), (built.sort(), f.sort()), (built.coalesce(), f.coalesce())]
        {
            assert_eq!(Mor::of(&got), expected, "{f:?}");
            assert_valid(&got);
        }
        assert_eq!(built.is_sorted(), f.is_sorted(), "{f:?}");
        assert_eq!(built.is_sorted(), built.sort() == built, "{f:?}");
        assert_eq!(built.is_nondegenerate(), f.is_nondegenerate());
        assert_eq!(built.is_standard_form(), f.is_standard_form(0));
        assert_eq!(built.is_complementable(), f.complement().is_some());
        assert_eq!(built.complement().ok().map(|c| Mor::of(&c)), f.complement());
        complements += usize::from(built.is_complementable());
        assert_eq!(built.is_isomorphism(), f.inverse().is_some());
        assert_eq!(built.inverse().ok().map(|g| Mor::of(&g)), f.inverse());
        isomorphisms += usize::from(built.is_isomorphism());
        for subset in subsets(m) {
            assert_eq!(Mor::of(&built.restrict(&subset).unwrap()), f.restrict(&subset));
            restrictions += 1;
        }
        for i in 0..m {
            assert_eq!(built.entry(i), built.restrict(&[i]));
        }
        assert_eq!(built.entry(m).unwrap_err().kind(), "out-of-range");
        for subset in subsets(n) {
            let covered = f.a.iter().all(|&x| x == 0 || subset.contains(&(x - 1)));
            match built.factorize(&subset) {
                Ok(through) => {
                    assert!(covered);
                    // The morphisms into that codomain which the inclusion takes to f: exactly this one.
                    let t: Vec<_> = subset.iter().map(|&j| f.t[j]).collect();
                    let inclusion = mor(&t, &f.t, &subset.iter().map(|j| j + 1).collect::<Vec<_>>());
                    let all: Vec<_> = maps(&f.s, &t)
                        .into_iter()
                        .map(|a| mor(&f.s, &t, &a))
                        .filter(|h| inclusion.after(h) == *f)
                        .collect();
                    assert_eq!([Mor::of(&through)], all[..], "{f:?}");
                    factorizations += 1;
                }
                Err(error) => {
                    assert!(!covered);
                    assert_eq!(error.kind(), "image-not-covered");
                }
            }
        }
    }
    println!("{} morphisms squeezed, sorted, coalesced; {complements} complements", all.len());
    println!("{isomorphisms} isomorphisms, {restrictions} restrictions, {factorizations} factorizations");
    assert_eq!(all.len(), WORLD);
}

#[test]
fn every_morphism_acts_on_coordinates_and_numbers_as_defined() {
    let mut values = 0;
    for f in world(LENGTH, MOST) {
        let built = f.build();
        let all = coordinates(&f.s);
        let expected = f.table();
        for (n, x) in all.iter().enumerate() {
            assert_eq!(built.apply_coordinate(x).unwrap().as_slice(), f.move_coordinate(x), "{f:?} at {x:?}");
            assert_eq!(built.apply(n), Ok(expected[n]), "{f:?} at {n}");
        }
        assert_eq!(built.apply(all.len()).unwrap_err().kind(), "out-of-range");
        values += all.len();
    }
    println!("{values} values of |f| and of F(f)");
}

#[test]
fn every_named_family_is_what_its_definition_says() {
    let mut made = 0;
    let shapes = tuples(LENGTH, MOST);
    for s in &shapes {
        let m = s.len();
        assert_eq!(Mor::of(&TupleMorphism::identity(s).unwrap()), Mor::identity(s));
        for p in permutations(m) {
            // The only morphism over the permutation that is an isomorphism.
            let f = TupleMorphism::permutation(s, &p).unwrap();
            assert_valid(&f);
            assert_eq!(f.map(), p.iter().copied().map(Some).collect::<Vec<_>>());
            assert!(Mor::of(&f).inverse().is_some());
            let ordered = TupleMorphism::from_order(s, &p).unwrap();
            assert_valid(&ordered);
            // Dense in that order: the stride of an axis is the product of the extents of the faster ones.
            let stride: Vec<usize> = (0..m)
                .map(|axis| p.iter().take_while(|&&faster| faster != axis).map(|&faster| s[faster]).product())
                .collect();
            assert_eq!(ordered.layout().stride(), stride);
            assert_eq!(TupleMorphism::permutation(ordered.codomain(), &p), ordered.inverse());
            made += 2;
        }
        for subset in subsets(m) {
            let p = TupleMorphism::projection(s, &subset).unwrap();
            let t: Vec<_> = subset.iter().map(|&i| s[i]).collect();
            let a: Vec<_> =
                (0..m).map(|i| subset.iter().position(|&k| k == i).map_or(0, |k| k + 1)).collect();
            assert_eq!(Mor::of(&p), mor(s, &t, &a));
            made += 1;
        }
        for c in shapes.iter().filter(|c| c.len() == m) {
            let f = TupleMorphism::dilation(s, c).unwrap();
            let t: Vec<_> = c.iter().zip(s).flat_map(|(&c, &s)| [c, s]).collect();
            assert_eq!(Mor::of(&f), mor(s, &t, &(1..=m).map(|i| 2 * i).collect::<Vec<_>>()));
            made += 1;
        }
        for t in &shapes {
            let expansion = TupleMorphism::expansion(s, t);
            if t.starts_with(s) {
                assert_eq!(Mor::of(&expansion.unwrap()), mor(s, t, &(1..=m).collect::<Vec<_>>()));
                made += 1;
            } else {
                assert_eq!(expansion.unwrap_err().kind(), "not-a-prefix");
            }
        }
    }
    println!("{made} permutations, orders, projections, dilations and expansions");
}

#[test]
fn pointed_maps_are_a_category_with_sums_and_wedges() {
    let all: Vec<(Vec<usize>, usize)> = (0..=3)
        .flat_map(|n| {
            tuples(3, n + 1).into_iter().map(move |a| (a.iter().map(|x| x - 1).collect::<Vec<_>>(), n))
        })
        .collect();
    // (n + 1)^m maps from m to n entries: ∗ stays, each other entry goes anywhere.
    let expected: usize = (0..=3).map(|n: usize| (0..=3).map(|m| (n + 1).pow(m)).sum::<usize>()).sum();
    assert_eq!(all.len(), expected);
    let build = |(a, n): &(Vec<usize>, usize)| PointedMap::new(&targets(a), *n).unwrap();
    let list = |f: &PointedMap| f.map().iter().map(|x| x.map_or(0, |j| j + 1)).collect::<Vec<_>>();
    let (mut pairs, mut triples) = (0, 0);
    for alpha in &all {
        let (f, (a, n)) = (build(alpha), alpha);
        let m = a.len();
        assert_eq!((f.source(), f.target(), list(&f)), (m, *n, a.clone()));
        assert_eq!(f.compose(&PointedMap::identity(m).unwrap()), Ok(f));
        assert_eq!(PointedMap::identity(*n).unwrap().compose(&f), Ok(f));
        assert_eq!(f.is_tractable(), (1..=*n).all(|j| a.iter().filter(|&&x| x == j).count() <= 1));
        let (hit, unhit): (Vec<_>, Vec<_>) = (1..=*n).partition(|j| a.contains(j));
        assert_eq!((list(&f.image()), list(&f.unhit())), (hit, unhit));
        for j in 0..*n {
            assert_eq!(f.preimage(j), a.iter().position(|&x| x == j + 1));
            assert_eq!(f.hits(j), a.contains(&(j + 1)));
        }
        assert!(!f.hits(*n));
        for beta in &all {
            let (g, (b, p)) = (build(beta), beta);
            pairs += 1;
            let sum = f.sum(&g).unwrap();
            let moved = b.iter().map(|&x| if x == 0 { 0 } else { x + n });
            assert_eq!(list(&sum), a.iter().copied().chain(moved).collect::<Vec<_>>());
            assert_eq!((sum.source(), sum.target()), (m + b.len(), n + p));
            assert_eq!(sum.is_tractable(), f.is_tractable() && g.is_tractable());
            if p == n {
                let wedge = f.wedge(&g).unwrap();
                assert_eq!(list(&wedge), [&a[..], b].concat());
                let disjoint = (0..*n).all(|j| !(f.hits(j) && g.hits(j)));
                assert_eq!(wedge.is_tractable(), f.is_tractable() && g.is_tractable() && disjoint);
            } else {
                assert_eq!(f.wedge(&g).unwrap_err().kind(), "rank-mismatch");
            }
            if b.len() != *n {
                assert_eq!(g.compose(&f).unwrap_err().kind(), "rank-mismatch");
                continue;
            }
            let gf = g.compose(&f).unwrap();
            assert_eq!(list(&gf), a.iter().map(|&x| if x == 0 { 0 } else { b[x - 1] }).collect::<Vec<_>>());
            // Definition 3.1.1.9 is closed under composition (Aside 3.1.1.12).
            assert!(gf.is_tractable() || !f.is_tractable() || !g.is_tractable());
            for gamma in all.iter().filter(|gamma| gamma.0.len() == *p) {
                let h = build(gamma);
                assert_eq!(h.compose(&gf), h.compose(&g).unwrap().compose(&f));
                triples += 1;
            }
        }
    }
    println!("{} pointed maps, {pairs} pairs, {triples} composable triples", all.len());
}
