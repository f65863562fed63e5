//! Comparison of static extents, and what the compiler says when they do not agree.
//!
//! Where both numbers are `typenum` numbers the type system compares them; otherwise the bound always
//! holds and the numbers are compared when the program runs. A refusal shows its numbers in decimal: the
//! digits are worked out by the type system too, but only once a comparison has failed.
use crate::Const;
use crate::axis::Then;
use crate::tuple::AnyExtent;
use typenum::{B0, B1, Cmp, Equal, Greater, Less, UInt, UTerm};

/// A size of a block that is at most extent `D` of axis `A`, as far as the types know.
pub trait FitsExtent<D, const A: usize> {}

/// An extent that equals extent `D` of axis `A`, as far as the types know.
pub trait MatchesExtent<D, const A: usize> {}

/// A stride of axis `A` that is not the static 0.
#[diagnostic::on_unimplemented(
    message = "axis {A} has stride 0, and a mutable view would reach each element by many indices",
    label = "a mapping for reading only",
    note = "an expanded mapping is read through a `View`; to write, build the `ViewMut` before expanding"
)]
pub trait NonZeroStride<const A: usize> {}
#[diagnostic::do_not_recommend]
impl<const A: usize> NonZeroStride<A> for usize {}
#[diagnostic::do_not_recommend]
impl<const N: usize, const A: usize> NonZeroStride<A> for Const<N> {}
#[diagnostic::do_not_recommend]
impl<U, B, const A: usize> NonZeroStride<A> for UInt<U, B> {}

/// The rows of the two tables with a side that the type system cannot compare.
macro_rules! unknown {
    ($([$($generics:tt)*] $a:ty, $b:ty;)*) => {$(
        impl<$($generics)* const A: usize> FitsExtent<$b, A> for $a {}
        impl<$($generics)* const A: usize> MatchesExtent<$b, A> for $a {}
    )*};
}
unknown! {
    [D,] usize, D;
    [D, const N: usize,] Const<N>, D;
    [] UTerm, AnyExtent;
    [U, B,] UInt<U, B>, AnyExtent;
    [] UTerm, usize;
    [const N: usize,] UTerm, Const<N>;
    [U, B,] UInt<U, B>, usize;
    [const N: usize, U, B,] UInt<U, B>, Const<N>;
}

/// A verdict on two numbers, `GIVEN` against `KNOWN`, that allows a block.
pub trait AtMost<Given, Known, const A: usize> {}
impl<Given, Known, const A: usize> AtMost<Given, Known, A> for Less {}
impl<Given, Known, const A: usize> AtMost<Given, Known, A> for Equal {}
impl<Given, Known, const A: usize, G, Next, K> AtMost<Given, Known, A> for Greater
where
    Given: Decimal<Digits = G>,
    // One after the other, since with one of the two numbers still open every sentence would be tried,
    // and as none ever holds, not one of them would be printed.
    G: Then<Known, Out = Next>,
    Next: Decimal<Digits = K>,
    K: RefuseBlock<G, A>,
{
}

/// A verdict on two numbers that calls them the same.
pub trait Same<Given, Known, const A: usize> {}
impl<Given, Known, const A: usize> Same<Given, Known, A> for Equal {}
/// Both other verdicts are refused alike.
macro_rules! not_same {
    ($($verdict:ty)*) => {$(
        impl<Given, Known, const A: usize, G, Next, K> Same<Given, Known, A> for $verdict
        where
            Given: Decimal<Digits = G>,
            G: Then<Known, Out = Next>,
            Next: Decimal<Digits = K>,
            K: RefuseExtent<G, A>,
        {
        }
    )*};
}
not_same!(Less Greater);

/// A verdict on the stride of an axis and that of dense memory, which calls them the same.
pub trait SameStride<Given, Known, const A: usize> {
    /// That stride.
    type Out;
}
impl<Given, Known, const A: usize> SameStride<Given, Known, A> for Equal {
    type Out = Given;
}
/// Both other verdicts are refused alike.
macro_rules! not_same_stride {
    ($($verdict:ty)*) => {$(
        impl<Given, Known, const A: usize, G, Next, K> SameStride<Given, Known, A> for $verdict
        where
            Given: Decimal<Digits = G>,
            G: Then<Known, Out = Next>,
            Next: Decimal<Digits = K>,
            K: RefuseStride<G, A>,
        {
            type Out = K::Out;
        }
    )*};
}
not_same_stride!(Less Greater);

