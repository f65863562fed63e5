//! What writes all elements of a view: filling, copying, mapping, swapping.
use super::{View, ViewMut};
use crate::error::LayoutError;
use crate::mapping::Mapping;
use core::mem;

impl<T, M: Mapping> View<'_, T, M> {
    /// Writes what `f` makes of each element to the same index of another view, through memory as it lies: `f` is
    /// called once an element, in no order that can be relied on.
    ///
    /// # Errors
    /// [`LayoutError::ExtentMismatch`] for the first axis whose extent is another; nothing is written then.
    ///
    /// ```
    /// use strata_layout::{ColumnMajor, DenseMapping, RowMajor, Shape, View, ViewMut};
    /// let m = View::new(&[1, 2, 3, 4], DenseMapping::<Shape![2, 2], RowMajor>::STATIC).unwrap();
    /// let mut halves = [0.0; 4];
    /// let mut columns = ViewMut::new(&mut halves, DenseMapping::<Shape![2, 2], ColumnMajor>::STATIC).unwrap();
    /// m.map_into(&mut columns, |&x| f64::from(x) / 2.0).unwrap();
    /// assert_eq!(halves, [0.5, 1.5, 1.0, 2.0]);
    /// ```
    #[inline]
    pub fn map_into<U, N, F>(self, target: &mut ViewMut<'_, U, N>, mut f: F) -> Result<(), LayoutError>
    where
        N: Mapping<Index = M::Index>,
        F: FnMut(&T) -> U,
    {
        target.view_mut().zip(self)?.for_each(|(to, from)| *to = f(from));
        Ok(())
    }
}

impl<T, M: Mapping> ViewMut<'_, T, M> {
    /// Writes `value` to every element, through memory as it lies.
    #[inline]
    pub fn fill(&mut self, value: T)
    where
        T: Clone,
    {
        self.view_mut().for_each(|element| element.clone_from(&value));
    }

    /// Copies each element of another view to the same index of this one, through memory as it lies: dense views of
    /// one order as one slice, a transposition in tiles.
    ///
    /// # Errors
    /// [`LayoutError::ExtentMismatch`] for the first axis whose extent is another; nothing is copied then.
    ///
    /// ```
    /// use strata_layout::{DenseMapping, RowMajor, Shape, View, ViewMut, axes};
    /// let m = View::new(&[1, 2, 3, 4, 5, 6], DenseMapping::<Shape![2, 3], RowMajor>::STATIC).unwrap();
    /// let mut data = [0; 6];
    /// let mut transposed = ViewMut::new(&mut data, DenseMapping::<Shape![3, 2], RowMajor>::STATIC).unwrap();
    /// transposed.copy_from(m.permute::<axes![1, 0]>()).unwrap();
    /// assert_eq!(data, [1, 4, 2, 5, 3, 6]);
    /// ```
    #[inline]
    pub fn copy_from<N>(&mut self, source: View<'_, T, N>) -> Result<(), LayoutError>
    where
        T: Copy,
        N: Mapping<Index = M::Index>,
    {
        source.map_into(self, |&element| element)
    }

    /// Swaps each element with that of another view at the same index, through memory as it lies.
    ///
    /// # Errors
    /// [`LayoutError::ExtentMismatch`] for the first axis whose extent is another; nothing is swapped then.
    #[inline]
    pub fn swap_with<N>(&mut self, other: &mut ViewMut<'_, T, N>) -> Result<(), LayoutError>
    where
        N: Mapping<Index = M::Index>,
    {
        self.view_mut().zip(other.view_mut())?.for_each(|(ours, theirs)| mem::swap(ours, theirs));
        Ok(())
    }
}
