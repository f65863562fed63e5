//! Pictures of layouts, for the terminal: values to be displayed, which allocate nothing.
//!
//! | picture | of | shows |
//! |---|---|---|
//! | [`Grid`] | [`FlatLayout::grid`](crate::FlatLayout::grid) | the offset at each place, and which of them a block, a slice or a diagonal takes |
//! | [`AxisOrder`] | [`FlatLayout::axis_order`](crate::FlatLayout::axis_order) | the axes as nested loops, slowest outermost |
//! | [`Picture`](crate::morphism::Picture) | [`TupleMorphism::picture`](crate::TupleMorphism::picture) | the arrows of a morphism |
//!
//! A mapping is drawn as the flat layout that it gives: [`Mapping::flat_layout`](crate::Mapping::flat_layout).
//! The same pictures as drawings come with the feature `draw`, in the module `draw`.
mod axis_order;
#[cfg(feature = "draw")]
pub mod draw;
mod grid;

/// Runs the examples of the page on pictures.
#[cfg(doctest)]
#[doc = include_str!("../../docs/pictures.md")]
struct Page;

pub use axis_order::AxisOrder;
pub use grid::Grid;
