//! Flat layouts: a shape and a stride as plain numbers, and their algebra as `const fn`.
//!
//! A [`FlatLayout`] is a `Copy` value of at most [`MAX_MODES`] modes; every operation on it is a
//! `const fn` that allocates nothing, so the same call runs in a constant, on a microcontroller
//! and on a server. Numbers in brackets such as 2.1.3.40 are those of 'Categorical Foundations for
//! CuTe Layouts' (Colfax Research, 2025), whose statements count modes from 1; the code counts
//! them from 0.
//!
//! | question | functions |
//! |---|---|
//! | make one | [`new`](FlatLayout::new), [`column_major`](FlatLayout::column_major), [`row_major`](FlatLayout::row_major), [`parse`](FlatLayout::parse) |
//! | its numbers | [`rank`](FlatLayout::rank), [`shape`](FlatLayout::shape), [`stride`](FlatLayout::stride), [`mode`](FlatLayout::mode), [`size`](FlatLayout::size), [`cosize`](FlatLayout::cosize) |
//! | its functions | [`coordinate_offset`](FlatLayout::coordinate_offset) (φ), [`colex`](FlatLayout::colex), [`colex_inverse`](FlatLayout::colex_inverse), [`offset`](FlatLayout::offset) (Φ), [`offsets`](FlatLayout::offsets) |
//! | what it is | [`is_column_major`](FlatLayout::is_column_major), [`is_row_major`](FlatLayout::is_row_major), [`is_degenerate`](FlatLayout::is_degenerate), [`is_sorted`](FlatLayout::is_sorted), [`is_coalesced`](FlatLayout::is_coalesced), [`is_injective`](FlatLayout::is_injective), [`is_compact`](FlatLayout::is_compact), [`is_complementable`](FlatLayout::is_complementable), [`is_tractable`](FlatLayout::is_tractable) |
//! | its modes | [`restrict`](FlatLayout::restrict), [`squeeze`](FlatLayout::squeeze), [`filter_zeros`](FlatLayout::filter_zeros), [`normalized`](FlatLayout::normalized), [`permute`](FlatLayout::permute), [`sort`](FlatLayout::sort), [`concat`](FlatLayout::concat), [`coalesce`](FlatLayout::coalesce) |
//! | two of them | [`same_function`](FlatLayout::same_function), [`are_complementary`](FlatLayout::are_complementary) |
//! | the algebra | [`complement`](FlatLayout::complement), [`compose`](FlatLayout::compose), [`divide`](FlatLayout::divide), [`product`](FlatLayout::product), and their `_min` and `_refined` forms |
use crate::LayoutError;

mod coalesce;
mod complement;
mod compose;
mod concat;
mod divide;
mod filter_zeros;
mod function;
mod iter;
mod major;
mod normalize;
mod permute;
mod product;
mod properties;
mod reading;
mod refined;
mod restrict;
mod run;
mod sort;
mod squeeze;
pub(crate) mod text;
mod verified;

pub use function::Entries;
pub use iter::Offsets;
pub use refined::Refined;

/// How many modes a [`FlatLayout`] holds at most.
pub const MAX_MODES: usize = 16;

/// The largest size, offset and stride: what fits an `isize`, as for every allocation.
const LIMIT: usize = isize::MAX as usize;

/// A flat layout L = (s₁, …, sₘ):(d₁, …, dₘ) with m ≤ 16, every extent sᵢ ≥ 1 and every stride dᵢ ≥ 0,
/// both in elements (Definition 2.1.2.1 of 'Categorical Foundations for CuTe Layouts').
///
/// Its size, its largest offset and each of its strides are at most `isize::MAX`. It prints and
/// parses in CuTe's notation.
///
/// ```
/// use strata_layout::{FlatLayout, constant};
/// // The same calls in a constant and at run time.
/// const MATRIX: FlatLayout = constant(FlatLayout::column_major(&[64, 32]));
/// const TILE: FlatLayout = constant(FlatLayout::new(&[4, 4], &[1, 64]));
/// const TILES: FlatLayout = constant(MATRIX.divide(&TILE));
/// assert_eq!(TILES, "(4,4,16,8):(1,64,4,256)".parse()?);
/// # Ok::<(), strata_layout::LayoutError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct FlatLayout {
    // Unused entries are 1:0, so that equal layouts are equal bytes and `derive` compares them rightly.
    shape: [usize; MAX_MODES],
    stride: [usize; MAX_MODES],
    rank: usize,
}

