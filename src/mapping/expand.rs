//! The same memory read in a larger shape, each element at many positions.
use super::{DenseMapping, Mapping, StridedMapping};
use crate::axis::{AxisList, InsertInto, MAX_RANK, Rank, SpaceAgainst};
use crate::error::LayoutError;
use crate::order::OrderLike;
use crate::shape::{GivenShape, IndexArray, Shape};
use crate::tuple::{AnyExtent, DenseStrides, FirstMark, Mark, MatchedBy, Spread};
use typenum::U0;

/// A mapping that can be read in a space of shape `E` whose axes `Inserted` are new: what code generic over
/// mappings asks for, `M: ExpandMapping<axes![0], Shape![7, 3]>`.
#[diagnostic::on_unimplemented(
    message = "the bound `{Self}: ExpandMapping<P, E>` is missing, with `P` the inserted positions and `E` the \
               type of the space",
    label = "`{Self}` is not known to expand to this shape",
    note = "add the bound with the positions and the extents of this call, for example \
            `{Self}: ExpandMapping<axes![0], Shape![7, 3]>`"
)]
pub trait ExpandMapping<Inserted, E>: Mapping {
    /// The mapping of the space.
    type Output: Mapping;

    /// As [`expand_mapping`].
    ///
    /// # Errors
    /// As [`expand_mapping`].
    fn expand_mapping(&self, space: E) -> Result<Self::Output, LayoutError>;
}

/// What [`expand_mapping`] gives: strided, with stride 0 for the inserted axes.
pub type Expanded<M, Inserted, E> = <M as ExpandMapping<Inserted, E>>::Output;

/// The mapping of the same memory read in a larger shape: `Inserted` lists, in any order, the positions in
/// `space` of the new axes, which have stride 0; the others have the extents and strides of the mapping.
///
/// An element is then at many positions, so this is for reading only: a mutable view of such a mapping is
/// refused. A static extent of the space that is not the mapping's static extent does not compile. Costs
/// one comparison per kept axis whose numbers are not static.
///
/// # Errors
/// [`LayoutError::ExtentMismatch`] when a kept axis of the space has another extent than the mapping,
/// [`LayoutError::SizeOverflow`] when the space has too many positions to count.
///
/// ```
/// use strata_layout::{ColumnMajor, DenseMapping, Mapping, Shape, axes, expand_mapping, shape};
/// const BIAS: DenseMapping<Shape![10], ColumnMajor> = DenseMapping::STATIC;
/// let rows = expand_mapping::<axes![0], _, _>(&BIAS, shape![30 + 2, 10]).unwrap();
/// assert_eq!((rows.extents(), rows.stride_values()), ([32, 10], [0, 1]));
/// assert_eq!(rows.cosize(), 10);
/// ```
#[inline]
pub fn expand_mapping<Inserted, E, M: ExpandMapping<Inserted, E>>(
    mapping: &M,
    space: E,
) -> Result<Expanded<M, Inserted, E>, LayoutError> {
    mapping.expand_mapping(space)
}

/// A shape that, with strides `T`, can be read in a space of shape `E` once axes are inserted at the positions
/// `Inserted`.
pub trait HasSpace<Inserted, E, T>: Shape {
    /// The mapping of the space.
    type Output: Mapping;
    /// As [`expand_mapping`], of a mapping of that shape and those strides.
    ///
    /// # Errors
    /// As there.
    fn expand<M: Mapping>(mapping: &M, space: E) -> Result<Self::Output, LayoutError>;
}
impl<E, E2, K, Inserted, L, S, T, Flags, Expected, T2, G, N, const R: usize, const Q: usize>
    HasSpace<Inserted, E, T> for S
where
    S: Shape<Rank = Rank<R>>,
    Inserted: AxisList<Own = L>,
    L: InsertInto<Rank<R>, Rank = N>,
    E: GivenShape<Rank = G, Own = E2>,
    G: SpaceAgainst<N, E2, Checked = K>,
    K: Shape<Rank = Rank<Q>> + MarkIn<L, Q, Out = Flags>,
    Flags: Spread<S, AnyExtent, Out = Expected> + Spread<T, U0, Out = T2>,
    Expected: MatchedBy<K, Q>,
    T2: Shape<Index = K::Index, Rank = K::Rank>,
{
    type Output = StridedMapping<K, T2>;
    #[inline(always)]
    fn expand<M: Mapping>(mapping: &M, space: E) -> Result<Self::Output, LayoutError> {
        spread(mapping, G::checked(space.given()), const { &kept(Inserted::AXES) })
    }
}

/// A space of `Q` axes with the inserted ones marked.
pub trait MarkIn<Inserted, const Q: usize> {
    /// The marks, one per axis.
    type Out;
}
impl<K, Inserted, L, Flags, const Q: usize> MarkIn<Inserted, Q> for K
where
    Inserted: Mark<FirstMark, FirstMark, Q, Out = (Flags, L)>,
{
    type Out = Flags;
}

impl<S: DenseStrides<O> + HasSpace<P, E, S::Out>, O: OrderLike, P, E> ExpandMapping<P, E>
    for DenseMapping<S, O>
{
    type Output = <S as HasSpace<P, E, <S as DenseStrides<O>>::Out>>::Output;
    #[inline]
    fn expand_mapping(&self, space: E) -> Result<Self::Output, LayoutError> {
        <S as HasSpace<P, E, <S as DenseStrides<O>>::Out>>::expand(self, space)
    }
}

impl<S: HasSpace<P, E, T>, T: Shape<Index = S::Index, Rank = S::Rank>, P, E> ExpandMapping<P, E>
    for StridedMapping<S, T>
{
    type Output = <S as HasSpace<P, E, T>>::Output;
    #[inline]
    fn expand_mapping(&self, space: E) -> Result<Self::Output, LayoutError> {
        <S as HasSpace<P, E, T>>::expand(self, space)
    }
}

/// For each axis of the space the axis of the mapping that it is, [`MAX_RANK`] where it is inserted.
const fn kept(inserted: &[usize]) -> [usize; MAX_RANK] {
    let (mut kept, mut k) = ([0; MAX_RANK], 0);
    while k < inserted.len() {
        kept[inserted[k]] = MAX_RANK;
        k += 1;
    }
    let (mut axis, mut from) = (0, 0);
    while axis < MAX_RANK {
        if kept[axis] != MAX_RANK {
            kept[axis] = from;
            from += 1;
        }
        axis += 1;
    }
    kept
}

/// The mapping read in a space whose axes are those of the mapping as `kept` says.
#[inline(always)]
fn spread<M, K, T2>(
    mapping: &M,
    space: K,
    kept: &[usize; MAX_RANK],
) -> Result<StridedMapping<K, T2>, LayoutError>
where
    M: Mapping,
    K: Shape,
    T2: Shape<Index = K::Index, Rank = K::Rank>,
{
    let space = K::values(space.store());
    let (extents, strides) = (mapping.extents(), mapping.stride_values());
    let expected =
        K::Index::from_fn(|axis| if kept[axis] < MAX_RANK { extents[kept[axis]] } else { space[axis] });
    if let Some((axis, given, expected)) = space.first_unequal(expected) {
        return Err(LayoutError::ExtentMismatch { axis, given, expected });
    }
    // Stride 0 adds nothing to the largest offset, but the space may have too many positions.
    space.check_size()?;
    Ok(StridedMapping::with_values(
        || space,
        || K::Index::from_fn(|axis| if kept[axis] < MAX_RANK { strides[kept[axis]] } else { 0 }),
    ))
}
