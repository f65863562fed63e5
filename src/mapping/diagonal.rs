//! Several axes walked at once, as one.
use super::{Mapping, StridedMapping};
use crate::arithmetic::HoldStride;
use crate::axis::{AtLeastOne, Rank};
use crate::shape::{IndexArray, Shape};
use crate::tuple::{Collapse, FirstMark, Mark, Merge, RestMark};

/// A mapping that has a diagonal over the listed axes.
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

impl<M, P, L, Q, Flags, D, T, H, S2, T2, const R: usize> DiagonalMapping<P> for M
where
    M: Mapping<Rank = Rank<R>>,
    P: AtLeastOne<List = L>,
    L: Mark<FirstMark, RestMark, R, Out = Flags, List = Q>,
    Q: Merge<M::Shape, M::Strides, Least = D, Sum = T>,
    T: HoldStride<Out = H>,
    Flags: Collapse<M::Shape, D, Out = S2> + Collapse<M::Strides, H, Out = T2>,
    S2: Shape,
    T2: Shape<Index = S2::Index, Rank = S2::Rank>,
{
    type Output = StridedMapping<S2, T2>;
    #[inline(always)]
    fn diagonal_mapping(&self) -> Self::Output {
        let (extents, strides) = (self.extents(), self.stride_values());
        let (mut least, mut sum) = (usize::MAX, 0);
        for &axis in P::AXES {
            least = least.min(extents[axis]);
            // With every extent 2 or more the sum is at most the largest offset, which fits; else see above.
            sum = usize::min(sum + strides[axis], isize::MAX as usize);
        }
        let (mut shape, mut steps, mut k) = (S2::Index::ZERO, S2::Index::ZERO, 0);
        for axis in 0..R {
            if axis == P::AXES[0] {
                (shape[k], steps[k]) = (least, sum);
                k += 1;
            } else if !P::AXES.contains(&axis) {
                (shape[k], steps[k]) = (extents[axis], strides[axis]);
                k += 1;
            }
        }
        StridedMapping::with_values(shape, steps)
    }
}