/// The rows of the two tables for two numbers: the verdict decides.
macro_rules! known {
    ($([$($generics:ident)*] $a:ty, $b:ty;)*) => {$(
        impl<V, $($generics,)* const A: usize> FitsExtent<$b, A> for $a
        where
            $a: Cmp<$b, Output = V>,
            V: AtMost<$a, $b, A>,
        {
        }
        impl<V, $($generics,)* const A: usize> MatchesExtent<$b, A> for $a
        where
            $a: Cmp<$b, Output = V>,
            V: Same<$a, $b, A>,
        {
        }
    )*};
}
known! {
    [] UTerm, UTerm;
    [U B] UTerm, UInt<U, B>;
    [U B] UInt<U, B>, UTerm;
    [U B W C] UInt<U, B>, UInt<W, C>;
}

/// A decimal digit as a type.
#[derive(Debug)]
pub struct Digit<const D: usize>;

/// A number's decimal digits, most significant first.
pub trait Decimal {
    /// A tuple of [`Digit`]s; [`Many`] from five digits on.
    type Digits;
}
impl Decimal for UTerm {
    type Digits = (Digit<0>,);
}
impl<U, B, L> Decimal for UInt<U, B>
where
    U: Decimal<Digits = L>,
    L: TwiceWith<B>,
{
    type Digits = L::Out;
}

/// A digit doubled, plus what is carried in.
pub trait TwiceDigit<Carried> {
    /// The digit that results.
    type Digit;
    /// What is carried out of it.
    type Carry;
}

/// The table of [`TwiceDigit`]: the digit, and for nothing carried in and for one, digit and carry.
macro_rules! twice {
    ($($d:literal: $d0:literal $c0:ident, $d1:literal $c1:ident;)*) => {$(
        impl TwiceDigit<B0> for Digit<$d> {
            type Digit = Digit<$d0>;
            type Carry = $c0;
        }
        impl TwiceDigit<B1> for Digit<$d> {
            type Digit = Digit<$d1>;
            type Carry = $c1;
        }
    )*};
}
twice! {
    0: 0 B0, 1 B0; 1: 2 B0, 3 B0; 2: 4 B0, 5 B0; 3: 6 B0, 7 B0; 4: 8 B0, 9 B0;
    5: 0 B1, 1 B1; 6: 2 B1, 3 B1; 7: 4 B1, 5 B1; 8: 6 B1, 7 B1; 9: 8 B1, 9 B1;
}

/// Digits doubled, plus a bit: how a binary number becomes a decimal one, bit by bit.
pub trait TwiceWith<Bit> {
    /// The digits that result.
    type Out;
}

impl<Bit, A, A2, K> TwiceWith<Bit> for (A,)
where
    A: TwiceDigit<Bit, Digit = A2, Carry = K>,
    K: CarryInto<(A2,)>,
{
    type Out = K::Out;
}
impl<Bit, A, B, A2, B2, J, K> TwiceWith<Bit> for (A, B)
where
    B: TwiceDigit<Bit, Digit = B2, Carry = J>,
    A: TwiceDigit<J, Digit = A2, Carry = K>,
    K: CarryInto<(A2, B2)>,
{
    type Out = K::Out;
}
impl<Bit, A, B, C, A2, B2, C2, I, J, K> TwiceWith<Bit> for (A, B, C)
where
    C: TwiceDigit<Bit, Digit = C2, Carry = I>,
    B: TwiceDigit<I, Digit = B2, Carry = J>,
    A: TwiceDigit<J, Digit = A2, Carry = K>,
    K: CarryInto<(A2, B2, C2)>,
{
    type Out = K::Out;
}
impl<Bit, A, B, C, D, A2, B2, C2, D2, H, I, J, K> TwiceWith<Bit> for (A, B, C, D)
where
    D: TwiceDigit<Bit, Digit = D2, Carry = H>,
    C: TwiceDigit<H, Digit = C2, Carry = I>,
    B: TwiceDigit<I, Digit = B2, Carry = J>,
    A: TwiceDigit<J, Digit = A2, Carry = K>,
    K: CarryInto<(A2, B2, C2, D2)>,
{
    type Out = K::Out;
}
impl<Bit> TwiceWith<Bit> for Many {
    type Out = Many;
}

