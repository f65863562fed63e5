//! The sizes of a block: extents, and [`Full`] for an axis that is not cut.
use crate::Const;
use crate::extent::Extent;
use crate::shape::Shape;
use core::marker::PhantomData;
use typenum::{B0, B1, U1, UInt, UTerm};

/// The size of a block along an axis that is not cut: its extent, also where that is a run-time number.
///
/// Dense memory of which only the slowest axis is cut is dense, and here the type can tell:
///
/// ```
/// use strata_layout::{DenseMapping, Full, Mapping, RowMajor, Shape, block_mapping, shape};
/// let stack = DenseMapping::<_, RowMajor>::new(shape![9 + 1, 400 + 80, 640]).unwrap();
/// let batch: DenseMapping<Shape![dyn, dyn, 640], RowMajor> = block_mapping(&stack, (2, Full, Full)).unwrap();
/// assert_eq!(batch.extents(), [2, 480, 640]);
/// ```
#[derive(Debug, Default, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Full;

/// One size of a block: an extent, or [`Full`].
pub trait Size: Copy {
    /// What it is to whether the block is dense: [`Full`], or [`Cut`] to the extent.
    type Kind;
}
impl<D: Extent> Size for D {
    type Kind = Cut<D>;
}
#[diagnostic::do_not_recommend]
impl Size for Full {
    type Kind = Full;
}

/// A size that is an extent.
#[derive(Debug)]
pub struct Cut<D>(PhantomData<D>);

/// A size of a block along an axis of extent `D`.
pub trait SizeOf<D> {
    /// The extent of the block.
    type Out;
    /// Its number, along an axis whose extent is this number.
    fn number(self, extent: usize) -> usize;
}
impl<D, E: Extent> SizeOf<D> for E {
    type Out = E;
    #[inline(always)]
    fn number(self, _: usize) -> usize {
        self.value()
    }
}
#[diagnostic::do_not_recommend]
impl<D> SizeOf<D> for Full {
    type Out = D;
    #[inline(always)]
    fn number(self, extent: usize) -> usize {
        extent
    }
}

/// Sizes of a block: a tuple of extents and [`Full`]. Every shape is one.
#[diagnostic::on_unimplemented(
    message = "this is not known to be a shape, which is a tuple of at most 12 extents",
    label = "not a shape",
    note = "write the sizes of a block as `shape![2, n]`, or as a tuple with `Full` for each axis that is not cut"
)]
pub trait BlockSizes: Copy + crate::tuple::sealed::Sealed {
    /// How many sizes there are, as a type.
    type Count;
    /// The sizes themselves. Bounds that follow from their being sizes are put on this, so that something else
    /// gives one error.
    type Sizes;
    /// The value as that of the same type.
    #[doc(hidden)]
    fn sizes(self) -> Self::Sizes;
}

/// Something given as the sizes of a block: the bounds that follow hang on what it is known to be then.
pub trait GivenSizes {
    /// How many sizes there are, as a type.
    type Count;
    /// The sizes themselves.
    type Sizes;
    /// Their value.
    fn given(self) -> Self::Sizes;
}
impl<B: BlockSizes> GivenSizes for B {
    type Count = B::Count;
    type Sizes = B::Sizes;
    #[inline(always)]
    fn given(self) -> B::Sizes {
        self.sizes()
    }
}

/// Sizes of a block out of shape `S`.
pub trait SizesOf<S: Shape> {
    /// The shape of the block.
    type Out;
    /// Its extents as numbers, in a mapping of these extents.
    fn numbers(self, extents: S::Index) -> S::Index;
}

/// A list of the axes of a dense mapping, fastest first, out of which a block of sizes `B` is cut.
pub trait WalkBlock<B> {
    /// `B1` where the block is dense whatever the extents. Where the size of the fastest axis is an extent, and so
    /// in every block without [`Full`], it is `B0` without a walk.
    type Out;
}

/// The size that the fastest axis has.
pub trait AtFastest<L, B> {
    /// As [`WalkBlock::Out`].
    type Out;
}
impl<L, B, D: Extent> AtFastest<L, B> for D {
    type Out = B0;
}
impl<L: WalkWhole<B>, B> AtFastest<L, B> for Full {
    type Out = L::Out;
}

/// As [`WalkBlock`], along all axes.
pub trait WalkWhole<B> {
    /// As there.
    type Out;
}

/// The walk while no axis is cut.
#[derive(Debug)]
pub struct Whole;
/// The walk once an axis is cut: the slower ones must have size 1.
#[derive(Debug)]
pub struct Once;
/// The walk once there may be gaps.
#[derive(Debug)]
pub struct Gaps;

/// One step of the walk, over a size of the given kind.
pub trait BlockStep<Kind> {
    /// The walk behind it.
    type Out;
}
/// What the walk says at its end.
pub trait WalkEnd {
    /// `B1` where the block is dense.
    type Out;
}
/// Rows of the two tables.
macro_rules! rows {
    (steps: $([$($generics:tt)*] $from:ty, $kind:ty => $to:ty;)*) => {$(
        impl<$($generics)*> BlockStep<$kind> for $from {
            type Out = $to;
        }
    )*};
    (ends: $($state:ty => $verdict:ty;)*) => {$(
        impl WalkEnd for $state {
            type Out = $verdict;
        }
    )*};
}
rows! { steps:
    [] Whole, Full => Whole;
    [D] Whole, Cut<D> => Once;
    [] Once, Full => Gaps;
    [] Once, Cut<usize> => Gaps;
    [] Once, Cut<UTerm> => Gaps;
    [] Once, Cut<U1> => Once;
    [U, B, C] Once, Cut<UInt<UInt<U, B>, C>> => Gaps;
    [const N: usize] Once, Cut<Const<N>> => Gaps;
    [Kind] Gaps, Kind => Gaps;
}
rows! { ends: Whole => B1; Once => B1; Gaps => B0; }
