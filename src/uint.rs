//! `uint!`: a static number of any size from a constant expression, as a `typenum` type.
//!
//! A const argument may be computed from a concrete constant, but a type can be computed from a const
//! argument only by a table. So the number goes over six bits at a time: [`sextet`] takes it apart, and a
//! table of 64 rows turns each group into the bits of a [`typenum::UInt`]. Groups of eight bits would be fewer,
//! but a table of 256 rows costs every build of the library more than a second: the compiler compares each
//! two rows.
use typenum::{B0, B1, UInt, UTerm};

/// The group of six bits of a number at `place`, 0 the least significant.
///
/// A call is cheaper for the compiler than the same shift written in the macro: eleven of them are checked
/// and evaluated at each mention of [`uint!`](macro@crate::uint). The number comes as a field, since an
/// argument of the wrong type would be reported with every call, and a field once.
pub const fn sextet(n: The, place: u32) -> u8 {
    (n.number as u64 >> (6 * place)).to_le_bytes()[0] & 63
}

/// The number that [`uint!`](macro@crate::uint) was given.
#[derive(Debug, Clone, Copy)]
pub struct The {
    /// That number.
    pub number: usize,
}

/// The number `Self` with six more bits behind it: `64 * Self + BITS`.
pub trait PushSextet<const BITS: u8> {
    /// The longer number, without leading zeros.
    type Out;
}

/// The table of [`PushSextet`]: for each pair of octal digits two rows, one behind a number that is not zero,
/// where all six bits count, and one behind zero, where leading zeros are left out. A digit is given as its bits and
/// its name among typenum's numbers, the upper one with the values of its row. These are written out, since the
/// compiler compares each two rows, and a computed constant is worked out anew for every comparison. The list
/// comes twice, as the repetition of a macro cannot be nested in itself.
macro_rules! sextets {
    ([$(($($hi:tt)*))*] $lo:tt) => { $(sextets!(@digit [$($hi)*] $lo);)* };
    (@digit [$h2:ident $h1:ident $h0:ident $high:ident $($n:literal)*]
            [$(($l2:ident $l1:ident $l0:ident $low:ident $($of_row:literal)*))*]) => {
        $(sextets!(@row $n $h2 $h1 $h0 $high $l2 $l1 $l0 $low);)*
    };
    (@row $n:literal $h2:ident $h1:ident $h0:ident $high:ident $l2:ident $l1:ident $l0:ident $low:ident) => {
        impl<U, B> PushSextet<$n> for UInt<U, B> {
            type Out = sextets!(@bits [$h2 $h1 $h0 $l2 $l1 $l0] UInt<U, B>);
        }
        impl PushSextet<$n> for UTerm {
            type Out = sextets!(@after_zero $high [$l2 $l1 $l0] $low);
        }
    };
    (@after_zero U0 $bits:tt $low:ident) => { typenum::$low };
    (@after_zero $high:ident $bits:tt $low:ident) => { sextets!(@bits $bits typenum::$high) };
    (@bits [] $number:ty) => { $number };
    (@bits [$bit:ident $($rest:ident)*] $number:ty) => { sextets!(@bits [$($rest)*] UInt<$number, $bit>) };
}
/// Calls `sextets` with the digits, twice.
macro_rules! twice {
    ($($digits:tt)*) => { sextets!([$($digits)*] [$($digits)*]); };
}
twice! {
    (B0 B0 B0 U0 0 1 2 3 4 5 6 7) (B0 B0 B1 U1 8 9 10 11 12 13 14 15)
    (B0 B1 B0 U2 16 17 18 19 20 21 22 23) (B0 B1 B1 U3 24 25 26 27 28 29 30 31)
    (B1 B0 B0 U4 32 33 34 35 36 37 38 39) (B1 B0 B1 U5 40 41 42 43 44 45 46 47)
    (B1 B1 B0 U6 48 49 50 51 52 53 54 55) (B1 B1 B1 U7 56 57 58 59 60 61 62 63)
}

/// The number of these eleven groups of six bits, most significant first. Nested and not a chain of bounds, as
/// that is a fraction of the work for the compiler.
pub type FromSextets<const N10: u8, const N9: u8, const N8: u8, const N7: u8, const N6: u8, const N5: u8, const N4: u8, const N3: u8, const N2: u8, const N1: u8, const N0: u8> = <<<<<<<<<<<UTerm as PushSextet<N10>>::Out as PushSextet<N9>>::Out as PushSextet<N8>>::Out as PushSextet<N7>>::Out as PushSextet<N6>>::Out as PushSextet<N5>>::Out as PushSextet<N4>>::Out as PushSextet<N3>>::Out as PushSextet<N2>>::Out as PushSextet<N1>>::Out as PushSextet<N0>>::Out;

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
        $crate::uint::FromSextets<
            { $crate::uint::sextet($crate::uint::The { number: $n }, 10) },
            { $crate::uint::sextet($crate::uint::The { number: $n }, 9) },
            { $crate::uint::sextet($crate::uint::The { number: $n }, 8) },
            { $crate::uint::sextet($crate::uint::The { number: $n }, 7) },
            { $crate::uint::sextet($crate::uint::The { number: $n }, 6) },
            { $crate::uint::sextet($crate::uint::The { number: $n }, 5) },
            { $crate::uint::sextet($crate::uint::The { number: $n }, 4) },
            { $crate::uint::sextet($crate::uint::The { number: $n }, 3) },
            { $crate::uint::sextet($crate::uint::The { number: $n }, 2) },
            { $crate::uint::sextet($crate::uint::The { number: $n }, 1) },
            { $crate::uint::sextet($crate::uint::The { number: $n }, 0) },
        >
    };
    ($($n:tt)*) => { $crate::Const<{ ::core::compile_error!("write one number, as in `uint!(640)`") }> };
}
