//! One operation on flat layouts, many times: what `flat_counts.sh` runs under callgrind.
//!
//! Arguments: the operation, the rank, how often. Without arguments, the operations there are.
use std::hint::black_box;
use strata_layout::FlatLayout;

/// An operation, and an example of a rank with one number to print, so that the work is real.
type Case = (&'static str, fn(usize) -> Operands, fn(&Operands) -> usize);

struct Operands {
    a: FlatLayout,
    b: FlatLayout,
    n: usize,
}

fn layout(shape: &[usize], stride: &[usize]) -> FlatLayout {
    FlatLayout::new(shape, stride).expect("the examples are layouts")
}

/// (4, …, 4), last mode fastest, and in it every second element of every mode, first mode fastest.
/// Nothing merges, and every gap is 2.
fn full(rank: usize) -> Operands {
    let places: Vec<usize> = (0..rank).map(|i| 1 << (2 * i)).collect();
    let a = layout(&vec![4; rank], &places.iter().rev().copied().collect::<Vec<_>>());
    let b = layout(&vec![2; rank], &places);
    Operands { a, b, n: a.size() }
}

/// Threes at steps of two, where the digits of every mode carry: no composite, told by the first.
fn carrying(rank: usize) -> Operands {
    let Operands { a, n, .. } = full(rank);
    let b = layout(&vec![3; rank - 1], &(0..rank - 1).map(|i| 2 << (2 * i)).collect::<Vec<_>>());
    Operands { a, b, n }
}

/// `full` for divisions, whose results have the modes of the second layout and as many again:
/// at rank 16 the first is (2, …, 2), and the second has the 8 modes that leave room.
fn halves(rank: usize) -> Operands {
    if rank <= 8 {
        return full(rank);
    }
    let places: Vec<usize> = (0..rank).map(|i| 1 << i).collect();
    let a = layout(&vec![2; rank], &places.iter().rev().copied().collect::<Vec<_>>());
    let b = full(8).b;
    Operands { a, b, n: a.size() }
}

/// Modes 2:2·4^i, largest stride first: the sort moves every mode past every other.
fn reversed(rank: usize) -> Operands {
    let strides: Vec<usize> = (0..rank).rev().map(|i| 2 << (2 * i)).collect();
    let a = layout(&vec![2; rank], &strides);
    Operands { a, b: a, n: 1 << (2 * rank) }
}

/// Modes that merge in pairs.
fn pairs(rank: usize) -> Operands {
    let strides: Vec<usize> =
        (0..rank).map(|i| if i % 2 == 0 { 1 << (2 * i) } else { 2 << (2 * i - 2) }).collect();
    let a = layout(&vec![2; rank], &strides);
    Operands { a, b: a, n: a.size() - 1 }
}

/// Two layouts that together have the rank.
fn factors(rank: usize) -> Operands {
    let places: Vec<usize> = (0..rank / 2).map(|i| 1 << (2 * i)).collect();
    let a = layout(&vec![2; rank / 2], &places);
    let b = layout(&vec![2; rank / 2], &(0..rank / 2).map(|i| 1 << i).collect::<Vec<_>>());
    Operands { a, b, n: a.size() }
}

fn last(l: &FlatLayout) -> usize {
    l.stride().last().copied().unwrap_or(0)
}

#[allow(clippy::large_types_passed_by_value)] // as the operations return it
fn numbers(l: Result<FlatLayout, strata_layout::LayoutError>) -> usize {
    last(&l.expect("the examples have results"))
}

const CASES: [Case; 22] = [
    ("new", full, |o| numbers(FlatLayout::new(o.a.shape(), o.a.stride()))),
    ("offset", full, |o| o.a.offset(o.n - 1).expect("in range")),
    ("colex_inverse", full, |o| o.a.colex_inverse(o.n - 1).expect("in range").as_slice()[0]),
    ("squeeze", full, |o| last(&o.a.squeeze())),
    ("permute", full, |o| numbers(o.a.permute(&IDENTITY[..o.a.rank()]))),
    ("sort", reversed, |o| last(&o.a.sort())),
    ("concat", factors, |o| numbers(o.a.concat(&o.b))),
    ("is_injective", reversed, |o| usize::from(o.a.is_injective())),
    ("is_compact", full, |o| usize::from(o.a.is_compact())),
    ("is_tractable", reversed, |o| usize::from(o.a.is_tractable())),
    ("coalesce", pairs, |o| last(&o.a.coalesce())),
    ("same_function", pairs, |o| usize::from(o.a.same_function(&o.b))),
    ("complement", reversed, |o| numbers(o.a.complement(o.n))),
    ("complement_min", reversed, |o| numbers(o.a.complement_min())),
    ("compose", full, |o| numbers(o.a.compose(&o.b))),
    ("compose_refused", carrying, |o| usize::from(o.a.compose(&o.b).is_err())),
    ("compose_refined", full, |o| last(o.a.compose_refined(&o.b).expect("a result").layout())),
    ("divide", halves, |o| numbers(o.a.divide(&o.b))),
    ("divide_refined", halves, |o| last(o.a.divide_refined(&o.b).expect("a result").layout())),
    ("product", factors, |o| numbers(o.a.product(&o.b))),
    ("product_min", factors, |o| numbers(o.a.product_min(&o.b))),
    ("product_refined", factors, |o| last(o.a.product_refined(&o.b).expect("a result").layout())),
];

const IDENTITY: [usize; 16] = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15];

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).filter(|a| a != "--bench").collect();
    let [name, rank, times] = &arguments[..] else {
        for (name, ..) in CASES {
            println!("{name}");
        }
        return;
    };
    let (_, example, operation) = CASES.iter().find(|case| case.0 == name).expect("a known operation");
    let operands = example(rank.parse().expect("a rank"));
    let mut sum = 0_usize;
    for _ in 0..times.parse().expect("a count") {
        sum = sum.wrapping_add(operation(black_box(&operands)));
    }
    println!("{sum}");
}
