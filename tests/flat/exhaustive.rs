//! Every layout of rank ≤ 3 with extents 1..=4 and strides 0..=6, each operation against brute force.
use crate::oracle::{self, Draw, layout, table, world};
use std::collections::HashMap;
use strata_layout::{FlatLayout, LayoutError};

fn everything() -> impl Iterator<Item = FlatLayout> {
    (0..=3).flat_map(world)
}

fn kind<T>(result: Result<T, LayoutError>) -> Result<T, &'static str> {
    result.map_err(|error| error.kind())
}

#[test]
fn compose_agrees_with_every_table() {
    let (mut flat, mut refused) = (0, 0);
    let mut check = |outer: &FlatLayout, values: &[usize], inner: &FlatLayout| {
        let got = kind(outer.compose(inner));
        assert_eq!(got, oracle::compose(values, inner), "{outer} after {inner}");
        if got.is_ok() { flat += 1 } else { refused += 1 }
    };
    for outer in everything() {
        let values = table(&outer);
        for inner in (0..=1).flat_map(world) {
            check(&outer, &values, &inner);
        }
    }
    for outer in (0..=2).flat_map(world) {
        let values = table(&outer);
        for inner in world(2) {
            check(&outer, &values, &inner);
        }
    }
    for outer in (0..=1).flat_map(world) {
        let values = table(&outer);
        for inner in world(3) {
            check(&outer, &values, &inner);
        }
    }
    assert!(flat > 100_000 && refused > 100_000, "{flat} {refused}");
}

/// Outer layouts whose digits' weights cancel, so that digits carry and the composite may be a
/// layout all the same: the part of composition that no divisibility test sees.
#[test]
fn compose_agrees_where_carries_cancel() {
    let mut draw = Draw(0x5eed);
    let (mut carried, mut refused, mut split) = (0, 0, 0);
    for _ in 0..400_000 {
        let digits = 2 + draw.below(4);
        let shape: Vec<_> = (0..digits).map(|_| 2 + draw.below(3)).collect();
        // A stride is what merging would give, plus a small weight; weights repeat with signs.
        let mut stride = vec![draw.below(3)];
        let weight = draw.below(3);
        for &extent in &shape[..digits - 1] {
            let merged = stride[stride.len() - 1] * extent;
            stride.push(match draw.below(3) {
                0 => merged + weight,
                1 => merged.saturating_sub(weight),
                _ => merged,
            });
        }
        let outer = layout(&shape, &stride);
        let values = table(&outer);
        let rank = 1 + draw.below(3);
        let inner = draw.layout(rank, 5, 1 + values.len() / 2);
        let got = kind(outer.compose(&inner));
        assert_eq!(got, oracle::compose(&values, &inner), "{outer} after {inner}");
        let refined = kind(outer.compose_refined(&inner));
        let parts = refined.map(|r| r.parts().collect::<Vec<_>>());
        assert_eq!(parts, oracle::compose_refined(&values, &inner), "{outer} after {inner}, refined");
        match got {
            Ok(_) => carried += usize::from(carries(&outer, &inner)),
            Err("not-flat") => {
                refused += 1;
                split += usize::from(refined.is_ok());
            }
            Err(_) => {}
        }
    }
    assert!(carried > 3_000 && refused > 20_000 && split > 1_000, "{carried} {refused} {split}");
}

/// Long runs along one mode, where the verified stretch grows by shifts.
#[test]
fn compose_agrees_along_long_modes() {
    let mut draw = Draw(0xace);
    let (mut carried, mut refused) = (0, 0);
    for _ in 0..60_000 {
        let digits = 2 + draw.below(3);
        let mut shape: Vec<_> = (0..digits).map(|_| 2 + draw.below(6)).collect();
        shape.push(30 + draw.below(60));
        let mut stride = vec![1 + draw.below(2)];
        let weight = 1 + draw.below(4);
        for (j, &extent) in shape[..digits].iter().enumerate() {
            let merged = stride[j] * extent;
            stride.push(if draw.below(2) == 0 { merged + weight } else { merged.saturating_sub(weight) });
        }
        let outer = layout(&shape, &stride);
        let values = table(&outer);
        let step = 1 + draw.below(60);
        let extent = 1 + draw.below((values.len() - 1) / step + 1);
        let inner = layout(&[extent], &[step]);
        let got = kind(outer.compose(&inner));
        assert_eq!(got, oracle::compose(&values, &inner), "{outer} after {inner}");
        if let Ok(refined) = outer.compose_refined(&inner) {
            assert_eq!(oracle::compose_refined(&values, &inner).unwrap(), [refined.part(0).unwrap()]);
        } else {
            assert_eq!(oracle::compose_refined(&values, &inner), Err("not-a-layout"));
        }
        carried += usize::from(got.is_ok() && carries(&outer, &inner));
        refused += usize::from(got.is_err());
    }
    assert!(carried > 500 && refused > 10_000, "{carried} {refused}");
}

