//! Views of other crates' arrays and back: the same elements at the same addresses, with their operations as oracle.
#![allow(clippy::identity_op, reason = "`3 + 0` is a run-time extent to `shape!`")]
#![allow(clippy::float_cmp, clippy::cast_precision_loss, reason = "whole numbers that are small")]
mod faer;
mod image;
mod mdarray;
mod nalgebra;
mod ndarray;
mod serde;

use strata_layout::{Mapping, View};

/// The addresses that a view reads, in logical order, last axis fastest.
fn addresses<T, M: Mapping>(view: &View<'_, T, M>) -> Vec<*const T> {
    view.iter().map(std::ptr::from_ref).collect()
}
