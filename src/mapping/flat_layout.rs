//! The bridge to the algebra of layouts: a mapping as a [`FlatLayout`], and a constant `FlatLayout` as a mapping
//! type.
use super::{DenseMapping, Mapping, StridedMapping, StridesFor};
use crate::axis::MAX_RANK;
use crate::error::LayoutError;
use crate::flat::FlatLayout;
use crate::order::{ColumnMajor, OrderForRank};
use crate::shape::StaticShape;
use crate::tuple::{Gather, InOrder};

/// The layout of a mapping, its modes in axis order.
#[inline]
pub(super) fn flat_layout<M: Mapping>(mapping: &M) -> Result<FlatLayout, LayoutError> {
    FlatLayout::new(mapping.extents().as_ref(), mapping.stride_values().as_ref())
}

/// A constant layout, or a compile error that shows the numbers.
#[inline]
const fn constant(layout: &Result<FlatLayout, LayoutError>) -> FlatLayout {
    match *layout {
        Ok(layout) => layout,
        Err(ref error) => error.refuse(),
    }
}

impl<S: StaticShape + InOrder<O>, O> DenseMapping<S, O> {
    /// The layout of a static mapping as a constant, its modes in axis order.
    ///
    /// # Panics
    /// When an extent is 0, which a flat layout cannot have: a compile error where this constant is used.
    /// [`Mapping::flat_layout`] returns the error instead.
    ///
    /// ```
    /// use strata_layout::{DenseMapping, FlatLayout, RowMajor, Shape};
    /// const LAYOUT: FlatLayout = DenseMapping::<Shape![4, 8], RowMajor>::FLAT_LAYOUT;
    /// assert_eq!(FlatLayout::new(&[4, 8], &[8, 1]), Ok(LAYOUT));
    /// ```
    pub const FLAT_LAYOUT: FlatLayout = {
        let (mut strides, mut step, mut k) = ([0; MAX_RANK], 1, 0);
        while k < S::FASTEST_FIRST.len() {
            let axis = S::FASTEST_FIRST[k];
            strides[axis] = step;
            // A part of the product of the extents, which fits where `STATIC` can be had, or 0.
            step = usize::saturating_mul(step, S::EXTENTS[axis]);
            k += 1;
        }
        let _ = Self::STATIC;
        constant(&FlatLayout::new(S::EXTENTS, strides.split_at(S::EXTENTS.len()).0))
    };
}

impl<S: StaticShape, T: StaticShape + StridesFor<S>> StridedMapping<S, T> {
    /// The layout of a static mapping as a constant, its modes in axis order.
    ///
    /// # Panics
    /// When an extent is 0, which a flat layout cannot have: a compile error where this constant is used.
    /// [`Mapping::flat_layout`] returns the error instead.
    pub const FLAT_LAYOUT: FlatLayout = constant(&FlatLayout::new(S::EXTENTS, T::EXTENTS));
}

/// What [`StaticMapping!`](macro@crate::StaticMapping) is: the first `R` of twelve extents and strides.
pub type Lifted<const R: usize, Extents, Strides> = StridedMapping<First<R, Extents>, First<R, Strides>>;

/// The first `R` elements of a tuple.
pub type First<const R: usize, X> = <<ColumnMajor as OrderForRank<R>>::Axes as Gather<X, MAX_RANK>>::Out;

/// The layout that becomes a mapping. It comes as a field, since an argument of the wrong type would be reported with
/// every call, and a field once.
#[derive(Debug, Clone, Copy)]
pub struct Lift {
    /// That layout.
    pub layout: FlatLayout,
}

/// The rank of a layout that becomes a mapping.
///
/// # Panics
/// When it is more than [`MAX_RANK`]: a compile error in a const argument.
#[inline]
#[track_caller]
pub const fn lifted_rank(lift: &Lift) -> usize {
    let rank = lift.layout.rank();
    if rank > MAX_RANK {
        LayoutError::TooManyAxes { given: rank, limit: MAX_RANK }.refuse();
    }
    rank
}

