//! Laws as `const fn` bodies: the same body runs here on random layouts, in `const_eval` in
//! constants. Each compares by going through all indices with `phi`, which is the definition.
use proptest::prelude::*;
use strata_layout::FlatLayout;
use strata_layout::flat::Refined;

/// Φ(n) by the formula Σ (⌊n/∏_{j<i}sⱼ⌋ mod sᵢ)·dᵢ.
pub(crate) const fn phi(l: &FlatLayout, n: usize) -> usize {
    let (mut sum, mut place, mut i) = (0, 1, 0);
    while i < l.rank() {
        sum += n / place % l.shape()[i] * l.stride()[i];
        place *= l.shape()[i];
        i += 1;
    }
    sum
}

pub(crate) const fn lists_equal(a: &[usize], b: &[usize]) -> bool {
    let mut i = 0;
    while i < a.len() && i < b.len() {
        if a[i] != b[i] {
            return false;
        }
        i += 1;
    }
    a.len() == b.len()
}

pub(crate) const fn equal(a: &FlatLayout, b: &FlatLayout) -> bool {
    lists_equal(a.shape(), b.shape()) && lists_equal(a.stride(), b.stride())
}

/// Whether Φ is the same function.
pub(crate) const fn same_values(a: &FlatLayout, b: &FlatLayout) -> bool {
    let mut n = 0;
    while n < a.size() && n < b.size() {
        if phi(a, n) != phi(b, n) {
            return false;
        }
        n += 1;
    }
    a.size() == b.size()
}

/// How many indices have this offset.
pub(crate) const fn hits(l: &FlatLayout, offset: usize) -> usize {
    let (mut count, mut n) = (0, 0);
    while n < l.size() {
        count += (phi(l, n) == offset) as usize;
        n += 1;
    }
    count
}

/// Whether the offsets are 0..size, each once.
pub(crate) const fn covers(l: &FlatLayout) -> bool {
    let mut n = 0;
    while n < l.size() {
        if hits(l, n) != 1 {
            return false;
        }
        n += 1;
    }
    true
}

/// Whether both have the same offsets, counted `factor` times as often in the first.
const fn same_image(a: &FlatLayout, b: &FlatLayout, factor: usize) -> bool {
    let mut offset = 0;
    while offset < a.cosize() {
        if hits(a, offset) != factor * hits(b, offset) {
            return false;
        }
        offset += 1;
    }
    a.size() == factor * b.size()
}

pub(crate) const fn functions(l: &FlatLayout) {
    let (mut walk, mut n) = (l.offsets(), 0);
    while n < l.size() {
        let (Ok(offset), Ok(x)) = (l.offset(n), l.colex_inverse(n)) else { panic!() };
        let (Ok(index), Ok(same)) = (l.colex(x.as_slice()), l.coordinate_offset(x.as_slice())) else {
            panic!()
        };
        assert!(offset == phi(l, n) && same == offset && index == n);
        assert!(matches!(walk.advance(), Some(next) if next == offset));
        assert!(offset < l.cosize());
        n += 1;
    }
    assert!(walk.advance().is_none() && l.offset(n).is_err() && l.colex_inverse(n).is_err());
    assert!(phi(l, n - 1) == l.cosize() - 1);
}

pub(crate) const fn squeeze_keeps_the_function(l: &FlatLayout) {
    let squeezed = l.squeeze();
    assert!(same_values(l, &squeezed) && squeezed.cosize() == l.cosize());
    assert!(equal(&squeezed, &squeezed.squeeze()) && !squeezed.is_degenerate());
    let normal = l.normalized();
    assert!(same_values(l, &normal) && lists_equal(l.shape(), normal.shape()) && !normal.is_degenerate());
    assert!(equal(&normal, &normal.normalized()));
}

pub(crate) const fn filter_keeps_the_image(l: &FlatLayout) {
    let kept = l.filter_zeros();
    assert!(same_image(l, &kept, l.size() / kept.size()) && equal(&kept, &kept.filter_zeros()));
}

