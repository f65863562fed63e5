//! One axis split into two, by a static factor.
use super::check::LIMIT;
use super::factor::{Factor, MultipleOf};
use super::{DenseMapping, Mapping, StridedMapping};
use crate::arithmetic::{HoldStride, LargestStride, MulExtent};
use crate::axis::{AddRanks, Axis, AxisList, Rank, Ranks};
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
    /// The factor itself.
    type Factor: Factor;
    /// The marks of the axes of the result: axis `A` is the one that is new.
    type Flags;
    /// The shape of the result.
    type Split: Shape;
}
impl<S, S1, S2, F, F2, D, K, Flags, const A: usize, const R: usize, const R2: usize> HasFactor<A, F> for S
where
    S: Shape<Rank = Rank<R>> + HasAxis<A, Get = D, Replaced<F2> = S1>,
    F: Factor<Own = F2>,
    F2: Factor,
    D: MultipleOf<F2, A, Quotient = K>,
    Ranks: AddRanks<R, 1, Sum = Rank<R2>>,
    (Axis<A>,): Mark<FirstMark, FirstMark, R2, Out = Flags>,
    Flags: Spread<S1, K, Out = S2>,
    S2: Shape<Rank = Rank<R2>>,
{
    type Factor = F2;
    type Flags = Flags;
    type Split = S2;
}

impl<S, S2, F, O, O2, const A: usize, const R: usize> SplitAxis<A, F> for DenseMapping<S, O>
where
    S: InOrder<O> + HasFactor<A, F, Rank = Rank<R>, Split = S2>,
    O: SplitOrder<A, R, Out = O2>,
    O2: OrderLike,
    S2: InOrder<O2>,
{
    type Output = DenseMapping<S2, O2>;
    #[inline]
    fn split_axis_mapping(&self) -> Result<Self::Output, LayoutError> {
        let extents = divided::<A, S::Factor, _, S2::Index>(self.extents())?;
        Ok(DenseMapping::with_extents(|| extents))
    }
}

impl<S, T, S2, T2, F, E, X, H, const A: usize> SplitAxis<A, F> for StridedMapping<S, T>
where
    S: HasFactor<A, F, Split = S2>,
    T: Shape<Index = S::Index, Rank = S::Rank> + HasAxis<A, Get = E>,
    E: MulExtent<S::Factor, Out = X>,
    X: HoldStride<LargestStride, Out = H>,
    S::Flags: Spread<T, H, Out = T2>,
    S2: Shape,
    T2: Shape<Index = S2::Index, Rank = S2::Rank>,
{
    type Output = StridedMapping<S2, T2>;
    #[inline]
    fn split_axis_mapping(&self) -> Result<Self::Output, LayoutError> {
        let extents = divided::<A, S::Factor, _, S2::Index>(self.extents())?;
        let strides = self.stride_values();
        // At most the largest offset, unless the slower axis has extent 1 or 0 and its stride does not matter.
        let slow = strides[A].saturating_mul(S::Factor::FACTOR).min(LIMIT);
        let strides: S2::Index = inserted(A, slow, strides);
        extents.check_offset(strides)?;
        Ok(StridedMapping::with_values(|| extents, || strides))
    }
}

/// An order of `R` axes after axis `A` was split.
pub trait SplitOrder<const A: usize, const R: usize>: OrderLike {
    /// The canonical order of all.
    type Out: OrderLike;
}
impl<O, L, I, U, Fast, N, N2, Flags, L2, const A: usize, const AT: usize, const R: usize, const R2: usize>
    SplitOrder<A, R> for O
where
    O: OrderForRank<R, Axes = L, Positions = I>,
    I: HasAxis<A, Get = Axis<AT>>,
    Ranks: AddRanks<R, 1, Sum = Rank<R2>>,
    // The axes under their new numbers: those of the larger rank without the one that is new. `A` is the slower of
    // the two, and the faster one goes before it.
    ColumnMajor: OrderForRank<R2, Axes: AxisRow<A, R2, Removed = U>>,
    U: HasAxis<A, Get = Fast, Replaced<Axis<A>> = N>,
    L: Gather<N, Out = N2>,
    (Axis<AT>,): Mark<FirstMark, FirstMark, R2, Out = Flags>,
    Flags: Spread<N2, Fast, Out = L2>,
    L2: CanonicalList + AxisList,
{
    type Out = L2::Out;
}

/// The extents with that of axis `A` as two.
#[inline(always)]
fn divided<const A: usize, F: Factor, I: IndexArray, J: IndexArray>(
    mut extents: I,
) -> Result<J, LayoutError> {
    let extent = extents[A];
    if extent % F::FACTOR != 0 {
        return Err(LayoutError::FactorMismatch { axis: A, extent, factor: F::FACTOR });
    }
    extents[A] = F::FACTOR;
    let extents: J = inserted(A, extent / F::FACTOR, extents);
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
