//! `nalgebra`: matrices, whose types know rows, columns and strides where they are `Const`.
use nalgebra::{
    Dim, Dyn, IsContiguous, Matrix, MatrixView, MatrixViewMut, RawStorage, RawStorageMut, ToConst,
    ViewStorage, ViewStorageMut,
};
use typenum::{Bit, UInt, UTerm, Unsigned};

use super::{TryIntoView, start, unique};
use crate::error::LayoutError;
use crate::extent::{Const, Extent};
use crate::mapping::{DenseMapping, StridedMapping, TypedStrides};
use crate::order::ColumnMajor;
use crate::view::{View, ViewMut};

/// A dimension of `nalgebra`, and the extent that knows as much: `Const<N>` is [`Const<N>`](crate::Const), `Dyn` is
/// `usize`.
pub trait KnownDim: Dim {
    /// The extent.
    type Extent: Extent;
    /// The extent of this dimension.
    fn extent(self) -> Self::Extent;
}
impl KnownDim for Dyn {
    type Extent = usize;
    #[inline(always)]
    fn extent(self) -> usize {
        self.0
    }
}
impl<const N: usize> KnownDim for nalgebra::Const<N> {
    type Extent = Const<N>;
    #[inline(always)]
    fn extent(self) -> Const<N> {
        Const
    }
}

/// An extent or a stride, and the dimension of `nalgebra` that knows as much. Of `typenum` numbers `nalgebra` has
/// those up to 127.
pub trait NalgebraDim: Extent {
    /// The dimension.
    type Dim: Dim;
}
impl NalgebraDim for usize {
    type Dim = Dyn;
}
impl<const N: usize> NalgebraDim for Const<N> {
    type Dim = nalgebra::Const<N>;
}
impl NalgebraDim for UTerm {
    type Dim = <Self as ToConst>::Const;
}
impl<U: Unsigned, B: Bit> NalgebraDim for UInt<U, B>
where
    Self: ToConst,
{
    type Dim = <Self as ToConst>::Const;
}

/// The mapping of a matrix that owns its memory.
type Owned<R, C> = DenseMapping<(<R as KnownDim>::Extent, <C as KnownDim>::Extent), ColumnMajor>;
/// The mapping of a view.
type Viewed<R, C, RS, CS> = StridedMapping<
    (<R as KnownDim>::Extent, <C as KnownDim>::Extent),
    (<RS as KnownDim>::Extent, <CS as KnownDim>::Extent),
>;

/// A matrix whose memory has no gaps is dense and column-major to our type too. All static, it takes no bytes.
///
/// ```
/// use nalgebra::Matrix3x4;
/// use strata_layout::{ColumnMajor, Const, DenseMapping, TryIntoView, View, axes};
///
/// let matrix = Matrix3x4::from_fn(|i, j| (10 * i + j) as f32);
/// let view: View<f32, DenseMapping<(Const<3>, Const<4>), ColumnMajor>> = (&matrix).try_into_view()?;
/// assert_eq!(size_of_val(&view.mapping()), 0);
/// assert_eq!(view.drop_axis::<1>(2).as_slice(), [2.0, 12.0, 22.0]);
/// // Their operations on our transposed view, again without a copy.
/// assert_eq!(view.permute::<axes![1, 0]>().into_nalgebra(), matrix.transpose());
/// # Ok::<(), strata_layout::LayoutError>(())
/// ```
impl<'a, T, R: KnownDim, C: KnownDim, S: RawStorage<T, R, C> + IsContiguous> TryIntoView
    for &'a Matrix<T, R, C, S>
{
    type View = View<'a, T, Owned<R, C>>;

    #[inline]
    fn try_into_view(self) -> Result<Self::View, LayoutError> {
        let (rows, columns) = self.shape_generic();
        View::new(self.as_slice(), DenseMapping::new((rows.extent(), columns.extent()))?)
    }
}

impl<'a, T, R: KnownDim, C: KnownDim, S: RawStorageMut<T, R, C> + IsContiguous> TryIntoView
    for &'a mut Matrix<T, R, C, S>
{
    type View = ViewMut<'a, T, Owned<R, C>>;

    #[inline]
    fn try_into_view(self) -> Result<Self::View, LayoutError> {
        let (rows, columns) = self.shape_generic();
        ViewMut::new(self.as_mut_slice(), DenseMapping::new((rows.extent(), columns.extent()))?)
    }
}