pub(crate) const fn sort_keeps_the_image(l: &FlatLayout) {
    let sorted = l.sort();
    assert!(sorted.is_sorted() && same_image(l, &sorted, 1) && equal(&sorted, &sorted.sort()));
    let sigma = l.sort_permutation();
    let Ok(permuted) = l.permute(sigma.as_slice()) else { panic!() };
    assert!(equal(&permuted, &sorted));
    let mut i = 1;
    while i < l.rank() {
        // Stable: equal modes keep their order.
        let (a, b) = (sigma.as_slice()[i - 1], sigma.as_slice()[i]);
        assert!(l.shape()[a] != l.shape()[b] || l.stride()[a] != l.stride()[b] || a < b);
        i += 1;
    }
}

pub(crate) const fn coalesce_is_idempotent_and_keeps_the_function(l: &FlatLayout) {
    let short = l.coalesce();
    assert!(same_values(l, &short) && short.cosize() == l.cosize());
    assert!(short.is_coalesced() && equal(&short, &short.coalesce()) && short.rank() <= l.rank());
    let mut i = 0;
    while i < short.rank() {
        // Nothing is left to merge, which by 2.1.4.18 makes it the shortest.
        assert!(short.shape()[i] > 1);
        assert!(i == 0 || short.stride()[i] != short.shape()[i - 1] * short.stride()[i - 1]);
        i += 1;
    }
}

pub(crate) const fn questions_are_answered_by_the_values(l: &FlatLayout) {
    let (mut injective, mut offset) = (true, 0);
    while offset < l.cosize() {
        injective &= hits(l, offset) <= 1;
        offset += 1;
    }
    assert!(l.is_injective() == injective);
    assert!(l.is_compact() == (injective && l.size() == l.cosize()));
    assert!(l.are_complementary(&FlatLayout::EMPTY) == l.is_compact());
}

/// Permuting by σ = rotation by `by` and then by its reverse τ is permuting by σ∘τ.
pub(crate) const fn permute_is_a_right_action(l: &FlatLayout, by: usize) {
    let (mut sigma, mut tau, mut both, mut i) = ([0; 16], [0; 16], [0; 16], 0);
    let rank = l.rank();
    while i < rank {
        sigma[i] = (i + by) % rank;
        tau[i] = rank - 1 - i;
        i += 1;
    }
    i = 0;
    while i < rank {
        both[i] = sigma[tau[i]];
        i += 1;
    }
    let Ok(first) = l.permute(sigma.split_at(rank).0) else { panic!() };
    let Ok(second) = first.permute(tau.split_at(rank).0) else { panic!() };
    let Ok(at_once) = l.permute(both.split_at(rank).0) else { panic!() };
    assert!(equal(&second, &at_once) && same_image(l, &first, 1));
}

/// Proposition 2.1.3.40, φ and Φ.
pub(crate) const fn concat_adds(a: &FlatLayout, b: &FlatLayout) {
    let Ok(whole) = a.concat(b) else { panic!() };
    let mut n = 0;
    while n < whole.size() {
        let (Ok(x), Ok(offset)) = (whole.colex_inverse(n), whole.offset(n)) else { panic!() };
        let (first, second) = x.as_slice().split_at(a.rank());
        let (Ok(i), Ok(j)) = (a.coordinate_offset(first), b.coordinate_offset(second)) else { panic!() };
        assert!(offset == i + j);
        assert!(offset == phi(a, n % a.size()) + phi(b, n / a.size()));
        n += 1;
    }
    assert!(whole.size() == a.size() * b.size() && whole.cosize() == a.cosize() + b.cosize() - 1);
    assert!(a.same_function(b) == same_values(a, b));
    assert!(a.are_complementary(b) == whole.is_compact() && b.are_complementary(a) == whole.is_compact());
}

