//! Tuple morphisms: the category whose objects are shapes and whose morphisms are layouts.
//!
//! A [`PointedMap`] sends each of m entries to ∗ or to one of n entries. A [`TupleMorphism`] from the
//! shape (s₁, …, sₘ) to (t₁, …, tₙ) lies over a pointed map that hits no entry twice and sends each entry
//! to one of its own extent, or to ∗. It is read as a layout of its domain: the stride of an entry is the
//! product of the codomain below its target, and 0 when it goes to ∗. What layouts do up to conditions,
//! morphisms do exactly: two that fit compose, and the layout of the composite is the composite of the
//! layouts.
//!
//! Every operation is a `const fn`, allocates nothing, and takes at most a few hundred steps, quadratic in the
//! number of entries. A morphism is a value of some 540 bytes where a `usize` has 8.
//!
//! Numbers such as 3.1.2.12 are those of 'Categorical Foundations for CuTe Layouts'. Code counts entries
//! from 0 and writes ∗ as `None`; the text form counts from 1, as that document does, and writes `*`.
//!
//! ```
//! use strata_layout::{FlatLayout, TupleMorphism, constant};
//!
//! // Read a 4 × 4 tile that skips the middle axis of a 4 × 4 × 4 block.
//! const TILE: TupleMorphism = constant(TupleMorphism::new(&[4, 4], &[4, 4, 4], &[Some(0), Some(2)]));
//! assert_eq!(TILE.to_string(), "(4,4) -(1,3)-> (4,4,4)");
//! assert_eq!(TILE.layout(), FlatLayout::new(&[4, 4], &[1, 16])?);
//! assert_eq!(TILE.apply(5), Ok(17));
//! # Ok::<(), strata_layout::LayoutError>(())
//! ```

/// `?` for const code: the value, or a return with the error.
macro_rules! attempt {
    ($result:expr) => {
        match $result {
            Ok(value) => value,
            Err(error) => return Err(error),
        }
    };
}

mod entries;
mod pointed;
mod tuple;

mod make;

mod compose;
mod factorize;
mod inverse;
mod restrict;
mod sum;

mod coalesce;
mod complement;
mod sort;
mod squeeze;

mod divide;
mod product;

mod layout;
mod mapping;
mod realize;
mod standard;

mod picture;
mod text;

/// Runs the examples of the page on morphisms.
#[cfg(doctest)]
#[doc = include_str!("../../docs/morphisms.md")]
struct Page;

pub use entries::MAX_ENTRIES;
pub use picture::Picture;
pub use pointed::PointedMap;
pub use tuple::TupleMorphism;
