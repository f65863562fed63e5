//! Iterators over the elements of a view.
use super::{View, ViewMut};
use crate::mapping::Mapping;
use crate::shape::{IndexArray, Shape};
use core::iter::FusedIterator;
use core::marker::PhantomData;
use core::mem::swap;
use core::ops::Range;
use core::ptr::NonNull;

mod sealed {
    pub trait Sealed {}
    impl Sealed for super::Logical {}
    impl Sealed for super::InMemory {}
}

/// In which order an [`Iter`] walks: [`Logical`] or [`InMemory`].
pub trait Walks: Clone + sealed::Sealed {
    /// Whether the type alone says that the offsets come as 0, 1, 2, …
    #[doc(hidden)]
    fn is_plain<M: Mapping>() -> bool;
    /// Whether the offset is worked out from the number of the index, which the compiler turns into shifts and
    /// multiplications where the extents are static. Else the index is counted up, axis by axis.
    #[doc(hidden)]
    fn is_by_number<M: Mapping>() -> bool;
    /// The axes of a mapping from the fastest.
    #[doc(hidden)]
    fn axes<M: Mapping>(mapping: &M) -> M::Index;
    /// The axis at place `k` of those, from the fastest.
    #[doc(hidden)]
    fn axis<I: IndexArray>(axes: &I, k: usize) -> usize;
}

/// The last axis fastest, whatever the memory order.
#[derive(Debug, Clone, Copy)]
pub struct Logical;

/// The axis with the smallest stride fastest; of equal ones the last, so that a row-major mapping with axes of
/// extent 1 is walked in logical order.
#[derive(Debug, Clone, Copy)]
pub struct InMemory;

impl Walks for Logical {
    #[inline(always)]
    fn is_plain<M: Mapping>() -> bool {
        M::IS_ROW_MAJOR_BY_TYPE
    }
    #[inline(always)]
    fn is_by_number<M: Mapping>() -> bool {
        M::Shape::IS_STATIC
    }
    #[inline(always)]
    fn axes<M: Mapping>(_: &M) -> M::Index {
        // Not kept, as `axis` knows them without.
        M::Index::ZERO
    }
    #[inline(always)]
    fn axis<I: IndexArray>(axes: &I, k: usize) -> usize {
        axes.as_ref().len() - 1 - k
    }
}

impl Walks for InMemory {
    #[inline(always)]
    fn is_plain<M: Mapping>() -> bool {
        M::IS_DENSE_BY_TYPE
    }
    #[inline(always)]
    fn is_by_number<M: Mapping>() -> bool {
        false
    }
    #[inline]
    fn axes<M: Mapping>(mapping: &M) -> M::Index {
        let mut axes = M::Index::ZERO;
        for (k, axis) in axes.as_mut().iter_mut().rev().enumerate() {
            *axis = k;
        }
        let strides = mapping.stride_values();
        let stride = |axis: usize| strides.as_ref().get(axis);
        // Insertion sort, as it is stable and the list short.
        let order = axes.as_mut();
        for sorted in 1..order.len() {
            for at in (1..=sorted).rev() {
                match order.get_mut(at - 1..=at) {
                    Some([faster, axis]) if stride(*axis) < stride(*faster) => swap(faster, axis),
                    _ => break,
                }
            }
        }
        axes
    }
    #[inline(always)]
    fn axis<I: IndexArray>(axes: &I, k: usize) -> usize {
        axes.as_ref()[k]
    }
}

/// Walks the indices of a mapping from both ends, and gives their offsets.
///
/// It reads no array at a place that the compiler does not know to be inside, so that a program which iterates
/// carries no panic for it. What a kind of walk does not use is never read, and so not kept.
#[derive(Debug, Clone)]
struct Walk<M: Mapping, W: Walks> {
    mapping: M,
    /// The numbers of the indices that are left, in the order of the walk.
    numbers: Range<usize>,
    /// What `W` says of the axes.
    axes: M::Index,
    /// The next index from the front, and from the back.
    front: M::Index,
    back: M::Index,
    walks: PhantomData<W>,
}

impl<M: Mapping, W: Walks> Walk<M, W> {
    #[inline]
    fn new(mapping: M) -> Self {
        let numbers = 0..mapping.size();
        let (mut axes, mut back) = (M::Index::ZERO, M::Index::ZERO);
        if !W::is_plain::<M>() && !W::is_by_number::<M>() {
            axes = W::axes(&mapping);
            back = mapping.extents();
            for n in back.as_mut() {
                // An empty mapping has no last index, and `numbers` keeps it from being used.
                *n = n.saturating_sub(1);
            }
        }
        Self { mapping, numbers, axes, front: M::Index::ZERO, back, walks: PhantomData }
    }

    /// The offset of the index of the given number, where it follows from that alone.
    #[inline(always)]
    fn by_number(&self, number: usize) -> Option<usize> {
        if W::is_plain::<M>() {
            Some(number)
        } else if W::is_by_number::<M>() {
            Some(M::Index::dot_at(number, self.mapping.extents(), self.mapping.stride_values()))
        } else {
            None
        }
    }

    #[inline]
    fn next(&mut self) -> Option<usize> {
        let number = self.numbers.next()?;
        if let Some(offset) = self.by_number(number) {
            return Some(offset);
        }
        let offset = self.mapping.offset(self.front);
        let extents = self.mapping.extents();
        for k in 0..M::RANK {
            let axis = W::axis(&self.axes, k);
            let (at, extent) = (self.front.as_mut().get_mut(axis)?, extents.as_ref().get(axis)?);
            *at += 1;
            if *at < *extent {
                break;
            }
            *at = 0;
        }
        Some(offset)
    }

