//! Merging and splitting axes against what they mean: an index of two axes that follow each other is one of both,
//! counted with the second fastest, so that the elements in logical order stay the same.
use strata_layout::typenum::Unsigned;
use strata_layout::{
    ColumnMajor, Const, DenseMapping, Factor, LayoutError, Mapping, MergeAxes, RowMajor, Shape, SplitAxis,
    StridedMapping, TryMergeAxes, View, ViewMut, order, shape, uint,
};

const LARGEST: usize = isize::MAX.unsigned_abs();

/// The offsets in logical order.
fn offsets<M: Mapping>(mapping: M) -> Vec<usize> {
    let numbers: Vec<usize> = (0..mapping.cosize()).collect();
    View::new(&numbers, mapping).unwrap().iter().copied().collect()
}

fn all(f: impl Fn([usize; 3])) {
    for n in 0..4 * 4 * 5 {
        f([n % 4, n / 4 % 4, n / 16]);
    }
}

#[test]
fn neighbours_become_one_and_the_elements_stay_in_order() {
    fn check<M: MergeAxes<0, 1> + MergeAxes<1, 2> + TryMergeAxes<0, 1> + TryMergeAxes<1, 2>>(m: M) {
        let before = offsets(m);
        let (first, last) =
            (MergeAxes::<0, 1>::merge_axes_mapping(&m), MergeAxes::<1, 2>::merge_axes_mapping(&m));
        assert_eq!((offsets(first), offsets(last)), (before.clone(), before.clone()), "{m:?}");
        assert_eq!(offsets(TryMergeAxes::<0, 1>::try_merge_axes_mapping(&m).unwrap()), before, "{m:?}");
        assert_eq!(offsets(TryMergeAxes::<1, 2>::try_merge_axes_mapping(&m).unwrap()), before, "{m:?}");
        assert!(first.is_dense() && last.is_dense());
    }
    all(|[a, b, c]| {
        check(DenseMapping::<_, RowMajor>::new((a, b, c)).unwrap());
        // Two of three are neighbours.
        let m = DenseMapping::<_, order![1, 0, 2]>::new((a, b, c)).unwrap();
        assert_eq!(offsets(m.merge_axes::<0, 1>()), offsets(m));
        let m = DenseMapping::<_, order![0, 2, 1]>::new((a, b, c)).unwrap();
        assert_eq!(offsets(m.merge_axes::<1, 2>()), offsets(m));
    });
    check(StridedMapping::<Shape![2, 3, 4], Shape![12, 4, 1]>::STATIC);
    check(StridedMapping::new(shape![1 + 1, 1, 4], shape![4, 99, 1]).unwrap());
}

#[test]
fn the_numbers_tell_where_the_types_do_not() {
    all(|[a, b, stride]| {
        let m = StridedMapping::new((a, b), (stride, 1)).unwrap();
        match m.try_merge_axes::<0, 1>() {
            Ok(merged) => assert_eq!(offsets(merged), offsets(m)),
            Err(error) => {
                assert_eq!(error, LayoutError::StrideMismatch { axis: 0, given: stride, expected: b });
                assert!(a > 1 && b > 0 && stride != b);
            }
        }
    });
    let m = StridedMapping::new((2, 2), (0, LARGEST)).unwrap();
    assert_eq!(
        m.try_merge_axes::<0, 1>().err(),
        Some(LayoutError::StrideMismatch { axis: 0, given: 0, expected: 2 * LARGEST })
    );
}

#[test]
fn an_axis_becomes_two_and_the_elements_stay_in_order() {
    fn check<M, F: Factor>(m: M)
    where
        M: SplitAxis<0, F> + SplitAxis<1, F> + SplitAxis<2, F>,
    {
        fn one<F: Factor, const A: usize, M: SplitAxis<A, F>>(m: M) {
            let extent = m.extent(A);
            match m.split_axis_mapping() {
                Ok(split) => {
                    assert_eq!((split.extent(A), split.extent(A + 1)), (extent / F::FACTOR, F::FACTOR));
                    assert_eq!(offsets(split), offsets(m), "{m:?}");
                    assert_eq!(split.is_dense(), m.is_dense());
                }
                Err(error) => {
                    assert_eq!(error, LayoutError::FactorMismatch { axis: A, extent, factor: F::FACTOR });
                    assert!(extent % F::FACTOR != 0);
                }
            }
        }
        one::<F, 0, _>(m);
        one::<F, 1, _>(m);
        one::<F, 2, _>(m);
    }
    all(|[a, b, c]| {
        check::<_, uint!(2)>(DenseMapping::<_, RowMajor>::new((a, b, c)).unwrap());
        check::<_, uint!(2)>(DenseMapping::<_, ColumnMajor>::new((a, b, c)).unwrap());
        check::<_, Const<3>>(DenseMapping::<_, order![1, 2, 0]>::new((a, b, c)).unwrap());
        check::<_, uint!(3)>(StridedMapping::new((a, b, c), (7, 100, 2)).unwrap());
        check::<_, Const<2>>(StridedMapping::new((a, b, c), (0, 1, 5)).unwrap());
    });
    let m = DenseMapping::<Shape![6], RowMajor>::STATIC;
    assert_eq!(
        m.split_axis::<0, Const<0>>().err(),
        Some(LayoutError::FactorMismatch { axis: 0, extent: 6, factor: 0 })
    );
}

#[test]
fn nothing_overflows() {
    let factor = <uint!(4)>::USIZE;
    let m = DenseMapping::<_, RowMajor>::new((0, LARGEST)).unwrap();
    assert!(matches!(m.split_axis::<0, uint!(4)>(), Err(LayoutError::SizeOverflow { axis: 2, .. })));
    let m = StridedMapping::new((0, 3), (LARGEST, 1)).unwrap();
    assert!(matches!(m.split_axis::<0, uint!(4)>(), Err(LayoutError::OffsetOverflow { axis: 1, .. })));
    // The slower axis has extent 1: its stride, which does not matter, is held to the largest there is.
    let m = StridedMapping::new((factor,), (LARGEST / 3,)).unwrap();
    let split = m.split_axis::<0, uint!(4)>().unwrap();
    assert_eq!((split.extents(), split.stride_values()), ([1, 4], [LARGEST, LARGEST / 3]));
}

#[test]
fn views_are_merged_and_split() {
    let mut data: Vec<i32> = (0..24).collect();
    let mapping = DenseMapping::<_, RowMajor>::new(shape![1 + 1, 3, 4]).unwrap();
    let stack = View::new(&data, mapping).unwrap();
    assert_eq!(stack.merge_axes::<1, 2>()[[1, 5]], 17);
    assert_eq!(stack.try_merge_axes::<0, 1>().unwrap()[[4, 1]], 17);
    assert_eq!(stack.split_axis::<2, uint!(2)>().unwrap()[[1, 1, 0, 1]], 17);
    assert!(stack.drop_axis::<1>(0).try_merge_axes::<0, 1>().is_err());
    let mut stack = ViewMut::new(&mut data, mapping).unwrap();
    stack.view_mut().merge_axes::<0, 1>().drop_axis::<0>(4).into_slice().fill(0);
    assert_eq!(data[15..21], [15, 0, 0, 0, 0, 20]);
}
