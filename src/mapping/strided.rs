//! Strided mappings: any stride for each axis.
use super::{Mapping, TypedStrides, check, contiguous};
use crate::axis::{Rank, Ranks, StrideRanks};
use crate::error::LayoutError;
use crate::layout::Strided;
use crate::shape::{IndexArray, Shape, StaticShape, check_static};
use crate::text;
use core::fmt::{self, Debug, Display};
use core::hash::{Hash, Hasher};

/// The mapping of shape `S` with one stride per axis, in elements: 0 and overlap are allowed.
///
/// What is kept at run time are the extents and strides that are not static and nothing else.
///
/// ```
/// use strata_layout::{Mapping, Shape, StridedMapping, shape};
/// let padded = StridedMapping::new(shape![3 + 0, 5], shape![8, 1]).unwrap();
/// assert_eq!((padded.offset([2, 4]), padded.cosize()), (20, 21));
/// assert!(padded.is_unique() && !padded.is_dense());
/// assert_eq!(size_of_val(&padded), size_of::<usize>());
/// assert_eq!(padded.to_string(), "(3, 5):(8, 1) strided");
/// ```
pub struct StridedMapping<S: Shape, T: Shape> {
    extents: S::Stored,
    strides: T::Stored,
}

/// A list of strides with one for each axis of `S`.
pub trait StridesFor<S: Shape>: Shape {
    /// [`RanksAgree`], for the bounds that follow.
    type Agree;
}
impl<S, T, R, K, const G: usize> StridesFor<S> for T
where
    S: Shape<Rank = R>,
    T: Shape<Rank = Rank<G>>,
    R: ServedBy<G, Agree = K>,
{
    type Agree = K;
}

/// A rank that `G` strides serve.
pub trait ServedBy<const G: usize> {
    /// [`RanksAgree`].
    type Agree;
}
impl<K, const G: usize, const R: usize> ServedBy<G> for Rank<R>
where
    Ranks: StrideRanks<G, R, RanksAgree, Checked = K>,
{
    type Agree = K;
}

/// What is handed on once two ranks are known to agree.
#[derive(Debug)]
pub struct RanksAgree;

impl<S: Shape, T: Shape> StridedMapping<S, T> {
    /// The mapping of `shape` with these strides, in elements.
    ///
    /// # Errors
    /// [`LayoutError::SizeOverflow`] when the product of the non-zero extents passes `isize::MAX`,
    /// [`LayoutError::OffsetOverflow`] when the largest offset or a stride does.
    #[inline]
    pub fn new(shape: S, strides: T) -> Result<Self, LayoutError>
    where
        T: StridesFor<S>,
    {
        let (extents, strides) = (shape.store(), strides.store());
        S::values(extents).check_size()?;
        S::values(extents).check_offset(S::Index::from_fn(|k| T::values(strides)[k]))?;
        Ok(Self { extents, strides })
    }

    /// The mapping with these extents and strides, checked against what the types know too.
    #[cfg(any(
        feature = "faer",
        feature = "image",
        feature = "mdarray",
        feature = "nalgebra",
        feature = "serde"
    ))]
    #[inline]
    pub(crate) fn from_numbers(extents: S::Index, strides: S::Index) -> Result<Self, LayoutError>
    where
        T: Shape<Index = S::Index, Rank = S::Rank>,
    {
        check_static::<S>(extents)?;
        if let Err(LayoutError::ExtentMismatch { axis, given, expected }) = check_static::<T>(strides) {
            return Err(LayoutError::StrideMismatch { axis, given, expected });
        }
        extents.check_size()?;
        extents.check_offset(strides)?;
        Ok(Self::with_values(|| extents, || strides))
    }

    /// The mapping with these extents and strides, of which it is known that a mapping with at least as
    /// large offsets exists.
    #[inline(always)]
    pub(crate) fn with_values<E, F>(extents: E, strides: F) -> Self
    where
        E: Fn() -> S::Index + Copy,
        F: Fn() -> T::Index + Copy,
    {
        debug_assert!(check_static::<S>(extents()).is_ok() && check_static::<T>(strides()).is_ok());
        debug_assert!(extents().check_size().is_ok());
        debug_assert!(extents().check_offset(S::Index::from_fn(|k| strides()[k])).is_ok());
        Self { extents: S::keep(extents), strides: T::keep(strides) }
    }
}

impl<S: StaticShape, T: StaticShape + StridesFor<S>> StridedMapping<S, T> {
    /// The mapping of a shape and strides that are all static, as a constant.
    ///
    /// # Panics
    /// When the product of the non-zero extents, the largest offset or a stride passes `isize::MAX`, which
    /// is a compile error where this constant is used; [`Self::new`] returns the error instead.
    pub const STATIC: Self = {
        if let Err(error) = check::size(S::EXTENTS) {
            error.refuse();
        }
        if let Err(error) = check::offset(S::EXTENTS, T::EXTENTS) {
            error.refuse();
        }
        Self { extents: S::STORED, strides: T::STORED }
    };
}

impl<S: Shape, T: Shape<Index = S::Index, Rank = S::Rank>> Mapping for StridedMapping<S, T> {
    type Shape = S;
    type Rank = S::Rank;
    type Index = S::Index;
    type Layout = Strided<T>;
    const IS_DENSE_BY_TYPE: bool = contiguous::by_type(S::STATIC, T::STATIC);
    const IS_ROW_MAJOR_BY_TYPE: bool = false;

    #[inline(always)]
    fn shape(&self) -> S {
        S::load(self.extents)
    }
    #[inline(always)]
    fn layout(&self) -> Strided<T> {
        Strided(T::load(self.strides))
    }
    #[inline(always)]
    fn extents(&self) -> S::Index {
        S::values(self.extents)
    }
    #[inline(always)]
    fn stride_values(&self) -> S::Index {
        T::values(self.strides)
    }
}

impl<S: Shape, T: Shape<Index = S::Index, Rank = S::Rank>> TypedStrides for StridedMapping<S, T> {
    type Strides = T;
    #[inline(always)]
    fn strides(&self) -> T {
        T::load(self.strides)
    }
}

// By hand, as derives would ask for the bounds of `S` and `T` and not of what is stored.
#[allow(clippy::expl_impl_clone_on_copy, reason = "see above")]
impl<S: Shape, T: Shape> Clone for StridedMapping<S, T> {
    #[inline(always)]
    fn clone(&self) -> Self {
        *self
    }
}
impl<S: Shape, T: Shape> Copy for StridedMapping<S, T> {}
impl<S: StaticShape, T: StaticShape + StridesFor<S>> Default for StridedMapping<S, T> {
    #[inline]
    fn default() -> Self {
        Self::STATIC
    }
}
impl<S: Shape, T: Shape> PartialEq for StridedMapping<S, T> {
    #[inline]
    fn eq(&self, other: &Self) -> bool {
        self.extents == other.extents && self.strides == other.strides
    }
}
impl<S: Shape, T: Shape> Eq for StridedMapping<S, T> {}
impl<S: Shape, T: Shape> Hash for StridedMapping<S, T> {
    #[inline]
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.extents.hash(state);
        self.strides.hash(state);
    }
}
impl<S: Shape, T: Shape<Index = S::Index, Rank = S::Rank>> Display for StridedMapping<S, T> {
    #[inline]
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        text::mapping(f, self)?;
        f.write_str("strided")
    }
}
impl<S: Shape, T: Shape<Index = S::Index, Rank = S::Rank>> Debug for StridedMapping<S, T> {
    #[inline]
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        Display::fmt(self, f)
    }
}
