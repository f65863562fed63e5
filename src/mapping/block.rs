//! A sub-box: every axis cut to a size of its own, same strides.
use super::block_sizes::{GivenSizes, SizesOf, WalkBlock};
use super::narrow::NarrowDense;
use super::{DenseMapping, FromNumbers, Mapping, StridedMapping};
use crate::axis::{BlockAgainst, Rank};
use crate::error::LayoutError;
use crate::order::{OrderForRank, OrderLike};
use crate::shape::{IndexArray, Shape};
use crate::tuple::{FitsShape, InOrder};

/// A shape out of which a block of sizes `B` can be cut: one per axis, none larger than a static extent.
pub trait HasBlock<B>: Shape {
    /// The sizes themselves, once their number is known to be right.
    type Sizes;
    /// The shape of the block.
    type Block: Shape<Index = Self::Index, Rank = Self::Rank>;
    /// The sizes as numbers, out of a mapping of these extents.
    fn numbers(sizes: B, extents: Self::Index) -> Self::Index;
}
impl<B, B2, B3, S, K, G, const R: usize> HasBlock<B> for S
where
    S: Shape<Rank = Rank<R>>,
    B: GivenSizes<Count = G, Sizes = B2>,
    G: BlockAgainst<Rank<R>, B2, Checked = B3>,
    B3: SizesOf<S, Out = K>,
    K: FitsShape<S, R> + Shape<Index = S::Index, Rank = S::Rank>,
{
    type Sizes = B3;
    type Block = K;
    #[inline(always)]
    fn numbers(sizes: B, extents: S::Index) -> S::Index {
        G::checked(sizes.given()).numbers(extents)
    }
}

/// A mapping out of which a block of sizes `B` can be cut: what code generic over mappings asks for,
/// `M: BlockMapping<Shape![8, 8]>`.
#[diagnostic::on_unimplemented(
    message = "the bound `{Self}: BlockMapping<B>` is missing, with `B` the type of the sizes",
    label = "not known to have a block of these sizes",
    note = "add the bound with the sizes of this call, for example `{Self}: BlockMapping<Shape![8, 8]>`"
)]
pub trait BlockMapping<B>: Mapping {
    /// The mapping of the block.
    type Output: Mapping<Index = Self::Index, Rank = Self::Rank>;

    /// As [`block_mapping`].
    ///
    /// # Errors
    /// As [`block_mapping`].
    fn block_mapping(&self, sizes: B) -> Result<Self::Output, LayoutError>;
}

/// What [`block_mapping`] gives: strided, with the shape of the block and the strides of the whole; dense where
/// the mapping is and, from its fastest axis on, the sizes are [`Full`](super::Full), then at most one that is not,
/// then static 1s.
pub type Blocked<M, B> = <M as BlockMapping<B>>::Output;

/// The mapping of a sub-box of the given sizes, with the same strides. Where in memory the box starts is
/// for the view to know.
///
/// A size is an extent, or [`Full`](super::Full) for an axis that is not cut.
/// A static size larger than a static extent does not compile. Costs one comparison per axis whose
/// numbers are not static.
///
/// # Errors
/// [`LayoutError::BlockTooLarge`] when a size is larger than the extent of its axis.
///
/// ```
/// use strata_layout::{DenseMapping, Mapping, RowMajor, Shape, StridedMapping, block_mapping, shape};
/// const IMAGE: DenseMapping<Shape![480, 640], RowMajor> = DenseMapping::STATIC;
/// let patch: StridedMapping<Shape![8, 8], Shape![640, 1]> = block_mapping(&IMAGE, shape![8, 8]).unwrap();
/// assert_eq!(patch.cosize(), 7 * 640 + 8);
/// ```
#[inline]
pub fn block_mapping<B, M: BlockMapping<B>>(mapping: &M, sizes: B) -> Result<Blocked<M, B>, LayoutError> {
    mapping.block_mapping(sizes)
}

impl<S: CutDense<B, O>, O: OrderLike, B> BlockMapping<B> for DenseMapping<S, O> {
    type Output = S::Output;
    #[inline]
    fn block_mapping(&self, sizes: B) -> Result<Self::Output, LayoutError> {
        let sizes = fitting(self, sizes)?;
        Ok(S::Output::from_numbers(|| sizes, || self.stride_values()))
    }
}

/// A shape laid out densely in order `O`, out of which a block of sizes `B` can be cut.
pub trait CutDense<B, O>: HasBlock<B> + InOrder<O> {
    /// The mapping of the block.
    type Output: FromNumbers<Index = Self::Index, Rank = Self::Rank>;
}
impl<S, O, B, B2, K, L, F, const R: usize> CutDense<B, O> for S
where
    S: InOrder<O> + HasBlock<B, Rank = Rank<R>, Sizes = B2, Block = K>,
    O: OrderForRank<R, Axes = L>,
    L: WalkBlock<B2, Out = F>,
    F: NarrowDense<S, O, K, R>,
{
    type Output = F::Output;
}

impl<S: HasBlock<B>, T: Shape<Index = S::Index, Rank = S::Rank>, B> BlockMapping<B> for StridedMapping<S, T> {
    type Output = StridedMapping<S::Block, T>;
    #[inline]
    fn block_mapping(&self, sizes: B) -> Result<Self::Output, LayoutError> {
        let sizes = fitting(self, sizes)?;
        Ok(StridedMapping::with_values(|| sizes, || self.stride_values()))
    }
}

/// The sizes of a block as numbers, where they fit.
#[inline(always)]
fn fitting<B, M: Mapping<Shape: HasBlock<B>>>(mapping: &M, sizes: B) -> Result<M::Index, LayoutError> {
    let extents = mapping.extents();
    let sizes = M::Shape::numbers(sizes, extents);
    match sizes.first_above(extents) {
        Some((axis, size, extent)) => Err(LayoutError::BlockTooLarge { axis, size, extent }),
        None => Ok(sizes),
    }
}
