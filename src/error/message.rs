//! The message of each error: one sentence for people, with its numbers.
use super::{LayoutError, Side};
use core::fmt;

/// `entry` for a message: the number, or that the list ends.
struct OrEnd(Option<usize>);

impl fmt::Display for OrEnd {
    #[inline]
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 {
            Some(entry) => write!(f, "{entry}"),
            None => f.write_str("nothing"),
        }
    }
}

impl fmt::Display for LayoutError {
    #[allow(clippy::too_many_lines, reason = "one arm per variant")]
    #[inline]
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
            // Morphisms.
            Self::TooManyEntries { side, given, limit } => {
                write!(f, "{given} entries in the {side}, and a morphism holds at most {limit}")
            }
            Self::ZeroEntry { side, entry } => {
                write!(f, "{side} entry {entry} is 0, and must be at least 1")
            }
            Self::EntriesOverflow { side, entry, extent } => write!(
                f,
                "{side} entry {entry}: with {extent} the product of the {side} passes {}",
                isize::MAX
            ),
            Self::MapLength { given, expected } => {
                write!(f, "the map lists {given} targets, and the domain has {expected} entries")
            }
            Self::MapRange { entry, target, limit } => {
                write!(f, "entry {entry} goes to {target}, and the codomain has {limit} entries, from 0")
            }
            Self::MapRepeated { first, second, target } => {
                write!(f, "entries {first} and {second} both go to {target}")
            }
            Self::MapExtent { entry, extent, target, target_extent } => write!(
                f,
                "entry {entry} has extent {extent}, and its target, entry {target} of the codomain, \
                 has {target_extent}"
            ),
            Self::NotComposable { at, codomain, domain } => write!(
                f,
                "entry {at}: the codomain of the first morphism has {}, the domain of the second {}",
                OrEnd(codomain),
                OrEnd(domain)
            ),
            Self::CodomainMismatch { at, first, second } => write!(
                f,
                "entry {at}: the codomain of the first morphism has {}, that of the second {}",
                OrEnd(first),
                OrEnd(second)
            ),
            Self::ImagesNotDisjoint { first, second, target } => write!(
                f,
                "entry {first} of the first morphism and entry {second} of the second both go to {target}"
            ),
            Self::ImageNotCovered { entry, target } => {
                write!(f, "entry {entry} goes to {target}, which is not in the subset")
            }
            Self::NotAPrefix { at, from, to } => write!(
                f,
                "entry {at}: the shape to expand has {from}, the shape to expand it to {}",
                OrEnd(to)
            ),
            Self::ZeroFactor { entry } => write!(f, "entry {entry} is dilated by 0"),
            Self::NotDivisible { at, codomain, domain } => write!(
                f,
                "entry {at}: the codomain of the divisor has {}, the domain of the dividend {}",
                OrEnd(codomain),
                OrEnd(domain)
            ),
            Self::NotProductAdmissible { at, codomain, unhit } => write!(
                f,
                "entry {at}: the codomain of the second factor has {}, the unhit entries of the first {}",
                OrEnd(codomain),
                OrEnd(unhit)
            ),
            Self::StarInMap { entry } => {
                write!(f, "entry {entry} goes to *, so the morphism has no complement")
            }
            Self::NotIsomorphism { side: Side::Domain, entry } => {
                write!(f, "entry {entry} goes to *, so the morphism has no inverse")
            }
            Self::NotIsomorphism { side: Side::Codomain, entry } => {
                write!(f, "nothing goes to entry {entry} of the codomain, so the morphism has no inverse")
            }
            Self::NotTractable { mode, extent, stride, next, next_stride } => write!(
                f,
                "modes {mode} and {next}: {extent}*{stride} does not divide the next stride {next_stride}, \
                 so no morphism encodes the layout"
            ),
        }
    }
}

/// The kind and the message: what someone wants to read who sees the error unwrapped. A derived form would show
/// the same numbers and take more of the compiler's time than any other function here.
impl fmt::Debug for LayoutError {
    #[inline]
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {self}", self.kind())
    }
}

impl core::error::Error for LayoutError {}