/// What is carried out of the first digit, set before the digits.
pub trait CarryInto<Digits> {
    /// The digits, one more where something was carried.
    type Out;
}
impl<L> CarryInto<L> for B0 {
    type Out = L;
}
impl<A> CarryInto<(A,)> for B1 {
    type Out = (Digit<1>, A);
}
impl<A, B> CarryInto<(A, B)> for B1 {
    type Out = (Digit<1>, A, B);
}
impl<A, B, C> CarryInto<(A, B, C)> for B1 {
    type Out = (Digit<1>, A, B, C);
}
impl<A, B, C, D> CarryInto<(A, B, C, D)> for B1 {
    type Out = Many;
}

/// Five digits or more: such numbers are not shown.
#[derive(Debug)]
pub struct Many;

/// Digits of an extent whose block is refused: the bounds of its impls are never met, and are what the
/// compiler quotes.
#[diagnostic::on_unimplemented(
    message = "axis {A}: the block's size does not fit the extent",
    label = "the size is larger than the extent",
    note = "a block lies inside its mapping: each size is at most the extent of its axis"
)]
pub trait RefuseBlock<Given, const A: usize> {}

/// Digits of the known extent, which is another, as [`RefuseBlock`].
#[diagnostic::on_unimplemented(
    message = "axis {A}: the two static extents differ",
    label = "another extent is known here",
    note = "give the extent that the type knows, or a run-time one to have it checked when the program runs"
)]
pub trait RefuseExtent<Given, const A: usize> {}

/// Digits of the stride that dense memory would have, where it is another, as [`RefuseBlock`].
#[diagnostic::on_unimplemented(
    message = "axis {A}: the stride is not that of dense memory",
    label = "there are gaps between the elements, or some are met twice",
    note = "read it with `iter` or an index; only dense memory is one slice, where each axis, fastest first, \
            has the product of the extents before it as its stride"
)]
pub trait RefuseStride<Given, const A: usize> {
    /// What is never there.
    type Out;
}

