//! The message of each error: one sentence for people, with its numbers, the same when it is printed and when a
//! constant is refused by it.
use super::text::Text;
use super::{LayoutError, Side};
use core::fmt;

/// A text from its pieces: a literal, a number, `(entry)` for one that may be missing, `[side]` for a side, `{words}`
/// for others. No text can be formatted in a constant, so each piece is a call.
macro_rules! say {
    (@ $text:expr;) => { $text };
    (@ $text:expr; $piece:literal $($rest:tt)*) => { say!(@ $text.text($piece); $($rest)*) };
    (@ $text:expr; ($entry:ident) $($rest:tt)*) => { say!(@ $text.entry($entry); $($rest)*) };
    (@ $text:expr; [$side:ident] $($rest:tt)*) => { say!(@ $text.text($side.name()); $($rest)*) };
    (@ $text:expr; {$words:ident} $($rest:tt)*) => { say!(@ $text.text($words); $($rest)*) };
    (@ $text:expr; $number:ident $($rest:tt)*) => { say!(@ $text.number($number); $($rest)*) };
    ($($piece:tt)*) => { say!(@ Text::new(); $($piece)*) };
}

impl LayoutError {
    /// The sentence.
    #[allow(clippy::too_many_lines, reason = "one arm per variant")]
    #[inline]
    pub(super) const fn message(&self) -> Text {
        match *self {
            Self::RankMismatch { given, expected } => {
                say![given " entries given where " expected " are needed"]
            }
            Self::SizeOverflow { axis, extent } => {
                say!["axis " axis ": with extent " extent " the product of the extents passes isize::MAX"]
            }
            Self::OffsetOverflow { axis, extent, stride } => {
                say!["axis " axis ": with extent " extent " and stride " stride " the largest offset passes isize::MAX"]
            }
            Self::ExtentMismatch { axis, given, expected } => {
                say!["axis " axis ": extent " given " is not " expected]
            }
            Self::StrideMismatch { axis, given, expected } => {
                say!["axis " axis ": stride " given " is not " expected]
            }
            Self::BlockTooLarge { axis, size, extent } => {
                say!["axis " axis ": block of " size " does not fit extent " extent]
            }
            Self::BlockOutOfRange { axis, start, size, extent } => {
                say!["axis " axis ": block of " size " from " start " does not fit extent " extent]
            }
            Self::IndexOutOfRange { axis, index, extent } => {
                say!["axis " axis ": index " index " is not below extent " extent]
            }
            Self::FactorMismatch { axis, extent, factor } => {
                say!["axis " axis ": extent " extent " is not a multiple of " factor]
            }
            Self::NotDense { axis, stride, expected } => {
                say!["axis " axis ": stride " stride " is not " expected ", the stride of dense memory"]
            }
            Self::SliceTooShort { len, cosize } => {
                say!["a slice of " len " elements is too short for a mapping of cosize " cosize]
            }
            Self::NotUnique => say!["two indices share an offset, which a mutable view must not allow"],
            Self::NegativeStride { axis, stride } => {
                let back = stride.unsigned_abs();
                say!["axis " axis ": stride -" back " runs backwards, which no mapping can"]
            }
            Self::ExtentTooLarge { axis, extent, limit } => {
                say!["axis " axis ": extent " extent " is past " limit ", the largest that the other type holds"]
            }
            Self::ZeroExtent { mode } => say!["mode " mode ": the extent is 0, and must be at least 1"],
            Self::TooManyModes { given, limit } => {
                say![given " modes given, and a flat layout holds at most " limit]
            }
            Self::TooManyAxes { given, limit } => {
                say!["a layout of " given " modes is no mapping, which has at most " limit " axes"]
            }
            // Flat layouts.
            Self::NoSuchMode { mode, rank } => say!["mode " mode ": the layout has " rank " modes"],
            Self::CoordinateOutside { mode, coordinate, extent } => {
                say!["mode " mode ": coordinate " coordinate " is outside extent " extent]
            }
            Self::IndexOutside { index, size } => say!["index " index " is outside size " size],
            Self::BadSubset { place, mode, rank } => {
                say!["entry " place " of the subset: mode " mode " is not past the entry before, or not below rank " rank]
            }
            Self::BadPermutation { place, mode, rank } => {
                say!["entry " place " of the permutation: mode " mode " comes twice, or is not below rank " rank]
            }
            Self::PermutationLength { given, rank } => {
                say!["a permutation of " given " entries for a layout of " rank " modes"]
            }
            Self::ZeroStride { mode, extent } => {
                say!["mode " mode ": " extent ":0 repeats its offset, so nothing complements it"]
            }
            Self::GapNotDivisible { mode, extent, stride, next, next_stride } => {
                say!["modes " mode " and " next ": " extent "*" stride " does not divide the next stride " next_stride]
            }
            Self::NotMultiple { n, extent, stride } => {
                say![n " is no multiple of " extent "*" stride ", the reach of the largest stride"]
            }
            Self::BadTotal { n } => say![n " is no size of a layout: 1 to isize::MAX are"],
            Self::CosizeExceedsSize { cosize, size } => {
                say!["the inner layout's cosize " cosize " exceeds the outer layout's size " size]
            }
            Self::NotFlat { mode, at, found } => {
                say!["inner mode " mode ": index " at " of the outer layout has offset " found ", which no strides for the inner shape give"]
            }
            Self::NotALayout { mode, at, found } => {
                say!["inner mode " mode ": index " at " of the outer layout has offset " found ", which no strides for a finer shape give"]
            }
            Self::NotRefinable { mode, run, extent } => {
                say!["inner mode " mode ": the outer stride changes after " run " steps, which do not divide extent " extent]
            }
            Self::ProductOverflow { size, cosize } => {
                say!["size " size " times cosize " cosize ", rounded up to a complementable size, passes isize::MAX"]
            }
            Self::Syntax { at, expected } => say!["byte " at ": expected " {expected}],
            // Morphisms.
            Self::TooManyEntries { side, given, limit } => {
                say![given " entries in the " [side] ", and a morphism holds at most " limit]
            }
            Self::ZeroEntry { side, entry } => say![[side] " entry " entry " is 0, and must be at least 1"],
            Self::EntriesOverflow { side, entry, extent } => {
                say![[side] " entry " entry ": with " extent " the product of the " [side] " passes isize::MAX"]
            }
            Self::MapLength { given, expected } => {
                say!["the map lists " given " targets, and the domain has " expected " entries"]
            }
            Self::MapRange { entry, target, limit } => {
                say!["entry " entry " goes to " target ", and the codomain has " limit " entries, from 0"]
            }
            Self::MapRepeated { first, second, target } => {
                say!["entries " first " and " second " both go to " target]
            }
            Self::MapExtent { entry, extent, target, target_extent } => {
                say!["entry " entry " has extent " extent ", and its target, entry " target " of the codomain, has " target_extent]
            }
            Self::NotComposable { at, codomain, domain } => {
                say!["entry " at ": the codomain of the first morphism has " (codomain) ", the domain of the second " (domain)]
            }
            Self::CodomainMismatch { at, first, second } => {
                say!["entry " at ": the codomain of the first morphism has " (first) ", that of the second " (second)]
            }
            Self::ImagesNotDisjoint { first, second, target } => {
                say!["entry " first " of the first morphism and entry " second " of the second both go to " target]
            }
            Self::ImageNotCovered { entry, target } => {
                say!["entry " entry " goes to " target ", which is not in the subset"]
            }
            Self::NotAPrefix { at, from, to } => {
                say!["entry " at ": the shape to expand has " from ", the shape to expand it to " (to)]
            }
            Self::ZeroFactor { entry } => say!["entry " entry " is dilated by 0"],
            Self::NotDivisible { at, codomain, domain } => {
                say!["entry " at ": the codomain of the divisor has " (codomain) ", the domain of the dividend " (domain)]
            }
            Self::NotProductAdmissible { at, codomain, unhit } => {
                say!["entry " at ": the codomain of the second factor has " (codomain) ", the unhit entries of the first " (unhit)]
            }
            Self::StarInMap { entry } => say!["entry " entry " goes to *, so the morphism has no complement"],
            Self::NotIsomorphism { side: Side::Domain, entry } => {
                say!["entry " entry " goes to *, so the morphism has no inverse"]
            }
            Self::NotIsomorphism { side: Side::Codomain, entry } => {
                say!["nothing goes to entry " entry " of the codomain, so the morphism has no inverse"]
            }
            Self::NotTractable { mode, extent, stride, next, next_stride } => {
                say!["modes " mode " and " next ": " extent "*" stride " does not divide the next stride " next_stride ", so no morphism encodes the layout"]
            }
        }
    }
}

impl fmt::Display for LayoutError {
    #[inline]
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.message().as_str())
    }
}

/// The kind and the message: what someone wants to read who sees the error unwrapped.
impl fmt::Debug for LayoutError {
    #[inline]
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {self}", self.kind())
    }
}

impl core::error::Error for LayoutError {}
