//! The complement: what a layout leaves out of [0, N), as a layout.
use super::{FlatLayout, LIMIT, MAX_MODES};
use crate::{LayoutError, offsets};

impl FlatLayout {
    /// Whether this layout followed by the other is compact (2.1.6.1).
    ///
    /// Exact also where the concatenation has more than 16 modes or passes `isize::MAX`.
    /// Symmetric. Cost: (rank + rank)² comparisons at most.
    ///
    /// ```
    /// use strata_layout::FlatLayout;
    /// let (a, b) = (FlatLayout::new(&[3], &[5])?, FlatLayout::new(&[5], &[1])?);
    /// assert!(a.are_complementary(&b) && !a.are_complementary(&a));
    /// # Ok::<(), strata_layout::LayoutError>(())
    /// ```
    pub const fn are_complementary(&self, other: &Self) -> bool {
        // Unused entries are 1:0 and change nothing.
        let (mut shape, mut stride, mut i) = ([1; 2 * MAX_MODES], [0; 2 * MAX_MODES], 0);
        while i < MAX_MODES {
            shape[i] = self.shape[i];
            stride[i] = self.stride[i];
            shape[MAX_MODES + i] = other.shape[i];
            stride[MAX_MODES + i] = other.stride[i];
            i += 1;
        }
        offsets::is_dense(&shape, &stride)
    }

    /// The complement in N: the coalesced, sorted layout C for which L ⋆ C is compact of size N
    /// (2.1.6.29).
    ///
    /// With the modes of extent > 1 sorted, it is
    /// (d₁, d₂/(s₁d₁), …, N/(sₘdₘ)):(1, s₁d₁, …, sₘdₘ) without its extents 1. It does not depend on
    /// the order of the modes. Cost: one sort and one division per mode.
    ///
    /// # Errors
    /// N = 0 or past `isize::MAX`; a stride 0 with extent > 1; an extent times stride that does not
    /// divide the next stride, or N: nothing is rounded (CuTe rounds, silently). More than 16 modes.
    ///
    /// ```
    /// use strata_layout::FlatLayout;
    /// let layout = FlatLayout::new(&[3, 10], &[80, 4])?;
    /// assert_eq!(layout.complement(2400)?.to_string(), "(4,2,10):(1,40,240)");
    /// let error = layout.complement(2401).unwrap_err();
    /// assert_eq!(error.to_string(), "2401 is no multiple of 3*80, the reach of the largest stride");
    /// let error = FlatLayout::new(&[4, 6], &[1, 6])?.complement(36).unwrap_err();
    /// assert_eq!(error.to_string(), "modes 0 and 1: 4*1 does not divide the next stride 6");
    /// # Ok::<(), strata_layout::LayoutError>(())
    /// ```
    pub const fn complement(&self, n: usize) -> Result<Self, LayoutError> {
        if n == 0 || n > LIMIT {
            return Err(LayoutError::BadTotal { n });
        }
        let Gaps { mut found, reach, extent, stride } = match self.gaps() {
            Ok(gaps) => gaps,
            Err(error) => return Err(error),
        };
        if n % reach != 0 {
            return Err(LayoutError::NotMultiple { n, extent, stride });
        }
        if n != reach {
            // Size: the gaps and the extents of this layout multiply to n. Stride: at most n.
            if let Err(error) = found.try_push(n / reach, reach) {
                return Err(error);
            }
        }
        Ok(found)
    }

    /// The complement in the least N that admits one: sₘdₘ of the largest stride, 1 for a layout
    /// of size 1 (2.1.6.16).
    ///
    /// That N may pass `isize::MAX`, as for (2):(isize::MAX); the complement itself never does.
    ///
    /// # Errors
    /// A stride 0 with extent > 1; an extent times stride that does not divide the next stride.
    ///
    /// ```
    /// use strata_layout::FlatLayout;
    /// let layout = FlatLayout::new(&[3, 3, 8], &[16, 96, 1])?;
    /// assert_eq!(layout.complement_min()?.to_string(), "(2,2):(8,48)");
    /// # Ok::<(), strata_layout::LayoutError>(())
    /// ```
    pub const fn complement_min(&self) -> Result<Self, LayoutError> {
        match self.gaps() {
            Ok(gaps) => Ok(gaps.found),
            Err(error) => Err(error),
        }
    }

    /// Whether there is a complement in some N (2.1.6.11, where a stride 0 is refused).
    ///
    /// ```
    /// use strata_layout::FlatLayout;
    /// assert!(FlatLayout::new(&[10, 2], &[80, 4])?.is_complementable());
    /// assert!(!FlatLayout::new(&[4], &[0])?.is_complementable());
    /// # Ok::<(), strata_layout::LayoutError>(())
    /// ```
    pub const fn is_complementable(&self) -> bool {
        self.gaps().is_ok()
    }

    /// The gaps below each stride, smallest stride first.
    pub(super) const fn gaps(&self) -> Result<Gaps, LayoutError> {
        let order = self.sort_permutation();
        let mut gaps = Gaps { found: Self::EMPTY, reach: 1, extent: 1, stride: 1 };
        let (mut i, mut last) = (0, 0);
        while i < self.rank {
            let mode = order.as_slice()[i];
            let (extent, stride) = (self.shape[mode], self.stride[mode]);
            i += 1;
            if extent == 1 {
                continue;
            }
            if stride == 0 {
                return Err(LayoutError::ZeroStride { mode, extent });
            }
            if stride % gaps.reach != 0 {
                return Err(LayoutError::GapNotDivisible {
                    mode: last,
                    extent: gaps.extent,
                    stride: gaps.stride,
                    next: mode,
                    next_stride: stride,
                });
            }
            if stride != gaps.reach {
                // At most one gap per mode: room. The gaps so far multiply with extents of this
                // layout to `stride`, and reach ≤ stride: both fit. Never to be merged: this gap
                // ends at `stride`, the next starts at extent·stride.
                gaps.found.push(stride / gaps.reach, gaps.reach);
            }
            // extent ≥ 2, so at most 2·(extent − 1)·stride, twice the largest offset: in the word.
            gaps = Gaps { found: gaps.found, reach: extent * stride, extent, stride };
            last = mode;
        }
        Ok(gaps)
    }
}

/// What a layout leaves out below its largest stride, and that stride's mode.
pub(super) struct Gaps {
    found: FlatLayout,
    /// extent · stride: the least N. May pass `LIMIT`, never the word.
    pub(super) reach: usize,
    extent: usize,
    stride: usize,
}