/// The sentences, three for each two lengths of numbers, since a message can join digits but not
/// leave out leading zeros. Each names a trait that nothing implements.
macro_rules! sentences {
    ($([$($g:ident)*] [$($k:ident)*] $block:literal $extent:literal $stride:literal;)*) => {$(
        const _: () = {
            #[diagnostic::on_unimplemented(
                message = $block,
                label = "the size is larger than the extent",
                note = "a block lies inside its mapping: each size is at most the extent of its axis"
            )]
            pub trait BlockFits<const A: usize, $(const $g: usize,)* $(const $k: usize),*> {}
            impl<const A: usize, $(const $g: usize,)* $(const $k: usize),*> RefuseBlock<($(Digit<$g>,)*), A>
                for ($(Digit<$k>,)*)
            where
                Many: BlockFits<A, $($g,)* $($k),*>,
            {
            }
            #[diagnostic::on_unimplemented(
                message = $extent,
                label = "another extent is known here",
                note = "give the extent that the type knows, or a run-time one to have it checked when the program runs"
            )]
            pub trait ExtentIs<const A: usize, $(const $g: usize,)* $(const $k: usize),*> {}
            impl<const A: usize, $(const $g: usize,)* $(const $k: usize),*> RefuseExtent<($(Digit<$g>,)*), A>
                for ($(Digit<$k>,)*)
            where
                Many: ExtentIs<A, $($g,)* $($k),*>,
            {
            }
            #[diagnostic::on_unimplemented(
                message = $stride,
                label = "there are gaps between the elements, or some are met twice",
                note = "read it with `iter` or an index; only dense memory is one slice, where each axis, fastest first, \
                        has the product of the extents before it as its stride"
            )]
            pub trait StrideIs<const A: usize, $(const $g: usize,)* $(const $k: usize),*> {
                type Out;
            }
            impl<const A: usize, $(const $g: usize,)* $(const $k: usize),*> RefuseStride<($(Digit<$g>,)*), A>
                for ($(Digit<$k>,)*)
            where
                Many: StrideIs<A, $($g,)* $($k),*>,
            {
                type Out = <Many as StrideIs<A, $($g,)* $($k),*>>::Out;
            }
        };
    )*};
}
sentences! {
    [G0] [K0]
        "axis {A}: a block of {G0} does not fit extent {K0}"
        "axis {A}: extent {G0} is not {K0}"
        "axis {A}: stride {G0} is not {K0}, the stride of dense memory";
    [G0] [K1 K0]
        "axis {A}: a block of {G0} does not fit extent {K1}{K0}"
        "axis {A}: extent {G0} is not {K1}{K0}"
        "axis {A}: stride {G0} is not {K1}{K0}, the stride of dense memory";
    [G0] [K2 K1 K0]
        "axis {A}: a block of {G0} does not fit extent {K2}{K1}{K0}"
        "axis {A}: extent {G0} is not {K2}{K1}{K0}"
        "axis {A}: stride {G0} is not {K2}{K1}{K0}, the stride of dense memory";
    [G0] [K3 K2 K1 K0]
        "axis {A}: a block of {G0} does not fit extent {K3}{K2}{K1}{K0}"
        "axis {A}: extent {G0} is not {K3}{K2}{K1}{K0}"
        "axis {A}: stride {G0} is not {K3}{K2}{K1}{K0}, the stride of dense memory";
    [G1 G0] [K0]
        "axis {A}: a block of {G1}{G0} does not fit extent {K0}"
        "axis {A}: extent {G1}{G0} is not {K0}"
        "axis {A}: stride {G1}{G0} is not {K0}, the stride of dense memory";
    [G1 G0] [K1 K0]
        "axis {A}: a block of {G1}{G0} does not fit extent {K1}{K0}"
        "axis {A}: extent {G1}{G0} is not {K1}{K0}"
        "axis {A}: stride {G1}{G0} is not {K1}{K0}, the stride of dense memory";
    [G1 G0] [K2 K1 K0]
        "axis {A}: a block of {G1}{G0} does not fit extent {K2}{K1}{K0}"
        "axis {A}: extent {G1}{G0} is not {K2}{K1}{K0}"
        "axis {A}: stride {G1}{G0} is not {K2}{K1}{K0}, the stride of dense memory";
    [G1 G0] [K3 K2 K1 K0]
        "axis {A}: a block of {G1}{G0} does not fit extent {K3}{K2}{K1}{K0}"
        "axis {A}: extent {G1}{G0} is not {K3}{K2}{K1}{K0}"
        "axis {A}: stride {G1}{G0} is not {K3}{K2}{K1}{K0}, the stride of dense memory";
    [G2 G1 G0] [K0]
        "axis {A}: a block of {G2}{G1}{G0} does not fit extent {K0}"
        "axis {A}: extent {G2}{G1}{G0} is not {K0}"
        "axis {A}: stride {G2}{G1}{G0} is not {K0}, the stride of dense memory";
    [G2 G1 G0] [K1 K0]
        "axis {A}: a block of {G2}{G1}{G0} does not fit extent {K1}{K0}"
        "axis {A}: extent {G2}{G1}{G0} is not {K1}{K0}"
        "axis {A}: stride {G2}{G1}{G0} is not {K1}{K0}, the stride of dense memory";
    [G2 G1 G0] [K2 K1 K0]
        "axis {A}: a block of {G2}{G1}{G0} does not fit extent {K2}{K1}{K0}"
        "axis {A}: extent {G2}{G1}{G0} is not {K2}{K1}{K0}"
        "axis {A}: stride {G2}{G1}{G0} is not {K2}{K1}{K0}, the stride of dense memory";
    [G2 G1 G0] [K3 K2 K1 K0]
        "axis {A}: a block of {G2}{G1}{G0} does not fit extent {K3}{K2}{K1}{K0}"
        "axis {A}: extent {G2}{G1}{G0} is not {K3}{K2}{K1}{K0}"
        "axis {A}: stride {G2}{G1}{G0} is not {K3}{K2}{K1}{K0}, the stride of dense memory";
    [G3 G2 G1 G0] [K0]
        "axis {A}: a block of {G3}{G2}{G1}{G0} does not fit extent {K0}"
        "axis {A}: extent {G3}{G2}{G1}{G0} is not {K0}"
        "axis {A}: stride {G3}{G2}{G1}{G0} is not {K0}, the stride of dense memory";
    [G3 G2 G1 G0] [K1 K0]
        "axis {A}: a block of {G3}{G2}{G1}{G0} does not fit extent {K1}{K0}"
        "axis {A}: extent {G3}{G2}{G1}{G0} is not {K1}{K0}"
        "axis {A}: stride {G3}{G2}{G1}{G0} is not {K1}{K0}, the stride of dense memory";
    [G3 G2 G1 G0] [K2 K1 K0]
        "axis {A}: a block of {G3}{G2}{G1}{G0} does not fit extent {K2}{K1}{K0}"
        "axis {A}: extent {G3}{G2}{G1}{G0} is not {K2}{K1}{K0}"
        "axis {A}: stride {G3}{G2}{G1}{G0} is not {K2}{K1}{K0}, the stride of dense memory";
    [G3 G2 G1 G0] [K3 K2 K1 K0]
        "axis {A}: a block of {G3}{G2}{G1}{G0} does not fit extent {K3}{K2}{K1}{K0}"
        "axis {A}: extent {G3}{G2}{G1}{G0} is not {K3}{K2}{K1}{K0}"
        "axis {A}: stride {G3}{G2}{G1}{G0} is not {K3}{K2}{K1}{K0}, the stride of dense memory";
}