#[test]
fn composites_past_enumeration() {
    const BIG: usize = 1 << 40;
    // Two boundaries at the same rate, with opposite weights: linear for ever.
    let outer = layout(&[3, 4, BIG], &[1, 2, 9]);
    let inner = layout(&[3 * BIG], &[4]);
    assert_eq!(outer.compose(&inner).unwrap(), layout(&[3 * BIG], &[3]));
    // Four boundaries at the rates 1/5, 3/5, 4/5, 2/5, with weights 2, -2, 2, -2.
    let outer = layout(&[5, 2, 2, 2, BIG], &[1, 7, 12, 26, 50]);
    assert_eq!(outer.compose(&layout(&[5 * BIG / 2], &[16])).unwrap(), layout(&[5 * BIG / 2], &[20]));
    // Two rates so close that half a million carries coincide before one comes alone.
    let (t, u) = ((1 << 20) + 1, (1 << 20) + 3);
    let outer = layout(&[t, u, 1 << 20], &[1, t + 1, u * (t + 1) - 1]);
    let step = t / 2 + t * (u / 2);
    let error = outer.compose(&layout(&[2_000_000], &[step])).unwrap_err();
    let LayoutError::NotFlat { mode: 0, at, found } = error else { panic!("{error}") };
    let (steps, stride) = (at / step, outer.offset(step).unwrap());
    assert_eq!((at, outer.offset(at).unwrap()), (steps * step, found));
    assert_ne!(found, steps * stride);
    assert!(steps > 1_000_000 && (0..steps).all(|x| outer.offset(x * step).unwrap() == x * stride));
    assert_eq!(outer.compose(&layout(&[steps], &[step])).unwrap(), layout(&[steps], &[stride]));
}

#[test]
fn attributes_and_functions_agree() {
    for l in everything() {
        let values = table(&l);
        let (s, d, rank) = (l.shape(), l.stride(), l.rank());
        assert_eq!(l.size(), values.len());
        assert_eq!(l.cosize(), values.iter().max().unwrap() + 1);
        assert!(l.offsets().eq(values.iter().copied()), "{l}");
        assert_eq!(l.offsets().len(), values.len());
        for (n, x) in oracle::coordinates(s).into_iter().enumerate() {
            assert_eq!(l.offset(n).unwrap(), values[n]);
            assert_eq!(l.offset_in_range(n), values[n]);
            assert_eq!(l.coordinate_offset(&x).unwrap(), values[n]);
            assert_eq!(l.coordinate_offset_in_range(&x), values[n]);
            assert_eq!(l.colex(&x).unwrap(), n);
            assert_eq!(l.colex_in_range(&x), n);
            assert_eq!(l.colex_inverse(n).unwrap().as_slice(), x);
            assert_eq!(l.colex_inverse_in_range(n).as_slice(), x);
        }
        let product = |range: std::ops::Range<usize>| s[range].iter().product::<usize>();
        assert_eq!(l.is_column_major(), (0..rank).all(|i| d[i] == product(0..i)));
        assert_eq!(l.is_row_major(), (0..rank).all(|i| d[i] == product(i + 1..rank)));
        assert_eq!(l.is_degenerate(), (0..rank).any(|i| s[i] == 1 && d[i] != 0));
        assert_eq!(l.is_sorted(), (1..rank).all(|i| (d[i - 1], s[i - 1]) <= (d[i], s[i])));
        assert_eq!(l.is_injective(), oracle::is_injective(&values), "{l}");
        assert_eq!(l.is_compact(), oracle::is_compact(&values), "{l}");
        let mut pairs: Vec<_> = d.iter().zip(s).collect();
        pairs.sort_unstable();
        let divides = |a: usize, b: usize| if a == 0 { b == 0 } else { b % a == 0 };
        let tractable = pairs.windows(2).all(|w| *w[0].0 == 0 || divides(w[0].0 * w[0].1, *w[1].0));
        assert_eq!(l.is_tractable(), tractable, "{l}");
    }
}

