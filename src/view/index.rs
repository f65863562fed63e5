//! `view[[i, j]]`, and the panics of indices outside the shape.
use super::{View, ViewMut};
use crate::axis::{IndexRanks, Ranks};
use crate::error::LayoutError;
use crate::mapping::Mapping;
use core::fmt::Debug;
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
impl<M, const G: usize, const R: usize> IndexFor<M> for [usize; G]
where
    M: Mapping<Index = [usize; R]>,
    Ranks: IndexRanks<G, R, [usize; G], Checked = [usize; R]>,
{
    #[inline(always)]
    fn index(self) -> M::Index {
        Ranks::checked(self)
    }
}

/// # Panics
/// When the index is outside the shape, with both in the message; `get` returns `None`.
impl<T, M: Mapping, I: IndexFor<M>> Index<I> for View<'_, T, M> {
    type Output = T;
    #[inline]
    fn index(&self, index: I) -> &T {
        let index = index.index();
        match self.get(index) {
            Some(element) => element,
            None => outside(index, self.mapping.extents()),
        }
    }
}

/// # Panics
/// When the index is outside the shape, with both in the message; `get` returns `None`.
impl<T, M: Mapping, I: IndexFor<M>> Index<I> for ViewMut<'_, T, M> {
    type Output = T;
    #[inline]
    fn index(&self, index: I) -> &T {
        let index = index.index();
        match self.get(index) {
            Some(element) => element,
            None => outside(index, self.mapping.extents()),
        }
    }
}

/// # Panics
/// When the index is outside the shape, with both in the message; `get_mut` returns `None`.
impl<T, M: Mapping, I: IndexFor<M>> IndexMut<I> for ViewMut<'_, T, M> {
    #[inline]
    fn index_mut(&mut self, index: I) -> &mut T {
        let (index, extents) = (index.index(), self.mapping.extents());
        match self.get_mut(index) {
            Some(element) => element,
            None => outside(index, extents),
        }
    }
}

/// The panic of an index outside the shape.
#[cold]
#[inline(never)]
#[track_caller]
fn outside<I: Debug>(index: I, extents: I) -> ! {
    panic!("index {index:?} is outside the shape {extents:?}")
}

/// The panic of an operation that has a checked twin.
#[cold]
#[inline(never)]
#[track_caller]
pub(super) fn refuse(error: &LayoutError) -> ! {
    panic!("{error}")
}
