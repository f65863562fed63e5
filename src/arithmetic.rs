//! Sums, products, minima and comparisons of extents, as types: what the type system computes so that
//! the result is a type; the numbers themselves are computed by ordinary code.
//!
//! The rule is the same everywhere: two `typenum` numbers give a `typenum` number, a neutral operand
//! gives the other one, anything else is [`Dyn`](crate::Dyn).
use crate::Const;
use crate::extent::Extent;
use core::ops::{Add, Mul};
use typenum::{B1, Minimum, Prod, Sum, UInt, UTerm};

type One = UInt<UTerm, B1>;
type Limit = crate::uint!(isize::MAX.unsigned_abs());

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
pub trait HoldStride {
    /// The stride's type.
    type Out: Extent;
}
impl HoldStride for usize {
    type Out = usize;
}
impl<const N: usize> HoldStride for Const<N> {
    type Out = Const<N>;
}
impl HoldStride for UTerm {
    type Out = UTerm;
}
impl<U, B> HoldStride for UInt<U, B>
where
    UInt<U, B>: typenum::Min<Limit, Output: Extent>,
{
    type Out = Minimum<UInt<U, B>, Limit>;
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
    [U, A, B, V, C] UInt<UInt<U, A>, B>, UInt<V, C> => Prod<UInt<UInt<U, A>, B>, UInt<V, C>>
        where [UInt<UInt<U, A>, B>: Mul<UInt<V, C>, Output: Extent>];
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
    [U, A, V, B] UInt<U, A>, UInt<V, B> => Sum<UInt<U, A>, UInt<V, B>>
        where [UInt<U, A>: Add<UInt<V, B>, Output: Extent>];
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
    [U, A, V, B] UInt<U, A>, UInt<V, B> => Minimum<UInt<U, A>, UInt<V, B>>
        where [UInt<U, A>: typenum::Min<UInt<V, B>, Output: Extent>];
}
