//! `mdarray`.
use mdarray::{Dense, Layout, Slice, Strided, Tensor, array, tensor, view as their_view};
use strata_layout::view::convert::{KnownShape, MdarrayMapping};
use strata_layout::{
    ColumnMajor, Const, DenseMapping, LayoutError, Mapping, RowMajor, StridedMapping, TryIntoView, View,
    ViewMut, axes, shape,
};

use crate::addresses;

/// The addresses of the elements by their iterator. That of `mdarray` 0.7.2 goes past the end of an empty array
/// whose last extent is not 0, and its `from_fn` with it: an empty one is made from a vector and not walked.
fn by_theirs<S: mdarray::Shape, L: Layout>(array: &Slice<usize, S, L>) -> Vec<*const usize> {
    if array.is_empty() { Vec::new() } else { array.iter().map(std::ptr::from_ref).collect() }
}

/// The view of a slice reads its elements, and so does what comes back from it.
fn agrees<'a, S: KnownShape, L: Layout, M: MdarrayMapping<TheirShape = S, TheirLayout = L>>(
    array: &'a Slice<usize, S, L>,
) where
    &'a Slice<usize, S, L>: TryIntoView<View = View<'a, usize, M>>,
{
    let view = array.try_into_view().unwrap();
    let theirs = by_theirs(array);
    assert_eq!(addresses(&view), theirs);
    let back = view.into_mdarray();
    assert_eq!(by_theirs(&back), theirs);
    assert!(view.extents().as_ref().iter().enumerate().all(|(k, &extent)| back.dim(k) == extent));
}

#[test]
fn every_small_array_is_viewed_and_comes_back() {
    let scalar = Tensor::<usize, ()>::from_elem((), 7);
    agrees(&*scalar);
    for i in 0..4 {
        agrees(&*Tensor::from_fn([i], |at| at[0]));
        for j in 0..4 {
            let line: Tensor<usize, (usize,)> = (0..i * j).collect::<Vec<_>>().into();
            let matrix = line.into_shape((i, j));
            agrees(&*matrix);
            agrees(&*matrix.transpose());
            agrees(&*matrix.remap::<(usize, usize), Strided>());
            agrees(&*matrix.view(.., j / 2..));
            for k in 0..4 {
                let line: Tensor<usize, (usize,)> = (0..i * j * k).collect::<Vec<_>>().into();
                let cube = line.into_shape((i, j, k));
                agrees(&*cube);
                agrees(&*cube.permute((mdarray::Const::<1>, mdarray::Const::<2>, mdarray::Const::<0>)));
            }
        }
    }
    let tall = Tensor::from_fn([2, 1, 2, 1, 2, 1], |at| at.iter().sum::<usize>());
    agrees(&*tall);
}

/// Steps, and steps backwards.
#[test]
fn a_reversed_axis_is_refused_where_it_matters() {
    let line = Tensor::from_fn([6], |at| at[0]);
    let stepped = line.view(mdarray::step(.., 2));
    assert!(stepped.try_into_view().unwrap().iter().eq(&[0, 2, 4]));
    let error = line.view(mdarray::step(.., -2)).try_into_view().unwrap_err();
    assert_eq!(error, LayoutError::NegativeStride { axis: 0, stride: -2 });
    let one = line.view(mdarray::step(3..4, -1));
    assert!(one.try_into_view().unwrap().iter().eq(&[3]));
}

/// Constant extents and the dense layout are kept, and take no bytes.
#[test]
fn what_an_array_knows_is_kept() {
    let array = array![[0, 1, 2, 3], [10, 11, 12, 13], [20, 21, 22, 23]];
    let view = array.try_into_view().unwrap();
    let mapping: DenseMapping<(Const<3>, Const<4>), RowMajor> = view.mapping();
    assert_eq!((size_of_val(&mapping), view.as_slice().len()), (0, 12));
    let back: mdarray::View<'_, i32, (mdarray::Const<3>, mdarray::Const<4>), Dense> = view.into_mdarray();
    assert_eq!(back, array);
    let turned = view.permute::<axes![1, 0]>();
    let mapping: DenseMapping<(Const<4>, Const<3>), ColumnMajor> = turned.mapping();
    assert_eq!(mapping.stride_values(), [1, 4]);
    let back: mdarray::View<'_, i32, (mdarray::Const<4>, mdarray::Const<3>), Strided> = turned.into_mdarray();
    assert_eq!(back, array.transpose());
    // One axis is both orders, and dense to both types.
    let row: mdarray::View<'_, i32, (mdarray::Const<4>,), Dense> = view.drop_axis::<0>(1).into_mdarray();
    assert_eq!(row, array.row(1));
    let mixed: Tensor<i32, (usize, mdarray::Const<2>)> =
        tensor![[1, 2], [3, 4], [5, 6]].into_shape((3, mdarray::Const::<2>));
    let mapping: DenseMapping<Columns<2>, RowMajor> = mixed.try_into_view().unwrap().mapping();
    assert_eq!(mapping.extents(), [3, 2]);
}

/// A run-time number of rows of so many columns.
type Columns<const N: usize> = (usize, Const<N>);

#[test]
fn what_is_written_through_one_is_read_through_the_other() {
    let mut matrix = Tensor::<usize, (usize, usize)>::from_elem([2, 3], 0);
    let mut view = matrix.expr_mut().try_into_view().unwrap();
    view[[1, 2]] = 7;
    view.drop_axis::<1>(0).iter_mut().for_each(|x| *x = 1);
    assert_eq!(matrix, tensor![[1, 0, 0], [1, 0, 7]]);

    let mut memory = [0; 6];
    let ours =
        ViewMut::new(&mut memory, DenseMapping::<_, RowMajor>::new(shape![2 + 0, 3 + 0]).unwrap()).unwrap();
    let mut theirs: mdarray::ViewMut<'_, i32, (usize, usize), Strided> =
        ours.permute::<axes![1, 0]>().into_mdarray();
    theirs[[2, 1]] = 4;
    theirs[[1, 0]] = 5;
    assert_eq!(memory, [0, 5, 0, 0, 0, 4]);
}

#[test]
fn an_expanded_view_is_theirs_to_read() {
    let row = [1, 2, 3];
    let row = View::new(&row, DenseMapping::<_, RowMajor>::new(shape![3 + 0]).unwrap()).unwrap();
    let rows = row.expand::<axes![0], _>(shape![2 + 0, 3 + 0]).unwrap().into_mdarray();
    assert_eq!(rows, their_view![[1, 2, 3], [1, 2, 3]]);
    let huge = StridedMapping::new(shape![0 + 0, 5 + 0], shape![1 + 0, usize::MAX / 8]).unwrap();
    assert!(View::new(&[0_u8; 0], huge).unwrap().into_mdarray().is_empty());
}
