//! What can go wrong when the program runs: one enum, no allocation, the numbers in every message.
use core::fmt;

/// Why a mapping, a layout, a morphism or a view was refused.
///
/// Each variant carries the numbers that its message shows, so a caller can act on them without
/// reading text. Axes and modes are counted from 0; extents, strides and offsets are in elements.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum LayoutError {
    // Any layout.
    /// Two lists that must be equally long are not.
    RankMismatch {
        /// How many entries were given.
        given: usize,
        /// How many there must be.
        expected: usize,
    },
    /// The product of the non-zero extents passes `isize::MAX`.
    SizeOverflow {
        /// The axis or mode at which the product passed the limit.
        axis: usize,
        /// Its extent.
        extent: usize,
    },
    /// The largest offset passes `isize::MAX`.
    OffsetOverflow {
        /// The axis or mode at which the offset passed the limit.
        axis: usize,
        /// Its extent.
        extent: usize,
        /// Its stride.
        stride: usize,
    },
    // Mappings and views.
    // Flat layouts.
    /// A mode has extent 0.
    ZeroExtent {
        /// The mode.
        mode: usize,
    },
    /// More modes than a flat layout holds.
    TooManyModes {
        /// How many were given.
        given: usize,
        /// How many there may be.
        limit: usize,
    },
    /// A mode number past the last mode.
    NoSuchMode {
        /// The mode asked for.
        mode: usize,
        /// How many modes there are.
        rank: usize,
    },
    /// A coordinate past its mode's extent.
    CoordinateOutside {
        /// The mode.
        mode: usize,
        /// The coordinate given for it.
        coordinate: usize,
        /// Its extent.
        extent: usize,
    },
    /// An index, or an offset that is read as one, past the size of the layout.
    IndexOutside {
        /// The index given.
        index: usize,
        /// The size.
        size: usize,
    },
    /// A list of modes to keep that does not strictly increase, or leaves the layout.
    BadSubset {
        /// The place in the list.
        place: usize,
        /// The mode there.
        mode: usize,
        /// How many modes the layout has.
        rank: usize,
    },
    /// A permutation with an entry that repeats or is past the last mode.
    BadPermutation {
        /// The place in the permutation.
        place: usize,
        /// The mode there.
        mode: usize,
        /// How many modes the layout has.
        rank: usize,
    },
    /// A permutation of another length than the layout's rank.
    PermutationLength {
        /// How many entries were given.
        given: usize,
        /// How many modes the layout has.
        rank: usize,
    },
    /// No complement: a mode of stride 0 repeats its offsets.
    ZeroStride {
        /// The mode.
        mode: usize,
        /// Its extent, which is past 1.
        extent: usize,
    },
    /// No complement: with the modes sorted, extent times stride does not divide the next stride.
    GapNotDivisible {
        /// The mode with the smaller stride.
        mode: usize,
        /// Its extent.
        extent: usize,
        /// Its stride.
        stride: usize,
        /// The mode next to it in sorted order.
        next: usize,
        /// The stride of that mode.
        next_stride: usize,
    },
    /// No complement of this size: the last extent times stride, sorted, does not divide it.
    NotMultiple {
        /// The size asked for.
        n: usize,
        /// The extent of the mode with the largest stride.
        extent: usize,
        /// Its stride.
        stride: usize,
    },
    /// A size that no layout has: 0, or past `isize::MAX`.
    BadTotal {
        /// The size asked for.
        n: usize,
    },
    /// The inner layout of a composition reaches past the outer one.
    CosizeExceedsSize {
        /// The cosize of the inner layout.
        cosize: usize,
        /// The size of the outer layout.
        size: usize,
    },
    /// The composite is a function, but not that of a flat layout of the inner shape.
    NotFlat {
        /// The inner mode at which strides stop explaining the function.
        mode: usize,
        /// An index of the outer layout, read there through the inner one …
        at: usize,
        /// … and the offset the outer layout has for it, which is not the sum the strides give.
        found: usize,
    },
    /// The composite is a function, but not that of a layout refining the inner shape.
    NotALayout {
        /// The inner mode at which strides stop explaining the function.
        mode: usize,
        /// An index of the outer layout, read there through the inner one …
        at: usize,
        /// … and the offset the outer layout has for it, which is not the sum the strides give.
        found: usize,
    },
    /// A mode of the inner layout cannot be cut where the outer layout changes its stride.
    NotRefinable {
        /// The inner mode.
        mode: usize,
        /// How many steps it takes in one stride of the outer layout.
        run: usize,
        /// What is left of its extent, which `run` does not divide.
        extent: usize,
    },
    /// Size of the first times cosize of the second, rounded up to a size with a complement,
    /// passes `isize::MAX`.
    ProductOverflow {
        /// The size of the first layout.
        size: usize,
        /// The cosize of the second.
        cosize: usize,
    },
    /// Text that is no layout.
    Syntax {
        /// The byte at which it stops being one.
        at: usize,
        /// What was expected there.
        expected: &'static str,
    },
    // Morphisms.
}

