//! `view[[i, j]]`, and the panics of indices outside the shape.
//!
//! The check is a branch and not an `Option` in between: so the compiler sees early that a loop over `0..extent` needs
//! none, and makes of the rest the loop it would have made by hand.
use super::{View, ViewMut};
use crate::axis::{IndexRanks, Ranks};
use crate::mapping::Mapping;
use crate::shape::IndexArray;
use crate::text;
use core::fmt;
use core::ops::{Index, IndexMut};

/// An array of numbers that is an index of `M`: one number per axis.
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not an index of a view",
    label = "an index is an array",
    note = "an index is an array with one `usize` for every axis: `view[[i, j]]`"
)]
pub trait IndexFor<M: Mapping> {
    /// The index.
    fn index(self) -> M::Index;
}
impl<M, R, const G: usize> IndexFor<M> for [usize; G]
where
    M: Mapping<Index = R>,
    R: IndexedBy<G, [usize; G], Checked = M::Index>,
{
    #[inline(always)]
    fn index(self) -> M::Index {
        R::checked(self)
    }
}

/// The index type of a mapping, whose length is known, and is the length `G` of an index `X`.
#[diagnostic::on_unimplemented(
    message = "an index of length {G} needs a view whose rank is known",
    label = "the rank is not known here",
    note = "in generic code add the bound `M: Mapping<Index = [usize; {G}]>`"
)]
pub trait IndexedBy<const G: usize, X> {
    /// The index of that rank.
    type Checked;
    /// Its value.
    fn checked(index: X) -> Self::Checked;
}
impl<X, K, const G: usize, const R: usize> IndexedBy<G, X> for [usize; R]
where
    Ranks: IndexRanks<G, R, X, Checked = K>,
{
    type Checked = K;
    #[inline(always)]
    fn checked(index: X) -> K {
        Ranks::checked(index)
    }
}

/// # Panics
/// When the index is outside the shape, with both in the message; `get` returns `None`.
impl<T, M: Mapping, I: IndexFor<M>> Index<I> for View<'_, T, M> {
    type Output = T;
    #[inline]
    fn index(&self, index: I) -> &T {
        let index = index.index();
        if !self.mapping.contains(index) {
            outside(copy(index).as_ref(), self.mapping.extents().as_ref());
        }
        // SAFETY: the index is inside the shape.
        unsafe { self.get_unchecked(index) }
    }
}

/// # Panics
/// When the index is outside the shape, with both in the message; `get` returns `None`.
impl<T, M: Mapping, I: IndexFor<M>> Index<I> for ViewMut<'_, T, M> {
    type Output = T;
    #[inline]
    fn index(&self, index: I) -> &T {
        let index = index.index();
        if !self.mapping.contains(index) {
            outside(copy(index).as_ref(), self.mapping.extents().as_ref());
        }
        // SAFETY: the index is inside the shape.
        unsafe { self.get_unchecked(index) }
    }
}

/// # Panics
/// When the index is outside the shape, with both in the message; `get_mut` returns `None`.
impl<T, M: Mapping, I: IndexFor<M>> IndexMut<I> for ViewMut<'_, T, M> {
    #[inline]
    fn index_mut(&mut self, index: I) -> &mut T {
        let index = index.index();
        if !self.mapping.contains(index) {
            outside(copy(index).as_ref(), self.mapping.extents().as_ref());
        }
        // SAFETY: the index is inside the shape.
        unsafe { self.get_unchecked_mut(index) }
    }
}

/// The index for the message. A copy of it, as an index whose address was taken would be written to memory in every
/// pass of a loop, also where nothing panics.
#[inline(always)]
fn copy<I: IndexArray>(index: I) -> I {
    I::from_fn(|axis| index[axis])
}

/// The panic of an index outside the shape.
///
/// Of slices and printed without `Debug`, so that a program carries one copy of it and no pretty-printer.
#[cold]
#[inline(never)]
#[track_caller]
fn outside(index: &[usize], extents: &[usize]) -> ! {
    panic!("index {} is outside the shape {}", Brackets(index), Brackets(extents))
}

/// The panic of a slice at an index outside the axis, with the message of
/// [`LayoutError::IndexOutOfRange`](crate::LayoutError::IndexOutOfRange) and not those of all errors.
#[cold]
#[inline(never)]
#[track_caller]
pub(super) fn beyond(axis: usize, index: usize, extent: usize) -> ! {
    panic!("axis {axis}: index {index} is not below extent {extent}")
}

/// Numbers as an array prints them.
struct Brackets<'a>(&'a [usize]);
impl fmt::Display for Brackets<'_> {
    #[inline]
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        text::array(f, self.0)
    }
}
