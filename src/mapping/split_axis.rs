//! One axis split into two, by a static factor.
use super::check::LIMIT;
use super::factor::{Divides, Factor};
use super::{DenseMapping, Mapping, StridedMapping};
use crate::arithmetic::{HoldStride, LargestStride, MulExtent};
use crate::axis::{Axis, Rank, Ranks, Then};
use crate::error::LayoutError;
use crate::order::{CanonicalList, ColumnMajor, OrderForRank, OrderLike};
use crate::shape::{IndexArray, Shape};
use crate::tuple::{AxisRow, FirstMark, Gather, HasAxis, InOrder, Mark, Spread};

/// A mapping whose axis `A` can be split by the static factor `F`: what code generic over mappings asks for,
/// `M: SplitAxis<0, uint!(4)>`.
#[diagnostic::on_unimplemented(
    message = "the bound `{Self}: SplitAxis<{A}, {F}>` is missing",
    label = "not known to have an axis {A} that can be split",
    note = "add the bound, with the factor written with `uint!`: `{Self}: SplitAxis<{A}, uint!(4)>`"
)]
pub trait SplitAxis<const A: usize, F>: Mapping {
    /// The mapping with one axis more.
    type Output: Mapping;

    /// As [`split_axis_mapping`].
    ///
    /// # Errors
    /// As [`split_axis_mapping`].
    fn split_axis_mapping(&self) -> Result<Self::Output, LayoutError>;
}

/// What [`split_axis_mapping`] gives: dense for a dense mapping, else strided.
pub type AxisSplit<M, const A: usize, F> = <M as SplitAxis<A, F>>::Output;

/// The same memory with axis `A`, of extent n, as two: axis `A` of extent n / `F`, whose steps are `F` elements of
/// the old axis, and behind it one of extent `F`. Index i of the old axis is (i / `F`, i % `F`).
///
/// Dense memory stays dense, with the two axes in the place of the one in its order. A static extent that is no
/// multiple of `F` does not compile. Costs one division where the extent is a run-time number.
///
/// # Errors
/// [`LayoutError::FactorMismatch`] when the extent is not a multiple of `F`; [`LayoutError::SizeOverflow`] or
/// [`LayoutError::OffsetOverflow`] when it is 0 and the product of the other extents or the largest offset would not
/// fit with `F` in it.
///
/// ```
/// use strata_layout::{DenseMapping, LayoutError, Mapping, RowMajor, Shape, shape, split_axis_mapping, uint};
/// let pixels = DenseMapping::<_, RowMajor>::new(shape![2 + 0, 12]).unwrap();
/// let rgb: DenseMapping<Shape![dyn, 4, 3], RowMajor> = split_axis_mapping::<1, uint!(3), _>(&pixels).unwrap();
/// assert_eq!((rgb.extents(), rgb.stride_values()), ([2, 4, 3], [12, 3, 1]));
/// assert_eq!(
///     pixels.split_axis::<0, uint!(4)>(),
///     Err(LayoutError::FactorMismatch { axis: 0, extent: 2, factor: 4 })
/// );
/// ```
#[inline]
pub fn split_axis_mapping<const A: usize, F, M: SplitAxis<A, F>>(
    mapping: &M,
) -> Result<AxisSplit<M, A, F>, LayoutError> {
    mapping.split_axis_mapping()
}

/// A shape whose axis `A` can be split by `F`.
pub trait HasFactor<const A: usize, F>: Shape {
    /// The factor itself; axis `A` as a list, once it is known to be there; the marks of the axes of the result, of which
    /// axis `A` is the one that is new; and the shape of the result: as a tuple, so that the compiler works out all at
    /// once.
    type Parts;
}
impl<S, S1, S2, F, F2, F3, Q, D, K, Flags, const A: usize, const R: usize, const R2: usize> HasFactor<A, F>
    for S
where
    S: Shape<Rank = Rank<R>> + HasAxis<A, Fill<F2> = (D, S1)>,
    F: Factor<Own = F2>,
    // Nothing is divided or, below, multiplied before both numbers are known, as the search for what they may be
    // has no end.
    D: Then<F2, Out = F3>,
    F3: Divides<D, A, Quotient = K>,
    K: Then<(Axis<A>,), Out = Q>,
    Ranks: OneMore<R, Sum = Rank<R2>>,
    Q: Mark<FirstMark, FirstMark, R2, Out = (Flags, Q)>,
    Flags: Spread<S1, K, Out = S2>,
    S2: Shape<Rank = Rank<R2>>,
{
    type Parts = (F3, Q, Flags, S2);
}

/// A rank that may have one axis more.
#[diagnostic::on_unimplemented(
    message = "an axis of a mapping of rank {R} cannot be split: a shape has at most 12",
    label = "there would be one axis more",
    note = "drop or merge an axis first"
)]
pub trait OneMore<const R: usize> {
    /// That rank.
    type Sum;
}
/// The table, for the ranks below the largest.
macro_rules! one_more {
    ($($rank:literal)*) => {$(
        #[diagnostic::do_not_recommend]
        impl OneMore<$rank> for Ranks {
            type Sum = Rank<{ $rank + 1 }>;
        }
    )*};
}
one_more!(0 1 2 3 4 5 6 7 8 9 10 11);

impl<S: SplitDense<A, F, O>, F, O: OrderLike, const A: usize> SplitAxis<A, F> for DenseMapping<S, O> {
    type Output = S::Output;
    #[inline]
    fn split_axis_mapping(&self) -> Result<Self::Output, LayoutError> {
        S::split(self)
    }
}

