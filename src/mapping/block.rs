//! A sub-box: every axis cut to a size of its own, same strides.
use super::block_sizes::{GivenSizes, SizesOf, WalkBlock};
use super::narrow::NarrowDense;
use super::{DenseMapping, Mapping, StridedMapping};
use crate::axis::{BlockAgainst, Rank};
use crate::error::LayoutError;
use crate::order::{OrderForRank, OrderLike};
use crate::shape::Shape;
use crate::tuple::{FitsShape, InOrder};

/// Sizes of a block that can be cut out of shape `S`: one per axis, none larger than a static extent.
pub trait BlockOf<S: Shape> {
    /// The sizes themselves, once their number is known to be right.
    type Sizes;
    /// The shape of the block.
    type Checked: Shape<Index = S::Index, Rank = S::Rank>;
    /// Its value, for a block out of `shape`.
    fn checked(self, shape: S) -> Self::Checked;
}
impl<B, B2, B3, S, K, G, const R: usize> BlockOf<S> for B
where
    B: GivenSizes<Rank = G, Own = B2>,
    S: Shape<Rank = Rank<R>>,
    G: BlockAgainst<Rank<R>, B2, Checked = B3>,
    B3: SizesOf<S, Out = K>,
    K: FitsShape<S, R> + Shape<Index = S::Index, Rank = S::Rank>,
{
    type Sizes = B3;
    type Checked = K;
    #[inline(always)]
    fn checked(self, shape: S) -> K {
        G::checked(self.own()).of(shape)
    }
}

/// A mapping out of which a block of sizes `B` can be cut: what code generic over mappings asks for,
/// `M: BlockMapping<Shape![8, 8]>`.
#[diagnostic::on_unimplemented(
    message = "the bound `{Self}: BlockMapping<B>` is missing, with `B` the type of the sizes",
    label = "not known to have a block of these sizes",
    note = "add the bound, with the type written with `Shape!`: `{Self}: BlockMapping<Shape![8, 8]>`"
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
/// only the slowest axis of a dense mapping is cut and each faster one is given as [`Full`](super::Full).
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
        S::cut(self, sizes)
    }
}

/// A shape laid out densely in order `O`, out of which a block of sizes `B` can be cut.
pub trait CutDense<B, O>: InOrder<O> {
    /// The mapping of the block.
    type Output: Mapping<Index = Self::Index, Rank = Self::Rank>;
    /// As [`block_mapping`].
    fn cut(mapping: &DenseMapping<Self, O>, sizes: B) -> Result<Self::Output, LayoutError>;
}
impl<B, B2, S, O, K, L, F, const R: usize> CutDense<B, O> for S
where
    S: InOrder<O> + Shape<Rank = Rank<R>>,
    B: BlockOf<S, Checked = K, Sizes = B2>,
    O: OrderForRank<R, Axes = L>,
    L: WalkBlock<B2, Out = F>,
    F: NarrowDense<S, O, K, R>,
    K: Shape<Index = S::Index, Rank = S::Rank>,
{
    type Output = F::Output;
    #[inline(always)]
    fn cut(mapping: &DenseMapping<S, O>, sizes: B) -> Result<F::Output, LayoutError> {
        Ok(F::narrow(mapping, fitting(mapping, sizes.checked(mapping.shape()))?))
    }
}

impl<S: Shape, T: Shape<Index = S::Index, Rank = S::Rank>, B: BlockOf<S>> BlockMapping<B>
    for StridedMapping<S, T>
{
    type Output = StridedMapping<B::Checked, T>;
    #[inline]
    fn block_mapping(&self, sizes: B) -> Result<Self::Output, LayoutError> {
        let sizes = fitting(self, sizes.checked(self.shape()))?;
        Ok(StridedMapping::with_values(|| sizes, || self.stride_values()))
    }
}

/// The sizes of a block, where they fit.
#[inline(always)]
fn fitting<M, K>(mapping: &M, sizes: K) -> Result<M::Index, LayoutError>
where
    M: Mapping,
    K: Shape<Index = M::Index, Rank = M::Rank>,
{
    let (sizes, extents) = (K::values(sizes.store()), mapping.extents());
    for axis in 0..M::RANK {
        let (size, extent) = (sizes[axis], extents[axis]);
        if size > extent {
            return Err(LayoutError::BlockTooLarge { axis, size, extent });
        }
    }
    Ok(sizes)
}
