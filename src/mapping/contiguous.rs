//! The proof, by types, that a mapping's memory has no gaps: from what is known of its numbers, whichever
//! operations it came from.
//!
//! The axes are read in memory order, and the stride of dense memory is carried from one to the next: an axis
//! of extent 1 is passed over whatever its stride, any other must have exactly that stride and multiplies it.
//! The product is made when the next axis asks for it, so the slowest may have a run-time extent, and its
//! product is never worked out. A static extent 0 makes everything dense.
//!
//! The walk itself never fails: it ends at a [`Gap`] or at a place without one, so that the only bound that can
//! be unmet is about that end, and a refusal is as short as it can be. Nothing of it is worked out unless
//! [`Contiguous`] is asked for.
use super::gap::{Gap, WithoutGap};
use super::memory_order::Flatten;
use super::{DenseMapping, Mapping, StridedMapping};
use crate::Const;
use crate::arithmetic::{MulExtent, Versus};
use crate::axis::MAX_RANK;
use crate::offsets;
use crate::order::{CanonicalList, OrderLike};
use crate::shape::Shape;
use crate::tuple::{InOrder, SortAxes, StartOfMemory, WalkDense};
use core::marker::PhantomData;
use typenum::{Equal, Greater, Less, U1, UInt, UTerm};

/// A mapping whose type proves it dense, so that its memory is one slice: every [`DenseMapping`], and each
/// [`StridedMapping`] whose static extents and strides say so.
///
/// ```
/// use strata_layout::{Contiguous, DenseMapping, Mapping, Shape, StridedMapping, order, shape};
/// fn one_slice<M: Contiguous>(_: &M) {}
/// // Rows of 8 in images of 4 rows: however many images, and whatever the stride of the axis of extent 1.
/// let m = StridedMapping::new(shape![1 + 1, 4, 1, 8], shape![32, 8, 7 + 6, 1]).unwrap();
/// one_slice(&m);
/// let dense: DenseMapping<Shape![dyn, 4, 1, 8], order![3, 1, 0, 2]> = m.into_dense();
/// assert!(dense.same_function(&m));
/// ```
#[diagnostic::on_unimplemented(
    message = "the type of this view does not prove its memory dense, so it is not one slice",
    label = "there may be gaps between its elements",
    note = "in generic code add the bound `{Self}: Contiguous`; a mapping that is dense by its run-time numbers \
            becomes one that is dense by type with `try_into_dense`"
)]
pub trait Contiguous: Mapping<Shape: InOrder<<Self as Contiguous>::Order>> {
    /// The order it is dense in: of a dense mapping its own; of a strided one its memory order
    /// ([`MemoryOrderOf`](super::MemoryOrderOf)), in which an axis of extent 1 may stand anywhere.
    type Order: OrderLike;
}

#[diagnostic::do_not_recommend]
impl<S: InOrder<O>, O: OrderLike> Contiguous for DenseMapping<S, O> {
    type Order = O;
}
impl<S: InOrder<O>, T: DenseOver<S, Order = O>, O: OrderLike> Contiguous for StridedMapping<S, T> {
    type Order = O;
}

/// Strides that leave no gap between the elements of shape `S`.
pub trait DenseOver<S: Shape>: Shape<Index = S::Index, Rank = S::Rank> {
    /// The memory order.
    type Order;
}
impl<S, T, Sorted, L, Start, End> DenseOver<S> for T
where
    S: Shape + StartOfMemory<Out = Start>,
    T: Shape<Index = S::Index, Rank = S::Rank> + SortAxes<Out = Sorted>,
    Sorted: Flatten<(), Out = L>,
    L: WalkDense<S, T, Start, Out = End> + CanonicalList,
    End: WithoutGap,
{
    type Order = <L as CanonicalList>::Out;
}

/// Whether static facts make a mapping dense: what [`Contiguous`] says, for where no bound can be asked for. A
/// [`Const`], which is opaque to the type system, is a known number here.
#[inline]
pub(super) const fn by_type(extents: &[Option<usize>], strides: &[Option<usize>]) -> bool {
    let (mut s, mut d, mut axis) = ([1; MAX_RANK], [0; MAX_RANK], 0);
    while axis < extents.len() {
        // Behind an axis of unknown extent no stride fits, and an unknown stride fits nowhere.
        s[axis] = match extents[axis] {
            Some(extent) => extent,
            None => usize::MAX,
        };
        d[axis] = match strides[axis] {
            Some(stride) => stride,
            None => 0,
        };
        axis += 1;
    }
    offsets::is_dense(&s, &d)
}

/// The place in memory behind the axes walked so far: the next stride of dense memory is `X` × `D`, where `D`
/// is the extent of the last axis and `X` its stride.
#[derive(Debug)]
pub struct Behind<X, D>(PhantomData<(X, D)>);

/// Where the walk starts: the first stride is 1.
pub(crate) type AtStart = Behind<U1, U1>;

