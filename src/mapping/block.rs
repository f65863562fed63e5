//! A sub-box: every axis cut to a size of its own, same strides.
use super::{DenseMapping, Mapping, StridedMapping, TypedStrides};
use crate::axis::{BlockAgainst, Rank};
use crate::error::LayoutError;
use crate::order::OrderLike;
use crate::shape::{GivenShape, IndexArray, Shape};
use crate::tuple::{DenseStrides, FitsShape};

/// A shape out of which a block of sizes `B` can be cut: one per axis, none larger than a static extent.
pub trait HasBlock<B>: Shape {
    /// The sizes themselves, once their number is known to be right.
    type Sizes: Shape<Index = Self::Index, Rank = Self::Rank>;
    /// Their value.
    fn checked(sizes: B) -> Self::Sizes;
}
impl<B, B2, S, K, G, const R: usize> HasBlock<B> for S
where
    S: Shape<Rank = Rank<R>>,
    B: GivenShape<Rank = G, Own = B2>,
    G: BlockAgainst<Rank<R>, B2, Checked = K>,
    K: FitsShape<S, R> + Shape<Index = S::Index, Rank = S::Rank>,
{
    type Sizes = K;
    #[inline(always)]
    fn checked(sizes: B) -> K {
        G::checked(sizes.given())
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

/// What [`block_mapping`] gives: strided, with the shape of the block and the strides of the whole.
pub type Blocked<M, B> = <M as BlockMapping<B>>::Output;

/// The mapping of a sub-box of the given sizes, with the same strides. Where in memory the box starts is
/// for the view to know.
///
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

impl<S: DenseStrides<O> + HasBlock<B>, O: OrderLike, B> BlockMapping<B> for DenseMapping<S, O> {
    type Output = StridedMapping<S::Sizes, S::Out>;
    #[inline]
    fn block_mapping(&self, sizes: B) -> Result<Self::Output, LayoutError> {
        cut(self, S::checked(sizes))
    }
}

impl<S: HasBlock<B>, T: Shape<Index = S::Index, Rank = S::Rank>, B> BlockMapping<B> for StridedMapping<S, T> {
    type Output = StridedMapping<S::Sizes, T>;
    #[inline]
    fn block_mapping(&self, sizes: B) -> Result<Self::Output, LayoutError> {
        cut(self, S::checked(sizes))
    }
}

/// The block of the given sizes.
#[inline(always)]
fn cut<M, K>(mapping: &M, sizes: K) -> Result<StridedMapping<K, M::Strides>, LayoutError>
where
    M: TypedStrides,
    K: Shape<Index = M::Index, Rank = M::Rank>,
{
    let (sizes, extents) = (K::values(sizes.store()), mapping.extents());
    if let Some((axis, size, extent)) = sizes.first_above(extents) {
        return Err(LayoutError::BlockTooLarge { axis, size, extent });
    }
    Ok(StridedMapping::with_values(|| sizes, || mapping.stride_values()))
}
