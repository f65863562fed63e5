//! Conversions between mappings that are the same function: dense and strided, static and run-time.
use super::{DenseMapping, Mapping, StridedMapping, TypedStrides};
use crate::axis::{Rank, Ranks, ShapeRanks, Then};
use crate::error::LayoutError;
use crate::shape::{Shape, check_static};
use crate::tuple::{InOrder, MatchedBy};

/// The strided mapping that is the same function as `M`: static strides stay static.
pub type ToStrided<M> = StridedMapping<<M as Mapping>::Shape, <M as TypedStrides>::Strides>;

/// A shape that may stand for shape `S`: the same number of axes, and no static extent that differs.
pub trait ShapeFor<S: Shape>: Shape {
    /// An index of `S` as one of this shape: the same array.
    fn index(index: S::Index) -> Self::Index;
}
impl<S2, Own, S, K, Known, I, I2, J, const G: usize, const R: usize> ShapeFor<S> for S2
where
    S2: Shape<Rank = Rank<G>, Own = Own, Index = J>,
    S: Shape<Rank = Rank<R>, Index = I>,
    Ranks: ShapeRanks<G, R, ([Own; 0], I), Checked = ([K; 0], I2)>,
    K: Then<S, Out = Known>,
    Known: MatchedBy<K, R>,
    I2: SameArray<J>,
{
    #[inline(always)]
    fn index(index: I) -> J {
        Ranks::checked(([], index)).1.same()
    }
}

/// The same array type, which is known once the numbers of axes are known to agree.
pub trait SameArray<J> {
    /// The array itself.
    fn same(self) -> J;
}
impl<J> SameArray<J> for J {
    #[inline(always)]
    fn same(self) -> J {
        self
    }
}

/// The strided mapping that is the same function: always possible.
#[inline]
pub(super) fn to_strided<M: TypedStrides>(mapping: &M) -> ToStrided<M> {
    StridedMapping::with_values(|| mapping.extents(), || mapping.stride_values())
}

/// The dense mapping in order `O` that is the same function.
#[inline]
pub(super) fn to_dense<O, M>(mapping: &M) -> Result<DenseMapping<M::Shape, O>, LayoutError>
where
    M: Mapping<Shape: InOrder<O>>,
{
    let (extents, strides) = (mapping.extents(), mapping.stride_values());
    if !mapping.is_empty() {
        let mut expected = 1;
        for &axis in <M::Shape as InOrder<O>>::FASTEST_FIRST {
            let stride = strides[axis];
            if extents[axis] != 1 && stride != expected {
                return Err(LayoutError::NotDense { axis, stride, expected });
            }
            expected *= extents[axis]; // at most the size
        }
    }
    Ok(DenseMapping::with_extents(|| extents))
}

impl<S: Shape, O> DenseMapping<S, O> {
    /// The same mapping with all extents run-time.
    ///
    /// ```
    /// use strata_layout::{DenseMapping, Mapping, RowMajor, Shape};
    /// let m = DenseMapping::<Shape![3, 4], RowMajor>::STATIC.to_dynamic();
    /// let n: DenseMapping<Shape![dyn, dyn], RowMajor> = m;
    /// assert_eq!(n.extents(), [3, 4]);
    /// ```
    #[inline]
    pub fn to_dynamic(&self) -> DenseMapping<S::Dynamic, O>
    where
        S::Dynamic: InOrder<O>,
    {
        DenseMapping::with_extents(|| S::values(self.extents))
    }

    /// The same mapping with shape `S2`, some extents of which may be static that were run-time, or the
    /// other way round. A static extent that is not the mapping's static extent does not compile.
    ///
    /// # Errors
    /// [`LayoutError::ExtentMismatch`] where an extent is not the static one of `S2`.
    ///
    /// ```
    /// use strata_layout::{DenseMapping, LayoutError, RowMajor, Shape, shape};
    /// let m = DenseMapping::<_, RowMajor>::new(shape![2 + 1, 4]).unwrap();
    /// let n: DenseMapping<Shape![3, 4], RowMajor> = m.try_to_shape().unwrap();
    /// assert_eq!(
    ///     m.try_to_shape::<Shape![5, dyn]>(),
    ///     Err(LayoutError::ExtentMismatch { axis: 0, given: 3, expected: 5 })
    /// );
    /// ```
    #[inline]
    pub fn try_to_shape<S2>(&self) -> Result<DenseMapping<S2, O>, LayoutError>
    where
        S2: ShapeFor<S>,
    {
        let extents = S2::index(S::values(self.extents));
        check_static::<S2>(extents)?;
        Ok(DenseMapping::with_extents(|| extents))
    }
}

impl<S: Shape, T: Shape<Index = S::Index, Rank = S::Rank>> StridedMapping<S, T> {
    /// The same mapping with all extents and strides run-time.
    ///
    /// ```
    /// use strata_layout::{Mapping, Shape, StridedMapping};
    /// let m = StridedMapping::<Shape![3, 4], Shape![8, 1]>::STATIC.to_dynamic();
    /// let n: StridedMapping<Shape![dyn, dyn], Shape![dyn, dyn]> = m;
    /// assert_eq!((n.extents(), n.stride_values()), ([3, 4], [8, 1]));
    /// ```
    #[inline]
    pub fn to_dynamic(&self) -> StridedMapping<S::Dynamic, S::Dynamic> {
        StridedMapping::with_values(|| self.extents(), || self.stride_values())
    }

    /// The same mapping with shape `S2` and strides `T2`, some numbers of which may be static that were
    /// run-time, or the other way round. A static extent that is not the mapping's static extent does not
    /// compile.
    ///
    /// # Errors
    /// [`LayoutError::ExtentMismatch`] where an extent is not the static one of `S2`,
    /// [`LayoutError::StrideMismatch`] where a stride is not the static one of `T2`.
    ///
    /// ```
    /// use strata_layout::{LayoutError, Shape, StridedMapping, shape};
    /// let m = StridedMapping::new(shape![3, 4], shape![7 + 1, 1]).unwrap();
    /// assert!(m.try_to_shape::<Shape![3, dyn], Shape![8, 1]>().is_ok());
    /// assert_eq!(
    ///     m.try_to_shape::<Shape![3, 4], Shape![9, 1]>(),
    ///     Err(LayoutError::StrideMismatch { axis: 0, given: 8, expected: 9 })
    /// );
    /// ```
    #[inline]
    pub fn try_to_shape<S2, T2>(&self) -> Result<StridedMapping<S2, T2>, LayoutError>
    where
        S2: ShapeFor<S>,
        T2: Shape<Index = S2::Index, Rank = S2::Rank>,
    {
        let (extents, strides) = (S2::index(self.extents()), S2::index(self.stride_values()));
        check_static::<S2>(extents)?;
        if let Err(LayoutError::ExtentMismatch { axis, given, expected }) = check_static::<T2>(strides) {
            return Err(LayoutError::StrideMismatch { axis, given, expected });
        }
        Ok(StridedMapping::with_values(|| extents, || strides))
    }
}
