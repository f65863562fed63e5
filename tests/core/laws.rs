//! Laws beyond the small world: larger extents and strides, drawn at random, against the oracle.
use crate::oracle::{Oracle, tuples};
use crate::seen::{Seen, index, numbers};
use proptest::prelude::*;
use std::collections::hash_map::DefaultHasher;
use std::hash::{Hash, Hasher};
use strata_layout::*;

type Four = run_time_shape!(4);
type Strided4 = StridedMapping<Four, Four>;

fn strided(shape: &[usize], strides: &[usize]) -> Strided4 {
    StridedMapping::new(numbers(shape), numbers(strides)).unwrap()
}

fn hash(value: &impl Hash) -> u64 {
    let mut hasher = DefaultHasher::new();
    value.hash(&mut hasher);
    hasher.finish()
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 300, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn a_strided_mapping_is_what_its_numbers_say(
        shape in prop::collection::vec(0_usize..7, 4),
        strides in prop::collection::vec(0_usize..60, 4),
    ) {
        Seen::of(&strided(&shape, &strides)).check(&Oracle::strided(&shape, &strides));
    }

    #[test]
    fn strides_that_nest_are_unique_until_one_shrinks(
        shape in prop::collection::vec(2_usize..6, 4),
        gaps in prop::collection::vec(0_usize..4, 4),
        turn in 0_usize..24,
        shrink in 0_usize..4,
    ) {
        let order = tuples(&[4; 4]).into_iter().filter(|o| (0..4).all(|a| o.contains(&a))).nth(turn).unwrap();
        let (mut strides, mut step) = (vec![0; 4], 1);
        for &axis in &order {
            step += gaps[axis];
            strides[axis] = step;
            step *= shape[axis];
        }
        prop_assert!(strided(&shape, &strides).is_unique());
        prop_assert_eq!(strided(&shape, &strides).is_dense(), step == shape.iter().product::<usize>());
        strides[shrink] = strides[shrink].saturating_sub(1);
        let expected = Oracle::strided(&shape, &strides).is_unique();
        prop_assert_eq!(strided(&shape, &strides).is_unique(), expected);
    }

    #[test]
    fn permuting_back_is_nothing(shape in prop::collection::vec(0_usize..99, 4)) {
        let m = DenseMapping::<Four, order![2, 0, 3, 1]>::new(numbers(&shape)).unwrap();
        prop_assert_eq!(m.permute::<axes![1, 3, 0, 2]>().permute::<axes![2, 0, 3, 1]>(), m);
        let two_steps = m.permute::<axes![1, 0, 3, 2]>().permute::<axes![3, 2, 0, 1]>();
        // New axis k of the second is axis P[k] of the first, which is old axis [1, 0, 3, 2][P[k]].
        prop_assert_eq!(two_steps, m.permute::<axes![2, 3, 1, 0]>());
        prop_assert_eq!(m.permute::<axes![0, 1, 2, 3]>(), m);
    }

    #[test]
    fn dropping_an_axis_is_fixing_its_index(
        shape in prop::collection::vec(1_usize..9, 4),
        strides in prop::collection::vec(0_usize..5000, 4),
        at in prop::collection::vec(0_usize..9, 4),
    ) {
        let m = strided(&shape, &strides);
        let i: Vec<usize> = at.iter().zip(&shape).map(|(n, extent)| n % extent).collect();
        let whole = m.offset(index(&i));
        prop_assert_eq!(whole, m.drop_axis::<1>().offset([i[0], i[2], i[3]]) + i[1] * strides[1]);
        prop_assert_eq!(whole, m.drop_axis::<3>().drop_axis::<0>().offset([i[1], i[2]])
            + i[0] * strides[0] + i[3] * strides[3]);
        // Axes may be dropped in either order.
        prop_assert_eq!(m.drop_axis::<0>().drop_axis::<1>(), m.drop_axis::<2>().drop_axis::<0>());
    }

    #[test]
    fn an_expanded_mapping_forgets_the_new_index(
        shape in prop::collection::vec(1_usize..9, 4),
        new in 1_usize..50,
        at in prop::collection::vec(0_usize..50, 5),
    ) {
        let m = DenseMapping::<Four, RowMajor>::new(numbers(&shape)).unwrap();
        let space: run_time_shape!(5) = (shape[0], shape[1], new, shape[2], shape[3]);
        let e = m.expand::<axes![2], _>(space).unwrap();
        let i = [at[0] % shape[0], at[1] % shape[1], at[2] % new, at[3] % shape[2], at[4] % shape[3]];
        prop_assert_eq!(e.offset(i), m.offset([i[0], i[1], i[3], i[4]]));
        prop_assert_eq!(e.drop_axis::<2>(), m.to_strided());
        prop_assert_eq!((e.size(), e.cosize()), (new * m.size(), m.cosize()));
    }

    #[test]
    fn equal_mappings_hash_alike(
        a in prop::collection::vec(0_usize..3, 4),
        b in prop::collection::vec(0_usize..3, 4),
    ) {
        let make = |shape: &[usize]| DenseMapping::<Four, RowMajor>::new(numbers(shape)).unwrap();
        prop_assert_eq!(make(&a) == make(&b), a == b);
        prop_assert_eq!(hash(&make(&a)) == hash(&make(&b)), a == b);
        let (one, other) = (strided(&[2; 4], &a), strided(&[2; 4], &b));
        prop_assert_eq!(one == other, a == b);
        prop_assert_eq!(hash(&one) == hash(&other), a == b);
        prop_assert_eq!(one.same_function(&other), a == b);
    }

    #[test]
    fn shapes_convert_where_their_numbers_agree(a in 0_usize..5, b in 0_usize..5, c in 0_usize..5) {
        let m = DenseMapping::<_, RowMajor>::new((a, b, c)).unwrap();
        let n = m.try_to_shape::<Shape![dyn, 3, 4]>();
        // The first axis that differs is named.
        let expected = if b != 3 {
            Err(LayoutError::ExtentMismatch { axis: 1, given: b, expected: 3 })
        } else if c != 4 {
            Err(LayoutError::ExtentMismatch { axis: 2, given: c, expected: 4 })
        } else {
            Ok([a, 3, 4])
        };
        prop_assert_eq!(n.map(|n| n.extents()), expected);
        if let Ok(n) = n {
            prop_assert_eq!(n.to_dynamic(), m);
            prop_assert!(n.same_function(&m));
        }
        let run_time = m.to_strided().to_dynamic();
        let t = run_time.try_to_shape::<Shape![3, dyn, dyn], Shape![dyn, 4, 1]>();
        let expected = match (a, c) {
            (3, 4) => Ok(()),
            (3, _) => Err(LayoutError::StrideMismatch { axis: 1, given: c, expected: 4 }),
            _ => Err(LayoutError::ExtentMismatch { axis: 0, given: a, expected: 3 }),
        };
        prop_assert_eq!(t.map(|_| ()), expected);
    }
}

#[test]
fn uniqueness_of_large_interleaved_strides_is_exact() {
    // a·x = b·y is met first at x = b/g, y = a/g.
    let two = |a: usize, b: usize, m: usize, n: usize| {
        StridedMapping::<(usize, usize), (usize, usize)>::new((m, n), (a, b)).unwrap().is_unique()
    };
    for (a, b) in [(1_000_003, 1_000_033), (2 * 3 * 5 * 7, 11 * 13 * 7), (1 << 30, (1 << 30) + 1), (6, 4)] {
        let (mut g, mut rest) = (a, b);
        while rest != 0 {
            (g, rest) = (rest, g % rest);
        }
        assert!(!two(a, b, b / g + 1, a / g + 1), "{a} {b}");
        assert!(two(a, b, b / g, a / g + 1) && two(a, b, b / g + 1, a / g), "{a} {b}");
    }
}