impl FlatLayout {
    /// The layout `():()` without modes: one index, offset 0.
    pub const EMPTY: Self = Self { shape: [1; MAX_MODES], stride: [0; MAX_MODES], rank: 0 };

    /// The layout of the given extents and strides.
    ///
    /// # Errors
    /// Lists of different length, more than [`MAX_MODES`] modes, an extent 0, a size or a largest
    /// offset or a stride past `isize::MAX`.
    #[inline]
    pub const fn new(shape: &[usize], stride: &[usize]) -> Result<Self, LayoutError> {
        if shape.len() != stride.len() {
            return Err(LayoutError::RankMismatch { given: stride.len(), expected: shape.len() });
        }
        if shape.len() > MAX_MODES {
            return Err(LayoutError::TooManyModes { given: shape.len(), limit: MAX_MODES });
        }
        let mut out = Self { shape: [1; MAX_MODES], stride: [0; MAX_MODES], rank: shape.len() };
        let (mut size, mut offset, mut i) = (1, 0, 0);
        while i < shape.len() {
            let (extent, step) = (shape[i], stride[i]);
            if extent == 0 {
                return Err(LayoutError::ZeroExtent { mode: i });
            }
            // `size` and `offset` stay at most LIMIT, which the divisions and subtractions below test
            // without computing the product or sum that would wrap.
            if extent > LIMIT / size {
                return Err(LayoutError::SizeOverflow { axis: i, extent });
            }
            size *= extent;
            if step > LIMIT || (extent > 1 && step > (LIMIT - offset) / (extent - 1)) {
                return Err(LayoutError::OffsetOverflow { axis: i, extent, stride: step });
            }
            offset += (extent - 1) * step;
            out.shape[i] = extent;
            out.stride[i] = step;
            i += 1;
        }
        Ok(out)
    }

    /// How many modes there are (Definition 2.1.2.9).
    #[inline]
    pub const fn rank(&self) -> usize {
        self.rank
    }

    /// The extents, one per mode.
    #[inline]
    pub const fn shape(&self) -> &[usize] {
        self.shape.split_at(self.rank).0
    }

    /// The strides, one per mode, in elements.
    #[inline]
    pub const fn stride(&self) -> &[usize] {
        self.stride.split_at(self.rank).0
    }

    /// The extent and the stride of a mode, counted from 0 (Definition 2.1.2.9).
    ///
    /// # Errors
    /// A mode past the last.
    ///
    /// ```
    /// use strata_layout::FlatLayout;
    /// let layout = FlatLayout::column_major(&[3, 8, 8, 8])?;
    /// assert_eq!(layout.mode(2)?, (8, 24));
    /// assert_eq!(layout.mode(4).unwrap_err().to_string(), "mode 4: the layout has 4 modes");
    /// # Ok::<(), strata_layout::LayoutError>(())
    /// ```
    #[inline]
    pub const fn mode(&self, mode: usize) -> Result<(usize, usize), LayoutError> {
        if mode < self.rank {
            Ok((self.shape[mode], self.stride[mode]))
        } else {
            Err(LayoutError::NoSuchMode { mode, rank: self.rank })
        }
    }

    /// How many indices there are: the product of the extents, 1 for `():()`.
    #[inline]
    pub const fn size(&self) -> usize {
        let (mut size, mut i) = (1, 0);
        while i < self.rank {
            size *= self.shape[i]; // at most `isize::MAX`, as `new` checked
            i += 1;
        }
        size
    }

    /// The largest offset plus one: 1 + Σ(sᵢ−1)dᵢ.
    #[inline]
    pub const fn cosize(&self) -> usize {
        let (mut cosize, mut i) = (1, 0);
        while i < self.rank {
            cosize += (self.shape[i] - 1) * self.stride[i]; // at most `isize::MAX` + 1, as `new` checked
            i += 1;
        }
        cosize
    }

    /// Adds a mode behind the others. For layouts whose numbers are known to fit: the caller says
    /// why beside the call, and has left room for it.
    #[inline]
    const fn push(&mut self, extent: usize, stride: usize) {
        debug_assert!(extent >= 1 && extent <= LIMIT && stride <= LIMIT);
        self.shape[self.rank] = extent;
        self.stride[self.rank] = stride;
        self.rank += 1;
    }

    /// Adds a mode behind the others if there is room.
    #[inline]
    const fn try_push(&mut self, extent: usize, stride: usize) -> Result<(), LayoutError> {
        if self.rank == MAX_MODES {
            return Err(LayoutError::TooManyModes { given: MAX_MODES + 1, limit: MAX_MODES });
        }
        self.push(extent, stride);
        Ok(())
    }
}