/// L ⋆ complement(L, N) is compact of size N; `complement_min` is the one for the least N.
pub(crate) const fn complement_fills(l: &FlatLayout, n: usize) {
    match l.complement(n) {
        Ok(rest) => {
            let Ok(whole) = l.concat(&rest) else { panic!() };
            assert!(whole.size() == n && covers(&whole) && rest.is_sorted() && rest.is_coalesced());
            assert!(l.are_complementary(&rest) && l.is_complementable());
        }
        Err(_) => {
            assert!(!matches!(l.complement_min(), Ok(least) if n != 0 && n % (l.size() * least.size()) == 0));
        }
    }
    if let Ok(least) = l.complement_min() {
        let Ok(whole) = l.concat(&least) else { panic!() };
        assert!(covers(&whole) && l.complement(whole.size()).is_ok());
        assert!(n >= whole.size() || l.complement(n).is_err());
        assert!(l.complement(n).is_ok() == (n != 0 && n % whole.size() == 0));
    } else {
        assert!(l.complement(n).is_err());
    }
}

/// Φ of the composite is the composite.
pub(crate) const fn compose_composes(outer: &FlatLayout, inner: &FlatLayout) {
    if let Ok(both) = outer.compose(inner) {
        assert!(lists_equal(both.shape(), inner.shape()));
        reads_through(&both, outer, inner);
    }
    if let Ok(both) = outer.compose_refined(inner) {
        reads_through(both.layout(), outer, inner);
        parts_fit(&both, inner, 0);
        assert!(outer.compose(inner).is_err() || both.layout().rank() <= inner.rank());
    } else {
        assert!(outer.compose(inner).is_err());
    }
}

const fn reads_through(both: &FlatLayout, outer: &FlatLayout, inner: &FlatLayout) {
    let mut n = 0;
    while n < inner.size() {
        assert!(phi(both, n) == phi(outer, phi(inner, n)));
        n += 1;
    }
    assert!(both.size() == inner.size());
}

/// From part `skip` on, part i is coalesced and of the size of inner's mode i.
const fn parts_fit(parts: &Refined, inner: &FlatLayout, skip: usize) {
    assert!(parts.len() == inner.rank() + skip);
    let mut i = 0;
    while i < inner.rank() {
        let Ok(part) = parts.part(i + skip) else { panic!() };
        assert!(part.size() == inner.shape()[i] && part.is_coalesced());
        i += 1;
    }
}

/// A / B is A after B ⋆ complement(B, size A).
pub(crate) const fn divide_divides(a: &FlatLayout, b: &FlatLayout) {
    let Ok(rest) = b.complement(a.size()) else {
        assert!(a.divide(b).is_err() && a.divide_refined(b).is_err());
        return;
    };
    let Ok(tiles) = b.concat(&rest) else { panic!() };
    if let Ok(quotient) = a.divide(b) {
        reads_through(&quotient, a, &tiles);
        assert!(lists_equal(quotient.shape(), tiles.shape()) && same_image(a, &quotient, 1));
    }
    if let Ok(quotient) = a.divide_refined(b) {
        reads_through(quotient.layout(), a, &tiles);
        parts_fit(&quotient, &tiles, 0);
    } else {
        assert!(a.divide(b).is_err());
    }
}

/// A × B is A ⋆ (complement(A, N) after B), and does not depend on N.
pub(crate) const fn product_multiplies(a: &FlatLayout, b: &FlatLayout) {
    let span = a.size() * b.cosize();
    if let Ok(product) = a.product(b) {
        let Ok(rest) = a.complement(span) else { panic!() };
        copies(&product, a, &rest, b);
        let Ok(least) = a.product_min(b) else { panic!() };
        assert!(equal(&product, &least));
    }
    let Ok(least) = a.complement_min() else {
        assert!(a.product_min(b).is_err() && a.product_refined(b).is_err());
        return;
    };
    let reach = a.size() * least.size();
    let Ok(rest) = a.complement(span.div_ceil(reach) * reach) else { panic!() };
    if let Ok(product) = a.product_min(b) {
        copies(&product, a, &rest, b);
    }
    if let Ok(product) = a.product_refined(b) {
        copies(product.layout(), a, &rest, b);
        parts_fit(&product, b, 1);
    } else {
        assert!(a.product_min(b).is_err());
    }
}

