//! Tensor memory layouts in the type system, and the algebra of layouts as `const fn`.
#![no_std]

pub mod arithmetic;
pub mod axis;
pub mod compare;
mod const_panic;
pub mod decimal;
mod error;
mod extent;
pub mod flat;
mod layout;
pub mod mapping;
mod offsets;
mod order;
pub mod shape;
mod text;
pub mod tuple;
pub mod uint;
#[allow(unsafe_code, reason = "the one place for it: see its head")]
pub mod view;
pub use typenum;

pub use axis::{Axis, MAX_RANK};
pub use error::LayoutError;
pub use extent::{Const, Dyn, Extent, StaticExtent};
pub use flat::FlatLayout;
pub use layout::{Dense, LayoutPolicy, PermuteLayout, PermutedLayout, Strided};
pub use mapping::*;
pub use order::*;
pub use shape::{Shape, StaticShape, shape_from};
pub use view::{Contiguous, View, ViewMut};
