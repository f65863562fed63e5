//! Building fails exactly past `isize::MAX` and never wraps; nothing done with what was built overflows.
//! Overflow of arithmetic panics in these tests.
use strata_layout::LayoutError::{BlockTooLarge, ExtentMismatch, OffsetOverflow, SizeOverflow};
use strata_layout::*;

const MAX: usize = isize::MAX.unsigned_abs();
/// The square root of 2 to the number of bits less two: its square is the first size past the limit, halved.
const HALF: usize = 1 << (usize::BITS / 2 - 1);

type Rows<S> = DenseMapping<S, RowMajor>;
type Three = (usize, usize, usize);
type Strided3 = StridedMapping<Three, Three>;

#[test]
fn the_size_of_a_dense_mapping_is_limited_exactly() {
    for fits in
        [(MAX, 1, 1), (1, MAX, 1), (HALF, HALF, 1), (2, HALF, HALF / 2), (MAX / 7, 7, 1), (3, 1, MAX / 3)]
    {
        let m = Rows::new(fits).unwrap();
        assert_eq!(m.size() as u128, fits.0 as u128 * fits.1 as u128 * fits.2 as u128);
        assert_eq!(DenseMapping::<_, ColumnMajor>::new(fits).map(|m| m.size()), Ok(m.size()));
        assert_eq!(m.cosize(), m.size());
    }
    let error = |axis, extent| Err(SizeOverflow { axis, extent });
    assert_eq!(Rows::new((MAX + 1, 1, 1)).map(|_| ()), error(0, MAX + 1));
    assert_eq!(Rows::new((1, 1, MAX + 1)).map(|_| ()), error(2, MAX + 1));
    assert_eq!(Rows::new((usize::MAX, 1, 1)).map(|_| ()), error(0, usize::MAX));
    assert_eq!(Rows::new((HALF, HALF, 2)).map(|_| ()), error(2, 2));
    assert_eq!(Rows::new((2, HALF, HALF)).map(|_| ()), error(2, HALF));
    assert_eq!(Rows::new((MAX / 7 + 1, 7, 1)).map(|_| ()), error(1, 7));
    // A product that would wrap to a small number.
    assert_eq!(Rows::new((2 * HALF, 2 * HALF, 3)).map(|_| ()), error(1, 2 * HALF));
    assert_eq!(Rows::new((HALF * 4, HALF * 4, 1)).map(|_| ()), error(1, HALF * 4));
}

#[test]
fn zero_extents_do_not_hide_the_others() {
    let error = |axis, extent| Err(SizeOverflow { axis, extent });
    assert_eq!(Rows::new((0, HALF, 2 * HALF)).map(|_| ()), error(2, 2 * HALF));
    assert_eq!(Rows::new((HALF, 0, 2 * HALF)).map(|_| ()), error(2, 2 * HALF));
    assert_eq!(Rows::new((HALF, 2 * HALF, 0)).map(|_| ()), error(1, 2 * HALF));
    for m in [Rows::new((0, MAX, 1)), Rows::new((MAX, 0, 1)), Rows::new((MAX, 0, 0)), Rows::new((0, 0, MAX))]
    {
        let m = m.unwrap();
        assert_eq!(
            (m.size(), m.cosize(), m.is_empty(), m.is_dense(), m.is_unique()),
            (0, 0, true, true, true)
        );
        // What is left when the empty axis is gone is still small enough.
        assert!(m.drop_axis::<0>().size() <= MAX && m.drop_axis::<1>().size() <= MAX);
        assert!(m.drop_axis::<1>().cosize() <= MAX && m.drop_axis::<2>().cosize() <= MAX);
    }
}

