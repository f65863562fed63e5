//! Iterators over the elements of a view.
use super::walk::{Logical, Walk, Walks};
use super::{View, ViewMut};
use crate::mapping::Mapping;
use core::iter::FusedIterator;
use core::marker::PhantomData;
use core::ptr::NonNull;

/// The elements of a view; see [`View::iter`](super::View::iter) and, for `W` = [`InMemory`](super::InMemory),
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
            fn fold<B, F: FnMut(B, $item) -> B>(self, init: B, mut f: F) -> B {
                // SAFETY: as in `next`.
                self.walk.fold(init, |acc, offset| f(acc, unsafe { self.start.add(offset).$at() }))
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
