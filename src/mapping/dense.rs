//! Dense mappings: no gaps, no overlap, the strides follow from shape and order.
use super::{Mapping, TypedStrides, check};
use crate::error::LayoutError;
use crate::layout::Dense;
use crate::order::{ColumnMajor, OrderLike};
use crate::shape::{IndexArray, Shape, StaticShape, check_static};
use crate::text;
use crate::tuple::{DenseStrides, InOrder};
use core::fmt::{self, Debug, Display};
use core::hash::{Hash, Hasher};
use core::marker::PhantomData;

/// The mapping of dense memory of shape `S` in order `O`.
///
/// The stride of an axis is the product of the extents of the faster axes; it is static where all of
/// them are `typenum` numbers. What is kept at run time are the run-time extents and nothing else: a
/// static mapping takes no bytes.
///
/// ```
/// use strata_layout::{DenseMapping, Mapping, RowMajor, Shape, shape};
/// const IMAGE: DenseMapping<Shape![480, 640, 3], RowMajor> = DenseMapping::STATIC;
/// assert_eq!(IMAGE.stride_values(), [1920, 3, 1]);
/// assert_eq!(size_of_val(&IMAGE), 0);
/// let stack = DenseMapping::<_, RowMajor>::new(shape![10 + 7, 480, 640, 3]).unwrap();
/// assert_eq!(size_of_val(&stack), size_of::<usize>());
/// ```
pub struct DenseMapping<S: Shape, O = ColumnMajor> {
    pub(super) extents: S::Stored,
    order: PhantomData<O>,
}

impl<S: Shape, O> DenseMapping<S, O> {
    /// The dense mapping of `shape`.
    ///
    /// # Errors
    /// [`LayoutError::SizeOverflow`] when the product of the non-zero extents passes `isize::MAX`.
    #[inline]
    pub fn new(shape: S) -> Result<Self, LayoutError>
    where
        S: InOrder<O>,
    {
        let extents = shape.store();
        S::values(extents).check_size()?;
        Ok(Self { extents, order: PhantomData })
    }

    /// The dense mapping with these extents, of which it is known that a mapping with at least as large
    /// ones exists.
    #[inline(always)]
    pub(crate) fn with_extents<F: Fn() -> S::Index + Copy>(extents: F) -> Self {
        debug_assert!(check_static::<S>(extents()).is_ok() && extents().check_size().is_ok());
        Self { extents: S::keep(extents), order: PhantomData }
    }
}

impl<S: StaticShape + InOrder<O>, O> DenseMapping<S, O> {
    /// The dense mapping of a shape whose extents are all static, as a constant.
    ///
    /// # Panics
    /// When the product of the non-zero extents passes `isize::MAX`, which is a compile error where this
    /// constant is used; [`Self::new`] returns the error instead.
    pub const STATIC: Self = match check::size(S::EXTENTS) {
        Ok(()) => Self { extents: S::STORED, order: PhantomData },
        Err(error) => error.refuse(),
    };
}

impl<S: InOrder<O>, O: OrderLike> Mapping for DenseMapping<S, O> {
    type Shape = S;
    type Rank = S::Rank;
    type Index = S::Index;
    type Layout = Dense<O>;
    const IS_DENSE_BY_TYPE: bool = true;
    const IS_ROW_MAJOR_BY_TYPE: bool = {
        let (axes, mut k) = (S::FASTEST_FIRST, 0);
        while k < axes.len() && axes[k] == axes.len() - 1 - k {
            k += 1;
        }
        k == axes.len()
    };

    #[inline(always)]
    fn shape(&self) -> S {
        S::load(self.extents)
    }
    #[inline(always)]
    fn layout(&self) -> Dense<O> {
        Dense::default()
    }
    #[inline(always)]
    fn extents(&self) -> S::Index {
        S::values(self.extents)
    }
    #[inline(always)]
    fn stride_values(&self) -> S::Index {
        <S as InOrder<O>>::strides(self.extents())
    }
    #[inline(always)]
    fn cosize(&self) -> usize {
        self.size()
    }
}

impl<S: DenseStrides<O>, O: OrderLike> TypedStrides for DenseMapping<S, O> {
    type Strides = S::Out;
    #[inline(always)]
    fn strides(&self) -> S::Out {
        S::Out::load(S::Out::keep(|| self.stride_values()))
    }
}

// By hand, as derives would ask the same of `O`, which is only ever a marker.
impl<S: Shape, O> Clone for DenseMapping<S, O> {
    #[inline(always)]
    fn clone(&self) -> Self {
        *self
    }
}
impl<S: Shape, O> Copy for DenseMapping<S, O> {}
impl<S: StaticShape + InOrder<O>, O> Default for DenseMapping<S, O> {
    #[inline]
    fn default() -> Self {
        Self::STATIC
    }
}
impl<S: Shape, O> PartialEq for DenseMapping<S, O> {
    #[inline]
    fn eq(&self, other: &Self) -> bool {
        self.extents == other.extents
    }
}
impl<S: Shape, O> Eq for DenseMapping<S, O> {}
impl<S: Shape, O> Hash for DenseMapping<S, O> {
    #[inline]
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.extents.hash(state);
    }
}
impl<S: InOrder<O>, O: OrderLike> Display for DenseMapping<S, O> {
    #[inline]
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        text::mapping(f, self)?;
        O::describe(f)
    }
}
impl<S: InOrder<O>, O: OrderLike> Debug for DenseMapping<S, O> {
    #[inline]
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        Display::fmt(self, f)
    }
}
