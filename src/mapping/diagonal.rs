//! Several axes walked at once, as one.
use super::{DenseMapping, Mapping, StridedMapping};
use crate::arithmetic::{HoldStride, LargestStride};
use crate::axis::{AxisList, MAX_RANK, NotEmpty, Rank};
use crate::order::OrderLike;
use crate::shape::{IndexArray, Shape};
use crate::tuple::{Collapse, DenseStrides, FirstMark, Mark, Merge, RestMark};

/// A mapping that has a diagonal over the listed axes: what code generic over mappings asks for,
/// `M: DiagonalMapping<axes![0, 1]>`.
pub trait DiagonalMapping<P>: Mapping {
    /// The mapping of the diagonal.
    type Output: Mapping;

    /// As [`diagonal_mapping`].
    fn diagonal_mapping(&self) -> Self::Output;
}

/// What [`diagonal_mapping`] gives: strided.
pub type Diagonalized<M, P> = <M as DiagonalMapping<P>>::Output;

/// The mapping with the listed axes, at least one and distinct, as one: it stands at the place of the
/// first listed among the axes that remain, its extent is the least of theirs and its stride their sum.
///
/// Never dense by its type. Costs the sums and comparisons of the numbers that are not static. Where the
/// extent is 0 or 1 the stride never matters, and a sum past `isize::MAX` stands at `isize::MAX`.
///
/// ```
/// use strata_layout::{DenseMapping, Mapping, RowMajor, Shape, StridedMapping, axes, diagonal_mapping};
/// const STACK: DenseMapping<Shape![10, 8, 9], RowMajor> = DenseMapping::STATIC;
/// let diagonals: StridedMapping<Shape![10, 8], Shape![72, 10]> = diagonal_mapping::<axes![1, 2], _>(&STACK);
/// assert_eq!(diagonals.offset([3, 7]), STACK.offset([3, 7, 7]));
/// ```
#[inline(always)]
pub fn diagonal_mapping<P, M: DiagonalMapping<P>>(mapping: &M) -> Diagonalized<M, P> {
    mapping.diagonal_mapping()
}

impl<S: DenseStrides<O>, O: OrderLike, P: DiagonalOf<S, S::Out>> DiagonalMapping<P> for DenseMapping<S, O> {
    type Output = P::Output;
    #[inline(always)]
    fn diagonal_mapping(&self) -> Self::Output {
        P::diagonal(self)
    }
}

impl<S: Shape, T: Shape<Index = S::Index, Rank = S::Rank>, P: DiagonalOf<S, T>> DiagonalMapping<P>
    for StridedMapping<S, T>
{
    type Output = P::Output;
    #[inline(always)]
    fn diagonal_mapping(&self) -> Self::Output {
        P::diagonal(self)
    }
}

/// A list of axes over which shape `S` with strides `T` has a diagonal.
pub trait DiagonalOf<S, T>: AxisList {
    /// The mapping of the diagonal.
    type Output: Mapping;
    /// As [`diagonal_mapping`], of a mapping of that shape and those strides.
    fn diagonal<M: Mapping>(mapping: &M) -> Self::Output;
}
impl<S, T, P, P2, L, Q, Flags, D, E, H, S2, T2, const R: usize> DiagonalOf<S, T> for P
where
    S: Shape<Rank = Rank<R>>,
    P: AxisList<Own = P2>,
    P2: NotEmpty<List = L>,
    L: Mark<FirstMark, RestMark, R, Out = (Flags, Q)>,
    Q: Merge<S, T, R, Out = (D, E)>,
    E: HoldStride<LargestStride, Out = H>,
    Flags: Collapse<S, D, Out = S2> + Collapse<T, H, Out = T2>,
    S2: Shape,
    T2: Shape<Index = S2::Index, Rank = S2::Rank>,
{
    type Output = StridedMapping<S2, T2>;
    #[inline(always)]
    fn diagonal<M: Mapping>(mapping: &M) -> Self::Output {
        collapse::<P, _, _, _>(mapping)
    }
}

/// The mapping with the axes `P`, at least one, as one.
#[inline(always)]
fn collapse<P, M, S2, T2>(mapping: &M) -> StridedMapping<S2, T2>
where
    P: AxisList,
    M: Mapping,
    S2: Shape,
    T2: Shape<Index = S2::Index, Rank = S2::Rank>,
{
    let from: &[usize; MAX_RANK] = const { &collapsed(P::AXES) };
    let listed: &[bool; MAX_RANK] = const { &listed(P::AXES) };
    StridedMapping::with_values(
        || {
            let extents = mapping.extents();
            let least = M::Index::from_fn(|k| if listed[k] { extents[k] } else { usize::MAX }).least();
            S2::Index::from_fn(|k| if from[k] == MAX_RANK { least } else { extents[from[k]] })
        },
        || {
            let strides = mapping.stride_values();
            // With every extent 2 or more the sum is at most the largest offset, which fits; else see above.
            let sum = M::Index::from_fn(|k| if listed[k] { strides[k] } else { 0 }).limited_sum();
            S2::Index::from_fn(|k| if from[k] == MAX_RANK { sum } else { strides[from[k]] })
        },
    )
}

/// Which axes are listed.
#[inline]
const fn listed(axes: &[usize]) -> [bool; MAX_RANK] {
    let (mut listed, mut k) = ([false; MAX_RANK], 0);
    while k < axes.len() {
        listed[axes[k]] = true;
        k += 1;
    }
    listed
}

/// For each axis that is left which axis it was, `MAX_RANK` for the diagonal. What stands behind the last one
/// is never read.
#[inline]
pub(super) const fn collapsed(axes: &[usize]) -> [usize; MAX_RANK] {
    let (listed, mut from, mut axis, mut k) = (listed(axes), [0; MAX_RANK], 0, 0);
    while axis < MAX_RANK {
        if axis == axes[0] || !listed[axis] {
            from[k] = if axis == axes[0] { MAX_RANK } else { axis };
            k += 1;
        }
        axis += 1;
    }
    from
}
