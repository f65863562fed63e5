//! The strides of a mapping as types.
use super::Mapping;
use crate::shape::Shape;

/// A mapping whose strides are known as types: every mapping of concrete type.
///
/// Apart from [`Mapping`], because for a dense mapping the strides are products of extents, and nothing should
/// cost the compiler that does not use them.
pub trait TypedStrides: Mapping {
    /// The strides, one per axis: each static where it can be.
    type Strides: Shape<Index = Self::Index, Rank = Self::Rank>;
    /// The strides, one per axis, in elements.
    fn strides(&self) -> Self::Strides;
}
