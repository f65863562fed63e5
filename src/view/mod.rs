//! Views: a borrowed slice and a mapping, checked once when built; every operation after that stays in
//! bounds by construction. The only unsafe code of the library is in this folder.
//!
//! What each unsafe block argues from is the invariant of [`View`] and [`ViewMut`]: for the lifetime of the
//! borrow, the elements at `start + 0 .. start + mapping.cosize()` belong to the view, shared or
//! exclusively, and in a `ViewMut` no two indices of the mapping share an offset. `new` checks both. The
//! operations keep both: what is left is a part of the indices there were, read from a start that is the
//! offset of one of them, or from the old start where no index is left.
mod index;
mod iter;
mod operations;
mod shared;
mod unique;

pub use index::IndexFor;
pub use iter::{Iter, IterMut};
pub use operations::Contiguous;
pub use shared::View;
pub use unique::{MutableMapping, ViewMut};