#[test]
fn the_largest_offset_is_limited_exactly() {
    let new = |shape: Three, strides: Three| Strided3::new(shape, strides);
    let error = |axis, extent, stride| Err(OffsetOverflow { axis, extent, stride });
    let largest = new((2, 2, 2), (MAX - 3, 2, 1)).unwrap();
    assert_eq!((largest.offset([1, 1, 1]), largest.cosize()), (MAX, MAX + 1));
    assert_eq!(new((2, 2, 2), (MAX - 3, 2, 2)).map(|_| ()), error(2, 2, 2));
    assert_eq!(new((2, 2, 2), (2, 1, MAX - 2)).map(|_| ()), error(2, 2, MAX - 2));
    assert_eq!(new((2, 1, 1), (MAX, 0, 0)).map(|m| m.cosize()), Ok(MAX + 1));
    assert_eq!(new((2, 1, 1), (MAX + 1, 0, 0)).map(|_| ()), error(0, 2, MAX + 1));
    assert_eq!(new((3, 1, 1), (MAX / 2, 0, 0)).map(|m| m.cosize()), Ok(MAX));
    assert_eq!(new((3, 1, 1), (MAX / 2 + 1, 0, 0)).map(|_| ()), error(0, 3, MAX / 2 + 1));
    // Wrapping would give 0 and 1.
    assert_eq!(new((3, 1, 1), (MAX + 1, 0, 0)).map(|_| ()), error(0, 3, MAX + 1));
    assert_eq!(new((2, 2, 1), (usize::MAX, 2, 0)).map(|_| ()), error(0, 2, usize::MAX));
    assert_eq!(new((MAX, 1, 1), (2, 0, 0)).map(|_| ()), error(0, MAX, 2));
    // The size is looked at first, whatever the strides.
    assert_eq!(new((HALF, HALF, 2), (0, 0, 0)).map(|_| ()), Err(SizeOverflow { axis: 2, extent: 2 }));
}

#[test]
fn strides_that_are_never_used_are_limited_by_themselves_alone() {
    let new = |shape: Three, strides: Three| Strided3::new(shape, strides);
    let m = new((1, 2, 1), (MAX, 1, MAX)).unwrap();
    assert_eq!((m.cosize(), m.is_dense(), m.is_unique(), m.offset([0, 1, 0])), (2, true, true, 1));
    let m = new((0, 0, 5), (MAX, MAX, 1)).unwrap();
    assert_eq!((m.cosize(), m.is_dense(), m.is_unique()), (0, true, true));
    for shape in [(1, 1, 1), (0, 1, 1)] {
        let refused = new(shape, (MAX + 1, 1, 1)).map(|_| ());
        assert_eq!(refused, Err(OffsetOverflow { axis: 0, extent: shape.0, stride: MAX + 1 }));
    }
    // An extent 0 does not hide the offsets along the other axes.
    assert_eq!(
        new((0, 2, 2), (1, MAX, 1)).map(|_| ()),
        Err(OffsetOverflow { axis: 2, extent: 2, stride: 1 })
    );
}

#[test]
fn no_operation_on_the_largest_mappings_overflows() {
    let shapes = [
        ((2, 2, 2), (MAX - 3, 2, 1)),
        ((1, MAX, 1), (MAX, 1, MAX)),
        ((0, MAX, 1), (MAX, 1, MAX)),
        ((MAX, 0, 1), (1, MAX, MAX)),
        ((1, 1, 1), (MAX, MAX, MAX)),
        ((HALF, HALF, 1), (HALF, 1, MAX)),
        ((0, 0, 0), (MAX, MAX, MAX)),
    ];
    for (shape, strides) in shapes {
        let m = Strided3::new(shape, strides).unwrap();
        let dense = Rows::new(shape).unwrap();
        all_operations(m);
        all_operations(dense);
        all_operations(dense.permute::<axes![1, 2, 0]>());
        all_operations(m.permute::<axes![2, 0, 1]>());
    }
}

fn all_operations<M>(m: M)
where
    M: TypedStrides<Index = [usize; 3]> + DropAxis<0> + DropAxis<1> + DropAxis<2> + NarrowMapping<1, usize>,
    M: PermuteMapping<axes![2, 1, 0]> + BlockMapping<Three> + ExpandMapping<axes![1], Four>,
    M: DiagonalMapping<axes![0, 1]> + DiagonalMapping<axes![2, 0, 1]> + DiagonalMapping<axes![1]>,
{
    let [a, b, c] = m.extents();
    queries(m);
    queries(m.permute::<axes![2, 1, 0]>());
    queries(m.drop_axis::<0>());
    queries(m.drop_axis::<1>());
    queries(m.drop_axis::<2>());
    queries(m.to_strided());
    queries(m.diagonal::<axes![0, 1]>());
    queries(m.diagonal::<axes![1]>());
    queries(m.diagonal::<axes![2, 0, 1]>());
    for length in [0, b / 2, b] {
        queries(m.narrow::<1, _>(length).unwrap());
        queries(m.block((a, length, c)).unwrap());
    }
    let large = usize::MAX;
    assert_eq!(m.narrow::<1, _>(large).map(|_| ()), Err(BlockTooLarge { axis: 1, size: large, extent: b }));
    // As many repetitions as there is room for, and one more.
    let product = [a, b, c].iter().filter(|extent| **extent != 0).product::<usize>();
    let room = MAX / product;
    queries(m.expand::<axes![1], _>((a, room, b, c)).unwrap());
    assert!(matches!(m.expand::<axes![1], _>((a, room + 1, b, c)), Err(SizeOverflow { .. })));
    assert_eq!(
        m.expand::<axes![1], _>((a, 1, b, large)).map(|_| ()),
        Err(ExtentMismatch { axis: 3, given: large, expected: c })
    );
}
type Four = (usize, usize, usize, usize);

