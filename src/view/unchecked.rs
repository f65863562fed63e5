//! Access without the check of the index.
use super::{View, ViewMut};
use crate::mapping::Mapping;

impl<'a, T, M: Mapping> View<'a, T, M> {
    /// The element at an index that is inside the shape.
    ///
    /// In a loop over `0..extent` the checks of `view[[i, j]]` are mostly gone already; this is for indices that
    /// the compiler cannot see to be inside.
    ///
    /// # Safety
    /// Each number of the index is below the extent of its axis.
    ///
    /// ```
    /// use strata_layout::{DenseMapping, RowMajor, Shape, View};
    /// let m = View::new(&[1, 2, 3, 4], DenseMapping::<Shape![2, 2], RowMajor>::STATIC).unwrap();
    /// // SAFETY: 1 is below 2.
    /// assert_eq!(unsafe { *m.get_unchecked([1, 1]) }, 4);
    /// ```
    #[inline(always)]
    pub unsafe fn get_unchecked(&self, index: M::Index) -> &'a T {
        // SAFETY: the caller says that the index is inside the shape, so its offset is less than the cosize,
        // and the element belongs to the view, shared for 'a.
        unsafe { self.start.add(self.mapping.offset(index)).as_ref() }
    }
}

impl<T, M: Mapping> ViewMut<'_, T, M> {
    /// The element at an index that is inside the shape.
    ///
    /// # Safety
    /// Each number of the index is below the extent of its axis.
    #[inline(always)]
    pub unsafe fn get_unchecked(&self, index: M::Index) -> &T {
        // SAFETY: as the caller says.
        unsafe { self.view().get_unchecked(index) }
    }

    /// The element at an index that is inside the shape, to be written.
    ///
    /// # Safety
    /// Each number of the index is below the extent of its axis.
    #[inline(always)]
    pub unsafe fn get_unchecked_mut(&mut self, index: M::Index) -> &mut T {
        // SAFETY: the caller says that the index is inside the shape, so its offset is less than the cosize, and
        // the element belongs to the view exclusively; the borrow of `self` keeps it from being reached otherwise.
        unsafe { self.start.add(self.mapping.offset(index)).as_mut() }
    }
}
