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
    // Morphisms.
}

impl LayoutError {
    /// The kind of error in one hyphenated word, the same for every error of its kind:
    /// what a program may match on in text output.
    pub const fn kind(&self) -> &'static str {
        match self {
            Self::RankMismatch { .. } => "rank-mismatch",
            Self::SizeOverflow { .. } | Self::OffsetOverflow { .. } => "overflow",
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
            Self::ZeroExtent { mode } => write!(f, "mode {mode}: the extent is 0, and must be at least 1"),
            Self::TooManyModes { given, limit } => {
                write!(f, "{given} modes given, and a flat layout holds at most {limit}")
            }
        }
    }
}

impl core::error::Error for LayoutError {}
