//! What an operation needs of its result: to be made from the numbers of the operand.
use super::{DenseMapping, Mapping, StridedMapping};
use crate::order::OrderLike;
use crate::shape::Shape;
use crate::tuple::InOrder;

/// A mapping made from its extents and, where it keeps them, its strides: so an operation is written once, for dense
/// results and strided ones.
pub trait FromNumbers: Mapping {
    /// The mapping of those numbers, of which it is known that a mapping with at least as large offsets exists.
    fn from_numbers<E, F>(extents: E, strides: F) -> Self
    where
        E: Fn() -> Self::Index + Copy,
        F: Fn() -> Self::Index + Copy;
}
impl<S: InOrder<O>, O: OrderLike> FromNumbers for DenseMapping<S, O> {
    #[inline(always)]
    fn from_numbers<E, F>(extents: E, _: F) -> Self
    where
        E: Fn() -> Self::Index + Copy,
        F: Fn() -> Self::Index + Copy,
    {
        Self::with_extents(extents)
    }
}
impl<S: Shape, T: Shape<Index = S::Index, Rank = S::Rank>> FromNumbers for StridedMapping<S, T> {
    #[inline(always)]
    fn from_numbers<E, F>(extents: E, strides: F) -> Self
    where
        E: Fn() -> Self::Index + Copy,
        F: Fn() -> Self::Index + Copy,
    {
        Self::with_values(extents, strides)
    }
}
