//! `faer`.
use faer::{ContiguousFwd, Mat, MatMut, MatRef};
use strata_layout::{
    DenseMapping, LayoutError, RowMajor, Shape, StridedMapping, TryIntoView, View, ViewMut, axes, shape,
};

use crate::addresses;

fn numbered(rows: usize, columns: usize) -> Mat<f64> {
    Mat::from_fn(rows, columns, |i, j| f64::from(u32::try_from(10 * i + j).unwrap()))
}

/// The addresses of a matrix, row by row.
fn by_rows(matrix: MatRef<'_, f64>) -> Vec<*const f64> {
    let columns = matrix.ncols();
    (0..matrix.nrows()).flat_map(|i| (0..columns).map(move |j| std::ptr::from_ref(&matrix[(i, j)]))).collect()
}

/// The view of a matrix reads its elements, and so does what comes back from it.
fn agrees(matrix: MatRef<'_, f64>) {
    let view = matrix.try_into_view().unwrap();
    assert_eq!(view.extents(), [matrix.nrows(), matrix.ncols()]);
    assert_eq!(addresses(&view), by_rows(matrix));
    let back = view.into_faer();
    assert_eq!(back, matrix);
    assert_eq!(by_rows(back), by_rows(matrix));
}

#[test]
fn every_small_matrix_is_viewed_and_comes_back() {
    for rows in 0..4 {
        for columns in 0..4 {
            let matrix = numbered(rows, columns);
            agrees(matrix.as_ref());
            agrees(matrix.transpose());
            for i in 0..=rows {
                for j in 0..=columns {
                    agrees(matrix.submatrix(i, j, rows - i, columns - j));
                }
            }
            for (axis, reversed, extent) in
                [(0, matrix.as_ref().reverse_rows(), rows), (1, matrix.as_ref().reverse_cols(), columns)]
            {
                if extent <= 1 || rows * columns == 0 {
                    agrees(reversed);
                } else {
                    let stride = [reversed.row_stride(), reversed.col_stride()][axis];
                    let error = reversed.try_into_view().unwrap_err();
                    assert_eq!(error, LayoutError::NegativeStride { axis, stride });
                }
            }
        }
    }
}

/// A stride that is 1 to one type is 1 to the other.
#[test]
fn a_stride_of_one_stays_static() {
    let matrix = numbered(3, 4);
    let contiguous = matrix.as_ref().try_as_col_major().unwrap();
    let view = contiguous.try_into_view().unwrap();
    let mapping: StridedMapping<Shape![dyn, dyn], Shape![1, dyn]> = view.mapping();
    assert_eq!(size_of_val(&mapping), 3 * size_of::<usize>());
    let back: MatRef<'_, f64, usize, usize, ContiguousFwd, isize> = view.into_faer();
    assert_eq!(back, matrix);
    let turned: MatRef<'_, f64, usize, usize, isize, ContiguousFwd> =
        view.permute::<axes![1, 0]>().into_faer();
    assert_eq!(turned, matrix.transpose());
    let data = [1.0, 2.0, 3.0, 4.0, 5.0, 6.0];
    let rows = View::new(&data, DenseMapping::<Shape![2, 3], RowMajor>::STATIC).unwrap().into_faer();
    let rows: MatRef<'_, f64, usize, usize, isize, ContiguousFwd> = rows;
    assert_eq!(rows, MatRef::from_row_major_slice(&data, 2, 3));
}

#[test]
fn what_is_written_through_one_is_read_through_the_other() {
    let mut matrix = Mat::<f64>::zeros(3, 4);
    let mut view = matrix.as_mut().try_into_view().unwrap();
    view[[2, 3]] = 7.0;
    view.drop_axis::<0>(0).iter_mut().for_each(|x| *x = 1.0);
    assert_eq!(matrix, Mat::from_fn(3, 4, |i, j| [f64::from(i == 0), 7.0][usize::from((i, j) == (2, 3))]));

    let mut memory = [0.0; 6];
    let ours = ViewMut::new(&mut memory, DenseMapping::<Shape![2, 3], RowMajor>::STATIC).unwrap();
    let mut theirs: MatMut<'_, f64, usize, usize, isize, ContiguousFwd> = ours.into_faer();
    theirs[(1, 2)] = 4.0;
    theirs[(0, 1)] = 5.0;
    assert_eq!(memory, [0.0, 5.0, 0.0, 0.0, 0.0, 4.0]);
}

/// Repeated elements are there to be read, in both directions.
#[test]
fn a_repeated_element_is_read() {
    let one = 3.0;
    agrees(MatRef::from_repeated_ref(&one, 4, 2));
    let row = [1.0, 2.0];
    let rows = View::new(&row, DenseMapping::<Shape![2], RowMajor>::STATIC).unwrap();
    let rows = rows.expand::<axes![0], _>(shape![3, 2]).unwrap().into_faer();
    assert_eq!(rows, Mat::from_fn(3, 2, |_, j| row[j]));
}
