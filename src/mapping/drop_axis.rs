//! One axis fewer: the mapping of a slice at a fixed index of that axis.
use super::{DenseMapping, Mapping, StridedMapping};
use crate::axis::Rank;
use crate::order::{DropFromOrder, OrderLike};
use crate::shape::{IndexArray, Shape};
use crate::tuple::{AxisRow, DenseStrides, HasAxis, InOrder, Remove};
use typenum::{B0, B1};

/// A mapping that can lose axis `A`: what code generic over mappings asks for, `M: DropAxis<0>`.
pub trait DropAxis<const A: usize>: Mapping {
    /// The mapping without the axis.
    type Output: Mapping;

    /// As [`drop_axis_mapping`].
    fn drop_axis_mapping(&self) -> Self::Output;
}

/// What [`drop_axis_mapping`] gives: dense for a dense mapping that loses its slowest axis, else strided.
pub type AxisDropped<M, const A: usize> = <M as DropAxis<A>>::Output;

/// The mapping without axis `A`: of the slice at any one index of that axis. Where in memory the slice
/// starts, index × stride, is for the view to know.
///
/// Dense memory sliced along its slowest axis is still dense, in the order of the other axes; along any
/// other axis the elements left are spread out, and the result is strided. Costs nothing but moving the
/// run-time numbers.
///
/// ```
/// use strata_layout::{DenseMapping, Mapping, RowMajor, Shape, StridedMapping, drop_axis_mapping};
/// const STACK: DenseMapping<Shape![10, 480, 640], RowMajor> = DenseMapping::STATIC;
/// let image: DenseMapping<Shape![480, 640], RowMajor> = drop_axis_mapping::<0, _>(&STACK);
/// let rows: StridedMapping<Shape![10, 640], Shape![307_200, 1]> = drop_axis_mapping::<1, _>(&STACK);
/// assert!(image.is_dense() && !rows.is_dense());
/// ```
#[inline(always)]
pub fn drop_axis_mapping<const A: usize, M: DropAxis<A>>(mapping: &M) -> AxisDropped<M, A> {
    mapping.drop_axis_mapping()
}

impl<S, O, S2, O2, End, F, const A: usize, const R: usize> DropAxis<A> for DenseMapping<S, O>
where
    S: InOrder<O> + Shape<Rank = Rank<R>> + HasAxis<A, Without = (End, S2)>,
    O: OrderLike + DropFromOrder<End, A, R, IsSlowest = F, Out = O2>,
    F: SliceDense<S, O, S2, O2, A, R>,
{
    type Output = F::Output;
    #[inline(always)]
    fn drop_axis_mapping(&self) -> F::Output {
        F::slice(self)
    }
}

/// The slice of a dense mapping, by whether its slowest axis is dropped.
pub trait SliceDense<S: Shape, O, S2, O2, const A: usize, const R: usize> {
    /// The slice.
    type Output: Mapping;
    /// Its numbers from those of the whole.
    fn slice(mapping: &DenseMapping<S, O>) -> Self::Output;
}

impl<S, O, S2, O2, const A: usize, const R: usize> SliceDense<S, O, S2, O2, A, R> for B1
where
    S: InOrder<O>,
    O: OrderLike,
    O2: OrderLike,
    S2: InOrder<O2>,
{
    type Output = DenseMapping<S2, O2>;
    #[inline(always)]
    fn slice(mapping: &DenseMapping<S, O>) -> Self::Output {
        DenseMapping::with_extents(|| without(mapping.extents(), A))
    }
}

impl<S, O, S2, O2, End, T2, const A: usize, const R: usize> SliceDense<S, O, S2, O2, A, R> for B0
where
    S: DenseStrides<O>,
    O: OrderLike,
    <S as DenseStrides<O>>::Out: AxisRow<A, R, Without = (End, T2)>,
    S2: Shape,
    T2: Shape<Index = S2::Index, Rank = S2::Rank>,
{
    type Output = StridedMapping<S2, T2>;
    #[inline(always)]
    fn slice(mapping: &DenseMapping<S, O>) -> Self::Output {
        StridedMapping::with_values(|| without(mapping.extents(), A), || without(mapping.stride_values(), A))
    }
}

impl<S, T, S2, T2, End, const A: usize, const R: usize> DropAxis<A> for StridedMapping<S, T>
where
    S: Shape<Rank = Rank<R>> + HasAxis<A, Without = (End, S2)>,
    T: Shape<Index = S::Index, Rank = S::Rank>,
    End: Remove<T, A, R, Out = T2>,
    S2: Shape,
    T2: Shape<Index = S2::Index, Rank = S2::Rank>,
{
    type Output = StridedMapping<S2, T2>;
    #[inline(always)]
    fn drop_axis_mapping(&self) -> Self::Output {
        StridedMapping::with_values(|| without(self.extents(), A), || without(self.stride_values(), A))
    }
}

/// The numbers without that of `axis`.
#[inline(always)]
fn without<I: IndexArray, J: IndexArray>(from: I, axis: usize) -> J {
    J::from_fn(|k| from[if k < axis { k } else { k + 1 }])
}
