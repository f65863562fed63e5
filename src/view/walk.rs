//! Through the indices of a mapping, in an order of the axes.
use super::nest::Nest;
use crate::mapping::Mapping;
use crate::shape::{IndexArray, Shape};
use core::marker::PhantomData;
use core::mem::swap;
use core::ops::Range;

mod sealed {
    pub trait Sealed {}
    impl Sealed for super::Logical {}
    impl Sealed for super::InMemory {}
}

/// In which order an [`Iter`](super::Iter) walks: [`Logical`] or [`InMemory`].
pub trait Walks: Clone + sealed::Sealed {
    /// Whether the type alone says that the offsets come as 0, 1, 2, …
    #[doc(hidden)]
    fn is_plain<M: Mapping>() -> bool;
    /// Whether the offset is worked out from the number of the index, which the compiler turns into shifts and
    /// multiplications where the extents are static. Else the index is counted up, axis by axis.
    #[doc(hidden)]
    fn is_by_number<M: Mapping>() -> bool;
    /// The axes from the fastest, by the strides.
    #[doc(hidden)]
    fn axes<I: IndexArray>(strides: I) -> I;
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
    fn axes<I: IndexArray>(_: I) -> I {
        // Not kept, as `axis` knows them without.
        I::ZERO
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
    fn axes<I: IndexArray>(strides: I) -> I {
        let mut axes = I::ZERO;
        for (k, axis) in axes.as_mut().iter_mut().rev().enumerate() {
            *axis = k;
        }
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
pub(super) struct Walk<M: Mapping, W: Walks> {
    mapping: M,
    /// The numbers of the indices that are left, in the order of the walk.
    pub(super) numbers: Range<usize>,
    /// What `W` says of the axes.
    axes: M::Index,
    /// The next index from the front, and from the back.
    front: M::Index,
    back: M::Index,
    walks: PhantomData<W>,
}

impl<M: Mapping, W: Walks> Walk<M, W> {
    #[inline]
    pub(super) fn new(mapping: M) -> Self {
        let numbers = 0..mapping.size();
        let (mut axes, mut back) = (M::Index::ZERO, M::Index::ZERO);
        if !W::is_plain::<M>() && !W::is_by_number::<M>() {
            axes = W::axes(mapping.stride_values());
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
    pub(super) fn next(&mut self) -> Option<usize> {
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
    pub(super) fn next_back(&mut self) -> Option<usize> {
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

    /// Runs `f` over the offsets that are left, in order.
    ///
    /// A walk that has not begun goes through its runs: axes that follow each other in memory as they do in
    /// the walk are one, and the innermost loop adds a stride and compares nothing else. It is written once for
    /// stride 1, where the compiler then sees consecutive elements.
    #[inline]
    pub(super) fn fold<B, F: FnMut(B, usize) -> B>(mut self, init: B, mut f: F) -> B {
        if W::is_plain::<M>() || W::is_by_number::<M>() && is_small(M::Shape::STATIC) {
            // The compiler makes the loops, and code as small as by hand.
            return self
                .numbers
                .clone()
                .fold(init, |acc, number| f(acc, self.by_number(number).unwrap_or(0)));
        }
        let mut acc = init;
        if self.numbers.is_empty() || self.numbers.len() != self.mapping.size() {
            while let Some(offset) = self.next() {
                acc = f(acc, offset);
            }
            return acc;
        }
        let nest = Nest::new::<W>(self.mapping.extents(), [self.mapping.stride_values()]);
        if nest.is_unit() {
            return nest.rows(acc, |acc, [row], length| (row..row + length).fold(acc, &mut f));
        }
        let [step] = nest.step();
        nest.rows(acc, |acc, [row], length| (0..length).fold(acc, |acc, k| f(acc, row + k * step)))
    }
}

/// Whether static extents are so few that a division for each index costs less than loops.
#[inline(always)]
fn is_small(extents: &[Option<usize>]) -> bool {
    extents.iter().fold(1, |size: usize, extent| size.saturating_mul(extent.unwrap_or(usize::MAX))) <= 256
}
