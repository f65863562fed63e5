//! Sums, products, minima and comparisons of extents, as types: what the type system computes so that
//! the result is a type; the numbers themselves are computed by ordinary code.
//!
//! The rule is the same everywhere: two `typenum` numbers give a `typenum` number, a neutral operand
//! gives the other one, anything else is [`Dyn`](crate::Dyn).
use crate::Const;
use crate::extent::Extent;
use typenum::{B0, B1, Equal, Greater, Less, UInt, UTerm};

type One = UInt<UTerm, B1>;

/// The largest stride there is.
pub(crate) type LargestStride = crate::uint!(isize::MAX.unsigned_abs());

/// The product of two extents: what the stride of a dense axis is made of.
pub trait MulExtent<E> {
    /// The product's type.
    type Out: Extent;
}

/// The sum of two strides: what the stride of a diagonal is made of.
pub trait AddExtent<E> {
    /// The sum's type.
    type Out: Extent;
}

/// A sum of strides held to `isize::MAX`, the largest stride there is. Only an axis of extent 0 or 1, whose
/// stride never matters, can have a larger sum.
pub trait HoldStride<Limit> {
    /// The stride's type.
    type Out: Extent;
}
impl<L> HoldStride<L> for usize {
    type Out = usize;
}
impl<L, const N: usize> HoldStride<L> for Const<N> {
    type Out = Const<N>;
}
impl<L> HoldStride<L> for UTerm {
    type Out = UTerm;
}
impl<U, B, L, C> HoldStride<UInt<L, C>> for UInt<U, B>
where
    U: Held<L, UInt<U, B>, UInt<L, C>, Out: Extent>,
{
    type Out = <U as Held<L, UInt<U, B>, UInt<L, C>>>::Out;
}

/// `Whole` where the bits of `Self` are not more than those of `L`, else `Limit`, all of whose bits are 1. A step
/// a bit of the number; comparing would take one for each of the limit's.
pub trait Held<L, Whole, Limit> {
    /// The number held.
    type Out;
}
impl<L, Whole, Limit> Held<L, Whole, Limit> for UTerm {
    type Out = Whole;
}
impl<U, B, L, C, Whole, Limit> Held<UInt<L, C>, Whole, Limit> for UInt<U, B>
where
    U: Held<L, Whole, Limit>,
{
    type Out = <U as Held<L, Whole, Limit>>::Out;
}
impl<U, B, Whole, Limit> Held<UTerm, Whole, Limit> for UInt<U, B> {
    type Out = Limit;
}

/// The smaller of two extents: what the extent of a diagonal is made of.
pub trait MinExtent<E> {
    /// The minimum's type.
    type Out: Extent;
}

/// Where a minimum starts: no extent yet.
#[derive(Debug)]
pub struct Unset;
impl<E: Extent> MinExtent<E> for Unset {
    type Out = E;
}

/// Rows `A op B => Out` of one of the tables above, each with its generics and bounds.
macro_rules! rows {
    ($table:ident: $([$($generics:tt)*] $a:ty, $b:ty => $out:ty $(where [$($bound:tt)+])?;)*) => {$(
        impl<$($generics)*> $table<$b> for $a $(where $($bound)+)? {
            type Out = $out;
        }
    )*};
}

// A number of two bits or more is `UInt<UInt<U, A>, B>`, which keeps it apart from `One`.
rows! { MulExtent:
    [E: Extent] usize, E => usize;
    [E: Extent] One, E => E;
    [const N: usize] Const<N>, One => Const<N>;
    [const N: usize] Const<N>, usize => usize;
    [const N: usize] Const<N>, UTerm => usize;
    [const N: usize, U, A, B] Const<N>, UInt<UInt<U, A>, B> => usize;
    [const N: usize, const K: usize] Const<N>, Const<K> => usize;
    [] UTerm, usize => usize;
    [const N: usize] UTerm, Const<N> => usize;
    [] UTerm, UTerm => UTerm;
    [U, B] UTerm, UInt<U, B> => UTerm;
    [U, A, B] UInt<UInt<U, A>, B>, usize => usize;
    [const N: usize, U, A, B] UInt<UInt<U, A>, B>, Const<N> => usize;
    [U, A, B] UInt<UInt<U, A>, B>, UTerm => UTerm;
    [U, A, B, V, C] UInt<UInt<U, A>, B>, UInt<V, C> => <UInt<V, C> as Times<UInt<UInt<U, A>, B>>>::Out
        where [UInt<V, C>: Times<UInt<UInt<U, A>, B>, Out: Extent>];
}

