//! In which order the axes of a tensor lie in memory, fastest-varying first.
mod canonical;
mod drop_axis;
mod permute;

use crate::axis::{AxisList, OrderRanks, Permutation, Rank, Ranks, Then};
use core::fmt::{self, Debug};
use core::hash::Hash;
use core::marker::PhantomData;

pub use canonical::CanonicalList;
pub(crate) use canonical::{CountsDown, CountsUp, FromFirst, FromLast, Mixed, Spelling};
pub(crate) use drop_axis::DropFromOrder;
pub use drop_axis::OrderWithout;
pub use permute::PermuteOrder;
pub(crate) use permute::{Reorder, Turn};

/// An order with its axes spelled out, fastest-varying first: `Order<axes![2, 0, 1]>`.
///
/// It lays out exactly as many axes as it lists; a list that repeats an axis or leaves one out is
/// refused where it is used.
pub struct Order<P>(PhantomData<P>);

/// The order in which the last axis varies fastest, at any rank, as in C and `NumPy`.
#[derive(Debug, Default, Clone, Copy, PartialEq, Eq, Hash)]
pub struct RowMajor;

/// The order in which the first axis varies fastest, at any rank, as in Fortran and Eigen.
#[derive(Debug, Default, Clone, Copy, PartialEq, Eq, Hash)]
pub struct ColumnMajor;

/// The type of an order with its axes spelled out: `order![2, 0, 1]` is `Order<axes![2, 0, 1]>`.
///
/// ```
/// use strata_layout::{Order, axes, order};
/// static_assertions::assert_type_eq_all!(order![2, 0, 1], Order<axes![2, 0, 1]>);
/// ```
#[macro_export]
macro_rules! order {
    ($($axis:expr),* $(,)?) => { $crate::Order<$crate::axes![$($axis),*]> };
}

mod sealed {
    pub trait Sealed {}
    impl<P> Sealed for super::Order<P> {}
    impl Sealed for super::RowMajor {}
    impl Sealed for super::ColumnMajor {}
}

/// Anything that names an order: [`Order`], [`RowMajor`] or [`ColumnMajor`] (strata's `order_like`).
pub trait OrderLike: Copy + Default + Debug + Eq + Hash + Send + Sync + 'static + sealed::Sealed {
    /// How the order is written when a mapping is printed.
    #[doc(hidden)]
    fn describe(f: &mut fmt::Formatter<'_>) -> fmt::Result;
}

/// An [`Order`], with its axes spelled out (strata's `concrete_order`).
pub trait ConcreteOrder: OrderLike {
    /// The axes, fastest-varying first.
    type Axes: AxisList;
}

/// [`RowMajor`] or [`ColumnMajor`], which stand for an order of any rank (strata's `symbolic_order`).
pub trait SymbolicOrder: OrderLike {}

/// An order that can lay out `R` axes: the symbolic ones always, an [`Order`] only at its own rank
/// (strata's `order_for_rank`).
pub trait OrderForRank<const R: usize>: OrderLike {
    /// The axes, fastest-varying first.
    type Axes: AxisList;
    /// The inverse list: the position of each axis among [`Self::Axes`].
    type Positions: AxisList;
}

/// Two orders that lay out `R` axes alike, however they are spelled (strata's `same_order`).
///
/// ```
/// use strata_layout::{ColumnMajor, RowMajor, SameOrder, order};
/// fn alike<A: SameOrder<B, R>, B, const R: usize>() {}
/// alike::<RowMajor, order![2, 1, 0], 3>();
/// alike::<RowMajor, ColumnMajor, 1>();
/// ```
pub trait SameOrder<O, const R: usize>: OrderLike {}
impl<A, B, L, L2, const R: usize> SameOrder<B, R> for A
where
    A: OrderForRank<R, Axes = L>,
    B: OrderForRank<R, Axes = L2>,
    L: SameAxes<L2, R>,
{
}

/// The same list of axes.
#[diagnostic::on_unimplemented(
    message = "these two orders lay out {R} axes differently",
    label = "another order",
    note = "one lists the axes as `{Self}`, the other as `{L}`, fastest first"
)]
pub trait SameAxes<L, const R: usize> {}
impl<L: AxisList, const R: usize> SameAxes<L, R> for L {}

// By hand, as derives would ask the same of `P`, which is only ever a marker.
impl<P> Clone for Order<P> {
    #[inline]
    fn clone(&self) -> Self {
        *self
    }
}
impl<P> Copy for Order<P> {}
impl<P> Default for Order<P> {
    #[inline]
    fn default() -> Self {
        Self(PhantomData)
    }
}
impl<P> PartialEq for Order<P> {
    #[inline]
    fn eq(&self, _: &Self) -> bool {
        true
    }
}
impl<P> Eq for Order<P> {}
impl<P> Hash for Order<P> {
    fn hash<H: core::hash::Hasher>(&self, _: &mut H) {}
}
impl<P: AxisList> Debug for Order<P> {
    #[inline]
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Order{:?}", P::AXES)
    }
}

impl<P: AxisList> OrderLike for Order<P> {
    #[inline]
    fn describe(f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("order ")?;
        crate::text::list(f, P::AXES)
    }
}
impl OrderLike for RowMajor {
    #[inline]
    fn describe(f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("row-major")
    }
}
impl OrderLike for ColumnMajor {
    #[inline]
    fn describe(f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("column-major")
    }
}
impl<P: AxisList> ConcreteOrder for Order<P> {
    type Axes = P;
}
impl SymbolicOrder for RowMajor {}
impl SymbolicOrder for ColumnMajor {}

impl<P, P2, Q, I, L, const G: usize, const R: usize> OrderForRank<R> for Order<P>
where
    P: AxisList<Rank = Rank<G>, Own = P2>,
    Ranks: OrderRanks<G, R, P2, Checked = Q>,
    Q: Permutation<R, Inverse = I>,
    I: Then<Q, Out = L> + AxisList,
    L: AxisList,
{
    type Axes = L;
    type Positions = I;
}

/// The [`Order`] that `O` means for `R` axes: `ConcreteOrderOf<RowMajor, 3>` is `order![2, 1, 0]`
/// (strata's `concrete_order_t`).
pub type ConcreteOrderOf<O, const R: usize> = Order<<O as OrderForRank<R>>::Axes>;

/// The shortest spelling of `O` at rank `R`: [`ColumnMajor`] or [`RowMajor`] where it is one of them
/// (`ColumnMajor` at rank 0 and 1), else the [`Order`] itself (strata's `canonical_order_t`).
pub type CanonicalOrder<O, const R: usize> = <<O as OrderForRank<R>>::Axes as CanonicalList>::Out;

/// The canonical order of the same memory after its `R` axes were permuted by `P`: new axis k is old
/// axis `P[k]` (strata's `permute_order_t`).
pub type PermutedOrder<O, P, const R: usize> = <O as PermuteOrder<P, R>>::Out;

/// The canonical order of the same memory with axis `A` of `R` dropped: the axes above it move down by
/// one (strata's `drop_axis_order_t`).
pub type AxisDroppedOrder<O, const R: usize, const A: usize> = <O as OrderWithout<A, R>>::Out;