/// The memory of a mapping that has no index: any strides will do.
#[derive(Debug)]
pub struct Nothing;

impl<X, D> WithoutGap for Behind<X, D> {}
impl WithoutGap for Nothing {}

/// A start of the walk, from the extents so far and one more, `D`.
pub trait OrEmpty<D> {
    /// [`Nothing`] once there was a static 0.
    type Out;
}
impl<D> OrEmpty<D> for Nothing {
    type Out = Nothing;
}
impl<X, E> OrEmpty<UTerm> for Behind<X, E> {
    type Out = Nothing;
}
impl<X, E, U, B> OrEmpty<UInt<U, B>> for Behind<X, E> {
    type Out = Self;
}
impl<X, E> OrEmpty<usize> for Behind<X, E> {
    type Out = Self;
}
impl<X, E, const N: usize> OrEmpty<Const<N>> for Behind<X, E> {
    type Out = Self;
}

/// One step of the walk, over axis `A` of extent `D` and stride `E`.
pub trait DenseStep<D, E, const A: usize> {
    /// The place behind that axis.
    type Out;
}
impl<D, E, const A: usize> DenseStep<D, E, A> for Nothing {
    type Out = Nothing;
}
impl<D, E, G, K, const A: usize, const B: usize> DenseStep<D, E, A> for Gap<B, G, K> {
    type Out = Self;
}
impl<X, D, E, const A: usize> DenseStep<U1, E, A> for Behind<X, D> {
    type Out = Self;
}
/// The extents that are not known to be 1: there the stride counts.
macro_rules! steps {
    ($([$($generics:tt)*] $extent:ty;)*) => {$(
        impl<X, D, E, Y, $($generics)* const A: usize> DenseStep<$extent, E, A> for Behind<X, D>
        where
            X: MulExtent<D, Out = Y>,
            Y: StrideHere<E, $extent, A>,
        {
            type Out = Y::Out;
        }
    )*};
}
steps! {
    [] usize;
    [const N: usize,] Const<N>;
    [U, B, C,] UInt<UInt<U, B>, C>;
}

/// The stride that dense memory has at axis `A`, whose extent is `D` and whose stride is `E`.
#[diagnostic::on_unimplemented(
    message = "axis {A}: the stride is not known to be that of dense memory",
    label = "there may be gaps between the elements",
    note = "the type system does not compute with `Const`; a mapping that is dense by its numbers becomes one that is \
            dense by type with `try_into_dense`"
)]
pub trait StrideHere<E, D, const A: usize> {
    /// The place behind the axis, or the gap before it.
    type Out;
}
impl<D, const N: usize, const A: usize> StrideHere<Const<N>, D, A> for Const<N> {
    type Out = Behind<Self, D>;
}

/// The rows where one of the two strides is not known.
macro_rules! unknown {
    ($([$($generics:tt)*] $expected:ty, $stride:ty;)*) => {$(
        impl<D, $($generics)* const A: usize> StrideHere<$stride, D, A> for $expected {
            type Out = Gap<A, $stride, Self>;
        }
    )*};
}
unknown! {
    [E,] usize, E;
    [] UTerm, usize;
    [const N: usize,] UTerm, Const<N>;
    [const N: usize,] Const<N>, usize;
    [const N: usize,] Const<N>, UTerm;
    [const N: usize, U, B,] Const<N>, UInt<U, B>;
    [U, B,] UInt<U, B>, usize;
    [const N: usize, U, B,] UInt<U, B>, Const<N>;
}

/// The rows for two numbers: the verdict decides.
macro_rules! known {
    ($([$($generics:ident)*] $expected:ty, $stride:ty;)*) => {$(
        impl<V, D, $($generics,)* const A: usize> StrideHere<$stride, D, A> for $expected
        where
            $stride: Versus<$expected, Equal, Out = V>,
            V: StepOn<$stride, $expected, D, A>,
        {
            type Out = V::Out;
        }
    )*};
}
known! {
    [] UTerm, UTerm;
    [U B] UTerm, UInt<U, B>;
    [U B] UInt<U, B>, UTerm;
    [U B W C] UInt<U, B>, UInt<W, C>;
}

/// How stride `E` compares with that of dense memory, `X`, at axis `A` of extent `D`.
pub trait StepOn<E, X, D, const A: usize> {
    /// The place behind the axis, or the gap before it.
    type Out;
}
impl<E, X, D, const A: usize> StepOn<E, X, D, A> for Equal {
    type Out = Behind<E, D>;
}
impl<E, X, D, const A: usize> StepOn<E, X, D, A> for Less {
    type Out = Gap<A, E, X>;
}
impl<E, X, D, const A: usize> StepOn<E, X, D, A> for Greater {
    type Out = Gap<A, E, X>;
}

#[cfg(doctest)]
#[doc = include_str!("../../docs/proofs.md")]
struct WhatTheTypesCanProve;
