//! Axes in another order, over the same memory.
use super::{DenseMapping, FromNumbers, Mapping, StridedMapping};
use crate::axis::{AsLongAs, AxisList, PermutationFor};
use crate::order::{OrderLike, Reorder};
use crate::shape::{IndexArray, Shape};
use crate::tuple::{Elements, InOrder, Listed};

/// A mapping whose axes can be permuted by `P`, a list of all its axes: what code generic over mappings
/// asks for, `M: PermuteMapping<axes![1, 0]>`.
pub trait PermuteMapping<P>: Mapping {
    /// The permuted mapping.
    type Output: Mapping<Index = Self::Index, Rank = Self::Rank>;

    /// As [`permute_mapping`].
    fn permute_mapping(&self) -> Self::Output;
}

/// What [`permute_mapping`] gives: dense for a dense mapping, with the permuted order; else strided.
pub type Permuted<M, P> = <M as PermuteMapping<P>>::Output;

/// The mapping with its axes permuted: new axis k is old axis `P[k]`.
///
/// A dense mapping stays dense; its order, spelled canonically, lists the same memory. Costs nothing but
/// moving the run-time numbers.
///
/// ```
/// use strata_layout::{ColumnMajor, DenseMapping, Mapping, RowMajor, Shape, axes, permute_mapping};
/// const IMAGE: DenseMapping<Shape![480, 640], RowMajor> = DenseMapping::STATIC;
/// let turned: DenseMapping<Shape![640, 480], ColumnMajor> = permute_mapping::<axes![1, 0], _>(&IMAGE);
/// assert_eq!(turned.offset([639, 479]), IMAGE.offset([479, 639]));
/// ```
#[inline(always)]
pub fn permute_mapping<P, M: PermuteMapping<P>>(mapping: &M) -> Permuted<M, P> {
    mapping.permute_mapping()
}

impl<S, O, P> PermuteMapping<P> for DenseMapping<S, O>
where
    S: InOrder<O>,
    O: OrderLike,
    P: AsLongAs<S::Rank, List: PermuteDense<S, O>>,
{
    type Output = <P::List as PermuteDense<S, O>>::Output;
    #[inline(always)]
    fn permute_mapping(&self) -> Self::Output {
        Self::Output::from_numbers(|| gather::<P, _>(self.extents()), || gather::<P, _>(self.stride_values()))
    }
}

/// A list of as many axes as shape `S` has, laid out densely in order `O`, that is a permutation: see [`Reorder`].
pub trait PermuteDense<S: Shape, O> {
    /// The permuted mapping.
    type Output: FromNumbers<Index = S::Index, Rank = S::Rank>;
}
impl<S, O, P> PermuteDense<S, O> for P
where
    S: Shape + Elements,
    P: Listed + Reorder<O>,
    P::Pick<S>: InOrder<P::Out> + Shape<Index = S::Index, Rank = S::Rank>,
{
    type Output = DenseMapping<P::Pick<S>, P::Out>;
}

impl<S, T, P> PermuteMapping<P> for StridedMapping<S, T>
where
    S: Shape,
    T: Shape<Index = S::Index, Rank = S::Rank>,
    P: PermutationFor<S::Rank, Checked: PermuteStrided<S, T>>,
{
    type Output = <P::Checked as PermuteStrided<S, T>>::Output;
    #[inline(always)]
    fn permute_mapping(&self) -> Self::Output {
        Self::Output::from_numbers(|| gather::<P, _>(self.extents()), || gather::<P, _>(self.stride_values()))
    }
}

/// A permutation of shape `S` with strides `T`.
pub trait PermuteStrided<S: Shape, T> {
    /// The permuted mapping.
    type Output: FromNumbers<Index = S::Index, Rank = S::Rank>;
}
impl<S, T, P> PermuteStrided<S, T> for P
where
    S: Shape + Elements,
    T: Elements,
    P: Listed,
    P::Pick<S>: Shape<Index = S::Index, Rank = S::Rank>,
    P::Pick<T>: Shape<Index = S::Index, Rank = S::Rank>,
{
    type Output = StridedMapping<P::Pick<S>, P::Pick<T>>;
}

/// The numbers at the axes that `P` lists.
#[inline(always)]
fn gather<P: AxisList, I: IndexArray>(from: I) -> I {
    I::from_fn(|k| from[P::AXES[k]])
}
