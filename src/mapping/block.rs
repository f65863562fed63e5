//! A sub-box: every axis cut to a size of its own, same strides.
use super::{Mapping, StridedMapping, TypedStrides};
use crate::axis::{BlockRanks, Rank, Ranks};
use crate::error::LayoutError;
use crate::shape::Shape;
use crate::tuple::FitsIn;

/// Sizes of a block that can be cut out of shape `S`: one per axis, none larger than a static extent.
pub trait BlockOf<S: Shape>: Shape {
    /// The sizes themselves, once their number is known to be right.
    type Checked: Shape;
    /// Their value.
    fn checked(self) -> Self::Checked;
}
impl<B, S, K, const G: usize, const R: usize> BlockOf<S> for B
where
    B: Shape<Rank = Rank<G>>,
    S: Shape<Rank = Rank<R>>,
    Ranks: BlockRanks<G, R, B, Checked = K>,
    K: FitsIn<S, R>,
{
    type Checked = K;
    #[inline(always)]
    fn checked(self) -> K {
        Ranks::checked(self)
    }
}

/// A mapping out of which a block of sizes `B` can be cut.
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

impl<M, B, K> BlockMapping<B> for M
where
    M: TypedStrides,
    B: BlockOf<M::Shape, Checked = K>,
    K: Shape<Index = M::Index, Rank = M::Rank>,
{
    type Output = StridedMapping<K, M::Strides>;
    #[inline]
    fn block_mapping(&self, sizes: B) -> Result<Self::Output, LayoutError> {
        let (sizes, extents) = (K::values(sizes.checked().store()), self.extents());
        for axis in 0..M::RANK {
            let (size, extent) = (sizes[axis], extents[axis]);
            if size > extent {
                return Err(LayoutError::BlockTooLarge { axis, size, extent });
            }
        }
        Ok(StridedMapping::with_values(|| sizes, || self.stride_values()))
    }
}
