//! The only folder that knows how many elements a tuple has: the structure of shapes, strides and lists
//! of axes, as tables with a row per rank and axis. The traits are here, the rows in `ranks.rs`, `axis_rows.rs` and `elements.rs`.
//!
//! Each trait here is looked up, not walked: a bound `T: AxisRow<2, 3>` is answered by one row. Where an
//! operation needs several rows, they are chained by associated-type equality
//! (`H0: FillAxis<…, Out = H1>, H1: …`), which the compiler solves step by step, and of which only the
//! first unmet step is reported.
mod axis_rows;
mod elements;
mod ranks;

use crate::axis::{AxisList, FreeFor, Hole, MAX_RANK, Rank};
use crate::index_array::Products;
use crate::order::{ColumnMajor, Order, OrderForRank, RowMajor};
use crate::shape::{IndexArray, Shape};
pub use elements::Elements;

/// Tuples, and nothing else: what is in bounds is argued from shapes and lists of axes telling the truth.
pub(crate) mod sealed {
    pub trait Sealed {}
}

/// The row for axis `A` of a tuple of `R` elements.
#[diagnostic::on_unimplemented(
    message = "there is no axis {A} in rank {R}",
    label = "no such axis",
    note = "axes are counted from 0, so every axis of rank {R} is below {R}"
)]
pub trait AxisRow<const A: usize, const R: usize> {
    /// Where the axis stands, [`OnlyAxis`], [`FirstAxis`] and so on, and the tuple without its element: as a pair, so that
    /// the compiler works out both at once.
    type Without;
    /// The element at `A`.
    type Get;
    /// The element at `A` and the tuple with `X` in its place.
    type Fill<X>;
}

/// Where an axis stands among two or more: before the others.
#[derive(Debug)]
pub struct FirstAxis;
/// Where an axis stands among two or more: behind the others.
#[derive(Debug)]
pub struct LastAxis;
/// Where an axis stands among three or more: between others.
#[derive(Debug)]
pub struct InnerAxis;
/// Where an axis stands that is the only one.
#[derive(Debug)]
pub struct OnlyAxis;
/// [`FirstAxis`] where only one other is left, whose order has a spelling of its own.
#[derive(Debug)]
pub struct FirstOfTwo;
/// [`LastAxis`] where only one other is left.
#[derive(Debug)]
pub struct LastOfTwo;

/// A tuple that has an axis `A`: [`AxisRow`] for callers that do not know the rank, and for those whose mistake is an
/// axis that is missing, since the compiler reports a row whose numbers are already worked out once.
pub trait HasAxis<const A: usize> {
    /// As [`AxisRow::Without`].
    type Without;
    /// As [`AxisRow::Get`].
    type Get;
    /// As [`AxisRow::Fill`].
    type Fill<X>;
}

/// A tuple of `R` with the hole at `A` filled by `X`: refused where there is no such place, or where it
/// is filled already.
pub trait FillAxis<const A: usize, const R: usize, X> {
    /// The tuple with that place filled.
    type Out;
}
impl<H, G, X, Whole, Out, const A: usize, const R: usize> FillAxis<A, R, X> for H
where
    H: AxisRow<A, R, Fill<X> = (G, Whole)>,
    G: FreeFor<A, Whole, Out = Out>,
{
    type Out = Out;
}

/// A tuple of `R` holes.
pub trait Holes {
    /// That tuple.
    type Out;
}

/// A tuple with one more element behind the others.
pub trait Push<X> {
    /// The longer tuple.
    type Out;
}

/// The first element of a tuple and the others.
pub trait Pop {
    /// The first.
    type First;
    /// The others.
    type Rest;
}

/// The elements of `T`, of rank `R`, at the listed axes, in the order of the list.
pub trait Gather<T, const R: usize> {
    /// The tuple of those elements.
    type Out;
}

/// A list of axes as functions that always have an answer, of which the right one is that of a list that has been checked.
pub trait Listed {
    /// The elements of `T` at the listed axes, in the order of the list: see [`Elements`].
    type Pick<T: Elements + ?Sized>;
    /// The inverse of a permutation: the position of each axis in the list. [`Hole`]s stand for axes that are not listed.
    type Inverse;
}

/// The inverse of list `P`, which has no holes.
pub trait Filled<P, X> {
    /// `X`, known only where there is no hole: puts the bounds on it behind the check that `P` is a permutation.
    type Out;
}

/// A list in reverse.
pub trait Reverse {
    /// That list.
    type Out;
}

/// A tuple of `R` holes with `First` at the first of the listed axes and `Rest` at the others.
pub trait Mark<First, Rest, const R: usize> {
    /// The marked tuple, and the list itself, once its axes are known to be distinct and inside the rank: as a pair, so
    /// that the compiler works out both at once.
    type Out;
}

/// The least of the elements at the listed axes of `S`, and the sum of those of `T`, both of rank `R`.
pub trait Merge<S, T, const R: usize> {
    /// The extent of the diagonal over those axes and its stride.
    type Out;
}

