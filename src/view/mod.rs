//! Views: a borrowed slice and a mapping, checked once when built; every operation after that stays in
//! bounds by construction. The only unsafe code of the library is in this folder.
//!
//! What each unsafe block argues from is the invariant of [`View`] and [`ViewMut`]: for the lifetime of the
//! borrow, the element at `start` plus the offset of each index of the mapping belongs to the view, shared or
//! exclusively; all of them lie in one allocation; and in a `ViewMut` no two indices of the mapping share an offset.
//! What lies between those elements need not belong to the view: another view may write it. `new` checks all of that,
//! and `convert` has it from the types of other crates. The operations keep it: what is left is a part of the
//! indices there were, or all of them under other numbers, read from a start that is the offset of one of them, or from the old start where no index is
//! left.
//!
//! That an operation keeps the invariant is argued from the impls of this library, so no other may be
//! reached: mappings, shapes, extents, orders and lists of axes are sealed, and an operation of a view asks
//! for one of those by name. Without that, a type of another crate in the place of a list of axes could
//! bring an impl of [`PermuteMapping`](crate::PermuteMapping) that makes any mapping it likes.
//!
//! ```compile_fail,E0277
//! use strata_layout::{DenseMapping, PermuteMapping, RowMajor, Shape, View};
//! struct Larger;
//! impl PermuteMapping<Larger> for DenseMapping<Shape![2], RowMajor> {
//!     type Output = DenseMapping<Shape![9], RowMajor>;
//!     fn permute_mapping(&self) -> Self::Output {
//!         DenseMapping::STATIC
//!     }
//! }
//! let view = View::new(&[1, 2], DenseMapping::<Shape![2], RowMajor>::STATIC).unwrap();
//! view.permute::<Larger>();
//! ```
#[cfg(any(
    feature = "faer",
    feature = "image",
    feature = "mdarray",
    feature = "nalgebra",
    feature = "ndarray"
))]
pub mod convert;
mod copy;
mod index;
mod iter;
mod lanes;
mod nest;
mod operations;
mod parts;
mod shared;
mod unchecked;
mod unique;
mod walk;
mod zip;

pub use index::IndexFor;
pub use iter::{Iter, IterMut};
pub use lanes::{LaneMapping, Lanes, LanesMut, RowMapping, Rows, RowsMut, UnitStride};
pub use parts::{AxisIter, AxisIterMut, Chunks, ChunksMut};
pub use shared::View;
pub use unique::{MutableMapping, ViewMut};
pub use walk::{InMemory, Logical, Walks};
pub use zip::{Operand, Operands, Zip};