/// The extent of a mode of a layout that becomes a mapping, 1 where there is no such mode.
#[inline]
pub const fn lifted_extent(lift: &Lift, mode: usize) -> usize {
    if mode < lift.layout.rank() { lift.layout.shape()[mode] } else { 1 }
}

/// The stride of a mode of a layout that becomes a mapping, 0 where there is no such mode.
#[inline]
pub const fn lifted_stride(lift: &Lift, mode: usize) -> usize {
    if mode < lift.layout.rank() { lift.layout.stride()[mode] } else { 0 }
}

/// The static mapping type of a constant [`FlatLayout`] of rank at most 12: its axes are the modes, each
/// extent and stride is lifted from the constant as by [`uint!`](macro@crate::uint).
///
/// Its value takes no bytes; [`static_mapping!`](macro@crate::static_mapping) is that value.
#[macro_export]
macro_rules! StaticMapping {
    ($layout:expr) => {
        $crate::StaticMapping!(@modes $layout; 0 1 2 3 4 5 6 7 8 9 10 11)
    };
    (@modes $layout:expr; $($mode:literal)*) => {
        $crate::mapping::Lifted<
            { $crate::mapping::lifted_rank(&$crate::mapping::Lift { layout: $layout }) },
            ($($crate::uint!($crate::mapping::lifted_extent(&$crate::mapping::Lift { layout: $layout }, $mode)),)*),
            ($($crate::uint!($crate::mapping::lifted_stride(&$crate::mapping::Lift { layout: $layout }, $mode)),)*),
        >
    };
}

/// The static mapping of a constant [`FlatLayout`] of rank at most 12: a value of type
/// [`StaticMapping!`](macro@crate::StaticMapping), which takes no bytes.
///
/// So a layout that the algebra works out in a constant becomes a type. A row-major matrix of 4×6, divided
/// into tiles of 2×3, read tile by tile:
///
/// ```
/// use strata_layout::{DenseMapping, FlatLayout, Mapping, RowMajor, Shape, StaticMapping, View};
/// use strata_layout::{constant, static_mapping};
///
/// const MATRIX: FlatLayout = DenseMapping::<Shape![4, 6], RowMajor>::FLAT_LAYOUT;
/// // The first 2 rows and 3 columns of a matrix of 4 rows, by the number of the element, rows fastest.
/// const TILE: FlatLayout = constant(FlatLayout::new(&[2, 3], &[1, 4]));
/// const TILES: FlatLayout = constant(MATRIX.divide(&TILE));
/// // Row in the tile, column in the tile, row of tiles, column of tiles.
/// assert_eq!(TILES.to_string(), "(2,3,2,2):(6,1,12,3)");
///
/// type Tiles = StaticMapping!(TILES);
/// assert_eq!(size_of::<Tiles>(), 0);
/// let matrix: [usize; 24] = core::array::from_fn(|n| n);
/// let tiles = View::new(&matrix, static_mapping!(TILES)).unwrap();
/// let last = tiles.drop_axis::<3>(1).drop_axis::<2>(1);
/// assert!(last.iter().eq(&[15, 16, 17, 21, 22, 23]));
/// ```
///
/// Any constant of rank at most 12 will do, whether dense or not:
///
/// ```
/// use strata_layout::{FlatLayout, Mapping, Shape, StridedMapping, View, constant, static_mapping};
/// const LAYOUT: FlatLayout = constant(FlatLayout::new(&[2, 3], &[1, 4]));
/// let mapping: StridedMapping<Shape![2, 3], Shape![1, 4]> = static_mapping!(LAYOUT);
/// assert_eq!(size_of_val(&mapping), 0);
/// let data = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];
/// assert!(View::new(&data, mapping).unwrap().iter().eq(&[0, 4, 8, 1, 5, 9]));
/// ```
#[macro_export]
macro_rules! static_mapping {
    ($layout:expr) => {
        <$crate::StaticMapping!($layout)>::STATIC
    };
}