rows! { AddExtent:
    [E: Extent] usize, E => usize;
    [E: Extent] UTerm, E => E;
    [const N: usize] Const<N>, usize => usize;
    [const N: usize] Const<N>, UTerm => Const<N>;
    [const N: usize, U, B] Const<N>, UInt<U, B> => usize;
    [const N: usize, const K: usize] Const<N>, Const<K> => usize;
    [U, B] UInt<U, B>, usize => usize;
    [const N: usize, U, B] UInt<U, B>, Const<N> => usize;
    [U, B] UInt<U, B>, UTerm => UInt<U, B> where [UInt<U, B>: Extent];
    [U, A, V, B] UInt<U, A>, UInt<V, B> => <UInt<U, A> as Plus<UInt<V, B>, B0>>::Out
        where [UInt<U, A>: Plus<UInt<V, B>, B0, Out: Extent>];
}

rows! { MinExtent:
    [E: Extent] usize, E => usize;
    [E: Extent, const N: usize] Const<N>, E => usize;
    [] UTerm, usize => usize;
    [const N: usize] UTerm, Const<N> => usize;
    [] UTerm, UTerm => UTerm;
    [U, B] UTerm, UInt<U, B> => UTerm;
    [U, B] UInt<U, B>, usize => usize;
    [const N: usize, U, B] UInt<U, B>, Const<N> => usize;
    [U, B] UInt<U, B>, UTerm => UTerm;
    [U, A, V, B, Verdict] UInt<U, A>, UInt<V, B> => Verdict::Out
        where [UInt<U, A>: Versus<UInt<V, B>, Equal, Out = Verdict>, Verdict: Lesser<UInt<U, A>, UInt<V, B>>];
}

/// The smaller of `A` and `B`, by how they compare.
pub trait Lesser<A, B> {
    /// That one.
    type Out: Extent;
}
impl<A: Extent, B> Lesser<A, B> for Less {
    type Out = A;
}
impl<A: Extent, B> Lesser<A, B> for Equal {
    type Out = A;
}
impl<A, B: Extent> Lesser<A, B> for Greater {
    type Out = B;
}

/// The sum of two numbers and a carry: what typenum's `Sum` is, at a fraction of what it costs the compiler,
/// which is asked for a bound on one trait a bit and no other.
pub trait Plus<N, Carry> {
    /// The sum.
    type Out;
}

/// The rows of [`Plus`] for two bits of each number and a carry: the bits of the sum, and what is carried on. Two at a
/// time, as the compiler walks the whole of both numbers at each step.
macro_rules! plus {
    ($($a1:ident $a0:ident $b1:ident $b0:ident $carry:ident: $sum1:ident $sum0:ident $next:ident;)*) => {$(
        impl<U, V> Plus<UInt<UInt<V, $b1>, $b0>, $carry> for UInt<UInt<U, $a1>, $a0>
        where
            U: Plus<V, $next>,
        {
            type Out = UInt<UInt<<U as Plus<V, $next>>::Out, $sum1>, $sum0>;
        }
    )*};
}
plus! {
    B0 B0 B0 B0 B0: B0 B0 B0; B0 B0 B0 B0 B1: B0 B1 B0; B0 B0 B0 B1 B0: B0 B1 B0; B0 B0 B0 B1 B1: B1 B0 B0;
    B0 B0 B1 B0 B0: B1 B0 B0; B0 B0 B1 B0 B1: B1 B1 B0; B0 B0 B1 B1 B0: B1 B1 B0; B0 B0 B1 B1 B1: B0 B0 B1;
    B0 B1 B0 B0 B0: B0 B1 B0; B0 B1 B0 B0 B1: B1 B0 B0; B0 B1 B0 B1 B0: B1 B0 B0; B0 B1 B0 B1 B1: B1 B1 B0;
    B0 B1 B1 B0 B0: B1 B1 B0; B0 B1 B1 B0 B1: B0 B0 B1; B0 B1 B1 B1 B0: B0 B0 B1; B0 B1 B1 B1 B1: B0 B1 B1;
    B1 B0 B0 B0 B0: B1 B0 B0; B1 B0 B0 B0 B1: B1 B1 B0; B1 B0 B0 B1 B0: B1 B1 B0; B1 B0 B0 B1 B1: B0 B0 B1;
    B1 B0 B1 B0 B0: B0 B0 B1; B1 B0 B1 B0 B1: B0 B1 B1; B1 B0 B1 B1 B0: B0 B1 B1; B1 B0 B1 B1 B1: B1 B0 B1;
    B1 B1 B0 B0 B0: B1 B1 B0; B1 B1 B0 B0 B1: B0 B0 B1; B1 B1 B0 B1 B0: B0 B0 B1; B1 B1 B0 B1 B1: B0 B1 B1;
    B1 B1 B1 B0 B0: B0 B1 B1; B1 B1 B1 B0 B1: B1 B0 B1; B1 B1 B1 B1 B0: B1 B0 B1; B1 B1 B1 B1 B1: B1 B1 B1;
}

