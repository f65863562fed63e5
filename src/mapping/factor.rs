//! Division of an extent by a static factor, and what the compiler says where it leaves a remainder.
use crate::Const;
use crate::axis::Then;
use crate::decimal::{Decimal, Digit, Many};
use crate::extent::Extent;
use core::ops::{Div, Rem};
use typenum::{Quot, U0, UInt, UTerm, Unsigned};

/// A static factor: a number of at least 1, or a [`Const`].
#[diagnostic::on_unimplemented(
    message = "this is not a factor that an axis can be split by, which is a static number of at least 1",
    label = "not such a factor",
    note = "write the factor as `uint!(4)`, or as `Const<N>` where `N` is a const generic parameter"
)]
pub trait Factor: Extent {
    /// The factor itself. Bounds that follow from its being one are put on this, so that something else gives one
    /// error.
    type Own: Factor;
    /// Its number.
    const FACTOR: usize;
}
#[diagnostic::do_not_recommend]
impl<U, B> Factor for UInt<U, B>
where
    Self: Extent + Unsigned,
{
    type Own = Self;
    const FACTOR: usize = <Self as Unsigned>::USIZE;
}
// That 0 divides nothing is found when the program runs.
#[diagnostic::do_not_recommend]
impl<const N: usize> Factor for Const<N> {
    type Own = Self;
    const FACTOR: usize = N;
}

/// A factor of `D`, the extent of axis `A`, as far as the types know.
pub trait Divides<D, const A: usize>: Factor {
    /// The quotient.
    type Quotient: Extent;
}
impl<D: Extent, const N: usize, const A: usize> Divides<D, A> for Const<N> {
    type Quotient = usize;
}
impl<V, C, const A: usize> Divides<usize, A> for UInt<V, C>
where
    Self: Factor,
{
    type Quotient = usize;
}
impl<V, C, const N: usize, const A: usize> Divides<Const<N>, A> for UInt<V, C>
where
    Self: Factor,
{
    type Quotient = usize;
}
impl<V, C, const A: usize> Divides<UTerm, A> for UInt<V, C>
where
    Self: Factor,
{
    type Quotient = UTerm;
}
impl<U, B, V, C, M, const A: usize> Divides<UInt<U, B>, A> for UInt<V, C>
where
    Self: Factor,
    UInt<U, B>: Rem<Self, Output = M> + Div<Self, Output: Extent>,
    M: NoRemainder<UInt<U, B>, Self, A>,
{
    type Quotient = Quot<UInt<U, B>, Self>;
}

/// What `N`, the extent of axis `A`, leaves when it is divided by `F`: nothing.
pub trait NoRemainder<N, F, const A: usize> {}
impl<N, F, const A: usize> NoRemainder<N, F, A> for U0 {}
impl<U, B, N, F, G, Next, K, const A: usize> NoRemainder<N, F, A> for UInt<U, B>
where
    N: Decimal<Digits = G>,
    // One after the other, as in `compare.rs`.
    G: Then<F, Out = Next>,
    Next: Decimal<Digits = K>,
    K: RefuseFactor<G, A>,
{
}

/// Digits of a factor that leaves a remainder: the bounds of its impls are never met, and are what the compiler
/// quotes.
#[diagnostic::on_unimplemented(
    message = "axis {A}: the extent is not a multiple of the factor",
    label = "a remainder is left",
    note = "an axis is split into two whose extents multiply to its own"
)]
pub trait RefuseFactor<Extent, const A: usize> {}

