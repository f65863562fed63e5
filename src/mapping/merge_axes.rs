//! Two axes that follow each other in memory, as one.
use super::contiguous::{Behind, DenseStep, Nothing, OrEmpty};
use super::diagonal::collapsed;
use super::gap::WithoutGap;
use super::{DenseMapping, Mapping, StridedMapping, TypedStrides};
use crate::Const;
use crate::arithmetic::MulExtent;
use crate::axis::{Axis, MAX_RANK, Rank};
use crate::error::LayoutError;
use crate::order::{DropFromOrder, OrderForRank, OrderLike};
use crate::shape::{IndexArray, Shape};
use crate::tuple::{AxisRow, Collapse, FirstMark, Gather, InOrder, Mark, RestMark};
use typenum::{U1, UInt, UTerm};

/// A mapping whose axes `A` and `B` are neighbours in memory, `A` the slower one, as the type knows: what code
/// generic over mappings asks for, `M: MergeAxes<0, 1>`.
#[diagnostic::on_unimplemented(
    message = "the bound `{Self}: MergeAxes<{A}, {B}>` is missing",
    label = "not known to have axes {A} and {B} that follow each other in memory",
    note = "add the bound `{Self}: MergeAxes<{A}, {B}>`, where axis {A} is the slower of the two"
)]
pub trait MergeAxes<const A: usize, const B: usize>: Mapping {
    /// The mapping with one axis less.
    type Output: Mapping;

    /// As [`merge_axes_mapping`].
    fn merge_axes_mapping(&self) -> Self::Output;
}

/// What [`merge_axes_mapping`] gives: dense for a dense mapping, else strided.
pub type AxesMerged<M, const A: usize, const B: usize> = <M as MergeAxes<A, B>>::Output;

/// The same memory with axes `A` and `B` as one, in the place of `A` among the axes that remain: index (i, j) is
/// i × extent of `B` + j, so that a step of `A` must be the whole of `B`.
///
/// The type must know that it is: two axes of a dense mapping that follow each other in its order, or strides that
/// say so, where an axis of extent 1 has any; others do not compile. [`try_merge_axes_mapping`] asks the numbers.
/// Costs one multiplication where an extent is a run-time number.
///
/// ```
/// use strata_layout::{DenseMapping, Mapping, RowMajor, Shape, merge_axes_mapping, shape};
/// let stack = DenseMapping::<_, RowMajor>::new(shape![2 + 0, 3, 4]).unwrap();
/// let images: DenseMapping<Shape![dyn, 12], RowMajor> = merge_axes_mapping::<1, 2, _>(&stack);
/// let rows: DenseMapping<Shape![dyn, 4], RowMajor> = stack.merge_axes::<0, 1>();
/// assert_eq!((images.extents(), rows.extents()), ([2, 12], [6, 4]));
/// ```
#[inline(always)]
pub fn merge_axes_mapping<const A: usize, const B: usize, M: MergeAxes<A, B>>(
    mapping: &M,
) -> AxesMerged<M, A, B> {
    mapping.merge_axes_mapping()
}

/// A mapping whose axes `A` and `B` may be neighbours in memory, by its numbers.
pub trait TryMergeAxes<const A: usize, const B: usize>: Mapping {
    /// The mapping with one axis less.
    type Output: Mapping;

    /// As [`try_merge_axes_mapping`].
    ///
    /// # Errors
    /// As [`try_merge_axes_mapping`].
    fn try_merge_axes_mapping(&self) -> Result<Self::Output, LayoutError>;
}

/// What [`try_merge_axes_mapping`] gives: strided.
pub type TryAxesMerged<M, const A: usize, const B: usize> = <M as TryMergeAxes<A, B>>::Output;

/// As [`merge_axes_mapping`], for axes whose numbers are only known when the program runs; the result is strided.
///
/// # Errors
/// [`LayoutError::StrideMismatch`] when a step of `A` is not the whole of `B`: its stride, and the one that it would
/// have to have. Where `A` has extent 1 or one of the two has extent 0, no stride matters.
///
/// ```
/// use strata_layout::{LayoutError, Mapping, StridedMapping, shape, try_merge_axes_mapping};
/// let m = StridedMapping::new(shape![2, 3], shape![6 + 0, 2]).unwrap();
/// assert_eq!(try_merge_axes_mapping::<0, 1, _>(&m).unwrap().to_string(), "(6):(2) strided");
/// assert_eq!(
///     m.try_merge_axes::<1, 0>().err(),
///     Some(LayoutError::StrideMismatch { axis: 1, given: 2, expected: 12 })
/// );
/// ```
#[inline]
pub fn try_merge_axes_mapping<const A: usize, const B: usize, M: TryMergeAxes<A, B>>(
    mapping: &M,
) -> Result<TryAxesMerged<M, A, B>, LayoutError> {
    mapping.try_merge_axes_mapping()
}

