//! Views taken apart along one axis: slices, chunks, and two halves.
//!
//! Of a mutable view the parts are written at the same time, which is sound because they have no index of the view in
//! common, and no two indices of the view share an offset. None keeps a flag for that: what has been given out is
//! what the iterator has passed.
use super::{View, ViewMut};
use crate::error::LayoutError;
use crate::mapping::{AxisDropped, DropAxis, Mapping, NarrowMapping, Narrowed};
use core::iter::FusedIterator;
use core::marker::PhantomData;
use core::ops::Range;
use core::ptr::NonNull;

/// The part of a view at one place of axis `A`.
type Slice<M, const A: usize> = AxisDropped<M, A>;
/// The part of a view at consecutive places of axis `A`.
type Chunk<M, const A: usize> = Narrowed<M, A, usize>;

/// Both iterators of one view: its name, the lifetime and kind of its borrow, the iterators' names.
macro_rules! parts {
    ($View:ident, $element:ty, $slice:literal, $AxisIter:ident, $chunk:literal, $Chunks:ident) => {
        #[doc = concat!("The slices of a view along axis `A`, one at each index: see [`", $slice, "`].")]
        pub struct $AxisIter<'a, T, M, const A: usize> {
            // The invariant of the view; the places that are left have not been given out.
            start: NonNull<T>,
            mapping: M,
            places: Range<usize>,
            borrow: PhantomData<$element>,
        }

        impl<'a, T, M: DropAxis<A>, const A: usize> $AxisIter<'a, T, M, A> {
            #[inline]
            pub(super) fn new(view: $View<'a, T, M>) -> Self {
                let places = 0..view.mapping.extents()[A];
                Self { start: view.start, mapping: view.mapping, places, borrow: PhantomData }
            }

            #[inline(always)]
            fn slice(&self, place: usize) -> $View<'a, T, Slice<M, A>> {
                $View::from_start(self.start, self.mapping).slice_at(place)
            }
        }

        impl<'a, T, M: DropAxis<A>, const A: usize> Iterator for $AxisIter<'a, T, M, A> {
            type Item = $View<'a, T, Slice<M, A>>;
            #[inline]
            fn next(&mut self) -> Option<Self::Item> {
                self.places.next().map(|place| self.slice(place))
            }
            #[inline]
            fn size_hint(&self) -> (usize, Option<usize>) {
                self.places.size_hint()
            }
        }
        impl<T, M: DropAxis<A>, const A: usize> DoubleEndedIterator for $AxisIter<'_, T, M, A> {
            #[inline]
            fn next_back(&mut self) -> Option<Self::Item> {
                self.places.next_back().map(|place| self.slice(place))
            }
        }
        impl<T, M: DropAxis<A>, const A: usize> ExactSizeIterator for $AxisIter<'_, T, M, A> {}
        impl<T, M: DropAxis<A>, const A: usize> FusedIterator for $AxisIter<'_, T, M, A> {}

        #[doc = concat!("The chunks of a view along axis `A`: see [`", $chunk, "`].")]
        pub struct $Chunks<'a, T, M, const A: usize> {
            // The invariant of the view; the places that are left have not been given out.
            start: NonNull<T>,
            mapping: M,
            places: Range<usize>,
            length: usize,
            borrow: PhantomData<$element>,
        }

        impl<'a, T, M: NarrowMapping<A, usize>, const A: usize> $Chunks<'a, T, M, A> {
            #[inline]
            fn new(view: $View<'a, T, M>, length: usize) -> Option<Self> {
                if length == 0 {
                    return None;
                }
                let places = 0..view.mapping.extents()[A];
                Some(Self { start: view.start, mapping: view.mapping, places, length, borrow: PhantomData })
            }
        }

        impl<'a, T, M: NarrowMapping<A, usize>, const A: usize> Iterator for $Chunks<'a, T, M, A> {
            type Item = $View<'a, T, Chunk<M, A>>;
            #[inline]
            fn next(&mut self) -> Option<Self::Item> {
                let (place, length) = (self.places.start, self.length.min(self.places.len()));
                if length == 0 {
                    return None;
                }
                self.places.start += length;
                $View::from_start(self.start, self.mapping).narrow(place, length).ok()
            }
            #[inline]
            fn size_hint(&self) -> (usize, Option<usize>) {
                let chunks = self.places.len().div_ceil(self.length);
                (chunks, Some(chunks))
            }
        }
        impl<T, M: NarrowMapping<A, usize>, const A: usize> ExactSizeIterator for $Chunks<'_, T, M, A> {}
        impl<T, M: NarrowMapping<A, usize>, const A: usize> FusedIterator for $Chunks<'_, T, M, A> {}
    };
}
parts!(View, &'a [T], "View::axis_iter", AxisIter, "View::chunks", Chunks);
parts!(ViewMut, &'a mut [T], "ViewMut::axis_iter_mut", AxisIterMut, "ViewMut::chunks_mut", ChunksMut);

// SAFETY: these are a view and a range of places, no more: a shared borrow of elements, or an exclusive one.
unsafe impl<T: Sync, M: Send, const A: usize> Send for AxisIter<'_, T, M, A> {}
// SAFETY: as above.
unsafe impl<T: Sync, M: Sync, const A: usize> Sync for AxisIter<'_, T, M, A> {}
// SAFETY: as above.
unsafe impl<T: Send, M: Send, const A: usize> Send for AxisIterMut<'_, T, M, A> {}
// SAFETY: as above.
unsafe impl<T: Sync, M: Sync, const A: usize> Sync for AxisIterMut<'_, T, M, A> {}
// SAFETY: as above.
unsafe impl<T: Sync, M: Send, const A: usize> Send for Chunks<'_, T, M, A> {}
// SAFETY: as above.
unsafe impl<T: Sync, M: Sync, const A: usize> Sync for Chunks<'_, T, M, A> {}
// SAFETY: as above.
unsafe impl<T: Send, M: Send, const A: usize> Send for ChunksMut<'_, T, M, A> {}
// SAFETY: as above.
unsafe impl<T: Sync, M: Sync, const A: usize> Sync for ChunksMut<'_, T, M, A> {}

/// The panic of chunks of length 0.
#[cold]
#[inline(never)]
#[track_caller]
fn no_place(axis: usize) -> ! {
    panic!("a chunk has at least one place along axis {axis}")
}

impl<'a, T, M: Mapping> View<'a, T, M> {
    /// The slices along axis `A`, one at each of its indices: what [`Self::drop_axis`] gives, in order.
    ///
    /// ```
    /// use strata_layout::{DenseMapping, RowMajor, Shape, View};
    /// let m = View::new(&[1, 2, 3, 4, 5, 6], DenseMapping::<Shape![2, 3], RowMajor>::STATIC).unwrap();
    /// assert!(m.axis_iter::<1>().map(|column| column.sum()).eq([1 + 4, 2 + 5, 3 + 6]));
    /// ```
    #[inline]
    pub fn axis_iter<const A: usize>(self) -> AxisIter<'a, T, M, A>
    where
        M: DropAxis<A>,
    {
        AxisIter::new(self)
    }

    /// Chunks of `length` places along axis `A`, the last of what is left: what [`Self::narrow`] gives, in order.
    /// Along the slowest axis the chunks of a dense view are dense.
    ///
    /// # Panics
    /// When `length` is 0; [`Self::checked_chunks`] does not.
    #[inline]
    #[track_caller]
    pub fn chunks<const A: usize>(self, length: usize) -> Chunks<'a, T, M, A>
    where
        M: NarrowMapping<A, usize>,
    {
        match self.checked_chunks(length) {
            Some(chunks) => chunks,
            None => no_place(A),
        }
    }

    /// As [`Self::chunks`], `None` where `length` is 0.
    #[inline]
    pub fn checked_chunks<const A: usize>(self, length: usize) -> Option<Chunks<'a, T, M, A>>
    where
        M: NarrowMapping<A, usize>,
    {
        Chunks::new(self, length)
    }

    /// The part before place `at` of axis `A`, and the part from there on.
    ///
    /// # Errors
    /// [`LayoutError::BlockTooLarge`] when `at` is above the extent.
    #[inline]
    #[allow(clippy::type_complexity, reason = "the same type twice")]
    pub fn split_at<const A: usize>(
        self,
        at: usize,
    ) -> Result<(View<'a, T, Chunk<M, A>>, View<'a, T, Chunk<M, A>>), LayoutError>
    where
        M: NarrowMapping<A, usize>,
    {
        let before = self.narrow(0, at)?;
        Ok((before, self.narrow(at, self.mapping.extents()[A] - at)?))
    }
}

impl<'a, T, M: Mapping> ViewMut<'a, T, M> {
    /// The slices along axis `A`, one at each of its indices, to be written, at the same time if need be.
    ///
    /// ```
    /// use strata_layout::{DenseMapping, RowMajor, Shape, ViewMut};
    /// let mut data = [1, 2, 3, 4, 5, 6];
    /// let mut m = ViewMut::new(&mut data, DenseMapping::<Shape![2, 3], RowMajor>::STATIC).unwrap();
    /// let mut columns = m.axis_iter_mut::<1>();
    /// let (mut first, mut last) = (columns.next().unwrap(), columns.next_back().unwrap());
    /// first.swap_with(&mut last).unwrap();
    /// assert_eq!(data, [3, 2, 1, 6, 5, 4]);
    /// ```
    #[inline]
    pub fn axis_iter_mut<const A: usize>(&mut self) -> AxisIterMut<'_, T, M, A>
    where
        M: DropAxis<A>,
    {
        AxisIterMut::new(self.view_mut())
    }

    /// Chunks of `length` places along axis `A`, the last of what is left, to be written.
    ///
    /// # Panics
    /// When `length` is 0; [`Self::checked_chunks_mut`] does not.
    #[inline]
    #[track_caller]
    pub fn chunks_mut<const A: usize>(&mut self, length: usize) -> ChunksMut<'_, T, M, A>
    where
        M: NarrowMapping<A, usize>,
    {
        match self.checked_chunks_mut(length) {
            Some(chunks) => chunks,
            None => no_place(A),
        }
    }

    /// As [`Self::chunks_mut`], `None` where `length` is 0.
    #[inline]
    pub fn checked_chunks_mut<const A: usize>(&mut self, length: usize) -> Option<ChunksMut<'_, T, M, A>>
    where
        M: NarrowMapping<A, usize>,
    {
        ChunksMut::new(self.view_mut(), length)
    }

    /// The part before place `at` of axis `A`, and the part from there on, both to be written.
    ///
    /// # Errors
    /// [`LayoutError::BlockTooLarge`] when `at` is above the extent.
    #[inline]
    #[allow(clippy::type_complexity, reason = "the same type twice")]
    pub fn split_at<const A: usize>(
        self,
        at: usize,
    ) -> Result<(ViewMut<'a, T, Chunk<M, A>>, ViewMut<'a, T, Chunk<M, A>>), LayoutError>
    where
        M: NarrowMapping<A, usize>,
    {
        let (start, mapping, extent) = (self.start, self.mapping, self.mapping.extents()[A]);
        let before = self.narrow(0, at)?;
        // A second view of the same elements, of which only those are kept that `before` has not.
        Ok((before, ViewMut::from_start(start, mapping).narrow(at, extent - at)?))
    }
}