/// A shape that order `O` can lay out.
#[diagnostic::on_unimplemented(
    message = "this is not a shape that `{O}` lays out",
    label = "not such a shape",
    note = "write a shape of at most 12 axes as `shape![2, 3]`, and its order as `RowMajor`, `ColumnMajor` or `order![0, 1]`; \
            in generic code add the bound `S: InOrder<{O}>`"
)]
pub trait InOrder<O>: Shape {
    /// The axes, fastest-varying first.
    const FASTEST_FIRST: &'static [usize];
    /// The strides as numbers, from the extents, whose product fits `isize`.
    fn strides(extents: Self::Index) -> Self::Index;
}
#[diagnostic::do_not_recommend]
impl<S: Shape> InOrder<ColumnMajor> for S {
    const FASTEST_FIRST: &'static [usize] = S::Index::UP;
    #[inline(always)]
    fn strides(extents: S::Index) -> S::Index {
        extents.products_before()
    }
}
#[diagnostic::do_not_recommend]
impl<S: Shape> InOrder<RowMajor> for S {
    const FASTEST_FIRST: &'static [usize] = S::Index::DOWN;
    #[inline(always)]
    fn strides(extents: S::Index) -> S::Index {
        extents.products_behind()
    }
}
// For all shapes at once, as a list of the shapes that an order lays out would bury what is wrong with it.
impl<S, P, L, const R: usize> InOrder<Order<P>> for S
where
    S: Shape<Rank = Rank<R>>,
    Order<P>: OrderForRank<R, Axes = L>,
    L: AxisList,
{
    const FASTEST_FIRST: &'static [usize] = L::AXES;
    #[inline(always)]
    fn strides(extents: S::Index) -> S::Index {
        let products = S::Index::from_fn(|k| extents[L::AXES[k]]).products_before();
        let places: &[usize; MAX_RANK] = const { &places(L::AXES) };
        S::Index::from_fn(|axis| products[places[axis]])
    }
}

/// Where each axis stands in the list.
const fn places(axes: &[usize]) -> [usize; MAX_RANK] {
    let (mut places, mut k) = ([0; MAX_RANK], 0);
    while k < axes.len() {
        places[axes[k]] = k;
        k += 1;
    }
    places
}

/// The strides of a dense shape as types, by its order. Kept apart from [`InOrder`] because the products cost
/// the compiler more than all the rest, and most uses of a dense mapping never look at them.
pub trait DenseStrides<O>: InOrder<O> {
    /// One stride per axis.
    type Out: Shape<Index = Self::Index, Rank = Self::Rank>;
}

impl<S, P, L, I, E, T, Out, const R: usize> DenseStrides<Order<P>> for S
where
    S: Shape<Rank = Rank<R>>,
    Order<P>: OrderForRank<R, Axes = L, Positions = I>,
    L: AxisList + Gather<S, R, Out = E>,
    E: DenseStrides<ColumnMajor, Out = T>,
    I: Gather<T, R, Out = Out>,
    Out: Shape<Index = S::Index, Rank = S::Rank>,
{
    type Out = Out;
}

/// The sizes of a block of `R` axes, each of which fits the extent of its axis in `S`.
pub trait FitsIn<S, const R: usize>: Shape {}

/// As [`FitsIn`], which is reached through this so that a mistake gives one error: see
/// [`OrderAgainst`](crate::axis::OrderAgainst).
pub trait FitsShape<S, const R: usize> {}
impl<B: FitsIn<S, R>, S, const R: usize> FitsShape<S, R> for B {}

/// As [`Matches`], from the other side and for the same reason.
pub trait MatchedBy<E, const R: usize> {}
impl<Expected, E: Matches<Expected, R>, const R: usize> MatchedBy<E, R> for Expected {}

/// The extents of a space of `R` axes, each of which is what is expected there.
pub trait Matches<Expected, const R: usize>: Shape {}

/// A tuple of flags, one per axis of a space of `R`, with the operand's elements handed to the axes that
/// are not inserted and `New` to those that are.
pub trait Spread<Elements, New> {
    /// One element per axis of the space.
    type Out;
}

/// A tuple of flags, one per axis, that collapses the marked axes of `Elements` into one, `Merged`.
pub trait Collapse<Elements, Merged> {
    /// The shorter tuple.
    type Out;
}

/// Strides whose axes can be sorted by them, fastest first, in memory order.
pub trait SortAxes {
    /// The sorted axes with their strides, a nested list.
    type Out;
}

/// Extents, of which some may be the static 0.
pub trait StartOfMemory {
    /// What the walk along dense memory starts from.
    type Out;
}

/// A list of axes in memory order, walked along with their extents in `S` and strides in `T`, from `Base`.
pub trait WalkDense<S, T, Base> {
    /// Where the walk ends.
    type Out;
}

/// Strides of shape `S` none of which is the static 0.
pub trait NoZeroStrides<S: Shape>: Shape<Index = S::Index, Rank = S::Rank> {}

/// What an inserted axis is expected to have: any extent.
#[derive(Debug)]
pub struct AnyExtent;

/// One step of [`Spread`]: what one flag takes from the elements that are left.
pub trait SpreadStep<Left, New> {
    /// The element for this axis.
    type Item;
    /// The elements left for the axes behind it.
    type Left;
}
impl<Left: Pop, New> SpreadStep<Left, New> for Hole {
    type Item = Left::First;
    type Left = Left::Rest;
}
impl<Left, New> SpreadStep<Left, New> for FirstMark {
    type Item = New;
    type Left = Left;
}

/// One step of [`Collapse`]: what one flag adds to the elements kept so far.
pub trait CollapseStep<Element, Merged, Kept> {
    /// The elements kept so far and this one, where it stays.
    type Out;
}
impl<Element, Merged, Kept: Push<Element>> CollapseStep<Element, Merged, Kept> for Hole {
    type Out = Kept::Out;
}
impl<Element, Merged, Kept: Push<Merged>> CollapseStep<Element, Merged, Kept> for FirstMark {
    type Out = Kept::Out;
}
impl<Element, Merged, Kept> CollapseStep<Element, Merged, Kept> for RestMark {
    type Out = Kept;
}

/// The mark of an inserted axis, or of the first axis of a diagonal.
#[derive(Debug)]
pub struct FirstMark;

/// The mark of the further axes of a diagonal.
#[derive(Debug)]
pub struct RestMark;