    #[inline]
    fn next_back(&mut self) -> Option<usize> {
        let number = self.numbers.next_back()?;
        if let Some(offset) = self.by_number(number) {
            return Some(offset);
        }
        let offset = self.mapping.offset(self.back);
        let extents = self.mapping.extents();
        for k in 0..M::RANK {
            let axis = W::axis(&self.axes, k);
            let (at, extent) = (self.back.as_mut().get_mut(axis)?, extents.as_ref().get(axis)?);
            if *at > 0 {
                *at -= 1;
                break;
            }
            *at = extent - 1;
        }
        Some(offset)
    }
}

/// The elements of a view; see [`View::iter`](super::View::iter) and, for `W` = [`InMemory`],
/// [`View::memory_iter`](super::View::memory_iter).
pub struct Iter<'a, T, M: Mapping, W: Walks = Logical> {
    start: NonNull<T>,
    walk: Walk<M, W>,
    borrow: PhantomData<&'a [T]>,
}

impl<T, M: Mapping, W: Walks> Iter<'_, T, M, W> {
    /// `start` and `mapping` keep the invariant at the head of `view`, shared for the lifetime.
    #[inline]
    pub(super) fn new(start: NonNull<T>, mapping: M) -> Self {
        Self { start, walk: Walk::new(mapping), borrow: PhantomData }
    }
}

/// The elements of a mutable view; see [`ViewMut::iter_mut`].
pub struct IterMut<'a, T, M: Mapping> {
    start: NonNull<T>,
    walk: Walk<M, Logical>,
    borrow: PhantomData<&'a mut [T]>,
}

impl<'a, T, M: Mapping> IterMut<'a, T, M> {
    #[allow(clippy::needless_pass_by_value, reason = "the view's exclusive borrow becomes the iterator's")]
    #[inline]
    pub(super) fn new(view: ViewMut<'a, T, M>) -> Self {
        Self { start: view.start, walk: Walk::new(view.mapping), borrow: PhantomData }
    }
}

/// The traits of both iterators, which differ in what they make of an element's place.
macro_rules! iterator {
    ($Iter:ident[$($W:ident)?], $item:ty, $at:ident) => {
        impl<'a, T, M: Mapping $(, $W: Walks)?> Iterator for $Iter<'a, T, M $(, $W)?> {
            type Item = $item;

            #[inline]
            fn next(&mut self) -> Option<$item> {
                let offset = self.walk.next()?;
                // SAFETY: `Walk` gives offsets of indices inside the shape, which are less than the cosize, so
                // the element belongs to the view for 'a. It gives each index at most once, and in a
                // `ViewMut` no two share an offset, so no element is given out twice.
                Some(unsafe { self.start.add(offset).$at() })
            }

            #[inline]
            fn size_hint(&self) -> (usize, Option<usize>) {
                self.walk.numbers.size_hint()
            }
        }

        impl<T, M: Mapping $(, $W: Walks)?> DoubleEndedIterator for $Iter<'_, T, M $(, $W)?> {
            #[inline]
            fn next_back(&mut self) -> Option<Self::Item> {
                let offset = self.walk.next_back()?;
                // SAFETY: as in `next`.
                Some(unsafe { self.start.add(offset).$at() })
            }
        }

        impl<T, M: Mapping $(, $W: Walks)?> ExactSizeIterator for $Iter<'_, T, M $(, $W)?> {}
        impl<T, M: Mapping $(, $W: Walks)?> FusedIterator for $Iter<'_, T, M $(, $W)?> {}
    };
}
iterator!(Iter[W], &'a T, as_ref);
iterator!(IterMut[], &'a mut T, as_mut);

// SAFETY: an `Iter` is a shared borrow of elements of a slice and a position among them, no more.
unsafe impl<T: Sync, M: Mapping, W: Walks> Send for Iter<'_, T, M, W> {}
// SAFETY: as above.
unsafe impl<T: Sync, M: Mapping, W: Walks> Sync for Iter<'_, T, M, W> {}
// SAFETY: an `IterMut` is an exclusive borrow of elements of a slice and a position among them, no more.
unsafe impl<T: Send, M: Mapping> Send for IterMut<'_, T, M> {}
// SAFETY: as above.
unsafe impl<T: Sync, M: Mapping> Sync for IterMut<'_, T, M> {}

impl<T, M: Mapping, W: Walks> Clone for Iter<'_, T, M, W> {
    #[inline]
    fn clone(&self) -> Self {
        Self { start: self.start, walk: self.walk.clone(), borrow: PhantomData }
    }
}

impl<'a, T, M: Mapping> IntoIterator for View<'a, T, M> {
    type Item = &'a T;
    type IntoIter = Iter<'a, T, M>;
    #[inline]
    fn into_iter(self) -> Iter<'a, T, M> {
        Iter::new(self.start, self.mapping)
    }
}

impl<'a, T, M: Mapping> IntoIterator for ViewMut<'a, T, M> {
    type Item = &'a mut T;
    type IntoIter = IterMut<'a, T, M>;
    #[inline]
    fn into_iter(self) -> IterMut<'a, T, M> {
        IterMut::new(self)
    }
}

/// The references iterate as the views do, over elements that are only read or that are written.
macro_rules! into_iterator {
    ($([$($mutable:tt)?] $View:ident $Iter:ident $iter:ident;)*) => {$(
        impl<'a, T, M: Mapping> IntoIterator for &'a $($mutable)? $View<'_, T, M> {
            type Item = &'a $($mutable)? T;
            type IntoIter = $Iter<'a, T, M>;
            #[inline]
            fn into_iter(self) -> $Iter<'a, T, M> {
                self.$iter()
            }
        }
    )*};
}
into_iterator! {
    [] View Iter iter;
    [] ViewMut Iter iter;
    [mut] ViewMut IterMut iter_mut;
}
