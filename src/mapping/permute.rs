//! Axes in another order, over the same memory.
use super::{DenseMapping, FromNumbers, Mapping, StridedMapping};
use crate::axis::{AxisList, PermutationFor, Rank};
use crate::order::{OrderLike, Reorder};
use crate::shape::{IndexArray, Shape};
use crate::tuple::{Gather, InOrder};

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

impl<S: PermuteDense<P, O>, O: OrderLike, P: AxisList> PermuteMapping<P> for DenseMapping<S, O> {
    type Output = S::Output;
    #[inline(always)]
    fn permute_mapping(&self) -> Self::Output {
        S::Output::from_numbers(|| gather::<P, _>(self.extents()), || gather::<P, _>(self.stride_values()))
    }
}

/// A shape laid out densely in order `O`, whose axes can be permuted by `P`.
pub trait PermuteDense<P, O>: InOrder<O> {
    /// The permuted mapping.
    type Output: FromNumbers<Index = Self::Index, Rank = Self::Rank>;
}
impl<S, O, P, Q, I, S2, O2, const R: usize> PermuteDense<P, O> for S
where
    S: InOrder<O> + Shape<Rank = Rank<R>>,
    P: PermutationFor<R, Checked = (Q, I)>,
    Q: Gather<S, R, Out = S2>,
    I: Reorder<O, R, Out = O2>,
    S2: InOrder<O2> + Shape<Index = S::Index, Rank = S::Rank>,
    O2: OrderLike,
{
    type Output = DenseMapping<S2, O2>;
}

impl<S: PermuteStrided<P, T>, T: Shape<Index = S::Index, Rank = S::Rank>, P: AxisList> PermuteMapping<P>
    for StridedMapping<S, T>
{
    type Output = S::Output;
    #[inline(always)]
    fn permute_mapping(&self) -> Self::Output {
        S::Output::from_numbers(|| gather::<P, _>(self.extents()), || gather::<P, _>(self.stride_values()))
    }
}

/// A shape with strides `T`, whose axes can be permuted by `P`.
pub trait PermuteStrided<P, T>: Shape {
    /// The permuted mapping.
    type Output: FromNumbers<Index = Self::Index, Rank = Self::Rank>;
}
impl<S, T, P, Q, I, S2, T2, const R: usize> PermuteStrided<P, T> for S
where
    S: Shape<Rank = Rank<R>>,
    P: PermutationFor<R, Checked = (Q, I)>,
    Q: Gather<S, R, Out = S2> + Gather<T, R, Out = T2>,
    S2: Shape<Index = S::Index, Rank = S::Rank>,
    T2: Shape<Index = S::Index, Rank = S::Rank>,
{
    type Output = StridedMapping<S2, T2>;
}

/// The numbers at the axes that `P` lists.
#[inline(always)]
fn gather<P: AxisList, I: IndexArray>(from: I) -> I {
    I::from_fn(|k| from[P::AXES[k]])
}
