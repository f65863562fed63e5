//! The functions a layout encodes: φ on coordinates, Φ on indices, and colex between the two.
//!
//! Each comes checked, refusing what is outside the layout, and as an `_in_range` twin for callers
//! that know better: its answer outside is some number, never undefined behaviour.
use super::{FlatLayout, MAX_MODES};
use crate::LayoutError;

/// One number per mode of the layout it was made for: a coordinate, a shape, or a permutation of the
/// modes.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Entries {
    // Unused entries are 0, so that `derive` compares rightly.
    pub(crate) entries: [usize; MAX_MODES],
    pub(crate) rank: usize,
}

impl Entries {
    #[inline]
    pub(crate) const fn zero(rank: usize) -> Self {
        Self { entries: [0; MAX_MODES], rank }
    }

    /// The numbers, one per mode.
    ///
    /// ```
    /// use strata_layout::FlatLayout;
    /// let layout = FlatLayout::column_major(&[4, 2, 2])?;
    /// assert_eq!(layout.colex_inverse(9)?.as_slice(), [1, 0, 1]);
    /// # Ok::<(), strata_layout::LayoutError>(())
    /// ```
    #[inline]
    pub const fn as_slice(&self) -> &[usize] {
        self.entries.split_at(self.rank).0
    }
}

impl FlatLayout {
    /// φ(x) = Σ xᵢdᵢ, the offset of a coordinate in elements (Construction 2.1.2.13).
    ///
    /// # Errors
    /// A coordinate of another rank, or outside the shape.
    ///
    /// ```
    /// use strata_layout::FlatLayout;
    /// let layout = FlatLayout::new(&[3, 5], &[2, 10])?;
    /// assert_eq!(layout.coordinate_offset(&[1, 3])?, 32);
    /// let error = layout.coordinate_offset(&[1, 5]).unwrap_err();
    /// assert_eq!(error.to_string(), "mode 1: coordinate 5 is outside extent 5");
    /// # Ok::<(), strata_layout::LayoutError>(())
    /// ```
    #[inline]
    pub const fn coordinate_offset(&self, coordinate: &[usize]) -> Result<usize, LayoutError> {
        match self.contains(coordinate) {
            Ok(()) => Ok(self.coordinate_offset_in_range(coordinate)),
            Err(error) => Err(error),
        }
    }

    /// φ(x) for a coordinate known to lie in the shape.
    ///
    /// Outside, debug builds panic; others give Σ xᵢdᵢ modulo the word over the entries both have.
    #[inline]
    pub const fn coordinate_offset_in_range(&self, coordinate: &[usize]) -> usize {
        debug_assert!(self.contains(coordinate).is_ok(), "the coordinate is outside the shape");
        let (mut offset, mut i) = (0_usize, 0);
        while i < self.rank && i < coordinate.len() {
            // Within the shape at most the largest offset, so nothing wraps.
            offset = offset.wrapping_add(coordinate[i].wrapping_mul(self.stride[i]));
            i += 1;
        }
        offset
    }

    /// The index of a coordinate, first mode fastest: Σ xᵢ∏_{j<i}sⱼ (Definition 2.1.2.18).
    ///
    /// Depends on the shape alone.
    ///
    /// # Errors
    /// A coordinate of another rank, or outside the shape.
    ///
    /// ```
    /// use strata_layout::FlatLayout;
    /// assert_eq!(FlatLayout::new(&[4, 2, 2], &[3, 3, 100])?.colex(&[3, 1, 0])?, 7);
    /// # Ok::<(), strata_layout::LayoutError>(())
    /// ```
    #[inline]
    pub const fn colex(&self, coordinate: &[usize]) -> Result<usize, LayoutError> {
        match self.contains(coordinate) {
            Ok(()) => Ok(self.colex_in_range(coordinate)),
            Err(error) => Err(error),
        }
    }

