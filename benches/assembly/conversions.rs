//! Conversions between views and arrays of other crates: `conversions.py` counts the instructions they compile to.
#![allow(missing_docs, unsafe_code, clippy::missing_errors_doc, clippy::needless_pass_by_value)]
use nalgebra::{SMatrix, SMatrixView};
use ndarray::{ArrayView2, ArrayViewMut2};
use strata_layout::{
    ColumnMajor, Const, DenseMapping, LayoutError, Shape, StridedMapping, TryIntoView, View, ViewMut,
};

type Matrix = SMatrix<f32, 3, 4>;
type Static = DenseMapping<(Const<3>, Const<4>), ColumnMajor>;
type Runtime = StridedMapping<Shape![dyn, dyn], Shape![dyn, dyn]>;

/// All static: the pointer is all there is.
#[unsafe(no_mangle)]
pub extern "Rust" fn static_in(matrix: &Matrix) -> Result<View<'_, f32, Static>, LayoutError> {
    matrix.try_into_view()
}

/// Static there and back: nothing is left of it.
#[unsafe(no_mangle)]
pub extern "Rust" fn static_there_and_back(matrix: &Matrix) -> *const f32 {
    match matrix.try_into_view() {
        Ok(view) => {
            let back: SMatrixView<'_, f32, 3, 4> = view.into_nalgebra();
            back.as_ptr()
        }
        Err(_) => std::ptr::null(),
    }
}

/// All at run time: two extents and two strides, with the checks that they are a mapping.
#[unsafe(no_mangle)]
pub extern "Rust" fn dynamic_in(array: ArrayView2<'_, f32>) -> Result<View<'_, f32, Runtime>, LayoutError> {
    array.try_into_view()
}

/// Back again: numbers moved.
#[unsafe(no_mangle)]
pub extern "Rust" fn dynamic_out(view: View<'_, f32, Runtime>) -> ArrayView2<'_, f32> {
    view.into_ndarray()
}

/// The same to be written.
#[unsafe(no_mangle)]
pub extern "Rust" fn dynamic_out_mut(view: ViewMut<'_, f32, Runtime>) -> ArrayViewMut2<'_, f32> {
    view.into_ndarray()
}
