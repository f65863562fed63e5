//! Views of the arrays of other crates, and back, without a copy: each crate behind the feature of its name.
//!
//! An array of another crate becomes a view by [`TryIntoView`], and keeps what its type knows: static extents, static
//! strides, the order. A view becomes one of theirs by a method of the crate's name, such as `into_ndarray`. The page
//! `docs/ecosystem.md` has a table and an example for each.
//!
//! # Soundness
//! What each conversion argues from is the contract of the other crate's view: the elements that its pointer, extents
//! and strides reach belong to it for its lifetime, shared or exclusively, and all lie in one allocation. The view
//! made from it reaches the same elements with the same numbers, and a mutable one is made only when no two indices
//! share an offset, whatever the other crate says.
#[cfg(any(feature = "faer", feature = "mdarray", feature = "nalgebra", feature = "ndarray"))]
use core::ptr::NonNull;

use crate::error::LayoutError;
#[cfg(any(feature = "faer", feature = "mdarray", feature = "nalgebra", feature = "ndarray"))]
use crate::mapping::Mapping;
#[cfg(any(feature = "faer", feature = "mdarray", feature = "ndarray"))]
use crate::shape::IndexArray;

/// Runs the examples of the page on other crates.
#[cfg(all(
    doctest,
    feature = "faer",
    feature = "image",
    feature = "mdarray",
    feature = "nalgebra",
    feature = "ndarray",
    feature = "serde"
))]
#[doc = include_str!("../../../docs/ecosystem.md")]
struct Page;

#[cfg(feature = "faer")]
mod faer;
#[cfg(feature = "image")]
mod image;
#[cfg(feature = "mdarray")]
mod mdarray;
#[cfg(feature = "nalgebra")]
mod nalgebra;
#[cfg(feature = "ndarray")]
mod ndarray;

#[cfg(feature = "faer")]
pub use faer::{FaerDim, FaerStride};
#[cfg(feature = "image")]
pub use image::Channels;
#[cfg(feature = "mdarray")]
pub use mdarray::{KnownShape, MdarrayDim, MdarrayLayout, MdarrayMapping, MdarrayShape};
#[cfg(feature = "nalgebra")]
pub use nalgebra::{KnownDim, NalgebraDim};
#[cfg(feature = "ndarray")]
pub use ndarray::AnyExtents;

/// An array of another crate that can be read through a [`View`](crate::View), or written through a
/// [`ViewMut`](crate::ViewMut), without a copy.
///
/// Costs what moving its numbers and checking them costs; an array that is static to its own type is not checked.
pub trait TryIntoView {
    /// The view, whose mapping has as types what the array's type knows.
    type View;

    /// The view of the same elements.
    ///
    /// # Errors
    /// [`LayoutError::NegativeStride`] where an axis runs backwards, unless the stride does not matter as the axis has
    /// at most one position or the array no element; [`LayoutError::NotUnique`] where a mutable view would reach an
    /// element twice; what [`StridedMapping::new`](crate::StridedMapping::new) refuses.
    fn try_into_view(self) -> Result<Self::View, LayoutError>;
}

/// The strides, in elements, as numbers that a mapping can have; 0 where a backward one does not matter.
#[cfg(any(feature = "faer", feature = "mdarray", feature = "ndarray"))]
#[allow(clippy::cast_sign_loss, reason = "where there is a sign, `without_backward` decides")]
#[inline]
fn forward<I: IndexArray>(extents: I, stride: impl Fn(usize) -> isize) -> Result<I, LayoutError> {
    let (mut strides, mut backward) = (I::ZERO, false);
    for axis in 0..strides.as_ref().len() {
        let stride = stride(axis);
        backward |= stride < 0;
        strides[axis] = stride as usize;
    }
    if backward { without_backward(extents, strides, stride) } else { Ok(strides) }
}

/// The same where some stride is negative; apart, as that is rare.
#[cfg(any(feature = "faer", feature = "mdarray", feature = "ndarray"))]
#[cold]
#[inline(never)]
fn without_backward<I: IndexArray>(
    extents: I,
    mut strides: I,
    stride: impl Fn(usize) -> isize,
) -> Result<I, LayoutError> {
    for axis in 0..strides.as_ref().len() {
        let stride = stride(axis);
        if stride < 0 {
            if extents[axis] > 1 && !extents.has_zero() {
                return Err(LayoutError::NegativeStride { axis, stride });
            }
            strides[axis] = 0;
        }
    }
    Ok(strides)
}

/// The strides of a mapping for a crate that may step along every axis of an empty array: all 0 then, as they may be
/// too large for that.
#[cfg(any(feature = "faer", feature = "mdarray", feature = "ndarray"))]
#[inline]
fn walkable<M: Mapping>(mapping: &M) -> M::Index {
    if mapping.is_empty() { M::Index::ZERO } else { mapping.stride_values() }
}

/// The mutable view's condition, for a mapping that another crate's mutable view has.
#[cfg(any(feature = "faer", feature = "mdarray", feature = "nalgebra", feature = "ndarray"))]
#[inline]
fn unique<M: Mapping>(mapping: M) -> Result<M, LayoutError> {
    if mapping.is_unique() { Ok(mapping) } else { Err(LayoutError::NotUnique) }
}

/// The start of an array, which none of those crates has null.
#[cfg(any(feature = "faer", feature = "mdarray", feature = "nalgebra", feature = "ndarray"))]
#[inline(always)]
fn start<T>(pointer: *const T) -> NonNull<T> {
    NonNull::new(pointer.cast_mut()).unwrap_or(NonNull::dangling())
}

/// A stride for a crate that counts them with a sign. It fits, as the construction of a mapping checked.
#[cfg(any(feature = "faer", feature = "mdarray"))]
#[allow(clippy::cast_possible_wrap, reason = "see above")]
#[inline(always)]
const fn signed(stride: usize) -> isize {
    stride as isize
}
