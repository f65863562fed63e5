//! The order in which a mapping's memory is best walked, as a type.
//!
//! For a strided mapping the axes are sorted by stride while compiling: insertion into a list, as sorting
//! is the one thing here whose number of steps depends on what the strides are. Nothing of it is worked out
//! unless it is asked for.
use super::{DenseMapping, Mapping, StridedMapping};
use crate::Const;
use crate::arithmetic::Versus;
use crate::axis::{Axis, Rank};
use crate::extent::Dyn;
use crate::order::{CanonicalList, OrderForRank, OrderLike};
use crate::shape::Shape;
use crate::tuple::{InOrder, Push, SortAxes};
use typenum::{Equal, Greater, Less, UInt, UTerm};

/// A mapping whose memory order the type knows.
pub trait MemoryOrder: Mapping {
    /// That order, in its shortest spelling.
    type Out: OrderLike;
}

/// The order in which the memory of `M` is best walked (strata's `memory_order_t`): for a dense mapping its
/// own order; for a strided one its static strides ascending, the lower axis first where they are equal,
/// then the strides that the type system cannot compare ([`Dyn`] and [`Const`]), the lower axis first.
///
/// ```
/// use strata_layout::{MemoryOrderOf, RowMajor, Shape, StridedMapping, order};
/// type M = StridedMapping<Shape![dyn, 4], Shape![dyn, 1]>;
/// static_assertions::assert_type_eq_all!(MemoryOrderOf<M>, RowMajor);
/// type N = StridedMapping<Shape![2, 3, 4], Shape![5, 100, 1]>;
/// static_assertions::assert_type_eq_all!(MemoryOrderOf<N>, order![2, 0, 1]);
/// ```
pub type MemoryOrderOf<M> = <M as MemoryOrder>::Out;

impl<S, O, L, C, const R: usize> MemoryOrder for DenseMapping<S, O>
where
    S: InOrder<O> + Shape<Rank = Rank<R>>,
    O: OrderLike + OrderForRank<R, Axes = L>,
    L: CanonicalList<Out = C>,
    C: OrderLike,
{
    type Out = C;
}

impl<S, T, Sorted, L, C> MemoryOrder for StridedMapping<S, T>
where
    S: Shape,
    T: Shape<Index = S::Index, Rank = S::Rank> + SortAxes<Out = Sorted>,
    Sorted: Flatten<(), Out = L>,
    L: CanonicalList<Out = C>,
    C: OrderLike,
{
    type Out = C;
}

/// One axis and its stride.
#[derive(Debug)]
pub struct AxisStride<const A: usize, D>(core::marker::PhantomData<D>);

/// A sorted list of [`AxisStride`], `(first, rest)` or `()`, into which axis `A` of stride `D`, which comes
/// after all of its axes, is inserted behind those that are not slower.
pub trait InsertSorted<const A: usize, D> {
    /// The longer list.
    type Out;
}
impl<const A: usize, D> InsertSorted<A, D> for () {
    type Out = (AxisStride<A, D>, ());
}
impl<const A: usize, const B: usize, D, E, V, Rest> InsertSorted<A, D> for (AxisStride<B, E>, Rest)
where
    D: CompareStride<E, Out = V>,
    V: InsertBy<A, D, B, E, Rest>,
{
    type Out = V::Out;
}

/// How axis `A` of stride `D` goes into the list of `B`, `E` and `Rest`, by how it compares with `B`.
pub trait InsertBy<const A: usize, D, const B: usize, E, Rest> {
    /// The longer list.
    type Out;
}
impl<const A: usize, const B: usize, D, E, Rest> InsertBy<A, D, B, E, Rest> for Less {
    type Out = (AxisStride<A, D>, (AxisStride<B, E>, Rest));
}
/// An axis that is not faster goes further behind.
macro_rules! behind {
    ($($verdict:ty)*) => {$(
        impl<const A: usize, const B: usize, D, E, Rest, Out> InsertBy<A, D, B, E, Rest> for $verdict
        where
            Rest: InsertSorted<A, D, Out = Out>,
        {
            type Out = (AxisStride<B, E>, Out);
        }
    )*};
}
behind!(Equal Greater);

/// Which of two strides is smaller, where all that the type system cannot compare count as equally large
/// and larger than any that it can.
pub trait CompareStride<E> {
    /// `Less`, `Equal` or `Greater`.
    type Out;
}
/// Rows of the table: stride, other stride, verdict.
macro_rules! compare {
    ($([$($generics:tt)*] $a:ty, $b:ty => $verdict:ty;)*) => {$(
        impl<$($generics)*> CompareStride<$b> for $a {
            type Out = $verdict;
        }
    )*};
}
compare! {
    [] Dyn, Dyn => Equal;
    [const N: usize] Dyn, Const<N> => Equal;
    [] Dyn, UTerm => Greater;
    [U, B] Dyn, UInt<U, B> => Greater;
    [const N: usize] Const<N>, Dyn => Equal;
    [const N: usize, const K: usize] Const<N>, Const<K> => Equal;
    [const N: usize] Const<N>, UTerm => Greater;
    [const N: usize, U, B] Const<N>, UInt<U, B> => Greater;
    [] UTerm, Dyn => Less;
    [const N: usize] UTerm, Const<N> => Less;
    [] UTerm, UTerm => Equal;
    [U, B] UTerm, UInt<U, B> => Less;
    [U, B] UInt<U, B>, Dyn => Less;
    [const N: usize, U, B] UInt<U, B>, Const<N> => Less;
    [U, B] UInt<U, B>, UTerm => Greater;
}
impl<U, B, V, C> CompareStride<UInt<V, C>> for UInt<U, B>
where
    UInt<U, B>: Versus<UInt<V, C>, Equal>,
{
    type Out = <UInt<U, B> as Versus<UInt<V, C>, Equal>>::Out;
}

/// The axes of a list `(first, rest)`, as a flat tuple behind those of `Done`.
pub trait Flatten<Done> {
    /// The flat list.
    type Out;
}
impl<Done> Flatten<Done> for () {
    type Out = Done;
}
impl<const A: usize, D, Rest, Done, More, Out> Flatten<Done> for (AxisStride<A, D>, Rest)
where
    Done: Push<Axis<A>, Out = More>,
    Rest: Flatten<More, Out = Out>,
{
    type Out = Out;
}
