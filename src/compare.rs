//! Comparison of static extents, and what the compiler says when they do not agree.
//!
//! Where both numbers are `typenum` numbers the type system compares them; otherwise the bound always
//! holds and the numbers are compared when the program runs. A refusal shows its numbers in decimal: the
//! digits are worked out by the type system too, but only once a comparison has failed.
use crate::Const;
use crate::arithmetic::Versus;
use crate::axis::Then;
use crate::decimal::{Decimal, Digit, Many};
use crate::tuple::AnyExtent;
use typenum::{Equal, Greater, Less, UInt, UTerm};

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

/// The rows of the two tables for two numbers: the verdict decides.
macro_rules! known {
    ($([$($generics:ident)*] $a:ty, $b:ty;)*) => {$(
        impl<V, $($generics,)* const A: usize> FitsExtent<$b, A> for $a
        where
            $a: Versus<$b, Equal, Out = V>,
            V: AtMost<$a, $b, A>,
        {
        }
        impl<V, $($generics,)* const A: usize> MatchesExtent<$b, A> for $a
        where
            $a: Versus<$b, Equal, Out = V>,
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

/// The sentences, one pair for each two lengths of numbers, since a message can join digits but not
/// leave out leading zeros. Each names a trait that nothing implements.
macro_rules! sentences {
    ($([$($g:ident)*] [$($k:ident)*] $block:literal $extent:literal;)*) => {$(
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
        };
    )*};
}
sentences! {
    [G0] [K0]
        "axis {A}: a block of {G0} does not fit extent {K0}"
        "axis {A}: extent {G0} is not {K0}";
    [G0] [K1 K0]
        "axis {A}: a block of {G0} does not fit extent {K1}{K0}"
        "axis {A}: extent {G0} is not {K1}{K0}";
    [G0] [K2 K1 K0]
        "axis {A}: a block of {G0} does not fit extent {K2}{K1}{K0}"
        "axis {A}: extent {G0} is not {K2}{K1}{K0}";
    [G0] [K3 K2 K1 K0]
        "axis {A}: a block of {G0} does not fit extent {K3}{K2}{K1}{K0}"
        "axis {A}: extent {G0} is not {K3}{K2}{K1}{K0}";
    [G0] [K4 K3 K2 K1 K0]
        "axis {A}: a block of {G0} does not fit extent {K4}{K3}{K2}{K1}{K0}"
        "axis {A}: extent {G0} is not {K4}{K3}{K2}{K1}{K0}";
    [G0] [K5 K4 K3 K2 K1 K0]
        "axis {A}: a block of {G0} does not fit extent {K5}{K4}{K3}{K2}{K1}{K0}"
        "axis {A}: extent {G0} is not {K5}{K4}{K3}{K2}{K1}{K0}";
    [G1 G0] [K0]
        "axis {A}: a block of {G1}{G0} does not fit extent {K0}"
        "axis {A}: extent {G1}{G0} is not {K0}";
    [G1 G0] [K1 K0]
        "axis {A}: a block of {G1}{G0} does not fit extent {K1}{K0}"
        "axis {A}: extent {G1}{G0} is not {K1}{K0}";
    [G1 G0] [K2 K1 K0]
        "axis {A}: a block of {G1}{G0} does not fit extent {K2}{K1}{K0}"
        "axis {A}: extent {G1}{G0} is not {K2}{K1}{K0}";
    [G1 G0] [K3 K2 K1 K0]
        "axis {A}: a block of {G1}{G0} does not fit extent {K3}{K2}{K1}{K0}"
        "axis {A}: extent {G1}{G0} is not {K3}{K2}{K1}{K0}";
    [G1 G0] [K4 K3 K2 K1 K0]
        "axis {A}: a block of {G1}{G0} does not fit extent {K4}{K3}{K2}{K1}{K0}"
        "axis {A}: extent {G1}{G0} is not {K4}{K3}{K2}{K1}{K0}";
    [G1 G0] [K5 K4 K3 K2 K1 K0]
        "axis {A}: a block of {G1}{G0} does not fit extent {K5}{K4}{K3}{K2}{K1}{K0}"
        "axis {A}: extent {G1}{G0} is not {K5}{K4}{K3}{K2}{K1}{K0}";
    [G2 G1 G0] [K0]
        "axis {A}: a block of {G2}{G1}{G0} does not fit extent {K0}"
        "axis {A}: extent {G2}{G1}{G0} is not {K0}";
    [G2 G1 G0] [K1 K0]
        "axis {A}: a block of {G2}{G1}{G0} does not fit extent {K1}{K0}"
        "axis {A}: extent {G2}{G1}{G0} is not {K1}{K0}";
    [G2 G1 G0] [K2 K1 K0]
        "axis {A}: a block of {G2}{G1}{G0} does not fit extent {K2}{K1}{K0}"
        "axis {A}: extent {G2}{G1}{G0} is not {K2}{K1}{K0}";
    [G2 G1 G0] [K3 K2 K1 K0]
        "axis {A}: a block of {G2}{G1}{G0} does not fit extent {K3}{K2}{K1}{K0}"
        "axis {A}: extent {G2}{G1}{G0} is not {K3}{K2}{K1}{K0}";
    [G2 G1 G0] [K4 K3 K2 K1 K0]
        "axis {A}: a block of {G2}{G1}{G0} does not fit extent {K4}{K3}{K2}{K1}{K0}"
        "axis {A}: extent {G2}{G1}{G0} is not {K4}{K3}{K2}{K1}{K0}";
    [G2 G1 G0] [K5 K4 K3 K2 K1 K0]
        "axis {A}: a block of {G2}{G1}{G0} does not fit extent {K5}{K4}{K3}{K2}{K1}{K0}"
        "axis {A}: extent {G2}{G1}{G0} is not {K5}{K4}{K3}{K2}{K1}{K0}";
    [G3 G2 G1 G0] [K0]
        "axis {A}: a block of {G3}{G2}{G1}{G0} does not fit extent {K0}"
        "axis {A}: extent {G3}{G2}{G1}{G0} is not {K0}";
    [G3 G2 G1 G0] [K1 K0]
        "axis {A}: a block of {G3}{G2}{G1}{G0} does not fit extent {K1}{K0}"
        "axis {A}: extent {G3}{G2}{G1}{G0} is not {K1}{K0}";
    [G3 G2 G1 G0] [K2 K1 K0]
        "axis {A}: a block of {G3}{G2}{G1}{G0} does not fit extent {K2}{K1}{K0}"
        "axis {A}: extent {G3}{G2}{G1}{G0} is not {K2}{K1}{K0}";
    [G3 G2 G1 G0] [K3 K2 K1 K0]
        "axis {A}: a block of {G3}{G2}{G1}{G0} does not fit extent {K3}{K2}{K1}{K0}"
        "axis {A}: extent {G3}{G2}{G1}{G0} is not {K3}{K2}{K1}{K0}";
    [G3 G2 G1 G0] [K4 K3 K2 K1 K0]
        "axis {A}: a block of {G3}{G2}{G1}{G0} does not fit extent {K4}{K3}{K2}{K1}{K0}"
        "axis {A}: extent {G3}{G2}{G1}{G0} is not {K4}{K3}{K2}{K1}{K0}";
    [G3 G2 G1 G0] [K5 K4 K3 K2 K1 K0]
        "axis {A}: a block of {G3}{G2}{G1}{G0} does not fit extent {K5}{K4}{K3}{K2}{K1}{K0}"
        "axis {A}: extent {G3}{G2}{G1}{G0} is not {K5}{K4}{K3}{K2}{K1}{K0}";
    [G4 G3 G2 G1 G0] [K0]
        "axis {A}: a block of {G4}{G3}{G2}{G1}{G0} does not fit extent {K0}"
        "axis {A}: extent {G4}{G3}{G2}{G1}{G0} is not {K0}";
    [G4 G3 G2 G1 G0] [K1 K0]
        "axis {A}: a block of {G4}{G3}{G2}{G1}{G0} does not fit extent {K1}{K0}"
        "axis {A}: extent {G4}{G3}{G2}{G1}{G0} is not {K1}{K0}";
    [G4 G3 G2 G1 G0] [K2 K1 K0]
        "axis {A}: a block of {G4}{G3}{G2}{G1}{G0} does not fit extent {K2}{K1}{K0}"
        "axis {A}: extent {G4}{G3}{G2}{G1}{G0} is not {K2}{K1}{K0}";
    [G4 G3 G2 G1 G0] [K3 K2 K1 K0]
        "axis {A}: a block of {G4}{G3}{G2}{G1}{G0} does not fit extent {K3}{K2}{K1}{K0}"
        "axis {A}: extent {G4}{G3}{G2}{G1}{G0} is not {K3}{K2}{K1}{K0}";
    [G4 G3 G2 G1 G0] [K4 K3 K2 K1 K0]
        "axis {A}: a block of {G4}{G3}{G2}{G1}{G0} does not fit extent {K4}{K3}{K2}{K1}{K0}"
        "axis {A}: extent {G4}{G3}{G2}{G1}{G0} is not {K4}{K3}{K2}{K1}{K0}";
    [G4 G3 G2 G1 G0] [K5 K4 K3 K2 K1 K0]
        "axis {A}: a block of {G4}{G3}{G2}{G1}{G0} does not fit extent {K5}{K4}{K3}{K2}{K1}{K0}"
        "axis {A}: extent {G4}{G3}{G2}{G1}{G0} is not {K5}{K4}{K3}{K2}{K1}{K0}";
    [G5 G4 G3 G2 G1 G0] [K0]
        "axis {A}: a block of {G5}{G4}{G3}{G2}{G1}{G0} does not fit extent {K0}"
        "axis {A}: extent {G5}{G4}{G3}{G2}{G1}{G0} is not {K0}";
    [G5 G4 G3 G2 G1 G0] [K1 K0]
        "axis {A}: a block of {G5}{G4}{G3}{G2}{G1}{G0} does not fit extent {K1}{K0}"
        "axis {A}: extent {G5}{G4}{G3}{G2}{G1}{G0} is not {K1}{K0}";
    [G5 G4 G3 G2 G1 G0] [K2 K1 K0]
        "axis {A}: a block of {G5}{G4}{G3}{G2}{G1}{G0} does not fit extent {K2}{K1}{K0}"
        "axis {A}: extent {G5}{G4}{G3}{G2}{G1}{G0} is not {K2}{K1}{K0}";
    [G5 G4 G3 G2 G1 G0] [K3 K2 K1 K0]
        "axis {A}: a block of {G5}{G4}{G3}{G2}{G1}{G0} does not fit extent {K3}{K2}{K1}{K0}"
        "axis {A}: extent {G5}{G4}{G3}{G2}{G1}{G0} is not {K3}{K2}{K1}{K0}";
    [G5 G4 G3 G2 G1 G0] [K4 K3 K2 K1 K0]
        "axis {A}: a block of {G5}{G4}{G3}{G2}{G1}{G0} does not fit extent {K4}{K3}{K2}{K1}{K0}"
        "axis {A}: extent {G5}{G4}{G3}{G2}{G1}{G0} is not {K4}{K3}{K2}{K1}{K0}";
    [G5 G4 G3 G2 G1 G0] [K5 K4 K3 K2 K1 K0]
        "axis {A}: a block of {G5}{G4}{G3}{G2}{G1}{G0} does not fit extent {K5}{K4}{K3}{K2}{K1}{K0}"
        "axis {A}: extent {G5}{G4}{G3}{G2}{G1}{G0} is not {K5}{K4}{K3}{K2}{K1}{K0}";
}