impl<'a, T, R: KnownDim, C: KnownDim, RS: KnownDim, CS: KnownDim> TryIntoView
    for MatrixView<'a, T, R, C, RS, CS>
{
    type View = View<'a, T, Viewed<R, C, RS, CS>>;

    #[inline]
    fn try_into_view(self) -> Result<Self::View, LayoutError> {
        let mapping = mapping(&self.data)?;
        // The elements are those that `self`, a shared borrow for 'a, reaches: see the head of `convert`.
        Ok(View::from_start(start(self.data.ptr()), mapping))
    }
}

impl<'a, T, R: KnownDim, C: KnownDim, RS: KnownDim, CS: KnownDim> TryIntoView
    for MatrixViewMut<'a, T, R, C, RS, CS>
{
    type View = ViewMut<'a, T, Viewed<R, C, RS, CS>>;

    #[inline]
    fn try_into_view(mut self) -> Result<Self::View, LayoutError> {
        let mapping = unique(mapping(&self.data)?)?;
        // As above; `self` is an exclusive borrow for 'a, and consumed.
        Ok(ViewMut::from_start(start(self.data.ptr_mut()), mapping))
    }
}

/// The mapping of a view's storage.
#[inline]
fn mapping<T, R: KnownDim, C: KnownDim, S>(
    storage: &S,
) -> Result<Viewed<R, C, S::RStride, S::CStride>, LayoutError>
where
    S: RawStorage<T, R, C, RStride: KnownDim, CStride: KnownDim>,
{
    let ((rows, columns), (down, right)) = (storage.shape(), storage.strides());
    StridedMapping::from_numbers([rows.value(), columns.value()], [down.value(), right.value()])
}

/// A dimension with the number of an extent or a stride that knows as much.
#[inline(always)]
fn dim<D: NalgebraDim>(value: usize) -> D::Dim {
    <D::Dim as Dim>::from_usize(value)
}

impl<'a, T, M, R, C, RS, CS> View<'a, T, M>
where
    M: TypedStrides<Shape = (R, C), Strides = (RS, CS), Index = [usize; 2]>,
    R: NalgebraDim,
    C: NalgebraDim,
    RS: NalgebraDim,
    CS: NalgebraDim,
{
    /// The matrix view of `nalgebra` that reads the same elements, with static rows, columns and strides where they
    /// are static here; `typenum` numbers up to 127.
    ///
    /// Costs what moving the numbers costs.
    #[inline]
    pub fn into_nalgebra(self) -> MatrixView<'a, T, R::Dim, C::Dim, RS::Dim, CS::Dim> {
        let ([rows, columns], [down, right]) = (self.extents(), self.mapping.stride_values());
        let (shape, strides) = ((dim::<R>(rows), dim::<C>(columns)), (dim::<RS>(down), dim::<CS>(right)));
        // SAFETY: the element at the offset of each index belongs to the view, shared for 'a.
        Matrix::from_data(unsafe { ViewStorage::from_raw_parts(self.start.as_ptr(), shape, strides) })
    }
}

impl<'a, T, M, R, C, RS, CS> ViewMut<'a, T, M>
where
    M: TypedStrides<Shape = (R, C), Strides = (RS, CS), Index = [usize; 2]>,
    R: NalgebraDim,
    C: NalgebraDim,
    RS: NalgebraDim,
    CS: NalgebraDim,
{
    /// The mutable matrix view of `nalgebra` that reads and writes the same elements: see [`View::into_nalgebra`].
    #[inline]
    pub fn into_nalgebra(self) -> MatrixViewMut<'a, T, R::Dim, C::Dim, RS::Dim, CS::Dim> {
        let ([rows, columns], [down, right]) = (self.extents(), self.mapping.stride_values());
        let (shape, strides) = ((dim::<R>(rows), dim::<C>(columns)), (dim::<RS>(down), dim::<CS>(right)));
        // SAFETY: the element at the offset of each index belongs to the view exclusively for 'a, no two indices
        // share one, and the view is consumed.
        Matrix::from_data(unsafe { ViewStorageMut::from_raw_parts(self.start.as_ptr(), shape, strides) })
    }
}
