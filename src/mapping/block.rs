//! A sub-box: every axis cut to a size of its own, same strides.
use super::{DenseMapping, Mapping, StridedMapping, TypedStrides};
use crate::axis::{BlockAgainst, Rank};
use crate::error::LayoutError;
use crate::order::OrderLike;
use crate::shape::Shape;
use crate::tuple::{DenseStrides, FitsIn};

/// Sizes of a block that can be cut out of shape `S`: one per axis, none larger than a static extent.
pub trait BlockOf<S: Shape>: Shape {
    /// The sizes themselves, once their number is known to be right.
    type Checked: Shape<Index = S::Index, Rank = S::Rank>;
    /// Their value.
    fn checked(self) -> Self::Checked;
}
impl<B, B2, S, K, G, const R: usize> BlockOf<S> for B
where
    B: Shape<Rank = G, Own = B2>,
    S: Shape<Rank = Rank<R>>,
    G: BlockAgainst<Rank<R>, B2, Checked = K>,
    K: FitsIn<S, R> + Shape<Index = S::Index, Rank = S::Rank>,
{
    type Checked = K;
    #[inline(always)]
    fn checked(self) -> K {
        G::checked(self.own())
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

impl<S: DenseStrides<O>, O: OrderLike, B: BlockOf<S>> BlockMapping<B> for DenseMapping<S, O> {
    type Output = StridedMapping<B::Checked, S::Out>;
    #[inline]
    fn block_mapping(&self, sizes: B) -> Result<Self::Output, LayoutError> {
        cut(self, sizes.checked())
    }
}

impl<S: Shape, T: Shape<Index = S::Index, Rank = S::Rank>, B: BlockOf<S>> BlockMapping<B>
    for StridedMapping<S, T>
{
    type Output = StridedMapping<B::Checked, T>;
    #[inline]
    fn block_mapping(&self, sizes: B) -> Result<Self::Output, LayoutError> {
        cut(self, sizes.checked())
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
    for axis in 0..M::RANK {
        let (size, extent) = (sizes[axis], extents[axis]);
        if size > extent {
            return Err(LayoutError::BlockTooLarge { axis, size, extent });
        }
    }
    Ok(StridedMapping::with_values(|| sizes, || mapping.stride_values()))
}
