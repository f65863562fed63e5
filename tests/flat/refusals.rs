//! What is refused, with the condition that failed, the modes and the numbers; and the limits.
use crate::oracle::layout;
use strata_layout::{FlatLayout, LayoutError};

const LARGEST: usize = isize::MAX.unsigned_abs();

fn named(text: &str) -> FlatLayout {
    text.parse().unwrap()
}

fn message<T: std::fmt::Debug>(result: Result<T, LayoutError>) -> String {
    result.unwrap_err().to_string()
}

#[test]
fn messages_carry_the_modes_and_the_numbers() {
    let l = named("(4,6):(1,6)");
    for (got, expected) in [
        (message(FlatLayout::new(&[2, 3], &[1])), "1 entries given where 2 are needed"),
        (message(FlatLayout::new(&[2, 0], &[1, 1])), "mode 1: the extent is 0, and must be at least 1"),
        (message(FlatLayout::new(&[1; 17], &[0; 17])), "17 modes given, and a flat layout holds at most 16"),
        (message(l.mode(2)), "mode 2: the layout has 2 modes"),
        (message(l.coordinate_offset(&[4, 0])), "mode 0: coordinate 4 is outside extent 4"),
        (message(l.colex(&[1])), "1 entries given where 2 are needed"),
        (message(l.offset(24)), "index 24 is outside size 24"),
        (message(l.colex_inverse(99)), "index 99 is outside size 24"),
        (message(l.permute(&[0])), "a permutation of 1 entries for a layout of 2 modes"),
        (message(l.complement(36)), "modes 0 and 1: 4*1 does not divide the next stride 6"),
        (
            message(named("(6,4):(6,1)").complement(36)),
            "modes 1 and 0: 4*1 does not divide the next stride 6",
        ),
        (
            message(named("(1,4):(5,0)").complement_min()),
            "mode 1: 4:0 repeats its offset, so nothing complements it",
        ),
        (message(l.complement(0)), "0 is no size of a layout: 1 to isize::MAX are"),
        (
            message(named("4:1").compose(&named("4:2"))),
            "the inner layout's cosize 7 exceeds the outer layout's size 4",
        ),
        (
            message(named("(8,8):(8,1)").compose_refined(&named("(2,4):(0,3)"))),
            "inner mode 1: the outer stride changes after 3 steps, which do not divide extent 4",
        ),
        (
            message(named("(3,4):(4,1)").compose_refined(&named("(3,2):(1,1)"))),
            "inner mode 1: index 3 of the outer layout has offset 1, which no strides for a finer shape give",
        ),
        (
            message(named("(3):(1)").product(&named("(2):(9223372036854775806)"))),
            "size 3 times cosize 9223372036854775807, rounded up to a complementable size, passes isize::MAX",
        ),
    ] {
        assert_eq!(got, expected);
    }
}

#[test]
fn a_refused_composition_shows_an_index_that_proves_it() {
    let outer = named("(3,4,5):(7,1,30)");
    let table: Vec<_> = outer.offsets().collect();
    let mut met = 0;
    for stride in 0..20 {
        for extent in 2..=4 {
            let inner = layout(&[2, extent], &[stride, 3]);
            if let Err(LayoutError::NotFlat { mode, at, found }) = outer.compose(&inner) {
                assert!(mode < 2 && table[at] == found);
                // Some coordinate reads there, and its strides give something else.
                let wrong = (0..2).any(|x| {
                    (0..extent).any(|y| x * stride + 3 * y == at && x * table[stride] + y * table[3] != found)
                });
                assert!(wrong, "{inner}");
                met += 1;
            }
        }
    }
    assert!(met > 20, "{met}");
}

