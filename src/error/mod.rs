//! What can go wrong when the program runs: one enum, no allocation, the numbers in every message.
mod constant;
mod kind;
mod message;
mod side;
mod text;
pub use constant::constant;
pub use side::Side;

/// Why a mapping, a layout, a morphism or a view was refused.
///
/// Each variant carries the numbers that its message shows, so a caller can act on them without
/// reading text. Axes and modes are counted from 0; extents, strides and offsets are in elements.
#[derive(Clone, Copy, PartialEq, Eq)]
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
    /// An extent is not a multiple of the factor that its axis is to be split by.
    FactorMismatch {
        /// The axis.
        axis: usize,
        /// Its extent.
        extent: usize,
        /// The factor.
        factor: usize,
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
    /// An axis of another crate's array runs backwards, which no mapping can.
    NegativeStride {
        /// The axis.
        axis: usize,
        /// Its stride, in elements.
        stride: isize,
    },
    /// An extent is larger than the type of another crate can hold.
    ExtentTooLarge {
        /// The axis.
        axis: usize,
        /// Its extent.
        extent: usize,
        /// The largest that can be held.
        limit: usize,
    },
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
    /// A layout has more modes than a mapping may have axes.
    TooManyAxes {
        /// How many modes it has.
        given: usize,
        /// How many axes there may be.
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
    /// Text that is no layout, or no morphism.
    Syntax {
        /// The byte at which it stops being one.
        at: usize,
        /// What was expected there.
        expected: &'static str,
    },
    // Morphisms.
    /// More entries than one side of a morphism holds.
    TooManyEntries {
        /// The side.
        side: Side,
        /// How many there would be, at least.
        given: usize,
        /// How many there may be.
        limit: usize,
    },
    /// An entry of a side is 0.
    ZeroEntry {
        /// The side.
        side: Side,
        /// The entry, counted from 0.
        entry: usize,
    },
    /// The product of the entries of a side passes `isize::MAX`.
    EntriesOverflow {
        /// The side.
        side: Side,
        /// The entry at which the product passed the limit.
        entry: usize,
        /// Its extent.
        extent: usize,
    },
    /// The map lists more or fewer targets than the domain has entries.
    MapLength {
        /// How many targets were given.
        given: usize,
        /// How many entries the domain has.
        expected: usize,
    },
    /// The map sends an entry beyond the codomain.
    MapRange {
        /// The entry.
        entry: usize,
        /// Where it is sent, counted from 0.
        target: usize,
        /// How many entries the codomain has.
        limit: usize,
    },
    /// The map sends two entries to the same target.
    MapRepeated {
        /// The first of the two.
        first: usize,
        /// The second of the two.
        second: usize,
        /// Where both are sent.
        target: usize,
    },
    /// An entry and its target have different extents.
    MapExtent {
        /// The entry.
        entry: usize,
        /// Its extent.
        extent: usize,
        /// Where it is sent.
        target: usize,
        /// The extent there.
        target_extent: usize,
    },
    /// The codomain of the morphism applied first is not the domain of the one applied second.
    NotComposable {
        /// The first position where the two differ.
        at: usize,
        /// The entry of that codomain, `None` past its end.
        codomain: Option<usize>,
        /// The entry of that domain, `None` past its end.
        domain: Option<usize>,
    },
    /// Two morphisms that must have one codomain have two.
    CodomainMismatch {
        /// The first position where the two differ.
        at: usize,
        /// The entry of the first codomain, `None` past its end.
        first: Option<usize>,
        /// The entry of the second, `None` past its end.
        second: Option<usize>,
    },
    /// Two morphisms to be concatenated hit the same target.
    ImagesNotDisjoint {
        /// The entry of the first.
        first: usize,
        /// The entry of the second.
        second: usize,
        /// Where both are sent.
        target: usize,
    },
    /// The subset to factorize through leaves out a target that is hit.
    ImageNotCovered {
        /// The entry.
        entry: usize,
        /// Where it is sent: not in the subset.
        target: usize,
    },
    /// A shape to be expanded is no prefix of the other.
    NotAPrefix {
        /// The first position where the two differ.
        at: usize,
        /// The entry of the shape to be expanded.
        from: usize,
        /// The entry of the other, `None` past its end.
        to: Option<usize>,
    },
    /// A dilation by 0.
    ZeroFactor {
        /// The entry whose factor is 0.
        entry: usize,
    },
    /// The codomain of the divisor is not the domain of the morphism to be divided.
    NotDivisible {
        /// The first position where the two differ.
        at: usize,
        /// The entry of the divisor's codomain, `None` past its end.
        codomain: Option<usize>,
        /// The entry of the dividend's domain, `None` past its end.
        domain: Option<usize>,
    },
    /// The codomain of the second factor does not list the entries that the first leaves unhit.
    NotProductAdmissible {
        /// The first position where the two differ.
        at: usize,
        /// The entry of the second factor's codomain, `None` past its end.
        codomain: Option<usize>,
        /// The unhit entry of the first factor's codomain, `None` past the last of them.
        unhit: Option<usize>,
    },
    /// A morphism that sends an entry to ∗ has no complement.
    StarInMap {
        /// The entry.
        entry: usize,
    },
    /// The morphism is no isomorphism.
    NotIsomorphism {
        /// `Domain` when the entry goes to ∗, `Codomain` when it is not hit.
        side: Side,
        /// The entry.
        entry: usize,
    },
    /// No morphism encodes the layout.
    NotTractable {
        /// A mode whose extent times stride does not divide the next stride in sorted order.
        mode: usize,
        /// Its extent.
        extent: usize,
        /// Its stride.
        stride: usize,
        /// The mode that comes next in sorted order.
        next: usize,
        /// The stride of that mode.
        next_stride: usize,
    },
}
