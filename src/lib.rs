#![doc = include_str!("../README.md")]
//!
//! # Where things are
//!
//! Orders, layouts and mappings: [`mapping`], with [`order!`], [`shape!`](macro@shape) and
//! [`Shape!`](macro@Shape) to write their types. Views of memory: [`view`]. The algebra of layouts as values:
//! [`flat`]. The traits that bounds are made of, where a generic function needs one that no operation names:
//! [`axis`], [`shape`](mod@shape), [`tuple`](mod@tuple), [`arithmetic`], [`compare`].
#![no_std]

// For the features that work with owned memory; nothing else uses it.
#[cfg(feature = "draw")]
extern crate std;

pub mod arithmetic;
pub mod axis;
pub mod compare;
pub mod decimal;
mod error;
mod extent;
pub mod flat;
mod index_array;
mod layout;
pub mod mapping;
pub mod morphism;
mod offsets;
mod order;
pub mod picture;
pub mod shape;
mod text;
pub mod tuple;
pub mod uint;
#[allow(unsafe_code, reason = "the one place for it: see its head")]
pub mod view;
#[cfg(feature = "serde")]
mod with_serde;

pub use axis::{Axis, MAX_RANK};
pub use error::{LayoutError, Side, constant};
pub use extent::{Const, Dyn, Extent, StaticExtent};
pub use flat::FlatLayout;
pub use layout::{Dense, LayoutPolicy, PermuteLayout, PermutedLayout, Strided};
pub use mapping::*;
pub use morphism::{PointedMap, TupleMorphism};
pub use order::{
    AxisDroppedOrder, CanonicalList, CanonicalOrder, ColumnMajor, ConcreteOrder, ConcreteOrderOf, Order,
    OrderForRank, OrderLike, OrderWithout, PermuteOrder, PermutedOrder, RowMajor, SameOrder, SymbolicOrder,
};
pub use shape::{Shape, StaticShape, shape_from};
pub use typenum;
#[cfg(any(
    feature = "faer",
    feature = "image",
    feature = "mdarray",
    feature = "nalgebra",
    feature = "ndarray"
))]
pub use view::convert::TryIntoView;
pub use view::{View, ViewMut};

/// The examples of the page about CUDA kernels, to be run as tests.
#[cfg(doctest)]
#[doc = include_str!("../docs/gpu.md")]
mod gpu_page {}
