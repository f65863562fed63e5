//! What the running program says: every error and every documented panic.
use crate::vocabulary::{FORBIDDEN, RUN_TIME_SENTENCES, pattern};
use strata_layout::{
    DenseMapping, FlatLayout, LayoutError, Mapping, RowMajor, Shape, Side, View, ViewMut, constant,
};

#[test]
fn every_error_of_the_program_keeps_the_rules() {
    use LayoutError as E;
    let errors = [
        E::RankMismatch { given: 2, expected: 3 },
        E::SizeOverflow { axis: 1, extent: 9 },
        E::OffsetOverflow { axis: 1, extent: 9, stride: 8 },
        E::ExtentMismatch { axis: 1, given: 2, expected: 3 },
        E::StrideMismatch { axis: 1, given: 2, expected: 3 },
        E::BlockTooLarge { axis: 1, size: 9, extent: 8 },
        E::BlockOutOfRange { axis: 1, start: 5, size: 4, extent: 8 },
        E::IndexOutOfRange { axis: 1, index: 8, extent: 8 },
        E::FactorMismatch { axis: 1, extent: 10, factor: 4 },
        E::NotDense { axis: 0, stride: 8, expected: 4 },
        E::SliceTooShort { len: 5, cosize: 6 },
        E::NotUnique,
        E::NegativeStride { axis: 1, stride: -8 },
        E::ExtentTooLarge { axis: 1, extent: 300, limit: 255 },
        E::ZeroExtent { mode: 1 },
        E::TooManyAxes { given: 13, limit: 12 },
        E::TooManyModes { given: 17, limit: 16 },
        E::NoSuchMode { mode: 2, rank: 3 },
        E::CoordinateOutside { mode: 2, coordinate: 3, extent: 4 },
        E::IndexOutside { index: 2, size: 3 },
        E::BadSubset { place: 2, mode: 3, rank: 4 },
        E::BadPermutation { place: 2, mode: 3, rank: 4 },
        E::PermutationLength { given: 2, rank: 3 },
        E::ZeroStride { mode: 2, extent: 3 },
        E::GapNotDivisible { mode: 2, extent: 3, stride: 4, next: 5, next_stride: 6 },
        E::NotMultiple { n: 2, extent: 3, stride: 4 },
        E::BadTotal { n: 2 },
        E::CosizeExceedsSize { cosize: 2, size: 3 },
        E::NotFlat { mode: 2, at: 3, found: 4 },
        E::NotALayout { mode: 2, at: 3, found: 4 },
        E::NotRefinable { mode: 2, run: 3, extent: 4 },
        E::ProductOverflow { size: 2, cosize: 3 },
        E::Syntax { at: 2, expected: "a digit" },
        E::TooManyEntries { side: Side::Domain, given: 2, limit: 3 },
        E::ZeroEntry { side: Side::Domain, entry: 2 },
        E::EntriesOverflow { side: Side::Domain, entry: 2, extent: 3 },
        E::MapLength { given: 2, expected: 3 },
        E::MapRange { entry: 2, target: 3, limit: 4 },
        E::MapRepeated { first: 2, second: 3, target: 4 },
        E::MapExtent { entry: 2, extent: 3, target: 4, target_extent: 5 },
        E::NotComposable { at: 2, codomain: Some(3), domain: Some(4) },
        E::CodomainMismatch { at: 2, first: Some(3), second: Some(4) },
        E::ImagesNotDisjoint { first: 2, second: 3, target: 4 },
        E::ImageNotCovered { entry: 2, target: 3 },
        E::NotAPrefix { at: 2, from: 3, to: Some(4) },
        E::ZeroFactor { entry: 2 },
        E::NotDivisible { at: 2, codomain: Some(3), domain: Some(4) },
        E::NotProductAdmissible { at: 2, codomain: Some(3), unhit: Some(4) },
        E::StarInMap { entry: 2 },
        E::NotIsomorphism { side: Side::Domain, entry: 2 },
        E::NotTractable { mode: 2, extent: 3, stride: 4, next: 5, next_stride: 6 },
    ];
    // The enum can grow without this list, so its variants are counted in the source.
    let source = include_str!("../../src/error/mod.rs");
    let variants = source[source.find("pub enum LayoutError {").unwrap()..]
        .lines()
        .filter(|line| {
            line.strip_prefix("    ").is_some_and(|rest| rest.starts_with(|c: char| c.is_ascii_uppercase()))
        })
        .count();
    assert_eq!(variants, errors.len(), "a variant of `LayoutError` is not in this test");
    for error in errors {
        keeps_the_rules(&error.to_string());
        assert_eq!(format!("{error:?}"), format!("{}: {error}", error.kind()));
    }
}

const IMAGE: DenseMapping<Shape![2, 3], RowMajor> = DenseMapping::STATIC;

#[test]
fn every_documented_panic_keeps_the_rules() {
    let message = |panics: fn()| {
        let panic = std::panic::catch_unwind(panics).unwrap_err();
        let text = panic.downcast_ref::<String>().cloned();
        text.or_else(|| panic.downcast_ref::<&str>().map(ToString::to_string)).unwrap()
    };
    let index: fn() = || _ = View::new(&[0; 6], IMAGE).unwrap()[[1, 3]];
    let index_mut: fn() = || ViewMut::new(&mut [0; 6], IMAGE).unwrap()[[2, 0]] = 1;
    let slice: fn() = || _ = View::new(&[0; 6], IMAGE).unwrap().drop_axis::<0>(2);
    let extent: fn() = || _ = IMAGE.extent(2);
    let stride: fn() = || _ = IMAGE.stride(2);
    let extent_of_a_view: fn() = || _ = View::new(&[0; 6], IMAGE).unwrap().extent(2);
    let constant: fn() = || _ = constant(FlatLayout::new(&[4, 0], &[6, 1]));
    let chunks: fn() = || _ = View::new(&[0; 6], IMAGE).unwrap().chunks::<0>(0);
    for panics in [index, index_mut, slice, extent, stride, extent_of_a_view, constant, chunks] {
        keeps_the_rules(&message(panics));
    }
}

fn keeps_the_rules(message: &str) {
    let sentence = pattern(message);
    assert!(RUN_TIME_SENTENCES.contains(&sentence.as_str()), "not a sentence of the catalogue: {message}");
    assert!(!FORBIDDEN.iter().any(|word| message.contains(word)), "a forbidden word in: {message}");
    assert!(!message.contains('\n'), "more than one line: {message}");
}

#[test]
fn no_message_is_cut_short_by_the_largest_numbers() {
    let most = usize::MAX;
    for error in [
        LayoutError::NotTractable { mode: most, extent: most, stride: most, next: most, next_stride: most },
        LayoutError::GapNotDivisible {
            mode: most,
            extent: most,
            stride: most,
            next: most,
            next_stride: most,
        },
        LayoutError::MapExtent { entry: most, extent: most, target: most, target_extent: most },
        LayoutError::BadSubset { place: most, mode: most, rank: most },
        LayoutError::NotFlat { mode: most, at: most, found: most },
        LayoutError::NotRefinable { mode: most, run: most, extent: most },
    ] {
        let message = error.to_string();
        assert!(message.len() < 256, "{message}");
        keeps_the_rules(&message);
    }
}
