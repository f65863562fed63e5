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
    #[inline]
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
    #[inline]
    pub const fn complement(&self, n: usize) -> Result<Self, LayoutError> {
        let mut out = Self::EMPTY;
        match self.complement_into(n, &mut out) {
            Ok(()) => Ok(out),
            Err(error) => Err(error),
        }
    }

    /// The complement in the least N that admits one: sₘdₘ of the largest stride, 1 for a layout
    /// of size 1 (2.1.6.16).
    ///
    /// That N may pass `isize::MAX`, as for one mode 2:`isize::MAX`; the complement itself never does.
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
    #[inline]
    pub const fn complement_min(&self) -> Result<Self, LayoutError> {
        let mut out = Self::EMPTY;
        match self.gaps_into(&mut out) {
            Ok(_) => Ok(out),
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
    #[inline]
    pub const fn is_complementable(&self) -> bool {
        self.least_total().is_ok()
    }

    /// The least N with a complement. It may pass `LIMIT`, never the word.
    #[inline]
    pub(super) const fn least_total(&self) -> Result<usize, LayoutError> {
        match self.gaps_into(&mut { Self::EMPTY }) {
            Ok(last) => Ok(last.reach),
            Err(error) => Err(error),
        }
    }

    /// The complement in N, added behind the modes of `out`.
    #[inline]
    pub(super) const fn complement_into(&self, n: usize, out: &mut Self) -> Result<(), LayoutError> {
        if n == 0 || n > LIMIT {
            return Err(LayoutError::BadTotal { n });
        }
        let Last { reach, extent, stride } = match self.gaps_into(out) {
            Ok(last) => last,
            Err(error) => return Err(error),
        };
        if n % reach != 0 {
            return Err(LayoutError::NotMultiple { n, extent, stride });
        }
        if n == reach {
            return Ok(());
        }
        // Size: the gaps and the extents of this layout multiply to n. Stride: at most n.
        out.try_push(n / reach, reach)
    }

    /// The gaps below each stride, smallest stride first, added behind the modes of `out`.
    #[inline]
    const fn gaps_into(&self, out: &mut Self) -> Result<Last, LayoutError> {
        // The modes of extent > 1, sorted as `sort` does, with their numbers.
        let (mut shape, mut stride, mut number) = ([1; MAX_MODES], [0; MAX_MODES], [0; MAX_MODES]);
        let (mut rank, mut i) = (0, 0);
        while i < self.rank {
            let (s, d) = (self.shape[i], self.stride[i]);
            if s > 1 {
                let mut at = rank;
                while at > 0 && (d < stride[at - 1] || (d == stride[at - 1] && s < shape[at - 1])) {
                    (shape[at], stride[at], number[at]) = (shape[at - 1], stride[at - 1], number[at - 1]);
                    at -= 1;
                }
                (shape[at], stride[at], number[at]) = (s, d, i);
                rank += 1;
            }
            i += 1;
        }
        let mut last = Last { reach: 1, extent: 1, stride: 1 };
        i = 0;
        while i < rank {
            let (s, d) = (shape[i], stride[i]);
            if d == 0 {
                return Err(LayoutError::ZeroStride { mode: number[i], extent: s });
            }
            if d != last.reach {
                let gap = d / last.reach;
                if d % last.reach != 0 {
                    // Every stride is a multiple of the first reach, 1: i ≥ 1.
                    return Err(LayoutError::GapNotDivisible {
                        mode: number[i - 1],
                        extent: last.extent,
                        stride: last.stride,
                        next: number[i],
                        next_stride: d,
                    });
                }
                // The gaps so far multiply with extents of this layout to d, and reach ≤ d: both
                // fit. Never to be merged: this gap ends at d, the next starts at s·d.
                if let Err(error) = out.try_push(gap, last.reach) {
                    return Err(error);
                }
            }
            // s ≥ 2, so at most 2·(s − 1)·d, twice the largest offset: in the word.
            last = Last { reach: s * d, extent: s, stride: d };
            i += 1;
        }
        Ok(last)
    }
}

/// The mode of the largest stride, and how far it reaches.
struct Last {
    /// extent · stride: the least N.
    reach: usize,
    extent: usize,
    stride: usize,
}