impl LayoutError {
    /// The kind of error in one hyphenated word, the same for every error of its kind:
    /// what a program may match on in text output.
    pub const fn kind(&self) -> &'static str {
        match self {
            Self::RankMismatch { .. } => "rank-mismatch",
            Self::SizeOverflow { .. } | Self::OffsetOverflow { .. } | Self::ProductOverflow { .. } => {
                "overflow"
            }
            Self::ZeroExtent { .. } => "zero-extent",
            Self::TooManyModes { .. } => "too-many-modes",
            // Flat layouts.
            Self::NoSuchMode { .. } | Self::CoordinateOutside { .. } | Self::IndexOutside { .. } => {
                "out-of-range"
            }
            Self::BadSubset { .. } => "bad-subset",
            Self::BadPermutation { .. } | Self::PermutationLength { .. } => "bad-permutation",
            Self::ZeroStride { .. } | Self::GapNotDivisible { .. } => "not-complementable",
            Self::NotMultiple { .. } => "n-not-multiple",
            Self::BadTotal { .. } => "bad-n",
            Self::CosizeExceedsSize { .. } => "cosize-exceeds-size",
            Self::NotFlat { .. } => "not-flat",
            Self::NotALayout { .. } | Self::NotRefinable { .. } => "not-a-layout",
            Self::Syntax { .. } => "syntax",
        }
    }
}

impl fmt::Display for LayoutError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Self::RankMismatch { given, expected } => {
                write!(f, "{given} entries given where {expected} are needed")
            }
            Self::SizeOverflow { axis, extent } => write!(
                f,
                "axis {axis}: with extent {extent} the product of the extents passes {}",
                isize::MAX
            ),
            Self::OffsetOverflow { axis, extent, stride } => write!(
                f,
                "axis {axis}: with extent {extent} and stride {stride} the largest offset passes {}",
                isize::MAX
            ),
            Self::ZeroExtent { mode } => write!(f, "mode {mode}: the extent is 0, and must be at least 1"),
            Self::TooManyModes { given, limit } => {
                write!(f, "{given} modes given, and a flat layout holds at most {limit}")
            }
            // Flat layouts.
            Self::NoSuchMode { mode, rank } => write!(f, "mode {mode}: the layout has {rank} modes"),
            Self::CoordinateOutside { mode, coordinate, extent } => {
                write!(f, "mode {mode}: coordinate {coordinate} is outside extent {extent}")
            }
            Self::IndexOutside { index, size } => write!(f, "index {index} is outside size {size}"),
            Self::BadSubset { place, mode, rank } => write!(
                f,
                "entry {place} of the subset: mode {mode} is not past the entry before, or not below rank {rank}"
            ),
            Self::BadPermutation { place, mode, rank } => write!(
                f,
                "entry {place} of the permutation: mode {mode} comes twice, or is not below rank {rank}"
            ),
            Self::PermutationLength { given, rank } => {
                write!(f, "a permutation of {given} entries for a layout of {rank} modes")
            }
            Self::ZeroStride { mode, extent } => {
                write!(f, "mode {mode}: {extent}:0 repeats its offset, so nothing complements it")
            }
            Self::GapNotDivisible { mode, extent, stride, next, next_stride } => write!(
                f,
                "modes {mode} and {next}: {extent}*{stride} does not divide the next stride {next_stride}"
            ),
            Self::NotMultiple { n, extent, stride } => {
                write!(f, "{n} is no multiple of {extent}*{stride}, the reach of the largest stride")
            }
            Self::BadTotal { n } => write!(f, "{n} is no size of a layout: 1 to {} are", isize::MAX),
            Self::CosizeExceedsSize { cosize, size } => {
                write!(f, "the inner layout's cosize {cosize} exceeds the outer layout's size {size}")
            }
            Self::NotFlat { mode, at, found } => write!(
                f,
                "inner mode {mode}: index {at} of the outer layout has offset {found}, \
                 which no strides for the inner shape give"
            ),
            Self::NotALayout { mode, at, found } => write!(
                f,
                "inner mode {mode}: index {at} of the outer layout has offset {found}, \
                 which no strides for a finer shape give"
            ),
            Self::NotRefinable { mode, run, extent } => write!(
                f,
                "inner mode {mode}: the outer stride changes after {run} steps, which do not divide extent {extent}"
            ),
            Self::ProductOverflow { size, cosize } => write!(
                f,
                "size {size} times cosize {cosize}, rounded up to a complementable size, passes {}",
                isize::MAX
            ),
            Self::Syntax { at, expected } => write!(f, "byte {at}: expected {expected}"),
        }
    }
}

impl core::error::Error for LayoutError {}
