//! The kind of each error: one word for programs.
use super::LayoutError;
use core::hash::{Hash, Hasher};
use core::mem::discriminant;

// Of the variant alone, as hashing every number would be a function as long as the enum, for which nobody asks.
impl Hash for LayoutError {
    #[inline]
    fn hash<H: Hasher>(&self, state: &mut H) {
        discriminant(self).hash(state);
    }
}

impl LayoutError {
    /// The kind of error in one hyphenated word, the same for every error of its kind:
    /// what a program may match on in text output.
    #[allow(clippy::match_same_arms, reason = "one line per variant")]
    #[inline]
    pub const fn kind(&self) -> &'static str {
        match self {
            Self::RankMismatch { .. } => "rank-mismatch",
            Self::SizeOverflow { .. } | Self::OffsetOverflow { .. } | Self::ProductOverflow { .. } => {
                "overflow"
            }
            Self::ExtentMismatch { .. } | Self::StrideMismatch { .. } => "shape-mismatch",
            Self::BlockTooLarge { .. } | Self::BlockOutOfRange { .. } | Self::IndexOutOfRange { .. } => {
                "out-of-range"
            }
            Self::FactorMismatch { .. } => "factor-mismatch",
            Self::NotDense { .. } => "not-dense",
            Self::SliceTooShort { .. } => "slice-too-short",
            Self::NotUnique => "not-unique",
            Self::NegativeStride { .. } => "negative-stride",
            Self::ExtentTooLarge { .. } => "overflow",
            Self::ZeroExtent { .. } => "zero-extent",
            Self::TooManyModes { .. } | Self::TooManyAxes { .. } => "too-many-modes",
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
            // Morphisms.
            Self::TooManyEntries { .. } => "too-many-entries",
            Self::ZeroEntry { .. } => "zero-extent",
            Self::EntriesOverflow { .. } => "overflow",
            Self::MapLength { .. } => "map-length",
            Self::MapRange { .. } => "map-range",
            Self::MapRepeated { .. } => "map-repeated",
            Self::MapExtent { .. } => "extent-mismatch",
            Self::NotComposable { .. } => "not-composable",
            Self::CodomainMismatch { .. } => "codomain-mismatch",
            Self::ImagesNotDisjoint { .. } => "images-not-disjoint",
            Self::ImageNotCovered { .. } => "image-not-covered",
            Self::NotAPrefix { .. } => "not-a-prefix",
            Self::ZeroFactor { .. } => "zero-factor",
            Self::NotDivisible { .. } => "not-divisible",
            Self::NotProductAdmissible { .. } => "not-product-admissible",
            Self::StarInMap { .. } => "not-complementable",
            Self::NotIsomorphism { .. } => "not-isomorphism",
            Self::NotTractable { .. } => "not-tractable",
        }
    }
}