// Where one of the numbers has one bit left, which is 1, it is a carry for the other.
impl<V, B> Plus<UInt<UInt<V, B>, B0>, B0> for One {
    type Out = UInt<UInt<V, B>, B1>;
}
impl<V, B> Plus<UInt<UInt<V, B>, B1>, B0> for One
where
    UTerm: Plus<UInt<V, B>, B1>,
{
    type Out = UInt<<UTerm as Plus<UInt<V, B>, B1>>::Out, B0>;
}
impl<V, B, C> Plus<UInt<UInt<V, B>, C>, B1> for One
where
    UTerm: Plus<UInt<V, B>, B1>,
{
    type Out = UInt<<UTerm as Plus<UInt<V, B>, B1>>::Out, C>;
}
impl<U, A> Plus<One, B0> for UInt<UInt<U, A>, B0> {
    type Out = UInt<UInt<U, A>, B1>;
}
impl<U, A> Plus<One, B0> for UInt<UInt<U, A>, B1>
where
    UInt<U, A>: Plus<UTerm, B1>,
{
    type Out = UInt<<UInt<U, A> as Plus<UTerm, B1>>::Out, B0>;
}
impl<U, A, C> Plus<One, B1> for UInt<UInt<U, A>, C>
where
    UInt<U, A>: Plus<UTerm, B1>,
{
    type Out = UInt<<UInt<U, A> as Plus<UTerm, B1>>::Out, C>;
}
impl Plus<One, B0> for One {
    type Out = UInt<One, B0>;
}
impl Plus<One, B1> for One {
    type Out = UInt<One, B1>;
}

// Where one of the numbers has ended, the other goes on as it is, or has the carry added.
impl<N> Plus<N, B0> for UTerm {
    type Out = N;
}
impl Plus<UTerm, B1> for UTerm {
    type Out = One;
}
impl<V> Plus<UInt<V, B0>, B1> for UTerm {
    type Out = UInt<V, B1>;
}
impl<V> Plus<UInt<V, B1>, B1> for UTerm
where
    UTerm: Plus<V, B1>,
{
    type Out = UInt<<UTerm as Plus<V, B1>>::Out, B0>;
}
impl<U, B> Plus<UTerm, B0> for UInt<U, B> {
    type Out = UInt<U, B>;
}
impl<U> Plus<UTerm, B1> for UInt<U, B0> {
    type Out = UInt<U, B1>;
}
impl<U> Plus<UTerm, B1> for UInt<U, B1>
where
    U: Plus<UTerm, B1>,
{
    type Out = UInt<<U as Plus<UTerm, B1>>::Out, B0>;
}

/// The product of two numbers that are not zero, by the bits of `Self`: the shorter number had better stand
/// there. What typenum's `Prod` is, as [`Plus`] is its `Sum`.
pub trait Times<N> {
    /// The product.
    type Out;
}
impl<N> Times<N> for One {
    type Out = N;
}
impl<N, U, A> Times<N> for UInt<UInt<U, A>, B0>
where
    UInt<U, A>: Times<N>,
{
    type Out = UInt<<UInt<U, A> as Times<N>>::Out, B0>;
}
impl<N, U, A> Times<N> for UInt<UInt<U, A>, B1>
where
    UInt<U, A>: Times<N>,
    UInt<<UInt<U, A> as Times<N>>::Out, B0>: Plus<N, B0>,
{
    type Out = <UInt<<UInt<U, A> as Times<N>>::Out, B0> as Plus<N, B0>>::Out;
}

/// How a number compares with `N`, where the lower bits have compared as `SoFar`: what typenum's `Compare` is, as
/// [`Plus`] is its `Sum`.
pub trait Versus<N, SoFar> {
    /// `Less`, `Equal` or `Greater`.
    type Out;
}
impl<SoFar> Versus<UTerm, SoFar> for UTerm {
    type Out = SoFar;
}
impl<V, B, SoFar> Versus<UInt<V, B>, SoFar> for UTerm {
    type Out = Less;
}
impl<U, B, SoFar> Versus<UTerm, SoFar> for UInt<U, B> {
    type Out = Greater;
}
/// The rows for two bits: what the higher ones start from.
macro_rules! versus {
    ($($a:ident $b:ident: $so_far:ident;)*) => {$(
        impl<U, V, SoFar> Versus<UInt<V, $b>, SoFar> for UInt<U, $a>
        where
            U: Versus<V, $so_far>,
        {
            type Out = <U as Versus<V, $so_far>>::Out;
        }
    )*};
}
versus! { B0 B0: SoFar; B0 B1: Less; B1 B0: Greater; B1 B1: SoFar; }