#[test]
fn limits_are_the_largest_isize() {
    let good = |shape: &[usize], stride: &[usize]| {
        assert!(FlatLayout::new(shape, stride).is_ok(), "{shape:?}:{stride:?}");
    };
    let bad = |shape: &[usize], stride: &[usize]| {
        let error = FlatLayout::new(shape, stride).unwrap_err();
        assert_eq!(error.kind(), "overflow", "{shape:?}:{stride:?}");
    };
    good(&[LARGEST], &[1]);
    good(&[2], &[LARGEST]);
    good(&[1], &[LARGEST]);
    good(&[2, 2], &[LARGEST - 1, 1]);
    good(&[LARGEST], &[0]);
    bad(&[LARGEST + 1], &[0]);
    bad(&[LARGEST, 2], &[0, 0]);
    bad(&[1], &[LARGEST + 1]);
    bad(&[1], &[usize::MAX]);
    bad(&[2, 2], &[LARGEST, 1]);
    bad(&[3], &[LARGEST]);
    bad(&[usize::MAX], &[usize::MAX]);
    bad(&[1 << 32, 1 << 32], &[0, 0]);
    bad(&[2; 16], &[LARGEST / 8; 16]);
    assert!(FlatLayout::column_major(&[LARGEST / 2, 2]).is_ok());
    assert_eq!(FlatLayout::row_major(&[LARGEST, 2]).unwrap_err().kind(), "overflow");
    assert_eq!(FlatLayout::column_major(&[usize::MAX]).unwrap_err().kind(), "overflow");
    assert_eq!(FlatLayout::column_major(&[3, 0]).unwrap_err().kind(), "zero-extent");
    assert_eq!(FlatLayout::row_major(&[1; 17]).unwrap_err().kind(), "too-many-modes");
}

#[test]
fn operations_at_the_limit() {
    let long = layout(&[LARGEST], &[1]);
    assert_eq!((long.cosize(), long.is_compact(), long.is_injective()), (LARGEST, true, true));
    assert_eq!(long.concat(&named("2:1")).unwrap_err().kind(), "overflow");
    assert_eq!(long.concat(&named("2:0")).unwrap_err().kind(), "overflow");
    assert_eq!(long.complement(LARGEST).unwrap(), FlatLayout::EMPTY);
    assert_eq!(long.complement(LARGEST + 1).unwrap_err().kind(), "bad-n");
    assert_eq!(long.compose(&long).unwrap(), long);
    assert_eq!(long.divide(&long).unwrap(), long);
    let half = layout(&[LARGEST / 2], &[1]);
    assert_eq!(half.product(&named("2:0")).unwrap(), layout(&[LARGEST / 2, 2], &[1, 0]));
    assert_eq!(half.product(&named("2:1")).unwrap(), layout(&[LARGEST / 2, 2], &[1, LARGEST / 2]));
    assert_eq!(long.product(&named("2:0")).unwrap_err().kind(), "overflow");
    assert_eq!(long.product(&named("2:1")).unwrap_err().kind(), "overflow");
    // The least N passes the limit, its complement does not.
    let far = layout(&[2], &[LARGEST]);
    assert_eq!(far.complement_min().unwrap(), long);
    assert!(far.are_complementary(&long) && long.are_complementary(&far));
    assert_eq!(far.complement(LARGEST).unwrap_err().kind(), "n-not-multiple");
    assert_eq!(far.product_min(&FlatLayout::EMPTY).unwrap_err().kind(), "overflow");
    assert!(far.is_tractable() && far.is_coalesced() && far.sort() == far);
    assert!(layout(&[2, 1], &[LARGEST, LARGEST]).sort().is_sorted());
    assert!(!layout(&[2, 1], &[LARGEST - 1, LARGEST]).is_tractable());
    assert_eq!(layout(&[2, 2], &[LARGEST / 2, LARGEST / 2 * 2 / 2]).coalesce().rank(), 2);
}

