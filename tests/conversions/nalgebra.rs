//! `nalgebra`.
use nalgebra::{DMatrix, Matrix3x4, MatrixView, RowVector4, SMatrix, Vector3};
use static_assertions::assert_type_eq_all;
use strata_layout::view::convert::KnownDim;
use strata_layout::{
    ColumnMajor, Const, DenseMapping, Mapping, RowMajor, Shape, StridedMapping, TryIntoView, View, ViewMut,
    axes, shape,
};

use crate::addresses;

/// The view of a matrix view reads its elements, and what comes back from it.
macro_rules! agrees {
    ($matrix:expr) => {{
        let matrix = $matrix;
        let view = matrix.try_into_view().unwrap();
        assert_eq!(addresses(&view), by_rows(&matrix));
        let back = view.into_nalgebra();
        assert_eq!(back, matrix);
        assert_eq!(by_rows(&back), by_rows(&matrix));
    }};
}

/// The addresses of a matrix, row by row.
fn by_rows<R: KnownDim, C: KnownDim, RS: KnownDim, CS: KnownDim>(
    matrix: &MatrixView<'_, usize, R, C, RS, CS>,
) -> Vec<*const usize> {
    let (rows, columns) = matrix.shape();
    (0..rows).flat_map(|i| (0..columns).map(move |j| std::ptr::from_ref(&matrix[(i, j)]))).collect()
}

fn numbered(rows: usize, columns: usize) -> DMatrix<usize> {
    DMatrix::from_fn(rows, columns, |i, j| 10 * i + j)
}

#[test]
fn every_small_view_is_viewed_and_comes_back() {
    for rows in 0..4 {
        for columns in 0..4 {
            let matrix = numbered(rows, columns);
            agrees!(matrix.as_view::<nalgebra::Dyn, nalgebra::Dyn, nalgebra::U1, nalgebra::Dyn>());
            for i in 0..=rows {
                for j in 0..=columns {
                    agrees!(matrix.view((i, j), (rows - i, columns - j)));
                    agrees!(matrix.view_range(..i, ..j));
                }
            }
        }
    }
    let matrix = numbered(7, 9);
    agrees!(matrix.view_with_steps((1, 0), (3, 3), (1, 2)));
    agrees!(matrix.fixed_view::<2, 3>(1, 4));
    agrees!(matrix.row(3));
    agrees!(matrix.column(8));
}

/// What the types know is kept, and takes no bytes.
#[test]
fn what_a_matrix_knows_is_kept() {
    let matrix = Matrix3x4::from_fn(|i, j| 10 * i + j);
    let view = (&matrix).try_into_view().unwrap();
    assert_type_eq_all!(
        View<'static, usize, DenseMapping<(Const<3>, Const<4>), ColumnMajor>>,
        <&'static SMatrix<usize, 3, 4> as TryIntoView>::View
    );
    assert_eq!((view.mapping().stride_values(), size_of_val(&view.mapping())), ([1, 3], 0));
    assert_eq!(view.as_slice(), matrix.as_slice());
    let back = view.into_nalgebra();
    assert_type_eq_all!(
        MatrixView<
            'static,
            usize,
            nalgebra::Const<3>,
            nalgebra::Const<4>,
            nalgebra::Const<1>,
            nalgebra::Const<3>,
        >,
        nalgebra::SMatrixView<'static, usize, 3, 4>
    );
    let back: nalgebra::SMatrixView<'_, usize, 3, 4> = back;
    assert_eq!((back, back.as_ptr()), (matrix.as_view(), matrix.as_ptr()));

    let corner = matrix.fixed_view::<2, 2>(1, 1).try_into_view().unwrap();
    assert_type_eq_all!(
        StridedMapping<(Const<2>, Const<2>), (Const<1>, Const<3>)>,
        StridedMapping<(Const<2>, Const<2>), (Const<1>, Const<3>)>
    );
    let mapping: StridedMapping<(Const<2>, Const<2>), (Const<1>, Const<3>)> = corner.mapping();
    assert_eq!(size_of_val(&mapping), 0);
    // Numbers of `typenum` up to 127 become theirs.
    let data: [usize; 12] = std::array::from_fn(|n| n);
    let rows = View::new(&data, DenseMapping::<Shape![3, 4], RowMajor>::STATIC).unwrap().into_nalgebra();
    let rows: MatrixView<'_, usize, nalgebra::U3, nalgebra::U4, nalgebra::U4, nalgebra::U1> = rows;
    assert_eq!(rows, Matrix3x4::from_row_slice(&data));
}

#[test]
fn vectors_are_matrices_of_one_column_or_row() {
    let column = Vector3::new(1, 2, 3);
    let view = (&column).try_into_view().unwrap().drop_axis::<1>(0);
    assert_eq!(view.as_slice(), [1, 2, 3]);
    let row = RowVector4::new(1, 2, 3, 4);
    assert!((&row).try_into_view().unwrap().drop_axis::<0>(0).iter().eq(&[1, 2, 3, 4]));
}

#[test]
fn what_is_written_through_one_is_read_through_the_other() {
    let mut matrix = Matrix3x4::<usize>::zeros();
    let mut view = (&mut matrix).try_into_view().unwrap();
    view[[2, 3]] = 7;
    assert_eq!(matrix[(2, 3)], 7);
    let mut right = matrix.fixed_view_mut::<3, 2>(0, 2).try_into_view().unwrap();
    right[[0, 1]] = 5;
    right.view_mut().drop_axis::<1>(0).iter_mut().for_each(|x| *x = 1);
    assert_eq!(matrix, Matrix3x4::new(0, 0, 1, 5, 0, 0, 1, 0, 0, 0, 1, 7));

    let mut memory = [0; 6];
    let ours =
        ViewMut::new(&mut memory, DenseMapping::<_, RowMajor>::new(shape![2 + 0, 3]).unwrap()).unwrap();
    ours.into_nalgebra().column_mut(1).fill(4);
    assert_eq!(memory, [0, 4, 0, 0, 4, 0]);
}

/// A column repeated, which no matrix of theirs is, read by their operations.
#[test]
fn an_expanded_view_is_theirs_to_read() {
    let column = Vector3::new(1.0, 2.0, 3.0);
    let view = (&column).try_into_view().unwrap().drop_axis::<1>(0);
    let repeated = view.expand::<axes![1], _>((Const::<3>, Const::<4>)).unwrap().into_nalgebra();
    assert_eq!(repeated, Matrix3x4::from_fn(|i, _| (i + 1) as f64));
    assert_eq!(repeated.sum(), 24.0);
}
