//! The order after a permutation of the axes.
use super::{CanonicalList, ColumnMajor, Order, OrderForRank, OrderLike, RowMajor};
use crate::axis::{AxisList, PermutationFor, Rank};
use crate::tuple::{Elements, Filled, Listed, Reverse};

/// An order whose `R` axes can be permuted by `P`.
pub trait PermuteOrder<P, const R: usize>: OrderLike {
    /// The canonical order after it.
    type Out: OrderLike;
}
impl<O, P, const R: usize> PermuteOrder<P, R> for O
where
    O: OrderForRank<R>,
    P: PermutationFor<Rank<R>, Checked: Reorder<O>>,
{
    type Out = <P::Checked as Reorder<O>>::Out;
}

/// A list of as many axes as the order `O` has: what becomes of the order by this permutation. Of a symbolic order that is
/// by the spelling of the list as an order: see [`Turn`].
pub trait Reorder<O> {
    /// The canonical order after it.
    type Out: OrderLike;
}
impl<P, L> Reorder<Order<L>> for P
where
    P: Invert<Out: Elements>,
    L: Listed<Pick<P::Out>: CanonicalList>,
{
    type Out = <L::Pick<P::Out> as CanonicalList>::Out;
}

/// What becomes of a symbolic order of two axes or more, by how the list is spelled as an order: one that counts up leaves it,
/// one that counts down turns it round, and of all others, which are looked at only here, the result is no symbolic order.
pub trait Turn<O> {
    /// The canonical order after it.
    type Out: OrderLike;
}
impl<O: OrderLike> Turn<O> for ColumnMajor {
    type Out = O;
}
impl Turn<ColumnMajor> for RowMajor {
    type Out = RowMajor;
}
impl Turn<RowMajor> for RowMajor {
    type Out = ColumnMajor;
}
impl<P: Invert<Out: AxisList>> Turn<ColumnMajor> for Order<P> {
    type Out = Order<P::Out>;
}
impl<P: Invert<Out: Reverse<Out: AxisList>>> Turn<RowMajor> for Order<P> {
    type Out = Order<<P::Out as Reverse>::Out>;
}

/// A permutation that is turned round.
pub trait Invert {
    /// Its inverse, known once it is known to be a permutation.
    type Out;
}
impl<P: Listed<Inverse: Filled<P, P::Inverse>>> Invert for P {
    type Out = <P::Inverse as Filled<P, P::Inverse>>::Out;
}