/// A shape laid out densely in order `O`, whose axis `A` can be split by `F`.
pub trait SplitDense<const A: usize, F, O>: InOrder<O> {
    /// The mapping with the two.
    type Output: Mapping;
    /// As [`split_axis_mapping`].
    ///
    /// # Errors
    /// As there.
    fn split(mapping: &DenseMapping<Self, O>) -> Result<Self::Output, LayoutError>;
}
impl<S, S2, F, F2, Q, Flags, O, O2, const A: usize, const R: usize, const R2: usize> SplitDense<A, F, O> for S
where
    S: InOrder<O> + HasFactor<A, F, Rank = Rank<R>, Parts = (F2, Q, Flags, S2)>,
    F2: Factor,
    S2: Shape<Rank = Rank<R2>>,
    O: SplitOrder<A, R, R2, Out = O2>,
    O2: OrderLike,
    S2: InOrder<O2>,
{
    type Output = DenseMapping<S2, O2>;
    #[inline(always)]
    fn split(mapping: &DenseMapping<S, O>) -> Result<Self::Output, LayoutError> {
        let extents = divided::<A, F2, _, S2::Index>(mapping.extents())?;
        Ok(DenseMapping::with_extents(|| extents))
    }
}

impl<S: SplitStrided<A, F, T>, T: Shape<Index = S::Index, Rank = S::Rank>, F, const A: usize> SplitAxis<A, F>
    for StridedMapping<S, T>
{
    type Output = S::Output;
    #[inline]
    fn split_axis_mapping(&self) -> Result<Self::Output, LayoutError> {
        S::split(self)
    }
}

/// A shape with strides `T`, whose axis `A` can be split by `F`.
pub trait SplitStrided<const A: usize, F, T>: Shape {
    /// The mapping with the two.
    type Output: Mapping;
    /// As [`split_axis_mapping`], of a mapping of that shape and those strides.
    ///
    /// # Errors
    /// As there.
    fn split<M: Mapping>(mapping: &M) -> Result<Self::Output, LayoutError>;
}
impl<S, T, S2, T2, F, F2, F3, Q, Flags, E, X, H, const A: usize, const R: usize> SplitStrided<A, F, T> for S
where
    S: HasFactor<A, F, Rank = Rank<R>, Parts = (F2, Q, Flags, S2)>,
    F2: Factor,
    Q: Gather<T, R, Out = (E,)>,
    E: Then<F2, Out = F3>,
    F3: MulExtent<E, Out = X>,
    X: HoldStride<LargestStride, Out = H>,
    Flags: Spread<T, H, Out = T2>,
    S2: Shape,
    T2: Shape<Index = S2::Index, Rank = S2::Rank>,
{
    type Output = StridedMapping<S2, T2>;
    #[inline(always)]
    fn split<M: Mapping>(mapping: &M) -> Result<Self::Output, LayoutError> {
        let extents = divided::<A, F2, _, S2::Index>(mapping.extents())?;
        let strides = mapping.stride_values();
        // At most the largest offset, unless the slower axis has extent 1 or 0 and its stride does not matter.
        let slow = strides[A].saturating_mul(F2::FACTOR).min(LIMIT);
        let strides = inserted(A, slow, strides);
        extents.check_offset(strides)?;
        Ok(StridedMapping::with_values(|| extents, || strides))
    }
}

/// An order of `R` axes, after axis `A` was split one of `R2`.
pub trait SplitOrder<const A: usize, const R: usize, const R2: usize>: OrderLike {
    /// The canonical order of all.
    type Out: OrderLike;
}
impl<
    O,
    L,
    I,
    End,
    U,
    Fast,
    N,
    N2,
    Flags,
    L2,
    const A: usize,
    const AT: usize,
    const R: usize,
    const R2: usize,
> SplitOrder<A, R, R2> for O
where
    O: OrderForRank<R, Axes = L, Positions = I>,
    I: AxisRow<A, R, Get = Axis<AT>>,
    // The axes under their new numbers: those of the larger rank without the one that is new. `A` is the slower of
    // the two, and the faster one goes before it.
    ColumnMajor: OrderForRank<R2, Axes: AxisRow<A, R2, Without = (End, U)>>,
    U: AxisRow<A, R, Fill<Axis<A>> = (Fast, N)>,
    L: Gather<N, R, Out = N2>,
    (Axis<AT>,): Mark<FirstMark, FirstMark, R2, Out = (Flags, (Axis<AT>,))>,
    Flags: Spread<N2, Fast, Out = L2>,
    L2: CanonicalList,
{
    type Out = L2::Out;
}

/// The extents with that of axis `A` as two.
#[inline(always)]
fn divided<const A: usize, F: Factor, I: IndexArray, J: IndexArray>(
    mut extents: I,
) -> Result<J, LayoutError> {
    let extent = extents[A];
    let (Some(0), Some(quotient)) = (extent.checked_rem(F::FACTOR), extent.checked_div(F::FACTOR)) else {
        return Err(LayoutError::FactorMismatch { axis: A, extent, factor: F::FACTOR });
    };
    extents[A] = F::FACTOR;
    let extents: J = inserted(A, quotient, extents);
    // An extent 0 leaves a factor that was in no product.
    extents.check_size()?;
    Ok(extents)
}

/// The numbers with one more, at `axis`.
#[inline(always)]
fn inserted<I: IndexArray, J: IndexArray>(axis: usize, number: usize, numbers: I) -> J {
    J::from_fn(|k| match k {
        _ if k < axis => numbers[k],
        _ if k == axis => number,
        _ => numbers[k - 1],
    })
}
