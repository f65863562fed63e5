//! The lanes of a view: all its elements, in lines along one axis.
use super::walk::{Logical, Walk};
use super::{View, ViewMut};
use crate::axis::Rank;
use crate::extent::{Const, Extent};
use crate::mapping::{AxisDropped, DropAxis, Mapping, StridedMapping, TypedStrides};
use crate::shape::Shape;
use crate::tuple::HasAxis;
use core::iter::FusedIterator;
use core::marker::PhantomData;
use core::ptr::NonNull;
use core::slice;
use typenum::U1;

/// A mapping with lanes along axis `A`: every mapping that has the axis.
pub trait LaneMapping<const A: usize>: DropAxis<A> {
    /// The mapping of one lane: the extent and the stride of the axis, static where those are.
    type Lane: Mapping<Index = [usize; 1]>;
    /// The lane at the start.
    fn lane(&self) -> Self::Lane;
}
impl<M, D, T, const A: usize> LaneMapping<A> for M
where
    M: TypedStrides<Shape: HasAxis<A, Get = D>, Strides: HasAxis<A, Get = T>> + DropAxis<A>,
    (D,): Shape<Index = [usize; 1], Rank = Rank<1>>,
    (T,): Shape<Index = [usize; 1], Rank = Rank<1>>,
{
    type Lane = StridedMapping<(D,), (T,)>;
    #[inline(always)]
    fn lane(&self) -> Self::Lane {
        StridedMapping::with_values(|| [self.extents()[A]], || [self.stride_values()[A]])
    }
}

/// The static stride 1.
#[diagnostic::on_unimplemented(
    message = "the type of this view does not say that its stride is 1 along this axis, so the lanes are not slices",
    label = "a stride of `{Self}`",
    note = "a row-major view has stride 1 along its last axis, a column-major one along its first; \
            `lanes` gives the lanes of any axis as views"
)]
pub trait UnitStride: Extent {}
impl UnitStride for U1 {}
impl UnitStride for Const<1> {}

/// A mapping whose lanes along axis `A` are consecutive elements.
pub trait RowMapping<const A: usize>: LaneMapping<A> {}
impl<M, T: UnitStride, const A: usize> RowMapping<A> for M where
    M: LaneMapping<A> + TypedStrides<Strides: HasAxis<A, Get = T>>
{
}

/// The lanes of a view along axis `A`: see [`View::lanes`].
pub struct Lanes<'a, T, M: LaneMapping<A>, const A: usize> {
    inner: Starts<T, M, A>,
    borrow: PhantomData<&'a [T]>,
}
/// The lanes of a mutable view along axis `A`: see [`ViewMut::lanes_mut`].
pub struct LanesMut<'a, T, M: LaneMapping<A>, const A: usize> {
    inner: Starts<T, M, A>,
    borrow: PhantomData<&'a mut [T]>,
}
/// The lanes of a view as slices: see [`View::rows`].
pub struct Rows<'a, T, M: LaneMapping<A>, const A: usize> {
    inner: Starts<T, M, A>,
    borrow: PhantomData<&'a [T]>,
}
/// The lanes of a mutable view as slices: see [`ViewMut::rows_mut`].
pub struct RowsMut<'a, T, M: LaneMapping<A>, const A: usize> {
    inner: Starts<T, M, A>,
    borrow: PhantomData<&'a mut [T]>,
}

/// Where the lanes start: at the offsets of the slice at place 0 of the axis, in logical order.
struct Starts<T, M: LaneMapping<A>, const A: usize> {
    start: NonNull<T>,
    walk: Walk<AxisDropped<M, A>, Logical>,
    lane: M::Lane,
}

impl<T, M: LaneMapping<A>, const A: usize> Starts<T, M, A> {
    #[inline]
    fn new(start: NonNull<T>, mapping: M) -> Self {
        Self { start, walk: Walk::new(mapping.drop_axis_mapping()), lane: mapping.lane() }
    }

    /// The start of the lane at an offset that the walk gives.
    #[inline(always)]
    fn at(&self, offset: usize) -> NonNull<T> {
        if self.lane.is_empty() {
            return self.start;
        }
        // SAFETY: the axis has a place 0, so this is the offset of an index of the view, and less than its cosize.
        unsafe { self.start.add(offset) }
    }

    #[inline(always)]
    fn next(&mut self) -> Option<NonNull<T>> {
        self.walk.next().map(|offset| self.at(offset))
    }

    #[inline(always)]
    fn next_back(&mut self) -> Option<NonNull<T>> {
        self.walk.next_back().map(|offset| self.at(offset))
    }
}

