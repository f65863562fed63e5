//! The order of the axes that are left when one is dropped.
use super::{CanonicalList, ColumnMajor, Order, OrderLike, RowMajor};
use crate::axis::{AmongAxes, Axis, AxisList, MAX_RANK, Permutation, Rank, Then};
use crate::tuple::{AxisRow, FirstAxis, FirstOfTwo, Gather, Holes, InnerAxis, LastAxis, LastOfTwo, OnlyAxis};
use typenum::{B0, B1};

/// An order of `R` axes that can lose axis `A`, which stands at `End`.
pub trait DropFromOrder<End, const A: usize, const R: usize>: OrderLike {
    /// `B1` when `A` is the slowest-varying axis, else `B0`.
    type IsSlowest;
    /// The canonical order of the others.
    type Out: OrderLike;
}
impl<P, Q, I, L, W, N, End, EndOfList, const A: usize, const AT: usize, const R: usize, F>
    DropFromOrder<End, A, R> for Order<P>
where
    P: AxisList,
    // Nothing is asked before it is known that there is such an axis.
    End: Then<P, Out = Q>,
    Q: Permutation<R, Inverse = I>,
    I: AxisRow<A, R, Get = Axis<AT>>,
    P: AxisRow<AT, R, Without = (EndOfList, L)>,
    // The slowest axis is the last of the list, as in column-major order.
    ColumnMajor: DropFromOrder<EndOfList, AT, R, IsSlowest = F>,
    Axis<A>: AmongAxes<Without = W>,
    L: Gather<W, MAX_RANK, Out = N>,
    N: CanonicalList,
{
    type IsSlowest = F;
    type Out = N::Out;
}

/// The rows of the symbolic orders, by where the axis stands: whether it is the slowest, and how the order of the
/// others is spelled, which at rank 0 and 1 is `ColumnMajor`.
macro_rules! symbolic {
    ($order:ident: $($end:ident $slowest:ident $left:ident;)*) => {$(
        impl<const A: usize, const R: usize> DropFromOrder<$end, A, R> for $order {
            type IsSlowest = $slowest;
            type Out = $left;
        }
    )*};
}
symbolic! { RowMajor:
    OnlyAxis B1 ColumnMajor; FirstOfTwo B1 ColumnMajor; LastOfTwo B0 ColumnMajor;
    FirstAxis B1 RowMajor; InnerAxis B0 RowMajor; LastAxis B0 RowMajor;
}
symbolic! { ColumnMajor:
    OnlyAxis B1 ColumnMajor; FirstOfTwo B0 ColumnMajor; LastOfTwo B1 ColumnMajor;
    FirstAxis B0 ColumnMajor; InnerAxis B0 ColumnMajor; LastAxis B1 ColumnMajor;
}

/// An order of `R` axes without axis `A`, which is refused where there is no such axis.
pub trait OrderWithout<const A: usize, const R: usize> {
    /// The canonical order of the others.
    type Out: OrderLike;
}
impl<O, H, End, Left, N, const A: usize, const R: usize> OrderWithout<A, R> for O
where
    Rank<R>: Holes<Out = H>,
    H: AxisRow<A, R, Without = (End, Left)>,
    O: DropFromOrder<End, A, R, Out = N>,
    N: OrderLike,
{
    type Out = N;
}
