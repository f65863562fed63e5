//! The same memory read in a larger shape, each element at many positions.
use super::{Mapping, StridedMapping, TypedStrides};
use crate::axis::{AddRanks, AxisList, Rank, Ranks, SpaceRanks};
use crate::error::LayoutError;
use crate::shape::{IndexArray, Shape};
use crate::tuple::{AnyExtent, FirstMark, Mark, Matches, Spread};
use typenum::U0;

/// A mapping that can be read in a space of shape `E` whose axes `Inserted` are new.
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

/// A shape in which a mapping of shape `S` with strides `T` can be read once axes are inserted at the
/// positions `Inserted`.
pub trait SpaceFor<Inserted, S: Shape, T: Shape>: Shape {
    /// The shape itself, once its number of axes is known to be right.
    type Checked: Shape;
    /// The strides that it is read with.
    type Strides: Shape;
    /// The same.
    fn checked(self) -> Self::Checked;
}
impl<
    E,
    K,
    Inserted,
    S,
    T,
    Flags,
    Expected,
    T2,
    const R: usize,
    const I: usize,
    const Q: usize,
    const N: usize,
> SpaceFor<Inserted, S, T> for E
where
    S: Shape<Rank = Rank<R>>,
    T: Shape,
    Inserted: AxisList<Rank = Rank<I>>,
    E: Shape<Rank = Rank<Q>>,
    Ranks: AddRanks<R, I, Sum = Rank<N>> + SpaceRanks<Q, N, E, Checked = K>,
    K: Shape + MarkIn<Inserted, Q, Out = Flags>,
    Flags: Spread<S, AnyExtent, Out = Expected> + Spread<T, U0, Out = T2>,
    K: Matches<Expected, Q>,
    T2: Shape,
{
    type Checked = K;
    type Strides = T2;
    #[inline(always)]
    fn checked(self) -> K {
        Ranks::checked(self)
    }
}

/// A space of `Q` axes with the inserted ones marked.
pub trait MarkIn<Inserted, const Q: usize> {
    /// The marks, one per axis.
    type Out;
}
impl<K, Inserted, Flags, const Q: usize> MarkIn<Inserted, Q> for K
where
    Inserted: Mark<FirstMark, FirstMark, Q, Out = Flags>,
{
    type Out = Flags;
}

impl<M, Inserted, E, K, T2> ExpandMapping<Inserted, E> for M
where
    M: TypedStrides,
    Inserted: AxisList,
    E: SpaceFor<Inserted, M::Shape, M::Strides, Checked = K, Strides = T2>,
    K: Shape,
    T2: Shape<Index = K::Index, Rank = K::Rank>,
{
    type Output = StridedMapping<K, T2>;
    #[inline]
    fn expand_mapping(&self, space: E) -> Result<Self::Output, LayoutError> {
        let space = K::values(space.checked().store());
        let (extents, strides) = (self.extents(), self.stride_values());
        let mut spread = K::Index::ZERO;
        let mut kept = 0;
        for axis in 0..K::STATIC.len() {
            if !Inserted::AXES.contains(&axis) {
                let (given, expected) = (space[axis], extents[kept]);
                if given != expected {
                    return Err(LayoutError::ExtentMismatch { axis, given, expected });
                }
                spread[axis] = strides[kept];
                kept += 1;
            }
        }
        // Stride 0 adds nothing to the largest offset, but the space may have too many positions.
        super::check::size(space.as_ref())?;
        Ok(StridedMapping::with_values(|| space, || spread))
    }
}
