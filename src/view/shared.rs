//! The view that reads.
use crate::axis::AxisList;
use crate::error::LayoutError;
use crate::mapping::{ExpandMapping, Expanded, Mapping};
use crate::shape::Shape;
use core::marker::PhantomData;
use core::ptr::NonNull;

/// A slice read through a mapping: `v[[i, j]]` is the element at the mapping's offset of `[i, j]`.
///
/// Bounds are checked once, when it is built, and against an index; it keeps a pointer and what the
/// mapping keeps, so eight bytes where the mapping is static.
///
/// ```
/// use strata_layout::{ColumnMajor, DenseMapping, Mapping, RowMajor, Shape, View, axes};
/// let data = [1, 2, 3, 4, 5, 6];
/// let m = View::new(&data, DenseMapping::<Shape![2, 3], RowMajor>::STATIC).unwrap();
/// assert_eq!(m[[1, 0]], 4);
/// assert!(m.permute::<axes![1, 0]>().iter().eq(&[1, 4, 2, 5, 3, 6]));
/// assert_eq!(m.drop_axis::<0>(1).as_slice(), [4, 5, 6]);
/// assert_eq!(m.diagonal::<axes![0, 1]>().iter().sum::<i32>(), 1 + 5);
/// assert_eq!(size_of_val(&m), size_of::<usize>());
/// ```
pub struct View<'a, T, M> {
    // Invariant: see the head of `view`.
    pub(super) start: NonNull<T>,
    pub(super) mapping: M,
    pub(super) borrow: PhantomData<&'a [T]>,
}

impl<'a, T, M: Mapping> View<'a, T, M> {
    /// The view of a slice through a mapping.
    ///
    /// # Errors
    /// [`LayoutError::SliceTooShort`] when the slice holds fewer elements than the mapping's cosize.
    ///
    /// ```
    /// use strata_layout::{DenseMapping, LayoutError, RowMajor, Shape, View};
    /// assert_eq!(
    ///     View::new(&[0; 5], DenseMapping::<Shape![2, 3], RowMajor>::STATIC).unwrap_err(),
    ///     LayoutError::SliceTooShort { len: 5, cosize: 6 }
    /// );
    /// ```
    #[inline]
    pub fn new(slice: &'a [T], mapping: M) -> Result<Self, LayoutError> {
        let (len, cosize) = (slice.len(), mapping.cosize());
        if len < cosize {
            return Err(LayoutError::SliceTooShort { len, cosize });
        }
        Ok(Self::from_start(NonNull::from(slice).cast(), mapping))
    }

    /// The same memory read in a larger shape, whose axes `Inserted` are new: see
    /// [`expand_mapping`](crate::expand_mapping).
    ///
    /// # Errors
    /// As [`expand_mapping`](crate::expand_mapping).
    ///
    /// ```
    /// use strata_layout::{DenseMapping, RowMajor, Shape, View, axes, shape};
    /// let bias = View::new(&[10, 20, 30], DenseMapping::<Shape![3], RowMajor>::STATIC).unwrap();
    /// let rows = bias.expand::<axes![0], _>(shape![2, 3]).unwrap();
    /// assert!(rows.iter().eq(&[10, 20, 30, 10, 20, 30]));
    /// ```
    #[inline]
    pub fn expand<Inserted, E>(self, space: E) -> Result<View<'a, T, Expanded<M, Inserted, E>>, LayoutError>
    where
        Inserted: AxisList,
        E: Shape,
        M: ExpandMapping<Inserted, E>,
    {
        // The offsets are those of `self.mapping`, or none when a new axis has extent 0.
        Ok(View::from_start(self.start, self.mapping.expand_mapping(space)?))
    }
}

impl<T, M: Copy> Clone for View<'_, T, M> {
    #[inline(always)]
    fn clone(&self) -> Self {
        *self
    }
}
impl<T, M: Copy> Copy for View<'_, T, M> {}

// SAFETY: a `View` is a shared borrow of a slice and a mapping, no more.
unsafe impl<T: Sync, M: Send> Send for View<'_, T, M> {}
// SAFETY: as above.
unsafe impl<T: Sync, M: Sync> Sync for View<'_, T, M> {}
