//! One axis cut to a shorter length, the others whole.
use super::{DenseMapping, FromNumbers, Mapping, StridedMapping};
use crate::axis::Rank;
use crate::compare::FitsExtent;
use crate::error::LayoutError;
use crate::extent::GivenExtent;
use crate::order::{CanonicalList, DropFromOrder, OrderForRank, OrderLike};
use crate::shape::Shape;
use crate::tuple::{DenseStrides, HasAxis, InOrder};
use typenum::{B0, B1};

/// A mapping whose axis `A` can be cut to a length of type `D`: what code generic over mappings asks for,
/// `M: NarrowMapping<0, usize>`.
#[diagnostic::on_unimplemented(
    message = "the bound `{Self}: NarrowMapping<{A}, D>` is missing, with `D` the type of the length",
    label = "not known to have an axis {A} that can be cut",
    note = "add the bound `{Self}: NarrowMapping<{A}, usize>`, where the length is a run-time one"
)]
pub trait NarrowMapping<const A: usize, D>: Mapping {
    /// The narrowed mapping.
    type Output: Mapping<Index = Self::Index, Rank = Self::Rank>;

    /// As [`narrow_mapping`].
    ///
    /// # Errors
    /// As [`narrow_mapping`].
    fn narrow_mapping(&self, length: D) -> Result<Self::Output, LayoutError>;
}

/// What [`narrow_mapping`] gives: dense for a dense mapping cut along its slowest axis, else strided.
pub type Narrowed<M, const A: usize, D> = <M as NarrowMapping<A, D>>::Output;

/// The mapping with axis `A` cut to `length`, same strides: a batch of images out of a stack.
///
/// Dense memory cut along its slowest axis is still dense. A static length larger than a static extent
/// does not compile. Costs one comparison, and moving the run-time numbers.
///
/// # Errors
/// [`LayoutError::BlockTooLarge`] when the length is larger than the extent.
///
/// ```
/// use strata_layout::{DenseMapping, LayoutError, Mapping, RowMajor, Shape, narrow_mapping, shape};
/// let stack = DenseMapping::<_, RowMajor>::new(shape![9 + 1, 480, 640]).unwrap();
/// let batch: DenseMapping<Shape![dyn, 480, 640], RowMajor> = narrow_mapping::<0, _, _>(&stack, 4).unwrap();
/// assert_eq!(batch.extents(), [4, 480, 640]);
/// assert_eq!(
///     narrow_mapping::<0, _, _>(&stack, 11),
///     Err(LayoutError::BlockTooLarge { axis: 0, size: 11, extent: 10 })
/// );
/// ```
#[inline]
pub fn narrow_mapping<const A: usize, D, M: NarrowMapping<A, D>>(
    mapping: &M,
    length: D,
) -> Result<Narrowed<M, A, D>, LayoutError> {
    mapping.narrow_mapping(length)
}

impl<S: Narrow<A, D, O>, O: OrderLike, D, const A: usize> NarrowMapping<A, D> for DenseMapping<S, O> {
    type Output = S::Output;
    #[inline]
    fn narrow_mapping(&self, length: D) -> Result<Self::Output, LayoutError> {
        let extents = shortened(self, A, S::length(length))?;
        Ok(S::Output::from_numbers(|| extents, || self.stride_values()))
    }
}

/// A shape laid out densely in order `O`, whose axis `A` can be cut to a length of type `D`.
pub trait Narrow<const A: usize, D, O>: InOrder<O> {
    /// The narrowed mapping.
    type Output: FromNumbers<Index = Self::Index, Rank = Self::Rank>;
    /// The number of a length.
    fn length(length: D) -> usize;
}
impl<S, O, D, L, S2, End, Left, F, Old, const A: usize, const R: usize> Narrow<A, D, O> for S
where
    S: InOrder<O> + Shape<Rank = Rank<R>> + HasAxis<A, Without = (End, Left), Fill<L> = (Old, S2)>,
    D: GivenExtent<Own = L>,
    L: FitsExtent<Old, A>,
    O: OrderLike + DropFromOrder<End, A, R, IsSlowest = F>,
    F: NarrowDense<S, O, S2, R>,
{
    type Output = F::Output;
    #[inline(always)]
    fn length(length: D) -> usize {
        length.number()
    }
}

/// The narrowed dense mapping, by whether its slowest axis is cut.
pub trait NarrowDense<S: Shape, O, S2, const R: usize> {
    /// The narrowed mapping.
    type Output: FromNumbers<Index = S::Index, Rank = S::Rank>;
}
impl<S, O, S2, L, O2, const R: usize> NarrowDense<S, O, S2, R> for B1
where
    S: Shape,
    O: OrderForRank<R, Axes = L>,
    L: CanonicalList<Out = O2>,
    O2: OrderLike,
    S2: InOrder<O2> + Shape<Index = S::Index, Rank = S::Rank>,
{
    type Output = DenseMapping<S2, O2>;
}
impl<S, O, S2, const R: usize> NarrowDense<S, O, S2, R> for B0
where
    S: DenseStrides<O>,
    S2: Shape<Index = S::Index, Rank = S::Rank>,
{
    type Output = StridedMapping<S2, <S as DenseStrides<O>>::Out>;
}

impl<S: NarrowStrided<A, D>, T: Shape<Index = S::Index, Rank = S::Rank>, D, const A: usize>
    NarrowMapping<A, D> for StridedMapping<S, T>
{
    type Output = StridedMapping<S::Out, T>;
    #[inline]
    fn narrow_mapping(&self, length: D) -> Result<Self::Output, LayoutError> {
        let extents = shortened(self, A, S::length(length))?;
        Ok(StridedMapping::with_values(|| extents, || self.stride_values()))
    }
}

/// A shape whose axis `A` can be cut to a length of type `D`.
pub trait NarrowStrided<const A: usize, D>: Shape {
    /// The shape after it.
    type Out: Shape<Index = Self::Index, Rank = Self::Rank>;
    /// The number of a length.
    fn length(length: D) -> usize;
}
impl<S, D, L, S2, Old, const A: usize> NarrowStrided<A, D> for S
where
    S: Shape + HasAxis<A, Fill<L> = (Old, S2)>,
    D: GivenExtent<Own = L>,
    L: FitsExtent<Old, A>,
    S2: Shape<Index = S::Index, Rank = S::Rank>,
{
    type Out = S2;
    #[inline(always)]
    fn length(length: D) -> usize {
        length.number()
    }
}

/// The extents with that of `axis` cut to `size`.
#[inline(always)]
fn shortened<M: Mapping>(mapping: &M, axis: usize, size: usize) -> Result<M::Index, LayoutError> {
    let mut extents = mapping.extents();
    let extent = extents[axis];
    if size > extent {
        return Err(LayoutError::BlockTooLarge { axis, size, extent });
    }
    extents[axis] = size;
    Ok(extents)
}