#[test]
fn operations_on_one_layout_agree() {
    for l in everything() {
        let values = table(&l);
        let modes: Vec<_> = l.shape().iter().copied().zip(l.stride().iter().copied()).collect();
        let keep = |f: &dyn Fn(usize, usize) -> bool| {
            oracle::of_modes(&modes.iter().copied().filter(|&(s, d)| f(s, d)).collect::<Vec<_>>())
        };
        assert_eq!(l.squeeze(), keep(&|s, _| s != 1));
        assert_eq!(table(&l.squeeze()), values);
        assert_eq!(l.filter_zeros(), keep(&|_, d| d != 0));
        let normal: Vec<_> = modes.iter().map(|&(s, d)| (s, if s == 1 { 0 } else { d })).collect();
        assert_eq!(l.normalized(), oracle::of_modes(&normal));
        assert_eq!(table(&l.normalized()), values);
        let mut order: Vec<_> = (0..modes.len()).collect();
        order.sort_by_key(|&i| (modes[i].1, modes[i].0));
        assert_eq!(l.sort_permutation().as_slice(), order);
        assert_eq!(l.sort(), oracle::of_modes(&order.iter().map(|&i| modes[i]).collect::<Vec<_>>()));
        let shortest = oracle::shortest(&values).unwrap();
        assert_eq!(l.coalesce(), oracle::of_modes(&shortest), "{l}");
        assert_eq!(l.is_coalesced(), modes.len() == shortest.len());
        for subset in 0..1_usize << modes.len() {
            let list: Vec<_> = (0..modes.len()).filter(|i| subset >> i & 1 == 1).collect();
            let kept: Vec<_> = list.iter().map(|&i| modes[i]).collect();
            assert_eq!(l.restrict(&list).unwrap(), oracle::of_modes(&kept));
        }
        for code in 0..modes.len().pow(u32::try_from(modes.len()).unwrap()) {
            let digit = |i: u32| code / modes.len().max(1).pow(i) % modes.len().max(1);
            let list: Vec<_> = (0..u32::try_from(modes.len()).unwrap()).map(digit).collect();
            let proper = (0..modes.len()).all(|i| list.contains(&i));
            let expected = if proper {
                Ok(oracle::of_modes(&list.iter().map(|&i| modes[i]).collect::<Vec<_>>()))
            } else {
                Err("bad-permutation")
            };
            assert_eq!(kind(l.permute(&list)), expected);
        }
        let text = l.to_string();
        assert_eq!(text.parse(), Ok(l));
    }
}

#[test]
fn complements_agree_with_tiling() {
    let (mut found, mut refused) = (0, 0);
    for l in everything() {
        let values = table(&l);
        // The least N is extent times stride of one mode, at most 24, or 1.
        let least = oracle::least(&values, 1, 24);
        assert_eq!(l.is_complementable(), least.is_some(), "{l}");
        let expected = least.map(|(_, c)| c).ok_or("not-complementable");
        assert_eq!(kind(l.complement_min()), expected, "{l}");
        for n in 0..=72 {
            let expected = match oracle::complement(&values, n) {
                _ if n == 0 => Err("bad-n"),
                _ if expected.is_err() => Err("not-complementable"),
                None => Err("n-not-multiple"),
                Some(c) => Ok(c),
            };
            let got = kind(l.complement(n));
            assert_eq!(got, expected, "{l} in {n}");
            if got.is_ok() { found += 1 } else { refused += 1 }
        }
    }
    assert!(found > 20_000 && refused > 100_000, "{found} {refused}");
}

/// The complement by tiling, or why there is none, remembered by size.
struct Complements {
    values: Vec<usize>,
    known: HashMap<usize, Result<FlatLayout, &'static str>>,
}

impl Complements {
    fn new(l: &FlatLayout) -> Self {
        Self { values: table(l), known: HashMap::new() }
    }

    fn of(&mut self, n: usize) -> Result<FlatLayout, &'static str> {
        *self.known.entry(n).or_insert_with(|| match oracle::complement(&self.values, n) {
            Some(c) => Ok(c),
            None if oracle::least(&self.values, 1, 24).is_some() => Err("n-not-multiple"),
            None => Err("not-complementable"),
        })
    }
}

fn behind(a: &FlatLayout, b: &FlatLayout) -> FlatLayout {
    layout(&[a.shape(), b.shape()].concat(), &[a.stride(), b.stride()].concat())
}

/// All pairs of ranks (≤ 2, ≤ 2), (3, ≤ 1) and (≤ 1, 3), and a sample of (3, 2), (2, 3) and (3, 3).
fn for_each_pair(mut check: impl FnMut(&FlatLayout, &[usize], &FlatLayout, &mut Complements)) {
    let mut draw = Draw(3);
    let mut sample: Vec<_> = world(3).filter(|_| draw.below(300) == 0).map(|l| (l, table(&l))).collect();
    let ranks = |range: std::ops::RangeInclusive<u32>| range.flat_map(world).map(|l| (l, table(&l)));
    let (one, two): (Vec<_>, Vec<_>) = (ranks(0..=1).collect(), ranks(2..=2).collect());
    let three: Vec<_> = ranks(3..=3).collect();
    let mut run = |left: &[(FlatLayout, Vec<usize>)], right: &[(FlatLayout, Vec<usize>)]| {
        for (b, _) in right {
            let mut complements = Complements::new(b);
            for (a, values) in left {
                check(a, values, b, &mut complements);
            }
        }
    };
    run(&one, &three);
    run(&three, &one);
    let small = [one, two.clone()].concat();
    run(&small, &small);
    run(&sample, &two);
    run(&two, &sample);
    sample.truncate(50);
    run(&sample, &sample);
}

