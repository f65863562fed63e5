//! Layout policies: what gives a mapping once it is given a shape.
use crate::axis::{PermutationFor, Rank};
use crate::error::LayoutError;
use crate::mapping::{DenseMapping, Mapping, RanksAgree, StridedMapping, StridesFor};
use crate::order::{ColumnMajor, OrderLike, PermuteOrder};
use crate::shape::Shape;
use crate::tuple::{Gather, InOrder};
use core::marker::PhantomData;

/// The dense layout policy: no gaps, no overlap, in order `O` (column-major unless said otherwise).
///
/// ```
/// use strata_layout::{Dense, LayoutPolicy, Mapping, RowMajor, shape};
/// let rows = Dense::<RowMajor>::default().mapping(shape![2, 3]).unwrap();
/// let columns = <Dense>::default().mapping(shape![2, 3]).unwrap();
/// assert_eq!((rows.stride_values(), columns.stride_values()), ([3, 1], [1, 2]));
/// ```
#[derive(Debug, Default, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Dense<O = ColumnMajor>(PhantomData<O>);

/// The strided layout policy: one stride per axis, in elements; 0 and overlap are allowed.
///
/// ```
/// use strata_layout::{LayoutPolicy, Mapping, Strided, shape};
/// let every_other_column = Strided(shape![16, 2]).mapping(shape![4, 8]).unwrap();
/// assert_eq!(every_other_column.checked_offset([1, 3]), Some(22));
/// ```
#[derive(Debug, Default, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Strided<T>(pub T);

/// A layout policy that can lay out shape `S`.
pub trait LayoutPolicy<S: Shape>: Copy {
    /// The mapping it gives.
    type Mapping: Mapping<Shape = S, Layout = Self>;

    /// The mapping of `shape` under this policy.
    ///
    /// # Errors
    /// As [`DenseMapping::new`] and [`StridedMapping::new`].
    fn mapping(self, shape: S) -> Result<Self::Mapping, LayoutError>;
}

impl<S: InOrder<O>, O: OrderLike> LayoutPolicy<S> for Dense<O> {
    type Mapping = DenseMapping<S, O>;
    #[inline]
    fn mapping(self, shape: S) -> Result<DenseMapping<S, O>, LayoutError> {
        DenseMapping::new(shape)
    }
}

impl<S: Shape, T: StridesFor<S, Agree = K>, K: StridedPolicy<S, T>> LayoutPolicy<S> for Strided<T> {
    type Mapping = K::Mapping;
    #[inline]
    fn mapping(self, shape: S) -> Result<K::Mapping, LayoutError> {
        K::mapping(shape, self.0)
    }
}

/// A strided policy, once there is one stride for each axis.
pub trait StridedPolicy<S, T> {
    /// As [`LayoutPolicy::Mapping`].
    type Mapping: Mapping<Shape = S, Layout = Strided<T>>;
    /// As [`LayoutPolicy::mapping`].
    ///
    /// # Errors
    /// As [`StridedMapping::new`].
    fn mapping(shape: S, strides: T) -> Result<Self::Mapping, LayoutError>;
}
impl<S: Shape, T: StridesFor<S> + Shape<Index = S::Index, Rank = S::Rank>> StridedPolicy<S, T>
    for RanksAgree
{
    type Mapping = StridedMapping<S, T>;
    #[inline]
    fn mapping(shape: S, strides: T) -> Result<StridedMapping<S, T>, LayoutError> {
        StridedMapping::new(shape, strides)
    }
}

/// A layout policy whose `R` axes can be permuted by `P`.
pub trait PermuteLayout<P, const R: usize> {
    /// The policy of the same memory after it.
    type Out;
}
impl<O: PermuteOrder<P, R>, P, const R: usize> PermuteLayout<P, R> for Dense<O> {
    type Out = Dense<O::Out>;
}
impl<T, P, Q, N, const R: usize> PermuteLayout<P, R> for Strided<T>
where
    P: PermutationFor<Rank<R>, Checked = Q>,
    Q: Gather<T, R, Out = N>,
{
    type Out = Strided<N>;
}

/// The layout policy of the same memory after its `R` axes were permuted by `P` (strata's
/// `permute_layout_t`).
///
/// ```
/// use strata_layout::{ColumnMajor, Dense, PermutedLayout, RowMajor, Shape, Strided, axes};
/// static_assertions::assert_type_eq_all!(
///     PermutedLayout<Dense<RowMajor>, axes![1, 0], 2>, Dense<ColumnMajor>);
/// static_assertions::assert_type_eq_all!(
///     PermutedLayout<Strided<Shape![dyn, 1]>, axes![1, 0], 2>, Strided<Shape![1, dyn]>);
/// ```
pub type PermutedLayout<L, P, const R: usize> = <L as PermuteLayout<P, R>>::Out;
