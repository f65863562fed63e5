//! The operations that both views have, under the short names.
use super::{InMemory, Iter, IterMut, View, ViewMut};
use crate::axis::AxisList;
use crate::error::LayoutError;
use crate::extent::Extent;
use crate::mapping::{
    AxesMerged, AxisDropped, AxisSplit, BlockMapping, BlockSizes, Blocked, Contiguous, DenseMapping,
    DiagonalMapping, Diagonalized, DropAxis, Factor, Mapping, MergeAxes, NarrowMapping, Narrowed,
    PermuteMapping, Permuted, SplitAxis, TryAxesMerged, TryMergeAxes,
};
use crate::order::OrderLike;
use crate::shape::IndexArray;
use crate::tuple::InOrder;
use core::fmt::{self, Debug};
use core::marker::PhantomData;
use core::ptr::NonNull;
use core::slice;

/// The operations of both views, which differ in nothing but their name and in how long what they give can
/// be read: as long as the slice is borrowed, or as this view is. Each keeps the invariant at the
/// head of `view`: a new start is only ever computed for a mapping that has an index, and is then the offset
/// of an index of the old one.
macro_rules! operations {
    ($View:ident, $borrow:lifetime) => {
        impl<'a, T, M: Mapping> $View<'a, T, M> {
            #[inline(always)]
            pub(super) fn from_start(start: NonNull<T>, mapping: M) -> Self {
                Self { start, mapping, borrow: PhantomData }
            }

            /// The view through `mapping` from the element at offset Σ corner × stride; from the old start
            /// where `mapping` is empty.
            #[inline(always)]
            fn moved<N: Mapping>(self, corner: M::Index, mapping: N) -> $View<'a, T, N> {
                // What `is_empty` says, and one function fewer for the compiler to make of each mapping; so below.
                let start = if mapping.extents().has_zero() {
                    self.start
                } else {
                    // SAFETY: `corner` is an index of `self.mapping`: the callers check that, for a mapping
                    // that is not empty, it is less than the extent along each axis. The element at its
                    // offset belongs to the view, and so is in the allocation of the one at `start`.
                    unsafe { self.start.add(self.mapping.offset(corner)) }
                };
                $View::from_start(start, mapping)
            }

            /// The mapping.
            #[inline(always)]
            pub fn mapping(&self) -> M {
                self.mapping
            }

            /// The extents.
            #[inline(always)]
            pub fn extents(&self) -> M::Index {
                self.mapping.extents()
            }

            /// The extent of an axis.
            ///
            /// # Panics
            /// Where there is no such axis; [`Mapping::get_extent`] does not.
            #[inline(always)]
            #[track_caller]
            pub fn extent(&self, axis: usize) -> usize {
                self.mapping.extent(axis)
            }

            /// How many elements the view shows.
            #[inline(always)]
            pub fn size(&self) -> usize {
                self.mapping.size()
            }

            /// Whether the view shows no element.
            #[inline(always)]
            pub fn is_empty(&self) -> bool {
                self.mapping.is_empty()
            }

            /// The view with its axes permuted: see [`permute_mapping`](crate::permute_mapping).
            #[inline(always)]
            pub fn permute<P>(self) -> $View<'a, T, Permuted<M, P>>
            where
                P: AxisList,
                M: PermuteMapping<P>,
            {
                $View::from_start(self.start, self.mapping.permute_mapping())
            }

            /// The slice at index `at` of axis `A`: see [`drop_axis_mapping`](crate::drop_axis_mapping).
            ///
            /// # Panics
            /// When the index is not below the extent; [`Self::try_drop_axis`] does not.
            #[inline]
            pub fn drop_axis<const A: usize>(self, at: usize) -> $View<'a, T, AxisDropped<M, A>>
            where
                M: DropAxis<A>,
            {
                let extent = self.mapping.extents().at(A);
                if at >= extent {
                    super::index::beyond(A, at, extent);
                }
                self.slice_at(at)
            }

            /// The slice at index `at` of axis `A`: see [`drop_axis_mapping`](crate::drop_axis_mapping).
            ///
            /// # Errors
            /// [`LayoutError::IndexOutOfRange`] when the index is not below the extent.
            #[inline]
            pub fn try_drop_axis<const A: usize>(
                self,
                at: usize,
            ) -> Result<$View<'a, T, AxisDropped<M, A>>, LayoutError>
            where
                M: DropAxis<A>,
            {
                let extent = self.mapping.extents().at(A);
                if at >= extent {
                    return Err(LayoutError::IndexOutOfRange { axis: A, index: at, extent });
                }
                Ok(self.slice_at(at))
            }

            /// The slice at an index that is below the extent of axis `A`.
            #[inline(always)]
            pub(super) fn slice_at<const A: usize>(self, at: usize) -> $View<'a, T, AxisDropped<M, A>>
            where
                M: DropAxis<A>,
            {
                let mapping = self.mapping.drop_axis_mapping();
                let start = if mapping.extents().has_zero() {
                    self.start
                } else {
                    // SAFETY: the other axes have an index 0, as the slice has an index, so this is the offset of an index.
                    unsafe { self.start.add(at * self.mapping.stride_values().at(A)) }
                };
                $View::from_start(start, mapping)
            }

            /// The positions `start` to `start + length` of axis `A`, the other axes whole: see
            /// [`narrow_mapping`](crate::narrow_mapping).
            ///
            /// # Errors
            /// [`LayoutError::BlockTooLarge`] or [`LayoutError::BlockOutOfRange`] when the axis has no such
            /// positions.
            #[inline]
            pub fn narrow<const A: usize, D>(
                self,
                start: usize,
                length: D,
            ) -> Result<$View<'a, T, Narrowed<M, A, D>>, LayoutError>
            where
                D: Extent,
                M: NarrowMapping<A, D>,
            {
                let mapping = self.mapping.narrow_mapping(length)?;
                let mut corner = M::Index::ZERO;
                corner[A] = start;
                inside(A, start, mapping.extents().at(A), self.mapping.extents().at(A))?;
                Ok(self.moved(corner, mapping))
            }

            /// The sub-box of the given sizes that starts at `corner`: see
            /// [`block_mapping`](crate::block_mapping). It may start at the end of an axis along which it
            /// is empty.
            ///
            /// # Errors
            /// [`LayoutError::BlockTooLarge`] or [`LayoutError::BlockOutOfRange`] when it is not inside.
            #[inline]
            pub fn block<B>(
                self,
                corner: M::Index,
                sizes: B,
            ) -> Result<$View<'a, T, Blocked<M, B>>, LayoutError>
            where
                B: BlockSizes,
                M: BlockMapping<B>,
            {
                let mapping = self.mapping.block_mapping(sizes)?;
                let (sizes, extents) = (mapping.extents(), self.mapping.extents());
                corner.check_inside(sizes, extents)?;
                Ok(self.moved(corner, mapping))
            }

            /// The view with the listed axes as one: see [`diagonal_mapping`](crate::diagonal_mapping).
            #[inline(always)]
            pub fn diagonal<P>(self) -> $View<'a, T, Diagonalized<M, P>>
            where
                P: AxisList,
                M: DiagonalMapping<P>,
            {
                $View::from_start(self.start, self.mapping.diagonal_mapping())
            }

            /// The view with axes `A` and `B`, neighbours in memory, as one: see
            /// [`merge_axes_mapping`](crate::merge_axes_mapping).
            #[inline(always)]
            pub fn merge_axes<const A: usize, const B: usize>(self) -> $View<'a, T, AxesMerged<M, A, B>>
            where
                M: MergeAxes<A, B>,
            {
                // The same offsets, here and below: each index is another one of the same element.
                $View::from_start(self.start, self.mapping.merge_axes_mapping())
            }

            /// The view with axes `A` and `B` as one, where the numbers say that they are neighbours in memory: see
            /// [`try_merge_axes_mapping`](crate::try_merge_axes_mapping).
            ///
            /// # Errors
            /// As there.
            #[inline]
            pub fn try_merge_axes<const A: usize, const B: usize>(
                self,
            ) -> Result<$View<'a, T, TryAxesMerged<M, A, B>>, LayoutError>
            where
                M: TryMergeAxes<A, B>,
            {
                Ok($View::from_start(self.start, self.mapping.try_merge_axes_mapping()?))
            }

            /// The view with axis `A` as two, the second of extent `F`: see
            /// [`split_axis_mapping`](crate::split_axis_mapping).
            ///
            /// # Errors
            /// As there.
            #[inline]
            pub fn split_axis<const A: usize, F: Factor>(
                self,
            ) -> Result<$View<'a, T, AxisSplit<M, A, F>>, LayoutError>
            where
                M: SplitAxis<A, F>,
            {
                Ok($View::from_start(self.start, self.mapping.split_axis_mapping()?))
            }

            /// The view through the dense mapping of the same memory, which the type proves there is: see
            /// [`Mapping::into_dense`].
            #[inline(always)]
            pub fn into_dense(self) -> $View<'a, T, DenseMapping<M::Shape, M::Order>>
            where
                M: Contiguous,
            {
                $View::from_start(self.start, self.mapping.into_dense())
            }

            /// The view through the dense mapping in order `O` that is the same function of the index: see
            /// [`Mapping::try_into_dense`].
            ///
            /// # Errors
            /// As [`Mapping::try_into_dense`].
            #[inline]
            pub fn try_into_dense<O>(self) -> Result<$View<'a, T, DenseMapping<M::Shape, O>>, LayoutError>
            where
                M::Shape: InOrder<O>,
                O: OrderLike,
            {
                Ok($View::from_start(self.start, self.mapping.try_into_dense()?))
            }

            /// The element at an index, `None` where the index is outside the shape.
            #[inline]
            pub fn get(&self, index: M::Index) -> Option<&$borrow T> {
                let offset = self.mapping.checked_offset(index)?;
                // SAFETY: the offset of an index inside the shape is less than the cosize, and so inside the
                // elements that belong to the view: shared for 'a in a `View`, and kept from being
                // written by the borrow of `self` in a `ViewMut`.
                Some(unsafe { self.start.add(offset).as_ref() })
            }

            /// The elements in logical order: the last axis fastest, whatever the memory order.
            #[inline]
            pub fn iter(&self) -> Iter<$borrow, T, M> {
                Iter::new(self.start, self.mapping)
            }

            /// The elements in memory order: the axis with the smallest stride fastest.
            #[inline]
            pub fn memory_iter(&self) -> Iter<$borrow, T, M, InMemory> {
                Iter::new(self.start, self.mapping)
            }
        }

        impl<T: Debug, M: Mapping> Debug for $View<'_, T, M> {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                write!(f, "{} ", self.mapping)?;
                f.debug_list().entries(self.iter()).finish()
            }
        }
    };
}
operations!(View, 'a);
operations!(ViewMut, '_);

impl<'a, T, M: Mapping> View<'a, T, M> {
    /// The memory of the view as one slice, in memory order, where the type proves that there are no gaps.
    ///
    /// ```
    /// use strata_layout::{ColumnMajor, DenseMapping, Shape, View};
    /// let m = View::new(&[1, 2, 3, 4], DenseMapping::<Shape![2, 2], ColumnMajor>::STATIC).unwrap();
    /// assert_eq!(m.as_slice(), [1, 2, 3, 4]);
    /// assert_eq!(m.drop_axis::<1>(1).as_slice(), [3, 4]);
    /// ```
    #[inline(always)]
    pub fn as_slice(&self) -> &'a [T]
    where
        M: Contiguous,
    {
        // SAFETY: the mapping is dense, as `Contiguous` holds for no other (its two impls are of mappings of this
        // library, and no other crate can add one), so its offsets are 0 to its size - 1, and the elements at them
        // belong to the view, shared for 'a.
        unsafe { slice::from_raw_parts(self.start.as_ptr(), self.mapping.size()) }
    }
}

impl<'a, T, M: Mapping> ViewMut<'a, T, M> {
    /// The element at an index, to be written; `None` where the index is outside the shape.
    #[inline]
    pub fn get_mut(&mut self, index: M::Index) -> Option<&mut T> {
        let offset = self.mapping.checked_offset(index)?;
        // SAFETY: as in `get`; the elements belong to the view exclusively, and the borrow of `self` keeps
        // them from being reached otherwise.
        Some(unsafe { self.start.add(offset).as_mut() })
    }

    /// The elements in logical order, to be written: the last axis fastest, whatever the memory order.
    #[inline]
    pub fn iter_mut(&mut self) -> IterMut<'_, T, M> {
        IterMut::new(self.view_mut())
    }

    /// The memory of the view as one slice, in memory order, where the type proves that there are no gaps.
    #[inline(always)]
    pub fn as_slice(&self) -> &[T]
    where
        M: Contiguous,
    {
        self.view().as_slice()
    }

    /// The memory of the view as one slice to be written, in memory order, where the type proves that there
    /// are no gaps.
    ///
    /// ```
    /// use strata_layout::{DenseMapping, RowMajor, Shape, ViewMut};
    /// let mut data = [0; 6];
    /// let m = ViewMut::new(&mut data, DenseMapping::<Shape![2, 3], RowMajor>::STATIC).unwrap();
    /// m.drop_axis::<0>(1).into_slice().fill(1);
    /// assert_eq!(data, [0, 0, 0, 1, 1, 1]);
    /// ```
    #[inline(always)]
    pub fn into_slice(self) -> &'a mut [T]
    where
        M: Contiguous,
    {
        // SAFETY: as in `View::as_slice`; the elements belong to the view exclusively for 'a, and it is
        // consumed.
        unsafe { slice::from_raw_parts_mut(self.start.as_ptr(), self.mapping.size()) }
    }

    /// As [`Self::into_slice`], for as long as this view is borrowed.
    #[inline(always)]
    pub fn as_mut_slice(&mut self) -> &mut [T]
    where
        M: Contiguous,
    {
        self.view_mut().into_slice()
    }
}

/// Whether `size` positions from `start` on are inside an axis. `size` is at most `extent`.
#[inline(always)]
fn inside(axis: usize, start: usize, size: usize, extent: usize) -> Result<(), LayoutError> {
    if start > extent - size {
        return Err(LayoutError::BlockOutOfRange { axis, start, size, extent });
    }
    Ok(())
}
