//! The proof, by types, that a mapping's memory has no gaps: from what is known of its numbers, whichever
//! operations it came from.
//!
//! The axes are read in memory order, and the stride of dense memory is carried from one to the next: an axis
//! of extent 1 is passed over whatever its stride, any other must have exactly that stride and multiplies it.
//! The product is made when the next axis asks for it, so the slowest may have a run-time extent, and its
//! product is never worked out. A static extent 0 makes everything dense.
//!
//! Nothing of it is worked out unless [`Contiguous`] is asked for.
use super::memory_order::Flatten;
use super::{DenseMapping, Mapping, StridedMapping};
use crate::Const;
use crate::arithmetic::MulExtent;
use crate::axis::Then;
use crate::compare::{Decimal, SameStride, StrideOfRunTime, UnknownStride};
use crate::order::{CanonicalList, OrderLike};
use crate::shape::Shape;
use crate::tuple::{InOrder, SortAxes, StartOfMemory, WalkDense};
use core::marker::PhantomData;
use typenum::{Cmp, U1, UInt, UTerm};

/// A mapping whose type proves it dense, so that its memory is one slice: every [`DenseMapping`], and each
/// [`StridedMapping`] whose static extents and strides say so.
///
/// ```
/// use strata_layout::{Contiguous, DenseMapping, Mapping, RowMajor, Shape, StridedMapping, order, shape};
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

impl<S, T, Sorted, L, L2, Start, End, C> Contiguous for StridedMapping<S, T>
where
    T: Shape<Index = S::Index, Rank = S::Rank> + SortAxes<Out = Sorted>,
    Sorted: Flatten<(), Out = L>,
    S: Shape + StartOfMemory<Out = Start>,
    L: WalkDense<S, T, Start, Out = End>,
    // Behind the walk, so that what is wrong with a stride is what is reported.
    End: Then<L, Out = L2>,
    L2: CanonicalList<Out = C>,
    C: OrderLike,
    S: InOrder<C>,
{
    type Order = C;
}

/// The place in memory behind the axes walked so far: the next stride of dense memory is `X` × `D`, where `D`
/// is the extent of the last axis and `X` its stride.
#[derive(Debug)]
pub struct Behind<X, D>(PhantomData<(X, D)>);

/// Whether static facts make a mapping dense: the same walk over numbers, `None` where the type does not know
/// one, for where no bound can be asked for. It agrees with [`Contiguous`], but for [`Const`], whose number is
/// known here.
pub(super) const fn by_type(extents: &[Option<usize>], strides: &[Option<usize>]) -> bool {
    let (mut left, mut axis) = (0, 0);
    while axis < extents.len() {
        match extents[axis] {
            Some(0) => return true,
            Some(1) => {}
            _ => left += 1,
        }
        axis += 1;
    }
    // The next stride of dense memory, until an axis of run-time extent has it.
    let mut expected = Some(1_usize);
    while left > 0 {
        let before = left;
        axis = 0;
        while axis < extents.len() {
            if let (Some(next), Some(stride)) = (expected, strides[axis]) {
                if next == stride && !matches!(extents[axis], Some(1)) {
                    // No axis is met twice: its extent is at least 2, so the next stride is larger.
                    expected = match extents[axis] {
                        Some(extent) => next.checked_mul(extent),
                        None => None,
                    };
                    left -= 1;
                }
            }
            axis += 1;
        }
        if left == before {
            return false;
        }
    }
    true
}

/// Where the walk starts: the first stride is 1.
pub(crate) type AtStart = Behind<U1, U1>;

/// The memory of a mapping that has no index: any strides will do.
#[derive(Debug)]
pub struct Nothing;

/// A start of the walk, from the extents so far and one more, `D`.
pub trait OrEmpty<D> {
    /// [`Nothing`] once there was a static 0.
    type Out;
}
impl<D> OrEmpty<D> for Nothing {
    type Out = Nothing;
}
impl OrEmpty<UTerm> for AtStart {
    type Out = Nothing;
}
impl<U, B> OrEmpty<UInt<U, B>> for AtStart {
    type Out = AtStart;
}
impl OrEmpty<usize> for AtStart {
    type Out = AtStart;
}
impl<const N: usize> OrEmpty<Const<N>> for AtStart {
    type Out = AtStart;
}

/// A place in memory at which axis `A` of extent `D` and stride `E` may stand in a dense mapping.
pub trait DenseStep<D, E, const A: usize> {
    /// The place behind that axis.
    type Out;
}
impl<D, E, const A: usize> DenseStep<D, E, A> for Nothing {
    type Out = Nothing;
}
impl<X, D, E, const A: usize> DenseStep<U1, E, A> for Behind<X, D> {
    type Out = Self;
}
/// An axis that is not known to have extent 1 has the stride of dense memory.
macro_rules! steps {
    ($([$($generics:tt)*] $extent:ty;)*) => {$(
        impl<X, D, E, Y, Z, $($generics)* const A: usize> DenseStep<$extent, E, A> for Behind<X, D>
        where
            X: MulExtent<D, Out = Y>,
            Y: DenseStride<E, A, Out = Z>,
        {
            type Out = Behind<Z, $extent>;
        }
    )*};
}
steps! {
    [] usize;
    [const N: usize,] Const<N>;
    [U, B, C,] UInt<UInt<U, B>, C>;
}

/// The stride of dense memory at axis `A`, which is the mapping's stride `E`, as far as the types know.
#[diagnostic::on_unimplemented(
    message = "axis {A}: the stride is not known to be that of dense memory",
    label = "there may be gaps between the elements",
    note = "the type system compares static numbers; a mapping that is dense by its run-time numbers becomes one that \
            is dense by type with `try_into_dense`"
)]
pub trait DenseStride<E, const A: usize> {
    /// The stride itself, known once it is known to be right, so that only the first wrong one is reported.
    type Out;
}

impl<const N: usize, const A: usize> DenseStride<Const<N>, A> for Const<N> {
    type Out = Self;
}

/// The rows for two numbers: the verdict decides.
macro_rules! known {
    ($([$($generics:ident)*] $a:ty, $b:ty;)*) => {$(
                impl<Verdict, $($generics,)* const A: usize> DenseStride<$a, A> for $b
        where
            $a: Cmp<$b, Output = Verdict>,
            Verdict: SameStride<$a, $b, A>,
        {
            type Out = <Verdict as SameStride<$a, $b, A>>::Out;
        }
    )*};
}
known! {
    [U B] UTerm, UInt<U, B>;
    [U B W C] UInt<U, B>, UInt<W, C>;
}

// One of the two numbers is known: it is what the message has to say.
impl<U, B, K, const A: usize> DenseStride<usize, A> for UInt<U, B>
where
    UInt<U, B>: Decimal<Digits = K>,
    K: UnknownStride<A>,
{
    type Out = K::Out;
}
impl<U, B, G, const A: usize> DenseStride<UInt<U, B>, A> for usize
where
    UInt<U, B>: Decimal<Digits = G>,
    G: StrideOfRunTime<A>,
{
    type Out = G::Out;
}
impl<G, const A: usize> DenseStride<UTerm, A> for usize
where
    UTerm: Decimal<Digits = G>,
    G: StrideOfRunTime<A>,
{
    type Out = G::Out;
}

#[cfg(doctest)]
#[doc = include_str!("../../docs/proofs.md")]
struct WhatTheTypesCanProve;