/// A shape with two axes, `A` and `B`, to be merged.
pub trait HasAxes<const A: usize, const B: usize>: Shape {
    /// The marks of those two; the two as a list, once they are known to be there and distinct; their extents; and the
    /// shape with the two as one: as a tuple, so that the compiler works out all at once.
    type Parts;
}
impl<S, S2, Q, Flags, D, E, X, const A: usize, const B: usize, const R: usize> HasAxes<A, B> for S
where
    S: Shape<Rank = Rank<R>>,
    (Axis<A>, Axis<B>): Mark<FirstMark, RestMark, R, Out = (Flags, Q)>,
    Q: Gather<S, R, Out = (D, E)>,
    D: MulExtent<E, Out = X>,
    Flags: Collapse<S, X, Out = S2>,
    S2: Shape,
{
    type Parts = (Flags, Q, D, E, S2);
}

impl<S: MergeDense<A, B, O>, O: OrderLike, const A: usize, const B: usize> MergeAxes<A, B>
    for DenseMapping<S, O>
{
    type Output = S::Output;
    #[inline(always)]
    fn merge_axes_mapping(&self) -> Self::Output {
        S::merge(self)
    }
}

/// A shape laid out densely in order `O`, in which axis `A` follows axis `B`.
pub trait MergeDense<const A: usize, const B: usize, O>: InOrder<O> {
    /// The mapping with the two as one.
    type Output: Mapping;
    /// As [`merge_axes_mapping`].
    fn merge(mapping: &DenseMapping<Self, O>) -> Self::Output;
}
impl<S, S2, Q, Flags, D, E, O, I, K, P, O2, End, const A: usize, const B: usize, const R: usize>
    MergeDense<A, B, O> for S
where
    S: InOrder<O> + HasAxes<A, B, Rank = Rank<R>, Parts = (Flags, Q, D, E, S2)>,
    Q: EndOfSecond<S, R, End = End> + Gather<I, R, Out = (K, P)>,
    O: OrderForRank<R, Positions = I> + DropFromOrder<End, B, R, Out = O2>,
    K: Follows<P, A, B>,
    O2: OrderLike,
    S2: InOrder<O2>,
{
    type Output = DenseMapping<S2, O2>;
    #[inline(always)]
    fn merge(mapping: &DenseMapping<S, O>) -> Self::Output {
        DenseMapping::with_extents(|| merged_extents::<A, B, _, _>(mapping.extents()))
    }
}

/// Two axes of rank `R`, and so of every tuple of that rank.
pub trait EndOfSecond<T, const R: usize> {
    /// Where the second stands.
    type End;
}
impl<T, End, Rest, const A: usize, const B: usize, const R: usize> EndOfSecond<T, R> for (Axis<A>, Axis<B>)
where
    T: AxisRow<B, R, Without = (End, Rest)>,
{
    type End = End;
}

/// The position of axis `A` in an order, and that of axis `B`: reaches the bound with numbers through types, as
/// [`OrderAgainst`](crate::axis::OrderAgainst) does and for the same reason.
pub trait Follows<AtB, const A: usize, const B: usize> {}
impl<const AT_A: usize, const AT_B: usize, const A: usize, const B: usize> Follows<Axis<AT_B>, A, B>
    for Axis<AT_A>
where
    Axis<AT_A>: BehindInMemory<AT_B, A, B>,
{
}

/// The position of axis `A` in an order, right behind position `AT`, that of axis `B`.
#[diagnostic::on_unimplemented(
    message = "axis {A} does not follow axis {B} in memory",
    label = "the two are not neighbours, the first the slower one",
    note = "name the slower of two neighbours first: `merge_axes::<0, 1>` where the last axis is fastest"
)]
pub trait BehindInMemory<const AT: usize, const A: usize, const B: usize> {}
/// The table, for the positions that have one behind them.
macro_rules! behind {
    ($($at:literal)*) => {$(
        #[diagnostic::do_not_recommend]
        impl<const A: usize, const B: usize> BehindInMemory<$at, A, B> for Axis<{ $at + 1 }> {}
    )*};
}
behind!(0 1 2 3 4 5 6 7 8 9 10);

impl<S: MergeStrided<A, B, T>, T: Shape<Index = S::Index, Rank = S::Rank>, const A: usize, const B: usize>
    MergeAxes<A, B> for StridedMapping<S, T>
{
    type Output = S::Output;
    #[inline(always)]
    fn merge_axes_mapping(&self) -> Self::Output {
        S::merge(self)
    }
}

