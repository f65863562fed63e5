//! The order after a permutation of the axes.
use super::{CanonicalList, ColumnMajor, Order, OrderForRank, OrderLike, RowMajor};
use crate::axis::PermutationFor;
use crate::tuple::{Gather, Reverse};

/// An order whose `R` axes can be permuted by `P`.
pub trait PermuteOrder<P, const R: usize>: OrderLike {
    /// The canonical order after it.
    type Out: OrderLike;
}
impl<O, P, Q, I, N, const R: usize> PermuteOrder<P, R> for O
where
    O: OrderLike,
    P: PermutationFor<R, Checked = (Q, I)>,
    I: Reorder<O, R, Out = N>,
    N: OrderLike,
{
    type Out = N;
}

/// The inverse of a permutation: old axis k of `R` is new axis `Self[k]`, and so the order `O` becomes another.
pub trait Reorder<O, const R: usize> {
    /// The canonical order after it.
    type Out: OrderLike;
}
impl<I: CanonicalList, const R: usize> Reorder<ColumnMajor, R> for I {
    type Out = I::Out;
}
impl<I: Reverse<Out = N>, N: CanonicalList, const R: usize> Reorder<RowMajor, R> for I {
    type Out = N::Out;
}
impl<I, P, L, N, const R: usize> Reorder<Order<P>, R> for I
where
    Order<P>: OrderForRank<R, Axes = L>,
    L: Gather<I, R, Out = N>,
    N: CanonicalList,
{
    type Out = N::Out;
}
