//! Sums and products of static numbers as types, beside those of the numbers: each two of a list in which numbers end at
//! every place of a step of the type system, are 1, and carry through all their bits.
use strata_layout::{DenseMapping, Mapping, RowMajor, Shape, StridedMapping, axes, uint};

/// What the type alone says of the strides.
fn typed<S: Shape, T: Shape>(_: StridedMapping<S, T>) -> &'static [Option<usize>] {
    T::STATIC
}

/// Calls `$check!` for each two of the list, which comes twice, as a repetition cannot be nested in itself.
macro_rules! each_two {
    ($check:ident [$($a:literal)*] $all:tt) => { $(each_two!(@ $check $a $all);)* };
    (@ $check:ident $a:literal [$($b:literal)*]) => { $($check!($a $b);)* };
}
macro_rules! numbers {
    ($check:ident: $($n:literal)*) => { each_two!($check [$($n)*] [$($n)*]); };
}

#[test]
fn products_of_types_are_those_of_the_numbers() {
    let mut pairs = 0;
    macro_rules! product {
        ($a:literal $b:literal) => {
            let strides = typed(DenseMapping::<Shape![2, $a, $b], RowMajor>::STATIC.to_strided());
            assert_eq!(strides, [Some($a * $b), Some($b), Some(1)]);
            pairs += 1;
        };
    }
    numbers!(product: 1 2 3 4 5 6 7 8 13 16 21 31 32 33 64 85 127 128 170 255 256 1000 4095 65_536);
    assert_eq!(pairs, 24 * 24);
}

#[test]
fn sums_of_types_are_those_of_the_numbers() {
    let mut pairs = 0;
    macro_rules! sum {
        ($a:literal $b:literal) => {
            let m = StridedMapping::<Shape![1, 1], (uint!($a), uint!($b))>::STATIC;
            assert_eq!(typed(m.diagonal::<axes![0, 1]>()), [Some($a + $b)]);
            pairs += 1;
        };
    }
    numbers!(sum: 1 2 3 4 5 6 7 8 13 16 21 31 32 33 64 85 127 128 170 255 256 1000 4095 65_536);
    assert_eq!(pairs, 24 * 24);
}