/// Everything that can be asked of a mapping.
fn queries<M: Mapping>(m: M) {
    let oracle_last = m
        .extents()
        .as_ref()
        .iter()
        .zip(m.stride_values().as_ref())
        .try_fold(0_u128, |last, (e, d)| e.checked_sub(1).map(|top| last + top as u128 * *d as u128));
    assert_eq!(m.cosize() as u128, oracle_last.map_or(0, |last| last + 1), "{m}");
    let size: u128 = if m.is_empty() { 0 } else { m.extents().as_ref().iter().map(|e| *e as u128).product() };
    assert_eq!(m.size() as u128, size, "{m}");
    assert!(m.size() <= MAX && m.cosize() <= MAX + 1);
    assert!(!m.is_dense() || (m.is_unique() && m.size() == m.cosize()), "{m}");
    let mut last = m.extents();
    for n in last.as_mut() {
        *n = n.saturating_sub(1);
    }
    assert_eq!(m.checked_offset(last).map(|o| o as u128), oracle_last);
    assert!(m.stride_values().as_ref().iter().all(|stride| *stride <= MAX));
    assert!(m.same_function(&m) && m.to_string().contains("):("));
}

#[test]
fn strides_of_a_diagonal_stand_at_the_limit_static_or_not() {
    // The stride of an extent 1 never matters, and the sum passes the limit.
    type Large = Shape![{ isize::MAX.unsigned_abs() }, 1];
    const FIXED: StridedMapping<Shape![1, 2], Large> = StridedMapping::STATIC;
    let diagonal = FIXED.diagonal::<axes![0, 1]>();
    static_assertions::assert_type_eq_all!(
        Diagonalized<StridedMapping<Shape![1, 2], Large>, axes![0, 1]>,
        StridedMapping<Shape![1], Shape![{ isize::MAX.unsigned_abs() }]>
    );
    let mut run_time = StridedMapping::new((1, 2), (MAX, 1)).unwrap().diagonal::<axes![0, 1]>();
    assert_eq!((diagonal.stride(0), run_time.stride(0)), (MAX, MAX));
    assert_eq!((diagonal.cosize(), run_time.cosize()), (1, 1));
    run_time = StridedMapping::new((0, 9), (MAX, MAX / 8)).unwrap().diagonal::<axes![0, 1]>();
    assert_eq!((run_time.extents(), run_time.stride(0)), ([0], MAX));
    // Dense memory has such strides too: two of them pass the limit, three the register.
    type Long = Shape![1, 1, 1, { 1 << (usize::BITS - 2) }];
    let long = DenseMapping::<Long, RowMajor>::STATIC.diagonal::<axes![0, 1, 2]>();
    assert_eq!((long.extents(), long.stride_values()), ([1, 1 << (usize::BITS - 2)], [MAX, 1]));
    assert_eq!(long.diagonal::<axes![0, 1]>().stride_values(), [MAX]);
}

#[test]
fn static_numbers_are_checked_like_others() {
    const LARGEST: StridedMapping<Shape![2], Shape![{ isize::MAX.unsigned_abs() }]> = StridedMapping::STATIC;
    const LONGEST: Rows<Shape![1, { isize::MAX.unsigned_abs() }, 1]> = Rows::STATIC;
    let half = <uint!(1 << (usize::BITS / 2 - 1))>::default();
    assert_eq!(Rows::new((half, half, half)).map(|_| ()), Err(SizeOverflow { axis: 2, extent: HALF }));
    assert_eq!(
        Rows::new((Const::<{ usize::MAX }>,)).map(|_| ()),
        Err(SizeOverflow { axis: 0, extent: usize::MAX })
    );
    let big = <uint!(isize::MAX.unsigned_abs() + 1)>::default();
    assert_eq!(
        StridedMapping::new((1_usize,), (big,)).map(|_| ()),
        Err(OffsetOverflow { axis: 0, extent: 1, stride: MAX + 1 })
    );
    assert_eq!(LARGEST.cosize(), MAX + 1);
    assert_eq!((LONGEST.size(), LONGEST.stride(0)), (MAX, MAX));
}
