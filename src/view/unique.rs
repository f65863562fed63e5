//! The view that writes.
use super::View;
use crate::error::LayoutError;
use crate::mapping::{DenseMapping, Mapping, StridedMapping};
use crate::order::OrderLike;
use crate::shape::Shape;
use crate::tuple::{InOrder, NoZeroStrides};
use core::marker::PhantomData;
use core::ptr::NonNull;

/// A slice read and written through a mapping no two indices of which share an offset.
///
/// Its operations consume it; [`Self::view_mut`] gives a shorter-lived one to work on.
///
/// ```
/// use strata_layout::{DenseMapping, RowMajor, Shape, ViewMut};
/// let mut data = [0; 6];
/// let mut m = ViewMut::new(&mut data, DenseMapping::<Shape![2, 3], RowMajor>::STATIC).unwrap();
/// m[[1, 0]] = 4;
/// for x in m.view_mut().drop_axis::<1>(2).iter_mut() {
///     *x += 7;
/// }
/// assert_eq!(data, [0, 0, 7, 4, 0, 7]);
/// ```
pub struct ViewMut<'a, T, M> {
    // Invariant: see the head of `view`.
    pub(super) start: NonNull<T>,
    pub(super) mapping: M,
    pub(super) borrow: PhantomData<&'a mut [T]>,
}

/// A mapping whose type allows a mutable view: no axis has the static stride 0, as the inserted axes of an
/// expanded mapping have, along which every position is the same element.
pub trait MutableMapping: Mapping {}
impl<S: InOrder<O>, O: OrderLike> MutableMapping for DenseMapping<S, O> {}
impl<S: Shape, T: NoZeroStrides<S>> MutableMapping for StridedMapping<S, T> {}

impl<'a, T, M: Mapping> ViewMut<'a, T, M> {
    /// The mutable view of a slice through a mapping.
    ///
    /// A mapping that the type shows to repeat elements, as an expanded one, does not compile. Costs the
    /// test [`Mapping::is_unique`] where the mapping is strided.
    ///
    /// # Errors
    /// [`LayoutError::SliceTooShort`] when the slice holds fewer elements than the mapping's cosize,
    /// [`LayoutError::NotUnique`] when two indices share an offset.
    ///
    /// ```
    /// use strata_layout::{LayoutError, StridedMapping, ViewMut, shape};
    /// let overlapping = StridedMapping::new(shape![2, 3], shape![2, 1]).unwrap();
    /// assert_eq!(ViewMut::new(&mut [0; 9], overlapping).unwrap_err(), LayoutError::NotUnique);
    /// ```
    #[inline]
    pub fn new(slice: &'a mut [T], mapping: M) -> Result<Self, LayoutError>
    where
        M: MutableMapping,
    {
        let (len, cosize) = (slice.len(), mapping.cosize());
        if len < cosize {
            return Err(LayoutError::SliceTooShort { len, cosize });
        }
        if !mapping.is_unique() {
            return Err(LayoutError::NotUnique);
        }
        Ok(Self::from_start(NonNull::from(slice).cast(), mapping))
    }

    /// The view that reads the same, for as long as this one is borrowed.
    #[inline(always)]
    pub fn view(&self) -> View<'_, T, M> {
        View::from_start(self.start, self.mapping)
    }

    /// A mutable view of the same, for as long as this one is borrowed.
    #[inline(always)]
    pub fn view_mut(&mut self) -> ViewMut<'_, T, M> {
        ViewMut::from_start(self.start, self.mapping)
    }

    /// The view that reads the same, for the whole lifetime of the slice.
    #[inline(always)]
    pub fn into_view(self) -> View<'a, T, M> {
        View::from_start(self.start, self.mapping)
    }
}

// SAFETY: a `ViewMut` is an exclusive borrow of elements of a slice and a mapping, no more.
unsafe impl<T: Send, M: Send> Send for ViewMut<'_, T, M> {}
// SAFETY: as above.
unsafe impl<T: Sync, M: Sync> Sync for ViewMut<'_, T, M> {}