const fn copies(product: &FlatLayout, a: &FlatLayout, rest: &FlatLayout, b: &FlatLayout) {
    let mut n = 0;
    while n < product.size() {
        assert!(phi(product, n) == phi(a, n % a.size()) + phi(rest, phi(b, n / a.size())));
        n += 1;
    }
    assert!(product.size() == a.size() * b.size());
}

/// Every law about one layout; `n` picks the total and the permutation.
pub(crate) const fn of_one(l: &FlatLayout, n: usize) {
    functions(l);
    squeeze_keeps_the_function(l);
    filter_keeps_the_image(l);
    sort_keeps_the_image(l);
    coalesce_is_idempotent_and_keeps_the_function(l);
    questions_are_answered_by_the_values(l);
    permute_is_a_right_action(l, n);
    complement_fills(l, n);
}

/// Every law about two.
pub(crate) const fn of_two(a: &FlatLayout, b: &FlatLayout) {
    concat_adds(a, b);
    compose_composes(a, b);
    divide_divides(a, b);
    product_multiplies(a, b);
}

fn modes(
    rank: std::ops::RangeInclusive<usize>,
    extent: usize,
    stride: usize,
) -> impl Strategy<Value = FlatLayout> {
    prop::collection::vec((1..=extent, 0..=stride), rank).prop_map(|modes| crate::oracle::of_modes(&modes))
}

/// Layouts without gaps in any order of the modes, and those with gaps that divide: what random
/// numbers hardly ever give, and most layouts in use are.
fn regular(rank: std::ops::RangeInclusive<usize>) -> impl Strategy<Value = FlatLayout> {
    prop::collection::vec((1_usize..=3, 1_usize..=2), rank).prop_flat_map(|steps| {
        let mut place = 1;
        let modes: Vec<_> = steps
            .iter()
            .map(|&(extent, gap)| {
                let stride = place * gap;
                place = stride * extent;
                (extent, stride)
            })
            .collect();
        Just(modes).prop_shuffle().prop_map(|modes| crate::oracle::of_modes(&modes))
    })
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 400, ..ProptestConfig::default() })]

    #[test]
    fn laws_of_one_layout(l in prop_oneof![modes(0..=4, 4, 12), regular(0..=5)], n in 0_usize..120) {
        of_one(&l, n);
    }

    #[test]
    fn laws_of_two_layouts(
        a in prop_oneof![modes(0..=3, 4, 9), regular(0..=4)],
        b in prop_oneof![modes(0..=2, 3, 9), regular(0..=3)],
    ) {
        of_two(&a, &b);
    }

    #[test]
    fn complements_of_multiples(l in regular(0..=4), times in 1_usize..6) {
        let least = l.complement_min().unwrap();
        complement_fills(&l, l.size() * least.size() * times);
    }

    #[test]
    fn compose_is_associative_and_sees_the_function_only(
        a in regular(1..=5), b in regular(1..=4), c in regular(0..=3),
    ) {
        prop_assert_eq!(a.compose(&b), a.coalesce().compose(&b));
        if let (Ok(ab), Ok(bc)) = (a.compose(&b), b.compose(&c)) {
            if let Ok(left) = ab.compose(&c) {
                prop_assert_eq!(a.compose(&bc), Ok(left));
            }
        }
    }

    #[test]
    fn restrict_is_the_function_on_the_kept_modes(l in modes(1..=6, 3, 30), mask in 0_usize..64) {
        let kept: Vec<_> = (0..l.rank()).filter(|i| mask >> i & 1 == 1).collect();
        let some = l.restrict(&kept).unwrap();
        for x in crate::oracle::coordinates(some.shape()) {
            let mut whole = vec![0; l.rank()];
            kept.iter().zip(&x).for_each(|(&i, &x)| whole[i] = x);
            prop_assert_eq!(some.coordinate_offset(&x), l.coordinate_offset(&whole));
        }
    }
}
