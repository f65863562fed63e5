//! One axis fewer: the mapping of a slice at a fixed index of that axis.
use super::{DenseMapping, FromNumbers, Mapping, StridedMapping};
use crate::axis::Choose;
use crate::order::{DropFromOrder, Order, OrderLike};
use crate::shape::{IndexArray, Shape};
use crate::tuple::{AxisRow, DenseStrides, HasAxis, InOrder};
use core::marker::PhantomData;

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

impl<S, O, L, const A: usize> DropAxis<A> for DenseMapping<S, O>
where
    S: InOrder<O> + Slice<O, A, Left = L>,
    O: OrderLike,
    L: LeftOf<S, O, A>,
{
    type Output = L::Output;
    #[inline(always)]
    fn drop_axis_mapping(&self) -> Self::Output {
        L::Output::from_numbers(|| without(self.extents(), A), || without(self.stride_values(), A))
    }
}

impl<S, T, S2, T2, const A: usize> DropAxis<A> for StridedMapping<S, T>
where
    S: Shape + Slice<T, A, Left = (S2, T2)>,
    T: Shape<Index = S::Index, Rank = S::Rank>,
    S2: Shape,
    T2: Shape<Index = S2::Index, Rank = S2::Rank>,
{
    type Output = StridedMapping<S2, T2>;
    #[inline(always)]
    fn drop_axis_mapping(&self) -> Self::Output {
        StridedMapping::with_values(|| without(self.extents(), A), || without(self.stride_values(), A))
    }
}

/// A shape laid out by `By`, an order or strides, without axis `A`: [`SliceRow`] for callers that do not know the rank, and
/// so that the numbers in a row are worked out when the compiler meets it, as it reports such a row once.
pub trait Slice<By, const A: usize> {
    /// As [`SliceRow::Left`].
    type Left;
}

/// The row for axis `A` of a shape of rank `R`, laid out by `By`. The symbolic orders and strides have one for each axis,
/// which asks nothing more, so that the compiler has the answer in one step; listed orders work it out.
#[diagnostic::on_unimplemented(
    message = "there is no axis {A} in rank {R}",
    label = "no such axis",
    note = "axes are counted from 0, so every axis of rank {R} is below {R}"
)]
pub trait SliceRow<By, const A: usize, const R: usize> {
    /// What is left without the axis: of an order [`Compact`] or [`Spaced`], of strides the shape and the strides.
    type Left;
}

impl<S, P, S2, O2, End, F, L, const A: usize, const R: usize> SliceRow<Order<P>, A, R> for S
where
    S: AxisRow<A, R, Without = (End, S2)>,
    Order<P>: DropFromOrder<End, A, R, IsSlowest = F, Out = O2>,
    F: Choose<Compact<S2, O2>, Spaced<S2>, Out = L>,
{
    type Left = L;
}

/// Without its slowest axis a dense mapping is dense, in the order of the others.
#[derive(Debug)]
pub struct Compact<S2, O2>(PhantomData<(S2, O2)>);
/// Without any other axis there is space between the elements that are left.
#[derive(Debug)]
pub struct Spaced<S2>(PhantomData<S2>);

/// What is left of the dense mapping of shape `S` and order `O` without its axis `A`.
pub trait LeftOf<S, O, const A: usize> {
    /// That mapping.
    type Output: FromNumbers;
}
impl<S, O, S2: InOrder<O2>, O2: OrderLike, const A: usize> LeftOf<S, O, A> for Compact<S2, O2> {
    type Output = DenseMapping<S2, O2>;
}
impl<S, O, T, S2, T2, End, const A: usize> LeftOf<S, O, A> for Spaced<S2>
where
    S: DenseStrides<O, Out = T>,
    T: HasAxis<A, Without = (End, T2)>,
    S2: Shape,
    T2: Shape<Index = S2::Index, Rank = S2::Rank>,
{
    type Output = StridedMapping<S2, T2>;
}

/// The numbers without that of `axis`.
#[inline(always)]
fn without<I: IndexArray, J: IndexArray>(from: I, axis: usize) -> J {
    J::from_fn(|k| from[if k < axis { k } else { k + 1 }])
}
