//! The trait of all mappings: what they tell, and their operations as methods.
use super::{
    AxesMerged, AxisDropped, AxisSplit, BlockMapping, Blocked, Contiguous, DenseMapping, DiagonalMapping,
    Diagonalized, DropAxis, ExpandMapping, Expanded, MergeAxes, NarrowMapping, Narrowed, PermuteMapping,
    Permuted, SplitAxis, StridedMapping, ToStrided, TryAxesMerged, TryMergeAxes, TypedStrides,
};
use crate::error::LayoutError;
use crate::flat::FlatLayout;
use crate::index_array::Products;
use crate::offsets;
use crate::shape::{IndexArray, Shape};
use crate::tuple::InOrder;
use core::fmt::{Debug, Display};
use core::hash::Hash;

mod sealed {
    pub trait Sealed {}
    impl<S: crate::Shape, O> Sealed for super::DenseMapping<S, O> {}
    impl<S: crate::Shape, T: crate::Shape> Sealed for super::StridedMapping<S, T> {}
}

/// A mapping from an index to an offset: a [`DenseMapping`] or a [`StridedMapping`].
///
/// What is known of it as types: shape, strides, layout policy, index type. What it tells as numbers:
/// extents and strides by axis, size, cosize, whether it is dense and whether it is unique.
///
/// ```
/// use strata_layout::{DenseMapping, Mapping, RowMajor, shape};
/// let m = DenseMapping::<_, RowMajor>::new(shape![2 + 0, 3, 4]).unwrap();
/// assert_eq!((m.extents(), m.stride_values()), ([2, 3, 4], [12, 4, 1]));
/// assert_eq!((m.size(), m.cosize()), (24, 24));
/// assert_eq!(m.offset([1, 2, 3]), 23);
/// assert_eq!(m.checked_offset([1, 3, 3]), None);
/// assert_eq!(m.to_string(), "(2, 3, 4):(12, 4, 1) row-major");
/// ```
pub trait Mapping: Copy + Eq + Hash + Debug + Display + Send + Sync + 'static + sealed::Sealed {
    /// The extents, one per axis.
    type Shape: Shape<Index = Self::Index, Rank = Self::Rank>;
    /// How many axes there are, as a type.
    type Rank;
    /// An index: one number per axis.
    type Index: IndexArray;
    /// The layout policy that gives this mapping for its shape.
    type Layout;

    /// How many axes there are.
    const RANK: usize = Self::Shape::STATIC.len();
    /// Whether the type alone says that the mapping is dense, so that its memory is one slice.
    const IS_DENSE_BY_TYPE: bool;
    /// Whether the type alone says that the mapping is dense with the last axis fastest, so that its memory in
    /// logical order is one slice.
    const IS_ROW_MAJOR_BY_TYPE: bool;

    /// The shape.
    fn shape(&self) -> Self::Shape;
    /// The layout policy.
    fn layout(&self) -> Self::Layout;
    /// The extents as numbers.
    fn extents(&self) -> Self::Index;
    /// The strides as numbers, in elements.
    fn stride_values(&self) -> Self::Index;

    /// The extent of an axis.
    ///
    /// # Panics
    /// Where there is no such axis; [`Self::get_extent`] does not.
    #[inline]
    #[track_caller]
    fn extent(&self, axis: usize) -> usize {
        match self.get_extent(axis) {
            Some(extent) => extent,
            None => no_axis(axis, Self::RANK),
        }
    }

    /// The extent of an axis, `None` where there is no such axis.
    #[inline]
    fn get_extent(&self, axis: usize) -> Option<usize> {
        self.extents().as_ref().get(axis).copied()
    }

    /// The stride of an axis, in elements.
    ///
    /// # Panics
    /// Where there is no such axis; [`Self::get_stride`] does not.
    #[inline]
    #[track_caller]
    fn stride(&self, axis: usize) -> usize {
        match self.get_stride(axis) {
            Some(stride) => stride,
            None => no_axis(axis, Self::RANK),
        }
    }

    /// The stride of an axis, in elements, `None` where there is no such axis.
    #[inline]
    fn get_stride(&self, axis: usize) -> Option<usize> {
        self.stride_values().as_ref().get(axis).copied()
    }

    /// How many indices there are: the product of the extents, 1 at rank 0.
    #[inline]
    fn size(&self) -> usize {
        // The product of the non-zero extents fits, as construction checked.
        self.extents().product()
    }

    /// The largest offset plus one, 0 for an empty mapping: the elements that a buffer must hold.
    #[inline]
    fn cosize(&self) -> usize {
        if self.is_empty() {
            return 0;
        }
        // The largest offset fits `isize`, as construction checked.
        self.extents().last_offset(self.stride_values()) + 1
    }

    /// Whether there is no index: some extent is 0.
    #[inline]
    fn is_empty(&self) -> bool {
        self.extents().has_zero()
    }

    /// Whether the offsets are exactly 0 to size − 1, each of one index. An empty mapping is dense.
    fn is_dense(&self) -> bool {
        Self::IS_DENSE_BY_TYPE || offsets::is_dense(self.extents().as_ref(), self.stride_values().as_ref())
    }

    /// Whether no two indices share an offset, exactly. An empty mapping is unique.
    ///
    /// Immediate where the strides nest, as they do in every slice of dense memory; for strides chosen
    /// against it the search can take time exponential in the rank.
    fn is_unique(&self) -> bool {
        Self::IS_DENSE_BY_TYPE || offsets::is_unique(self.extents().as_ref(), self.stride_values().as_ref())
    }

    /// The offset of an index that is inside the shape: Σ index × stride.
    ///
    /// For an index outside the shape the number returned means nothing, and is computed modulo 2 to the
    /// number of bits; [`Self::checked_offset`] tells. It never panics in a release build.
    #[inline(always)]
    fn offset(&self, index: Self::Index) -> usize {
        debug_assert!(self.contains(index), "index {index:?} is outside the shape {:?}", self.extents());
        index.dot(self.stride_values())
    }

    /// The offset of an index, `None` where it is outside the shape.
    #[inline]
    fn checked_offset(&self, index: Self::Index) -> Option<usize> {
        self.contains(index).then(|| self.offset(index))
    }

    /// Whether an index is inside the shape.
    #[inline]
    fn contains(&self, index: Self::Index) -> bool {
        index.below(self.extents())
    }

    /// Whether two mappings are the same function of the index: equal extents, and equal strides where an
    /// extent is not 1. Unlike `==` it compares mappings of different types.
    fn same_function<N: Mapping<Index = Self::Index>>(&self, other: &N) -> bool {
        let (extents, ours, theirs) = (self.extents(), self.stride_values(), other.stride_values());
        extents == other.extents()
            && (self.is_empty() || (0..Self::RANK).all(|k| extents[k] == 1 || ours[k] == theirs[k]))
    }

    /// The mapping as a [`FlatLayout`], its modes in axis order.
    ///
    /// # Errors
    /// [`LayoutError::ZeroExtent`] when an extent is 0, which a flat layout cannot have.
    ///
    /// ```
    /// use strata_layout::{DenseMapping, FlatLayout, Mapping, RowMajor, shape};
    /// let m = DenseMapping::<_, RowMajor>::new(shape![4, 7 + 1]).unwrap();
    /// assert_eq!(m.flat_layout(), FlatLayout::new(&[4, 8], &[8, 1]));
    /// ```
    #[inline]
    fn flat_layout(&self) -> Result<FlatLayout, LayoutError> {
        super::flat_layout::flat_layout(self)
    }

    /// The strided mapping that is the same function, which there always is.
    #[inline]
    fn to_strided(&self) -> ToStrided<Self>
    where
        Self: TypedStrides,
    {
        super::convert::to_strided(self)
    }

    /// The dense mapping that is the same function, which the type proves there is: no check, no cost.
    ///
    /// ```
    /// use strata_layout::{DenseMapping, Mapping, RowMajor, Shape, StridedMapping};
    /// let rows = StridedMapping::<Shape![1, 2, 8], Shape![32, 8, 1]>::STATIC;
    /// let dense: DenseMapping<Shape![1, 2, 8], RowMajor> = rows.into_dense();
    /// ```
    #[inline(always)]
    fn into_dense(self) -> DenseMapping<Self::Shape, Self::Order>
    where
        Self: Contiguous,
    {
        DenseMapping::with_extents(|| self.extents())
    }

    /// The dense mapping in order `O` that is the same function of the index.
    ///
    /// # Errors
    /// [`LayoutError::NotDense`] when there is none: the first axis, in order `O`, that has not the stride of
    /// dense memory.
    ///
    /// ```
    /// use strata_layout::{DenseMapping, LayoutError, Mapping, RowMajor, StridedMapping, shape};
    /// let m = StridedMapping::new(shape![3, 4], shape![4, 1]).unwrap();
    /// assert!(m.try_into_dense::<RowMajor>().is_ok());
    /// let m = StridedMapping::new(shape![3, 4], shape![8, 1]).unwrap();
    /// assert_eq!(
    ///     m.try_into_dense::<RowMajor>(),
    ///     Err(LayoutError::NotDense { axis: 0, stride: 8, expected: 4 })
    /// );
    /// ```
    #[inline]
    fn try_into_dense<O>(self) -> Result<DenseMapping<Self::Shape, O>, LayoutError>
    where
        Self::Shape: InOrder<O>,
    {
        super::convert::to_dense(&self)
    }

    /// The mapping with its axes permuted: [`permute_mapping`](super::permute_mapping).
    #[inline(always)]
    fn permute<P>(&self) -> Permuted<Self, P>
    where
        Self: PermuteMapping<P>,
    {
        self.permute_mapping()
    }

    /// The mapping without axis `A`: [`drop_axis_mapping`](super::drop_axis_mapping).
    #[inline(always)]
    fn drop_axis<const A: usize>(&self) -> AxisDropped<Self, A>
    where
        Self: DropAxis<A>,
    {
        self.drop_axis_mapping()
    }

    /// The mapping with axis `A` cut to a shorter length: [`narrow_mapping`](super::narrow_mapping).
    ///
    /// # Errors
    /// As [`narrow_mapping`](super::narrow_mapping).
    #[inline(always)]
    fn narrow<const A: usize, D>(&self, length: D) -> Result<Narrowed<Self, A, D>, LayoutError>
    where
        Self: NarrowMapping<A, D>,
    {
        self.narrow_mapping(length)
    }

    /// The mapping of a sub-box: [`block_mapping`](super::block_mapping).
    ///
    /// # Errors
    /// As [`block_mapping`](super::block_mapping).
    #[inline(always)]
    fn block<B>(&self, sizes: B) -> Result<Blocked<Self, B>, LayoutError>
    where
        Self: BlockMapping<B>,
    {
        self.block_mapping(sizes)
    }

    /// The mapping of the same memory read in a larger shape: [`expand_mapping`](super::expand_mapping).
    ///
    /// # Errors
    /// As [`expand_mapping`](super::expand_mapping).
    #[inline(always)]
    fn expand<Inserted, E>(&self, space: E) -> Result<Expanded<Self, Inserted, E>, LayoutError>
    where
        Self: ExpandMapping<Inserted, E>,
    {
        self.expand_mapping(space)
    }

    /// The mapping with axes `A` and `B`, neighbours in memory, as one:
    /// [`merge_axes_mapping`](super::merge_axes_mapping).
    #[inline(always)]
    fn merge_axes<const A: usize, const B: usize>(&self) -> AxesMerged<Self, A, B>
    where
        Self: MergeAxes<A, B>,
    {
        self.merge_axes_mapping()
    }

    /// The same where its numbers say that they are neighbours:
    /// [`try_merge_axes_mapping`](super::try_merge_axes_mapping).
    ///
    /// # Errors
    /// As [`try_merge_axes_mapping`](super::try_merge_axes_mapping).
    #[inline(always)]
    fn try_merge_axes<const A: usize, const B: usize>(&self) -> Result<TryAxesMerged<Self, A, B>, LayoutError>
    where
        Self: TryMergeAxes<A, B>,
    {
        self.try_merge_axes_mapping()
    }

    /// The mapping with axis `A` as two, the second of extent `F`: [`split_axis_mapping`](super::split_axis_mapping).
    ///
    /// # Errors
    /// As [`split_axis_mapping`](super::split_axis_mapping).
    #[inline(always)]
    fn split_axis<const A: usize, F>(&self) -> Result<AxisSplit<Self, A, F>, LayoutError>
    where
        Self: SplitAxis<A, F>,
    {
        self.split_axis_mapping()
    }

    /// The mapping with the listed axes as one: [`diagonal_mapping`](super::diagonal_mapping).
    #[inline(always)]
    fn diagonal<P>(&self) -> Diagonalized<Self, P>
    where
        Self: DiagonalMapping<P>,
    {
        self.diagonal_mapping()
    }
}

/// The panic of an axis that is not there, in the words of the compile error for the same mistake.
#[cold]
#[inline(never)]
#[track_caller]
fn no_axis(axis: usize, rank: usize) -> ! {
    panic!("there is no axis {axis} in rank {rank}")
}
