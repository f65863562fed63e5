//! `uint!`: a static number of any size from a constant expression, as a `typenum` type.
//!
//! A const argument may be computed from a concrete constant, but a type can be computed from a const
//! argument only by a table. So the number goes over a byte at a time: [`byte`] takes it apart, and a
//! table of 256 rows turns each byte into the bits of a [`typenum::UInt`].
use typenum::{B0, B1, UInt, UTerm};

/// Byte number `place` of `n`, 0 the least significant.
///
/// A call is a third cheaper for the compiler than the same shift written in the macro: eight of them
/// are checked and evaluated at each mention of [`uint!`](macro@crate::uint). The number comes as a field, since an argument of
/// the wrong type would be reported eight times, with eight calls, and a field once.
pub const fn byte(n: The, place: u32) -> u8 {
    (n.number as u64 >> (8 * place)).to_le_bytes()[0]
}

/// The number that [`uint!`](macro@crate::uint) was given.
#[derive(Debug, Clone, Copy)]
pub struct The {
    /// That number.
    pub number: usize,
}

/// The number `Self` with eight more bits behind it: `256 * Self + BYTE`.
pub trait PushByte<const BYTE: u8> {
    /// The longer number, without leading zeros.
    type Out;
}

/// The table of [`PushByte`]: for each pair of hexadecimal digits two rows, one behind a number that is
/// not zero, where all eight bits count, and one behind zero, where leading zeros are left out.
/// A digit is given as its value, its bits and its name among typenum's numbers; the list comes twice,
/// as the repetition of a macro cannot be nested in itself.
macro_rules! bytes {
    ([$($hi:tt)*] $lo:tt) => { $(bytes!(@digit $hi $lo);)* };
    (@digit $hi:tt [$($lo:tt)*]) => { $(bytes!(@row $hi $lo);)* };
    (@row ($h:literal $h3:ident $h2:ident $h1:ident $h0:ident $high:ident)
          ($l:literal $l3:ident $l2:ident $l1:ident $l0:ident $low:ident)) => {
        impl<U, B> PushByte<{ 16 * $h + $l }> for UInt<U, B> {
            type Out = bytes!(@bits [$h3 $h2 $h1 $h0 $l3 $l2 $l1 $l0] UInt<U, B>);
        }
        impl PushByte<{ 16 * $h + $l }> for UTerm {
            type Out = bytes!(@after_zero $high [$l3 $l2 $l1 $l0] $low);
        }
    };
    (@after_zero U0 $bits:tt $low:ident) => { typenum::$low };
    (@after_zero $high:ident $bits:tt $low:ident) => { bytes!(@bits $bits typenum::$high) };
    (@bits [] $number:ty) => { $number };
    (@bits [$bit:ident $($rest:ident)*] $number:ty) => { bytes!(@bits [$($rest)*] UInt<$number, $bit>) };
}
/// Calls `bytes` with the digits, twice.
macro_rules! twice {
    ($($digits:tt)*) => { bytes!([$($digits)*] [$($digits)*]); };
}
twice! {
    (0x0 B0 B0 B0 B0 U0) (0x1 B0 B0 B0 B1 U1) (0x2 B0 B0 B1 B0 U2) (0x3 B0 B0 B1 B1 U3)
    (0x4 B0 B1 B0 B0 U4) (0x5 B0 B1 B0 B1 U5) (0x6 B0 B1 B1 B0 U6) (0x7 B0 B1 B1 B1 U7)
    (0x8 B1 B0 B0 B0 U8) (0x9 B1 B0 B0 B1 U9) (0xa B1 B0 B1 B0 U10) (0xb B1 B0 B1 B1 U11)
    (0xc B1 B1 B0 B0 U12) (0xd B1 B1 B0 B1 U13) (0xe B1 B1 B1 B0 U14) (0xf B1 B1 B1 B1 U15)
}

/// The number of these eight bytes, most significant first.
pub trait FromBytes<
    const N7: u8,
    const N6: u8,
    const N5: u8,
    const N4: u8,
    const N3: u8,
    const N2: u8,
    const N1: u8,
    const N0: u8,
>
{
    /// That number.
    type Out;
}

impl<
    S7,
    S6,
    S5,
    S4,
    S3,
    S2,
    S1,
    S0,
    const N7: u8,
    const N6: u8,
    const N5: u8,
    const N4: u8,
    const N3: u8,
    const N2: u8,
    const N1: u8,
    const N0: u8,
> FromBytes<N7, N6, N5, N4, N3, N2, N1, N0> for UTerm
where
    UTerm: PushByte<N7, Out = S7>,
    S7: PushByte<N6, Out = S6>,
    S6: PushByte<N5, Out = S5>,
    S5: PushByte<N4, Out = S4>,
    S4: PushByte<N3, Out = S3>,
    S3: PushByte<N2, Out = S2>,
    S2: PushByte<N1, Out = S1>,
    S1: PushByte<N0, Out = S0>,
{
    type Out = S0;
}

/// The static number equal to a constant expression of type `usize`: a `typenum` type.
///
/// The expression may be a literal, a constant or any computation on constants; it may not name a
/// generic parameter (write [`Const<N>`](crate::Const) there). The result is a type: its value is
/// `<uint!(1920)>::default()`, and takes no bytes.
///
/// ```
/// use strata_layout::uint;
/// use typenum::Unsigned;
/// const WIDTH: usize = 640;
/// assert_eq!(<uint!(3 * WIDTH)>::USIZE, 1920);
/// static_assertions::assert_type_eq_all!(uint!(3 * WIDTH), uint!(1920));
/// static_assertions::assert_type_eq_all!(uint!(12), typenum::U12);
/// ```
#[macro_export]
macro_rules! uint {
    // As in `Shape!`.
    (- $($n:tt)*) => { $crate::Const<{ ::core::compile_error!("a static number is not negative") }> };
    ($n:expr) => {
        <$crate::typenum::UTerm as $crate::uint::FromBytes<
            { $crate::uint::byte($crate::uint::The { number: $n }, 7) },
            { $crate::uint::byte($crate::uint::The { number: $n }, 6) },
            { $crate::uint::byte($crate::uint::The { number: $n }, 5) },
            { $crate::uint::byte($crate::uint::The { number: $n }, 4) },
            { $crate::uint::byte($crate::uint::The { number: $n }, 3) },
            { $crate::uint::byte($crate::uint::The { number: $n }, 2) },
            { $crate::uint::byte($crate::uint::The { number: $n }, 1) },
            { $crate::uint::byte($crate::uint::The { number: $n }, 0) },
        >>::Out
    };
    ($($n:tt)*) => { $crate::Const<{ ::core::compile_error!("write one number, as in `uint!(640)`") }> };
}
