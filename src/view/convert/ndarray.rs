//! `ndarray`: views of fixed dimension, whose types know no numbers.
use ndarray::{ArrayView, ArrayViewMut, Dim, Dimension, IntoDimension, ShapeBuilder};

use super::{TryIntoView, forward, start, unique, walkable};
use crate::error::LayoutError;
use crate::mapping::{Mapping, StridedMapping};
use crate::shape::{IndexArray, Shape};
use crate::view::{View, ViewMut};

/// An index of a known number of axes, and the shape of that rank with all extents run-time.
pub trait AnyExtents: IndexArray + IntoDimension<Dim = Dim<Self>> {
    /// The shape, `(usize, usize)` at rank 2.
    type Shape: Shape<Index = Self>;
}

/// The ranks that `ndarray` has types for.
macro_rules! any_extents {
    ($($rank:literal $shape:ty;)*) => {$(
        impl AnyExtents for [usize; $rank] {
            type Shape = $shape;
        }
    )*};
}
any_extents! {
    0 ();
    1 (usize,);
    2 (usize, usize);
    3 (usize, usize, usize);
    4 (usize, usize, usize, usize);
    5 (usize, usize, usize, usize, usize);
    6 (usize, usize, usize, usize, usize, usize);
}

/// A strided mapping of run-time numbers.
type Runtime<I> = StridedMapping<<I as AnyExtents>::Shape, <I as AnyExtents>::Shape>;

/// The mapping of an array with these extents and strides.
#[inline]
fn mapping<I: AnyExtents>(extents: &[usize], strides: &[isize]) -> Result<Runtime<I>, LayoutError> {
    // One number for each axis, as `I` is the dimension of the array.
    let extents = I::from_fn(|axis| extents[axis]);
    let strides = forward(extents, |axis| strides[axis])?;
    // `ndarray` keeps, of every array, that the product of the non-zero extents and the largest offset fit `isize`.
    Ok(StridedMapping::with_values(|| extents, || strides))
}

/// ```
/// use ndarray::Array2;
/// use strata_layout::{RowMajor, Shape, TryIntoView};
///
/// let array = Array2::from_shape_fn((3, 4), |(i, j)| 10 * i + j);
/// let view = array.view().try_into_view()?;
/// let column = view.drop_axis::<1>(2);
/// assert!(column.iter().eq(&[2, 12, 22]));
/// // Their operations on our slice, again without a copy.
/// assert_eq!(column.into_ndarray().sum(), 36);
/// # Ok::<(), strata_layout::LayoutError>(())
/// ```
impl<'a, T, I: AnyExtents> TryIntoView for ArrayView<'a, T, Dim<I>>
where
    Dim<I>: Dimension,
{
    type View = View<'a, T, Runtime<I>>;

    #[inline]
    fn try_into_view(self) -> Result<Self::View, LayoutError> {
        let mapping = mapping::<I>(self.shape(), self.strides())?;
        // The elements are those that `self`, a shared borrow for 'a, reaches: see the head of `convert`.
        Ok(View::from_start(start(self.as_ptr()), mapping))
    }
}

impl<'a, T, I: AnyExtents> TryIntoView for ArrayViewMut<'a, T, Dim<I>>
where
    Dim<I>: Dimension,
{
    type View = ViewMut<'a, T, Runtime<I>>;

    #[inline]
    fn try_into_view(mut self) -> Result<Self::View, LayoutError> {
        let mapping = unique(mapping::<I>(self.shape(), self.strides())?)?;
        // As above; `self` is an exclusive borrow for 'a, and consumed.
        Ok(ViewMut::from_start(start(self.as_mut_ptr()), mapping))
    }
}

impl<'a, T, M: Mapping<Index: AnyExtents>> View<'a, T, M>
where
    Dim<M::Index>: Dimension,
{
    /// The array view of `ndarray` that reads the same elements, of rank 6 at most.
    ///
    /// Costs what moving the numbers costs. An empty view is given strides 0.
    #[inline]
    pub fn into_ndarray(self) -> ArrayView<'a, T, Dim<M::Index>> {
        let shape = self.extents().strides(walkable(&self.mapping));
        // SAFETY: the element at the offset of each index belongs to the view, shared for 'a, in one allocation, so
        // neither size nor offsets in bytes pass `isize::MAX`; strides are not negative, and 0 where there is no
        // index. The product of the non-zero extents fits, as the mapping's construction checked.
        unsafe { ArrayView::from_shape_ptr(shape, self.start.as_ptr()) }
    }
}

impl<'a, T, M: Mapping<Index: AnyExtents>> ViewMut<'a, T, M>
where
    Dim<M::Index>: Dimension,
{
    /// The mutable array view of `ndarray` that reads and writes the same elements: see [`View::into_ndarray`].
    #[inline]
    pub fn into_ndarray(self) -> ArrayViewMut<'a, T, Dim<M::Index>> {
        let shape = self.extents().strides(walkable(&self.mapping));
        // SAFETY: as in `View::into_ndarray`; the elements belong to the view exclusively, no two indices share one,
        // and it is consumed.
        unsafe { ArrayViewMut::from_shape_ptr(shape, self.start.as_ptr()) }
    }
}
