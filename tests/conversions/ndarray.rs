//! `ndarray`.
use ndarray::{Array, Array2, Array3, ArrayView, Axis, Dim, Dimension, ShapeBuilder, Slice, arr0};
use strata_layout::view::convert::AnyExtents;
use strata_layout::{
    DenseMapping, LayoutError, Mapping, RowMajor, Shape, StridedMapping, TryIntoView, View, ViewMut, axes,
    shape,
};

use crate::addresses;

/// Every extent from 0 to 3 on each of `R` axes.
fn shapes<const R: usize>() -> impl Iterator<Item = [usize; R]> {
    (0..4_usize.pow(u32::try_from(R).unwrap()))
        .map(|n| std::array::from_fn(|axis| n / 4_usize.pow(u32::try_from(axis).unwrap()) % 4))
}

/// The view of an array, and the array back from it, are the same elements.
fn agrees<I: AnyExtents>(array: &ArrayView<'_, usize, Dim<I>>)
where
    Dim<I>: Dimension,
{
    let view = (*array).try_into_view().unwrap();
    assert_eq!(view.extents().as_ref(), array.shape());
    let theirs: Vec<_> = array.iter().map(std::ptr::from_ref).collect();
    assert_eq!(addresses(&view), theirs, "{array:?}");
    let back = view.into_ndarray();
    assert_eq!(back, *array);
    let again: Vec<_> = back.iter().map(std::ptr::from_ref).collect();
    assert_eq!(again, theirs);
    if !array.is_empty() {
        for (axis, &extent) in array.shape().iter().enumerate() {
            assert!(extent == 1 || back.strides()[axis] == array.strides()[axis]);
        }
    }
}

/// Arrays of every small shape, in both orders, transposed, cut, stepped through, and with axes of one position reversed.
fn every_array<I: AnyExtents>(extents: I)
where
    Dim<I>: Dimension,
{
    for array in [
        Array::from_shape_fn(extents.into_dimension(), |_| 0),
        Array::from_shape_fn(extents.into_dimension().f(), |_| 0),
    ] {
        let mut array: Array<usize, Dim<I>> = array;
        for (n, element) in array.iter_mut().enumerate() {
            *element = n;
        }
        agrees(&array.view());
        agrees(&array.t());
        for axis in 0..array.ndim() {
            let mut cut = array.view();
            cut.slice_axis_inplace(Axis(axis), Slice::new(0, None, 2));
            agrees(&cut);
            let mut reversed = array.view();
            reversed.invert_axis(Axis(axis));
            let stride = reversed.strides()[axis];
            if array.is_empty() || array.shape()[axis] == 1 {
                agrees(&reversed);
            } else {
                let error = reversed.try_into_view().unwrap_err();
                assert_eq!(error, LayoutError::NegativeStride { axis, stride });
            }
        }
    }
}

#[test]
fn every_small_array_is_viewed_and_comes_back() {
    agrees(&arr0(7).view());
    shapes::<1>().for_each(every_array);
    shapes::<2>().for_each(every_array);
    shapes::<3>().for_each(every_array);
    every_array([2, 1, 3, 2]);
    every_array([2, 1, 3, 2, 1]);
    every_array([1, 2, 1, 2, 1, 2]);
}

#[test]
fn a_broadcast_array_reads_the_same_and_ours_is_theirs() {
    let row = Array::from_vec(vec![10, 20, 30]);
    let theirs = row.broadcast((4, 3)).unwrap();
    agrees(&theirs);
    let row = row.view().try_into_view().unwrap();
    assert_eq!(row.expand::<axes![0], _>(shape![4, 3]).unwrap().into_ndarray(), theirs);
    // Zero rows, and zero columns with rows that no allocation could hold.
    assert_eq!(row.expand::<axes![0], _>(shape![0, 3]).unwrap().into_ndarray().shape(), [0, 3]);
    let huge = StridedMapping::new(shape![0, 5], shape![1, { usize::MAX / 8 }]).unwrap();
    let none = View::new(&[0_u64; 0], huge).unwrap().into_ndarray();
    assert_eq!((none.shape(), none.iter().next()), (&[0, 5][..], None));
}

#[test]
fn what_is_written_through_one_is_read_through_the_other() {
    let mut array = Array3::<usize>::zeros((2, 3, 4));
    let mut view = array.view_mut().try_into_view().unwrap();
    view[[1, 2, 3]] = 7;
    view.drop_axis::<1>(0).iter_mut().for_each(|element| *element += 1);
    let mut expected = Array3::zeros((2, 3, 4));
    expected[[1, 2, 3]] = 7;
    expected.index_axis_mut(Axis(1), 0).fill(1);
    assert_eq!(array, expected);

    let mut memory = [0; 12];
    let ours = ViewMut::new(&mut memory, DenseMapping::<Shape![3, 4], RowMajor>::STATIC).unwrap();
    let mut theirs = ours.permute::<axes![1, 0]>().into_ndarray();
    theirs.row_mut(1).fill(5);
    theirs[[3, 2]] = 9;
    assert_eq!(memory, [0, 5, 0, 0, 0, 5, 0, 0, 0, 5, 0, 9]);
}

/// Two mutable views whose elements lie between one another's: neither owns what is between its own.
#[test]
fn halves_that_interleave_are_written_at_once() {
    let mut array = Array2::<usize>::zeros((3, 4));
    let (left, right) = array.view_mut().split_at(Axis(1), 2);
    let (mut left, mut right) = (left.try_into_view().unwrap(), right.try_into_view().unwrap());
    for (a, b) in left.iter_mut().zip(right.iter_mut()) {
        (*a, *b) = (1, 2);
    }
    left[[0, 0]] = 3;
    right.into_ndarray()[[2, 1]] = 4;
    assert_eq!(array, ndarray::arr2(&[[3, 1, 2, 2], [1, 1, 2, 2], [1, 1, 2, 4]]));
}

/// What a type does not know can be proved, and is dense from there on.
#[test]
fn what_an_array_is_can_be_proved() {
    let array = Array2::from_shape_fn((3, 4), |(i, j)| 10 * i + j);
    let mapping = array.view().try_into_view().unwrap().mapping();
    let proved: DenseMapping<Shape![3, dyn], RowMajor> =
        mapping.try_into_dense::<RowMajor>().unwrap().try_to_shape().unwrap();
    assert_eq!(proved.stride_values(), [4, 1]);
    let turned = array.t().try_into_view().unwrap().mapping();
    assert_eq!(
        turned.try_into_dense::<RowMajor>().unwrap_err(),
        LayoutError::NotDense { axis: 1, stride: 4, expected: 1 }
    );
}
