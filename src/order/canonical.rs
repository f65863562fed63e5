//! The shortest spelling of an order: its list of axes, unless that counts up or down.
use super::{Order, OrderLike};
use crate::axis::AxisList;

/// A list of axes that has a shortest spelling as an order: every permutation.
pub trait CanonicalList: AxisList {
    /// That order.
    type Out: OrderLike;
}

/// A list of two axes or more that starts with 0, and may count up.
#[derive(Debug)]
pub struct FromFirst;
/// A list of two axes or more that starts with the last of all, and may count down.
#[derive(Debug)]
pub struct FromLast;
/// A list that neither starts.
#[derive(Debug)]
pub struct Mixed;

/// The spelling of list `P` by how it starts, so that of most lists no more is asked.
pub trait Spelling<P> {
    /// That spelling.
    type Out: OrderLike;
}
impl<P: CountsUp> Spelling<P> for FromFirst {
    type Out = P::Out;
}
impl<P: CountsDown> Spelling<P> for FromLast {
    type Out = P::Out;
}
impl<P: AxisList> Spelling<P> for Mixed {
    type Out = Order<P>;
}

/// A list of two axes or more of which the first is known to be 0.
pub trait CountsUp {
    /// [`ColumnMajor`](super::ColumnMajor) where the others count up from 1, else the list.
    type Out: OrderLike;
}

/// A list of two axes or more of which the first is known to be the last of all.
pub trait CountsDown {
    /// [`RowMajor`](super::RowMajor) where the others count down to 0, else the list.
    type Out: OrderLike;
}
