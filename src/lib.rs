//! Tensor memory layouts in the type system, and the algebra of layouts as `const fn`.
#![no_std]

mod error;
mod offsets;

pub mod flat;

pub use error::LayoutError;
pub use flat::FlatLayout;
