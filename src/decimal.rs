//! The decimal digits of a static number as a type, so that the compiler can print it in a message: worked
//! out bit by bit, and only once a comparison has failed.
use crate::Const;
use typenum::{B0, B1, UInt, UTerm};

/// A decimal digit as a type.
#[derive(Debug)]
pub struct Digit<const D: usize>;

/// A number's decimal digits, most significant first.
pub trait Decimal {
    /// A tuple of [`Digit`]s; [`Many`] from seven digits on.
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
impl<Bit, A, B, C, D, E, A2, B2, C2, D2, E2, G, H, I, J, K> TwiceWith<Bit> for (A, B, C, D, E)
where
    E: TwiceDigit<Bit, Digit = E2, Carry = G>,
    D: TwiceDigit<G, Digit = D2, Carry = H>,
    C: TwiceDigit<H, Digit = C2, Carry = I>,
    B: TwiceDigit<I, Digit = B2, Carry = J>,
    A: TwiceDigit<J, Digit = A2, Carry = K>,
    K: CarryInto<(A2, B2, C2, D2, E2)>,
{
    type Out = K::Out;
}
impl<Bit, A, B, C, D, E, F, A2, B2, C2, D2, E2, F2, L, G, H, I, J, K> TwiceWith<Bit> for (A, B, C, D, E, F)
where
    F: TwiceDigit<Bit, Digit = F2, Carry = L>,
    E: TwiceDigit<L, Digit = E2, Carry = G>,
    D: TwiceDigit<G, Digit = D2, Carry = H>,
    C: TwiceDigit<H, Digit = C2, Carry = I>,
    B: TwiceDigit<I, Digit = B2, Carry = J>,
    A: TwiceDigit<J, Digit = A2, Carry = K>,
    K: CarryInto<(A2, B2, C2, D2, E2, F2)>,
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
    type Out = (Digit<1>, A, B, C, D);
}
impl<A, B, C, D, E> CarryInto<(A, B, C, D, E)> for B1 {
    type Out = (Digit<1>, A, B, C, D, E);
}
impl<A, B, C, D, E, F> CarryInto<(A, B, C, D, E, F)> for B1 {
    type Out = Many;
}

/// Stands for the digits of a number that the type system does not know.
#[derive(Debug)]
pub struct RunTime;
impl Decimal for usize {
    type Digits = RunTime;
}
impl<const N: usize> Decimal for Const<N> {
    type Digits = RunTime;
}

/// Seven digits or more: such numbers are not shown.
#[derive(Debug)]
pub struct Many;