#[test]
fn sixteen_modes_and_no_more() {
    let places: Vec<_> = (0..16).map(|i| 2 << (2 * i)).collect();
    let l = layout(&[2; 16], &places);
    assert_eq!(l.rank(), 16);
    assert_eq!(l.concat(&named("1:0")).unwrap_err().kind(), "too-many-modes");
    // Sixteen gaps fit, the one behind the last mode does not.
    assert_eq!(l.complement_min().unwrap().rank(), 16);
    assert_eq!(l.complement(1 << 40).unwrap_err().kind(), "too-many-modes");
    let rest = l.complement_min().unwrap();
    assert!(l.are_complementary(&rest) && rest.are_complementary(&l));
    let line = FlatLayout::column_major(&[1 << 32]).unwrap();
    assert_eq!(line.divide(&l).unwrap_err().kind(), "too-many-modes");
    assert_eq!(line.compose(&l).unwrap(), l);
    assert_eq!(line.compose_refined(&l).unwrap().len(), 16);
    assert_eq!(named("2:1").product(&l).unwrap_err().kind(), "too-many-modes");
    // One mode that would become seventeen.
    let many = layout(&[2; 16], &(0..16).map(|i| 3 << i).rev().collect::<Vec<_>>());
    assert_eq!(many.compose_refined(&named("65536:1")).unwrap().layout().rank(), 16);
    assert_eq!(many.compose_refined(&named("(2,65536):(0,1)")).unwrap_err().kind(), "too-many-modes");
    let product = named("():()").product_refined(&l).unwrap();
    assert_eq!((product.len(), product.part(0)), (17, Ok(FlatLayout::EMPTY)));
    assert_eq!(product.part(17).unwrap_err().kind(), "out-of-range");
}

/// Hundreds of bad arguments to everything that can refuse: a refusal each time.
#[test]
fn bad_input_by_the_hundred() {
    let l = named("(2,3,4):(12,4,1)");
    let mut count = 0;
    let mut refused = |kind: &str, error: LayoutError| {
        assert_eq!(error.kind(), kind);
        assert!(!error.to_string().is_empty());
        count += 1;
    };
    for n in (24..60).chain([usize::MAX, LARGEST, LARGEST + 1]) {
        refused("out-of-range", l.offset(n).unwrap_err());
        refused("out-of-range", l.colex_inverse(n).unwrap_err());
        refused("out-of-range", l.mode(n).unwrap_err());
        refused("bad-subset", l.restrict(&[n]).unwrap_err());
        refused("bad-permutation", l.permute(&[n, 0, 1]).unwrap_err());
        refused("out-of-range", l.coordinate_offset(&[0, n, 0]).unwrap_err());
        refused("out-of-range", l.colex(&[n, 0, 0]).unwrap_err());
    }
    for length in (0..40).filter(|&n| n != 3) {
        refused("rank-mismatch", l.coordinate_offset(&vec![0; length]).unwrap_err());
        refused("rank-mismatch", l.colex(&vec![0; length]).unwrap_err());
        refused("bad-permutation", l.permute(&vec![0; length]).unwrap_err());
        refused("rank-mismatch", FlatLayout::new(&[1, 1, 1], &vec![0; length]).unwrap_err());
        if length > 16 {
            refused("too-many-modes", FlatLayout::new(&vec![1; length], &vec![0; length]).unwrap_err());
            refused("too-many-modes", FlatLayout::column_major(&vec![1; length]).unwrap_err());
        } else if length > 0 {
            refused("zero-extent", FlatLayout::new(&vec![0; length], &vec![1; length]).unwrap_err());
            refused("zero-extent", FlatLayout::row_major(&vec![0; length]).unwrap_err());
        }
    }
    for (i, j) in (0..20).flat_map(|i| (0..=i).map(move |j| (i, j))) {
        refused("bad-subset", l.restrict(&[i, j]).unwrap_err());
    }
    for n in (0..100).filter(|n| n % 24 != 0) {
        refused("n-not-multiple", l.complement(n.max(1)).unwrap_err());
    }
    assert!(count > 600, "{count}");
}
