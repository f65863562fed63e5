//! What each error says: its numbers, and its kind in one word.
use std::collections::BTreeSet;
use std::error::Error;
use strata_layout::LayoutError::{self, *};

/// Every error a mapping or view can give, with distinct numbers, what it says and its kind.
fn all() -> Vec<(LayoutError, String, &'static str)> {
    let limit = |text: &str| format!("{text} passes isize::MAX");
    vec![
        (
            RankMismatch { given: 21, expected: 31 },
            "21 entries given where 31 are needed".into(),
            "rank-mismatch",
        ),
        (
            SizeOverflow { axis: 1, extent: 21 },
            limit("axis 1: with extent 21 the product of the extents"),
            "overflow",
        ),
        (
            OffsetOverflow { axis: 1, extent: 21, stride: 31 },
            limit("axis 1: with extent 21 and stride 31 the largest offset"),
            "overflow",
        ),
        (
            ExtentMismatch { axis: 1, given: 21, expected: 31 },
            "axis 1: extent 21 is not 31".into(),
            "shape-mismatch",
        ),
        (
            StrideMismatch { axis: 1, given: 21, expected: 31 },
            "axis 1: stride 21 is not 31".into(),
            "shape-mismatch",
        ),
        (
            BlockTooLarge { axis: 1, size: 31, extent: 21 },
            "axis 1: block of 31 does not fit extent 21".into(),
            "out-of-range",
        ),
        (
            BlockOutOfRange { axis: 1, start: 41, size: 11, extent: 51 },
            "axis 1: block of 11 from 41 does not fit extent 51".into(),
            "out-of-range",
        ),
        (
            IndexOutOfRange { axis: 1, index: 31, extent: 21 },
            "axis 1: index 31 is not below extent 21".into(),
            "out-of-range",
        ),
        (
            NotDense { axis: 1, stride: 31, expected: 21 },
            "axis 1: stride 31 is not 21, the stride of dense memory".into(),
            "not-dense",
        ),
        (
            SliceTooShort { len: 21, cosize: 31 },
            "a slice of 21 elements is too short for a mapping of cosize 31".into(),
            "slice-too-short",
        ),
        (NotUnique, "two indices share an offset, which a mutable view must not allow".into(), "not-unique"),
        (
            NegativeStride { axis: 1, stride: -8 },
            "axis 1: stride -8 runs backwards, which no mapping can".into(),
            "negative-stride",
        ),
        (
            ExtentTooLarge { axis: 2, extent: 300, limit: 255 },
            "axis 2: extent 300 is past 255, the largest that the other type holds".into(),
            "overflow",
        ),
        (ZeroExtent { mode: 1 }, "mode 1: the extent is 0, and must be at least 1".into(), "zero-extent"),
        (
            TooManyModes { given: 21, limit: 16 },
            "21 modes given, and a flat layout holds at most 16".into(),
            "too-many-modes",
        ),
        (
            TooManyAxes { given: 21, limit: 12 },
            "a layout of 21 modes is no mapping, which has at most 12 axes".into(),
            "too-many-modes",
        ),
    ]
}

#[test]
fn every_error_says_its_numbers() {
    for (error, text, kind) in all() {
        assert_eq!(error.to_string(), text);
        assert_eq!(error.kind(), kind);
        let source: Box<dyn Error> = error.into();
        assert!(source.source().is_none() && source.to_string() == text);
        assert!(!text.ends_with('.') && !text.contains('\n'), "one clause, for a line of its own: {text}");
    }
}

#[test]
fn errors_are_told_apart() {
    let texts: BTreeSet<String> = all().iter().map(|(error, ..)| error.to_string()).collect();
    assert_eq!(texts.len(), all().len());
    for (k, (error, ..)) in all().iter().enumerate() {
        assert!(all().iter().enumerate().all(|(j, (other, ..))| (error == other) == (j == k)));
    }
    static_assertions::assert_impl_all!(LayoutError: Copy, Send, Sync, std::hash::Hash, std::fmt::Debug);
}