    /// The index of a coordinate known to lie in the shape.
    ///
    /// Outside, debug builds panic; others give the sum modulo the word over the entries both have.
    #[inline]
    pub const fn colex_in_range(&self, coordinate: &[usize]) -> usize {
        debug_assert!(self.contains(coordinate).is_ok(), "the coordinate is outside the shape");
        let (mut index, mut place, mut i) = (0_usize, 1, 0);
        while i < self.rank && i < coordinate.len() {
            // `place` divides the size; within the shape the sum is below the size.
            index = index.wrapping_add(coordinate[i].wrapping_mul(place));
            place *= self.shape[i];
            i += 1;
        }
        index
    }

    /// The coordinate of an index: xᵢ = ⌊n/∏_{j<i}sⱼ⌋ mod sᵢ (Definition 2.1.2.18).
    ///
    /// The inverse of [`colex`](Self::colex). Cost: one division per mode.
    ///
    /// # Errors
    /// An index not below the size.
    ///
    /// ```
    /// use strata_layout::FlatLayout;
    /// let layout = FlatLayout::new(&[4, 2, 2], &[3, 3, 100])?;
    /// assert_eq!(layout.colex_inverse(7)?.as_slice(), [3, 1, 0]);
    /// # Ok::<(), strata_layout::LayoutError>(())
    /// ```
    #[inline]
    pub const fn colex_inverse(&self, index: usize) -> Result<Entries, LayoutError> {
        match self.holds(index) {
            Ok(()) => Ok(self.colex_inverse_in_range(index)),
            Err(error) => Err(error),
        }
    }

    /// The coordinate of an index known to be below the size.
    ///
    /// Outside, debug builds panic; others give the coordinate of the index modulo the size.
    #[inline]
    pub const fn colex_inverse_in_range(&self, mut index: usize) -> Entries {
        debug_assert!(self.holds(index).is_ok(), "the index is not below the size");
        let mut out = Entries::zero(self.rank);
        let mut i = 0;
        while i < self.rank {
            out.entries[i] = index % self.shape[i];
            index /= self.shape[i];
            i += 1;
        }
        out
    }

    /// Φ(n) = φ(colex⁻¹(n)), the offset of an index in elements (Construction 2.1.2.19).
    ///
    /// Cost: one division per mode. To walk all offsets in order, [`offsets`](Self::offsets)
    /// divides nothing.
    ///
    /// # Errors
    /// An index not below the size. (CuTe goes on in the last mode; here the function ends.)
    ///
    /// ```
    /// use strata_layout::FlatLayout;
    /// let layout = FlatLayout::new(&[4, 2, 2], &[3, 3, 100])?;
    /// assert_eq!((layout.offset(7)?, layout.offset(9)?), (12, 103));
    /// assert_eq!(layout.offset(16).unwrap_err().to_string(), "index 16 is outside size 16");
    /// # Ok::<(), strata_layout::LayoutError>(())
    /// ```
    #[inline]
    pub const fn offset(&self, index: usize) -> Result<usize, LayoutError> {
        match self.holds(index) {
            Ok(()) => Ok(self.offset_in_range(index)),
            Err(error) => Err(error),
        }
    }

    /// Φ(n) for an index known to be below the size.
    ///
    /// Outside, debug builds panic; others give Φ of the index modulo the size.
    #[inline]
    pub const fn offset_in_range(&self, mut index: usize) -> usize {
        debug_assert!(self.holds(index).is_ok(), "the index is not below the size");
        let (mut offset, mut i) = (0, 0);
        while i < self.rank {
            offset += index % self.shape[i] * self.stride[i]; // at most the largest offset
            index /= self.shape[i];
            i += 1;
        }
        offset
    }

    #[inline]
    const fn contains(&self, coordinate: &[usize]) -> Result<(), LayoutError> {
        if coordinate.len() != self.rank {
            return Err(LayoutError::RankMismatch { given: coordinate.len(), expected: self.rank });
        }
        let mut mode = 0;
        while mode < self.rank {
            let (coordinate, extent) = (coordinate[mode], self.shape[mode]);
            if coordinate >= extent {
                return Err(LayoutError::CoordinateOutside { mode, coordinate, extent });
            }
            mode += 1;
        }
        Ok(())
    }

    #[inline]
    const fn holds(&self, index: usize) -> Result<(), LayoutError> {
        let size = self.size();
        if index < size { Ok(()) } else { Err(LayoutError::IndexOutside { index, size }) }
    }
}