/// The sentences, as in `gap.rs`.
macro_rules! sentences {
    ($([$($g:ident)*] [$($k:ident)*] $sentence:literal;)*) => {$(
        const _: () = {
            #[diagnostic::on_unimplemented(
                message = $sentence,
                label = "a remainder is left",
                note = "an axis is split into two whose extents multiply to its own"
            )]
            pub trait IsMultiple<const A: usize, $(const $g: usize,)* $(const $k: usize),*> {}
            impl<const A: usize, $(const $g: usize,)* $(const $k: usize),*> RefuseFactor<($(Digit<$g>,)*), A>
                for ($(Digit<$k>,)*)
            where
                Many: IsMultiple<A, $($g,)* $($k),*>,
            {
            }
        };
    )*};
}
sentences! {
    [G0] [K0]
        "axis {A}: extent {G0} is not a multiple of {K0}";
    [G0] [K1 K0]
        "axis {A}: extent {G0} is not a multiple of {K1}{K0}";
    [G0] [K2 K1 K0]
        "axis {A}: extent {G0} is not a multiple of {K2}{K1}{K0}";
    [G0] [K3 K2 K1 K0]
        "axis {A}: extent {G0} is not a multiple of {K3}{K2}{K1}{K0}";
    [G0] [K4 K3 K2 K1 K0]
        "axis {A}: extent {G0} is not a multiple of {K4}{K3}{K2}{K1}{K0}";
    [G0] [K5 K4 K3 K2 K1 K0]
        "axis {A}: extent {G0} is not a multiple of {K5}{K4}{K3}{K2}{K1}{K0}";
    [G1 G0] [K0]
        "axis {A}: extent {G1}{G0} is not a multiple of {K0}";
    [G1 G0] [K1 K0]
        "axis {A}: extent {G1}{G0} is not a multiple of {K1}{K0}";
    [G1 G0] [K2 K1 K0]
        "axis {A}: extent {G1}{G0} is not a multiple of {K2}{K1}{K0}";
    [G1 G0] [K3 K2 K1 K0]
        "axis {A}: extent {G1}{G0} is not a multiple of {K3}{K2}{K1}{K0}";
    [G1 G0] [K4 K3 K2 K1 K0]
        "axis {A}: extent {G1}{G0} is not a multiple of {K4}{K3}{K2}{K1}{K0}";
    [G1 G0] [K5 K4 K3 K2 K1 K0]
        "axis {A}: extent {G1}{G0} is not a multiple of {K5}{K4}{K3}{K2}{K1}{K0}";
    [G2 G1 G0] [K0]
        "axis {A}: extent {G2}{G1}{G0} is not a multiple of {K0}";
    [G2 G1 G0] [K1 K0]
        "axis {A}: extent {G2}{G1}{G0} is not a multiple of {K1}{K0}";
    [G2 G1 G0] [K2 K1 K0]
        "axis {A}: extent {G2}{G1}{G0} is not a multiple of {K2}{K1}{K0}";
    [G2 G1 G0] [K3 K2 K1 K0]
        "axis {A}: extent {G2}{G1}{G0} is not a multiple of {K3}{K2}{K1}{K0}";
    [G2 G1 G0] [K4 K3 K2 K1 K0]
        "axis {A}: extent {G2}{G1}{G0} is not a multiple of {K4}{K3}{K2}{K1}{K0}";
    [G2 G1 G0] [K5 K4 K3 K2 K1 K0]
        "axis {A}: extent {G2}{G1}{G0} is not a multiple of {K5}{K4}{K3}{K2}{K1}{K0}";
    [G3 G2 G1 G0] [K0]
        "axis {A}: extent {G3}{G2}{G1}{G0} is not a multiple of {K0}";
    [G3 G2 G1 G0] [K1 K0]
        "axis {A}: extent {G3}{G2}{G1}{G0} is not a multiple of {K1}{K0}";
    [G3 G2 G1 G0] [K2 K1 K0]
        "axis {A}: extent {G3}{G2}{G1}{G0} is not a multiple of {K2}{K1}{K0}";
    [G3 G2 G1 G0] [K3 K2 K1 K0]
        "axis {A}: extent {G3}{G2}{G1}{G0} is not a multiple of {K3}{K2}{K1}{K0}";
    [G3 G2 G1 G0] [K4 K3 K2 K1 K0]
        "axis {A}: extent {G3}{G2}{G1}{G0} is not a multiple of {K4}{K3}{K2}{K1}{K0}";
    [G3 G2 G1 G0] [K5 K4 K3 K2 K1 K0]
        "axis {A}: extent {G3}{G2}{G1}{G0} is not a multiple of {K5}{K4}{K3}{K2}{K1}{K0}";
    [G4 G3 G2 G1 G0] [K0]
        "axis {A}: extent {G4}{G3}{G2}{G1}{G0} is not a multiple of {K0}";
    [G4 G3 G2 G1 G0] [K1 K0]
        "axis {A}: extent {G4}{G3}{G2}{G1}{G0} is not a multiple of {K1}{K0}";
    [G4 G3 G2 G1 G0] [K2 K1 K0]
        "axis {A}: extent {G4}{G3}{G2}{G1}{G0} is not a multiple of {K2}{K1}{K0}";
    [G4 G3 G2 G1 G0] [K3 K2 K1 K0]
        "axis {A}: extent {G4}{G3}{G2}{G1}{G0} is not a multiple of {K3}{K2}{K1}{K0}";
    [G4 G3 G2 G1 G0] [K4 K3 K2 K1 K0]
        "axis {A}: extent {G4}{G3}{G2}{G1}{G0} is not a multiple of {K4}{K3}{K2}{K1}{K0}";
    [G4 G3 G2 G1 G0] [K5 K4 K3 K2 K1 K0]
        "axis {A}: extent {G4}{G3}{G2}{G1}{G0} is not a multiple of {K5}{K4}{K3}{K2}{K1}{K0}";
    [G5 G4 G3 G2 G1 G0] [K0]
        "axis {A}: extent {G5}{G4}{G3}{G2}{G1}{G0} is not a multiple of {K0}";
    [G5 G4 G3 G2 G1 G0] [K1 K0]
        "axis {A}: extent {G5}{G4}{G3}{G2}{G1}{G0} is not a multiple of {K1}{K0}";
    [G5 G4 G3 G2 G1 G0] [K2 K1 K0]
        "axis {A}: extent {G5}{G4}{G3}{G2}{G1}{G0} is not a multiple of {K2}{K1}{K0}";
    [G5 G4 G3 G2 G1 G0] [K3 K2 K1 K0]
        "axis {A}: extent {G5}{G4}{G3}{G2}{G1}{G0} is not a multiple of {K3}{K2}{K1}{K0}";
    [G5 G4 G3 G2 G1 G0] [K4 K3 K2 K1 K0]
        "axis {A}: extent {G5}{G4}{G3}{G2}{G1}{G0} is not a multiple of {K4}{K3}{K2}{K1}{K0}";
    [G5 G4 G3 G2 G1 G0] [K5 K4 K3 K2 K1 K0]
        "axis {A}: extent {G5}{G4}{G3}{G2}{G1}{G0} is not a multiple of {K5}{K4}{K3}{K2}{K1}{K0}";
}
