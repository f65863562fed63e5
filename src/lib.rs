//! Tensor memory layouts in the type system, and the algebra of layouts as `const fn`.
#![no_std]

mod error;
mod offsets;

pub mod flat;
pub mod morphism;

pub use error::{LayoutError, Side};
pub use flat::FlatLayout;
pub use morphism::{PointedMap, TupleMorphism};