/// The traits of one iterator, which differ in what they make of the start of a lane.
macro_rules! iterator {
    ($Iter:ident[$M:ident: $Bound:ident], $item:ty, ($start:ident, $lane:ident) => $made:expr) => {
        impl<'a, T, $M: $Bound<A>, const A: usize> Iterator for $Iter<'a, T, $M, A> {
            type Item = $item;
            #[inline]
            fn next(&mut self) -> Option<$item> {
                let ($start, $lane) = (self.inner.next()?, self.inner.lane);
                Some($made)
            }
            #[inline]
            fn size_hint(&self) -> (usize, Option<usize>) {
                self.inner.walk.numbers.size_hint()
            }
        }
        impl<'a, T, $M: $Bound<A>, const A: usize> DoubleEndedIterator for $Iter<'a, T, $M, A> {
            #[inline]
            fn next_back(&mut self) -> Option<$item> {
                let ($start, $lane) = (self.inner.next_back()?, self.inner.lane);
                Some($made)
            }
        }
        impl<T, $M: $Bound<A>, const A: usize> ExactSizeIterator for $Iter<'_, T, $M, A> {}
        impl<T, $M: $Bound<A>, const A: usize> FusedIterator for $Iter<'_, T, $M, A> {}
    };
}
// The lanes have no index of the view in common, and each is given once, so those of a mutable view may be written
// at the same time.
iterator!(Lanes[M: LaneMapping], View<'a, T, M::Lane>, (start, lane) => View::from_start(start, lane));
iterator!(LanesMut[M: LaneMapping], ViewMut<'a, T, M::Lane>, (start, lane) => ViewMut::from_start(start, lane));
iterator!(Rows[M: RowMapping], &'a [T], (start, lane) => {
    // SAFETY: the stride along the axis is 1, so the elements of the lane are the `size` ones from its start on,
    // which belong to the view for 'a.
    unsafe { slice::from_raw_parts(start.as_ptr(), lane.size()) }
});
iterator!(RowsMut[M: RowMapping], &'a mut [T], (start, lane) => {
    // SAFETY: as above; exclusively, as no other lane has one of them.
    unsafe { slice::from_raw_parts_mut(start.as_ptr(), lane.size()) }
});

impl<'a, T, M: Mapping> View<'a, T, M> {
    /// The lanes along axis `A`, each a view with that axis alone, in logical order of the other axes.
    ///
    /// ```
    /// use strata_layout::{DenseMapping, RowMajor, Shape, View};
    /// let data: Vec<i32> = (0..24).collect();
    /// let m = View::new(&data, DenseMapping::<Shape![2, 3, 4], RowMajor>::STATIC).unwrap();
    /// assert_eq!(m.lanes::<1>().len(), 2 * 4);
    /// assert!(m.lanes::<1>().nth(5).unwrap().iter().eq(&[13, 17, 21]));
    /// ```
    #[inline]
    pub fn lanes<const A: usize>(self) -> Lanes<'a, T, M, A>
    where
        M: LaneMapping<A>,
    {
        Lanes { inner: Starts::new(self.start, self.mapping), borrow: PhantomData }
    }

    /// The lanes along axis `A` as slices, where the type says that the stride is 1.
    ///
    /// ```
    /// use strata_layout::{DenseMapping, RowMajor, Shape, View};
    /// let data: Vec<i32> = (0..24).collect();
    /// let m = View::new(&data, DenseMapping::<Shape![2, 3, 4], RowMajor>::STATIC).unwrap();
    /// assert_eq!(m.rows::<2>().nth(3), Some(&[12, 13, 14, 15][..]));
    /// ```
    #[inline]
    pub fn rows<const A: usize>(self) -> Rows<'a, T, M, A>
    where
        M: RowMapping<A>,
    {
        Rows { inner: Starts::new(self.start, self.mapping), borrow: PhantomData }
    }
}

impl<T, M: Mapping> ViewMut<'_, T, M> {
    /// The lanes along axis `A`, each a view with that axis alone, to be written, at the same time if need be.
    #[inline]
    pub fn lanes_mut<const A: usize>(&mut self) -> LanesMut<'_, T, M, A>
    where
        M: LaneMapping<A>,
    {
        LanesMut { inner: Starts::new(self.start, self.mapping), borrow: PhantomData }
    }

    /// The lanes along axis `A` as slices to be written, where the type says that the stride is 1.
    ///
    /// ```
    /// use strata_layout::{ColumnMajor, DenseMapping, Shape, ViewMut};
    /// let mut data = [1, 2, 3, 4, 5, 6];
    /// let mut m = ViewMut::new(&mut data, DenseMapping::<Shape![2, 3], ColumnMajor>::STATIC).unwrap();
    /// for column in m.rows_mut::<0>() {
    ///     column.reverse();
    /// }
    /// assert_eq!(data, [2, 1, 4, 3, 6, 5]);
    /// ```
    #[inline]
    pub fn rows_mut<const A: usize>(&mut self) -> RowsMut<'_, T, M, A>
    where
        M: RowMapping<A>,
    {
        RowsMut { inner: Starts::new(self.start, self.mapping), borrow: PhantomData }
    }
}
