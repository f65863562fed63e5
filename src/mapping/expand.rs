//! The same memory read in a larger shape, each element at many positions.
use super::{Mapping, StridedMapping};
use crate::axis::{AxisList, ExpandRanks, Rank, Ranks};
use crate::error::LayoutError;
use crate::shape::{IndexArray, Shape};
use crate::tuple::{AnyExtent, FirstMark, Mark, Matches, Spread};
use typenum::U0;

/// A mapping that can be read in a space of shape `E` whose axes `Inserted` are new.
pub trait ExpandMapping<Inserted, E>: Mapping {
    /// The mapping of the space.
    type Output: Mapping<Shape = E>;

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

impl<M, Inserted, E, Flags, Expected, T2, const R: usize, const I: usize, const Q: usize, const C: usize>
    ExpandMapping<Inserted, E> for M
where
    M: Mapping<Rank = Rank<R>>,
    Inserted: AxisList<Rank = Rank<I>>,
    E: Shape<Rank = Rank<Q>>,
    Ranks: ExpandRanks<R, I, Q, Space = Rank<C>>,
    Inserted: Mark<FirstMark, FirstMark, C, Out = Flags>,
    Flags: Spread<M::Shape, AnyExtent, Out = Expected> + Spread<M::Strides, U0, Out = T2>,
    E: Matches<Expected, C>,
    T2: Shape<Index = E::Index, Rank = E::Rank>,
{
    type Output = StridedMapping<E, T2>;
    #[inline]
    fn expand_mapping(&self, space: E) -> Result<Self::Output, LayoutError> {
        let space = E::values(space.store());
        let (extents, strides) = (self.extents(), self.stride_values());
        let mut spread = E::Index::ZERO;
        let mut kept = 0;
        for axis in 0..Q {
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
        Ok(StridedMapping::with_values(space, spread))
    }
}