#[test]
fn divisions_agree_with_their_definition() {
    let (mut flat, mut refused, mut finer) = (0, 0, 0);
    for_each_pair(|a, values, b, complements| {
        let tiles = complements.of(values.len()).map(|c| behind(b, &c));
        let got = kind(a.divide(b));
        assert_eq!(got, tiles.and_then(|t| oracle::compose(values, &t)), "{a} / {b}");
        let refined = kind(a.divide_refined(b));
        let parts = refined.map(|r| r.parts().collect::<Vec<_>>());
        assert_eq!(parts, tiles.and_then(|t| oracle::compose_refined(values, &t)), "{a} / {b}, refined");
        match (got.is_ok(), refined.is_ok()) {
            (true, _) => flat += 1,
            (false, true) => finer += 1,
            _ => refused += 1,
        }
    });
    assert!(flat > 10_000 && refused > 100_000 && finer > 5_000, "{flat} {refused} {finer}");
}

#[test]
fn products_agree_with_their_definition() {
    let (mut exact, mut least, mut finer) = (0, 0, 0);
    // Here the complement is that of the first operand: the pairs come the other way round.
    for_each_pair(|b, spots, a, complements| {
        let span = complements.values.len() * (spots.iter().max().unwrap() + 1);
        let times = |rest: Result<FlatLayout, _>| {
            rest.and_then(|c| oracle::compose(&table(&c), b)).map(|copies| behind(a, &copies))
        };
        let got = kind(a.product(b));
        assert_eq!(got, times(complements.of(span)), "{a} x {b}");
        exact += usize::from(got.is_ok());
        // The least N from the span on; the next multiple of the least of all is near.
        let next = match complements.of(span) {
            Err("not-complementable") => Err("not-complementable"),
            _ => Ok((span..=span + 24).find(|&n| complements.of(n).is_ok()).unwrap()),
        };
        let rest = next.and_then(|n| complements.of(n));
        let got = kind(a.product_min(b));
        assert_eq!(got, times(rest), "{a} x {b}, least");
        least += usize::from(got.is_ok());
        let refined = kind(a.product_refined(b));
        let expected = rest.and_then(|c| oracle::compose_refined(&table(&c), b));
        let parts = refined.map(|r| r.parts().skip(1).collect::<Vec<_>>());
        assert_eq!(parts, expected, "{a} x {b}, refined");
        if let Ok(refined) = refined {
            assert_eq!(refined.part(0).unwrap(), *a);
            let whole = refined.parts().fold(FlatLayout::EMPTY, |all, part| behind(&all, &part));
            assert_eq!(*refined.layout(), whole);
            finer += usize::from(got.is_err());
        }
    });
    assert!(exact > 10_000 && least > exact && finer > 1_000, "{exact} {least} {finer}");
}

#[test]
fn concatenations_and_comparisons_agree() {
    let (mut same, mut complementary) = (0, 0);
    for_each_pair(|a, values, b, complements| {
        let whole = a.concat(b).unwrap();
        assert_eq!(whole, behind(a, b));
        let others = &complements.values;
        let sums: Vec<_> = others.iter().flat_map(|o| values.iter().map(move |v| v + o)).collect();
        assert_eq!(a.same_function(b), values == others, "{a} {b}");
        assert_eq!(a.are_complementary(b), oracle::is_compact(&sums), "{a} {b}");
        assert!(whole.offsets().eq(sums));
        same += usize::from(a.same_function(b));
        complementary += usize::from(a.are_complementary(b));
    });
    assert!(same > 10_000 && complementary > 1_000, "{same} {complementary}");
}

/// Whether digits of the outer layout, coalesced, carry somewhere in inner's box.
fn carries(outer: &FlatLayout, inner: &FlatLayout) -> bool {
    let mut place = 1;
    outer.coalesce().shape().iter().any(|extent| {
        place *= extent;
        let modes = inner.shape().iter().zip(inner.stride());
        place < outer.size() && modes.map(|(s, d)| (s - 1) * (d % place)).sum::<usize>() >= place
    })
}