/// A shape with strides `T`, by which axis `A` follows axis `B`.
pub trait MergeStrided<const A: usize, const B: usize, T>: Shape {
    /// The mapping with the two as one.
    type Output: Mapping;
    /// As [`merge_axes_mapping`], of a mapping of that shape and those strides.
    fn merge<M: Mapping>(mapping: &M) -> Self::Output;
}
impl<S, T, S2, T2, Q, Flags, D, E, X, Y, Z, Start, Place, End, const A: usize, const B: usize, const R: usize>
    MergeStrided<A, B, T> for S
where
    S: HasAxes<A, B, Rank = Rank<R>, Parts = (Flags, Q, D, E, S2)>,
    Q: Gather<T, R, Out = (X, Y)>,
    E: MergedStride<X, Y, Out = Z, Start = Start>,
    // One step of the walk of `contiguous.rs`, over `A`.
    Start: OrEmpty<D, Out = Place>,
    Place: DenseStep<D, X, A, Out = End>,
    End: WithoutGap,
    Flags: Collapse<T, Z, Out = T2>,
    S2: Shape,
    T2: Shape<Index = S2::Index, Rank = S2::Rank>,
{
    type Output = StridedMapping<S2, T2>;
    #[inline(always)]
    fn merge<M: Mapping>(mapping: &M) -> Self::Output {
        merged::<A, B, _, _, _>(mapping, if E::IS_OF_SLOW { A } else { B })
    }
}

impl<M, S, S2, T2, Q, Flags, D, E, X, Y, Z, const A: usize, const B: usize, const R: usize> TryMergeAxes<A, B>
    for M
where
    M: TypedStrides<Shape = S>,
    S: HasAxes<A, B, Rank = Rank<R>, Parts = (Flags, Q, D, E, S2)>,
    Q: Gather<M::Strides, R, Out = (X, Y)>,
    E: MergedStride<X, Y, Out = Z>,
    Flags: Collapse<M::Strides, Z, Out = T2>,
    S2: Shape,
    T2: Shape<Index = S2::Index, Rank = S2::Rank>,
{
    type Output = StridedMapping<S2, T2>;
    #[inline]
    fn try_merge_axes_mapping(&self) -> Result<Self::Output, LayoutError> {
        let (extents, strides) = (self.extents(), self.stride_values());
        let (slow, fast, given) = (extents[A], extents[B], strides[A]);
        // At most the largest offset and one stride more, each of which fits `isize`.
        let expected = fast * strides[B];
        if !E::IS_OF_SLOW && slow > 1 && fast > 0 && given != expected {
            return Err(LayoutError::StrideMismatch { axis: A, given, expected });
        }
        Ok(merged::<A, B, _, _, _>(self, if E::IS_OF_SLOW { A } else { B }))
    }
}

/// The extent of the faster of two axes whose strides are `X` and `Y`, the slower first.
pub trait MergedStride<X, Y> {
    /// The stride of the two as one.
    type Out;
    /// The place in memory behind the faster axis; [`Nothing`] where any stride may follow.
    type Start;
    /// Whether the stride is that of the slower axis.
    const IS_OF_SLOW: bool;
}
/// The rows of the table.
macro_rules! merged_stride {
    ($([$($generics:tt)*] $fast:ty => $stride:ty, $start:ty, $of_slow:literal;)*) => {$(
        impl<X, Y, $($generics)*> MergedStride<X, Y> for $fast {
            type Out = $stride;
            type Start = $start;
            const IS_OF_SLOW: bool = $of_slow;
        }
    )*};
}
merged_stride! {
    [] UTerm => Y, Nothing, false;
    [] U1 => X, Nothing, true;
    [U, B, C] UInt<UInt<U, B>, C> => Y, Behind<Y, Self>, false;
    [] usize => Y, Behind<Y, Self>, false;
    [const N: usize] Const<N> => Y, Behind<Y, Self>, false;
}

/// The extents with that of `B` multiplied into that of `A`.
#[inline(always)]
fn merged_extents<const A: usize, const B: usize, I: IndexArray, J: IndexArray>(extents: I) -> J {
    let from: &[usize; MAX_RANK] = const { &collapsed(&[A, B]) };
    // A part of the size, which fits, or 0.
    J::from_fn(|k| if from[k] == MAX_RANK { extents[A] * extents[B] } else { extents[from[k]] })
}

/// The mapping with the two axes as one, whose stride is that of axis `stride`.
#[inline(always)]
fn merged<const A: usize, const B: usize, M, S2, T2>(mapping: &M, stride: usize) -> StridedMapping<S2, T2>
where
    M: Mapping,
    S2: Shape,
    T2: Shape<Index = S2::Index, Rank = S2::Rank>,
{
    let from: &[usize; MAX_RANK] = const { &collapsed(&[A, B]) };
    StridedMapping::with_values(
        || merged_extents::<A, B, _, _>(mapping.extents()),
        || {
            let strides = mapping.stride_values();
            S2::Index::from_fn(|k| strides[if from[k] == MAX_RANK { stride } else { from[k] }])
        },
    )
}