/// Digits of the stride that dense memory would have, where the mapping's is a run-time number: as
/// [`RefuseBlock`].
#[diagnostic::on_unimplemented(
    message = "axis {A}: a run-time stride is not known to be the stride of dense memory",
    label = "there may be gaps between the elements",
    note = "a mapping that is dense by its run-time numbers becomes one that is dense by type with `try_into_dense`"
)]
pub trait UnknownStride<const A: usize> {
    /// What is never there.
    type Out;
}

/// Digits of a stride behind an axis of run-time extent: as [`RefuseBlock`].
#[diagnostic::on_unimplemented(
    message = "axis {A}: the stride is not known to be that of dense memory, which is a run-time number there",
    label = "there may be gaps between the elements",
    note = "a mapping that is dense by its run-time numbers becomes one that is dense by type with `try_into_dense`"
)]
pub trait StrideOfRunTime<const A: usize> {
    /// What is never there.
    type Out;
}

/// The sentences about one number, one pair for each length.
macro_rules! sentences_of_one {
    ($([$($k:ident)*] $unknown:literal $run_time:literal;)*) => {$(
        const _: () = {
            #[diagnostic::on_unimplemented(
                message = $unknown,
                label = "there may be gaps between the elements",
                note = "a mapping that is dense by its run-time numbers becomes one that is dense by type with `try_into_dense`"
            )]
            pub trait IsUnknown<const A: usize, $(const $k: usize),*> {
                type Out;
            }
            impl<const A: usize, $(const $k: usize),*> UnknownStride<A> for ($(Digit<$k>,)*)
            where
                Many: IsUnknown<A, $($k),*>,
            {
                type Out = <Many as IsUnknown<A, $($k),*>>::Out;
            }
            #[diagnostic::on_unimplemented(
                message = $run_time,
                label = "there may be gaps between the elements",
                note = "a mapping that is dense by its run-time numbers becomes one that is dense by type with `try_into_dense`"
            )]
            pub trait IsRunTime<const A: usize, $(const $k: usize),*> {
                type Out;
            }
            impl<const A: usize, $(const $k: usize),*> StrideOfRunTime<A> for ($(Digit<$k>,)*)
            where
                Many: IsRunTime<A, $($k),*>,
            {
                type Out = <Many as IsRunTime<A, $($k),*>>::Out;
            }
        };
    )*};
}
sentences_of_one! {
    [K0]
        "axis {A}: a run-time stride is not known to be {K0}, the stride of dense memory"
        "axis {A}: stride {K0} is not known to be the stride of dense memory, which is a run-time number there";
    [K1 K0]
        "axis {A}: a run-time stride is not known to be {K1}{K0}, the stride of dense memory"
        "axis {A}: stride {K1}{K0} is not known to be the stride of dense memory, which is a run-time number there";
    [K2 K1 K0]
        "axis {A}: a run-time stride is not known to be {K2}{K1}{K0}, the stride of dense memory"
        "axis {A}: stride {K2}{K1}{K0} is not known to be the stride of dense memory, which is a run-time number there";
    [K3 K2 K1 K0]
        "axis {A}: a run-time stride is not known to be {K3}{K2}{K1}{K0}, the stride of dense memory"
        "axis {A}: stride {K3}{K2}{K1}{K0} is not known to be the stride of dense memory, which is a run-time number there";
}
