//! The shortest spelling of an order: its list of axes, unless that counts up or down.
use super::{ColumnMajor, Order, OrderLike, RowMajor};
use crate::axis::{AmongAxes, Axis, AxisList, Choose};
use typenum::{B0, B1};

/// A list of axes that has a shortest spelling as an order: every permutation.
pub trait CanonicalList: AxisList {
    /// That order.
    type Out: OrderLike;
}

/// One step of the search for a run of axes: whether all so far were the expected ones, and this one,
/// `A`, is `K` too.
pub trait Run<const A: usize, const K: usize> {
    /// `B1` while the run holds.
    type Out;
}
impl<const A: usize, const K: usize> Run<A, K> for B0 {
    type Out = B0;
}
/// The rows for the axes that are expected.
macro_rules! run {
    ($($axis:literal $is:ident)*) => {$(
        impl<F, const A: usize> Run<A, $axis> for B1
        where
            Axis<A>: AmongAxes<$is = F>,
        {
            type Out = F;
        }
    )*};
}
run!(0 Is0 1 Is1 2 Is2 3 Is3 4 Is4 5 Is5 6 Is6 7 Is7 8 Is8 9 Is9 10 Is10 11 Is11);

/// A list of two axes or more whose first is 0.
pub trait CountsUp {
    /// `B1` where the others count up from it.
    type Out;
}

/// A list of two axes or more whose first is the last of all.
pub trait CountsDown {
    /// `B1` where the others count down from it.
    type Out;
}

/// The spelling of list `P` from whether its first axis is 0 (`Self`) and whether it is the last axis, so that of most lists
/// no more is asked.
pub trait Spelling<IsLast, P> {
    /// That spelling.
    type Out: OrderLike;
}
impl<IsLast, P, F, N> Spelling<IsLast, P> for B1
where
    P: CountsUp<Out = F>,
    F: Choose<ColumnMajor, Order<P>, Out = N>,
    N: OrderLike,
{
    type Out = N;
}
impl<P, F, N> Spelling<B1, P> for B0
where
    P: CountsDown<Out = F>,
    F: Choose<RowMajor, Order<P>, Out = N>,
    N: OrderLike,
{
    type Out = N;
}
impl<P: AxisList> Spelling<B0, P> for B0 {
    type Out = Order<P>;
}
