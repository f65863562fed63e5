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
    /// A number is not the extent known there.
    ExtentMismatch {
        /// The axis.
        axis: usize,
        /// The number given.
        given: usize,
        /// The extent known.
        expected: usize,
    },
    /// A stride is not the one known there.
    StrideMismatch {
        /// The axis.
        axis: usize,
        /// The stride given.
        given: usize,
        /// The stride known.
        expected: usize,
    },
    /// A block or a length is larger than the extent of its axis.
    BlockTooLarge {
        /// The axis.
        axis: usize,
        /// The size asked for.
        size: usize,
        /// The extent of the axis.
        extent: usize,
    },
    /// A block that would fit starts too far along its axis.
    BlockOutOfRange {
        /// The axis.
        axis: usize,
        /// Where the block starts.
        start: usize,
        /// Its size.
        size: usize,
        /// The extent of the axis.
        extent: usize,
    },
    /// An index is not less than the extent of its axis.
    IndexOutOfRange {
        /// The axis.
        axis: usize,
        /// The index.
        index: usize,
        /// The extent of the axis.
        extent: usize,
    },
    /// A mapping is not dense in the order asked for.
    NotDense {
        /// The first axis, in that order, whose stride does not fit.
        axis: usize,
        /// Its stride.
        stride: usize,
        /// The stride that dense memory would have.
        expected: usize,
    },
    /// A slice holds fewer elements than the mapping addresses.
    SliceTooShort {
        /// The elements in the slice.
        len: usize,
        /// The elements the mapping needs: its cosize.
        cosize: usize,
    },
    /// Two indices of a mapping share an offset, so no mutable view of it can be.
    NotUnique,
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
    // Morphisms.
}

impl LayoutError {
    /// The kind of error in one hyphenated word, the same for every error of its kind:
    /// what a program may match on in text output.
    pub const fn kind(&self) -> &'static str {
        match self {
            Self::RankMismatch { .. } => "rank-mismatch",
            Self::SizeOverflow { .. } | Self::OffsetOverflow { .. } => "overflow",
            Self::ExtentMismatch { .. } | Self::StrideMismatch { .. } => "shape-mismatch",
            Self::BlockTooLarge { .. } | Self::BlockOutOfRange { .. } | Self::IndexOutOfRange { .. } => {
                "out-of-range"
            }
            Self::NotDense { .. } => "not-dense",
            Self::SliceTooShort { .. } => "slice-too-short",
            Self::NotUnique => "not-unique",
            Self::ZeroExtent { .. } => "zero-extent",
            Self::TooManyModes { .. } => "too-many-modes",
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
            Self::ExtentMismatch { axis, given, expected } => {
                write!(f, "axis {axis}: extent {given} is not {expected}")
            }
            Self::StrideMismatch { axis, given, expected } => {
                write!(f, "axis {axis}: stride {given} is not {expected}")
            }
            Self::BlockTooLarge { axis, size, extent } => {
                write!(f, "axis {axis}: block of {size} does not fit extent {extent}")
            }
            Self::BlockOutOfRange { axis, start, size, extent } => {
                write!(f, "axis {axis}: block of {size} from {start} does not fit extent {extent}")
            }
            Self::IndexOutOfRange { axis, index, extent } => {
                write!(f, "axis {axis}: index {index} is not below extent {extent}")
            }
            Self::NotDense { axis, stride, expected } => {
                write!(f, "axis {axis}: stride {stride} is not {expected}, the stride of dense memory")
            }
            Self::SliceTooShort { len, cosize } => {
                write!(f, "a slice of {len} elements is too short for a mapping of cosize {cosize}")
            }
            Self::NotUnique => {
                f.write_str("two indices share an offset, which a mutable view must not allow")
            }
            Self::ZeroExtent { mode } => write!(f, "mode {mode}: the extent is 0, and must be at least 1"),
            Self::TooManyModes { given, limit } => {
                write!(f, "{given} modes given, and a flat layout holds at most {limit}")
            }
        }
    }
}

impl core::error::Error for LayoutError {}
