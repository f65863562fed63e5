//! Sorting the modes by stride, then extent.
use super::{Entries, FlatLayout};

impl FlatLayout {
    /// Whether the modes never decrease: by stride, at equal strides by extent (2.1.3.23, 2.1.3.25).
    ///
    /// ```
    /// use strata_layout::FlatLayout;
    /// assert!(FlatLayout::new(&[5, 4, 5], &[8, 12, 12])?.is_sorted());
    /// assert!(!FlatLayout::new(&[5, 32, 16], &[1, 5, 5])?.is_sorted());
    /// # Ok::<(), strata_layout::LayoutError>(())
    /// ```
    #[inline]
    pub const fn is_sorted(&self) -> bool {
        let mut i = 1;
        while i < self.rank {
            if self.comes_before(i, i - 1) {
                return false;
            }
            i += 1;
        }
        true
    }

    /// The layout with its modes sorted by stride, then extent (Construction 2.1.3.31).
    ///
    /// The image of Φ stays (Observation 2.1.3.35), Φ in general does not. Idempotent.
    /// Cost: rank² comparisons at most, rank when it is sorted already.
    ///
    /// ```
    /// use strata_layout::FlatLayout;
    /// let layout = FlatLayout::new(&[2, 4, 8, 16], &[64, 1, 2, 4])?;
    /// assert_eq!(layout.sort().to_string(), "(4,8,16,2):(1,2,4,64)");
    /// # Ok::<(), strata_layout::LayoutError>(())
    /// ```
    #[inline]
    pub const fn sort(&self) -> Self {
        let (mut out, mut next) = (*self, 1);
        while next < out.rank {
            // Modes before `next` are sorted; the next one moves down past all that it precedes.
            let (extent, stride) = (out.shape[next], out.stride[next]);
            let mut at = next;
            while at > 0
                && (stride < out.stride[at - 1]
                    || (stride == out.stride[at - 1] && extent < out.shape[at - 1]))
            {
                out.shape[at] = out.shape[at - 1];
                out.stride[at] = out.stride[at - 1];
                at -= 1;
            }
            out.shape[at] = extent;
            out.stride[at] = stride;
            next += 1;
        }
        out
    }

    /// The permutation σ that sorts: `permute` by it gives [`sort`](Self::sort).
    ///
    /// Stable: equal modes keep their order. Entry i is the mode that comes i-th, counted from 0.
    ///
    /// ```
    /// use strata_layout::FlatLayout;
    /// let layout = FlatLayout::new(&[5, 32, 16], &[1, 5, 5])?;
    /// let sigma = layout.sort_permutation();
    /// assert_eq!(sigma.as_slice(), [0, 2, 1]);
    /// assert_eq!(layout.permute(sigma.as_slice())?, layout.sort());
    /// # Ok::<(), strata_layout::LayoutError>(())
    /// ```
    #[inline]
    pub const fn sort_permutation(&self) -> Entries {
        let (mut out, mut next) = (Entries::zero(self.rank), 0);
        while next < self.rank {
            let mut at = next;
            while at > 0 && self.comes_before(next, out.entries[at - 1]) {
                out.entries[at] = out.entries[at - 1];
                at -= 1;
            }
            out.entries[at] = next;
            next += 1;
        }
        out
    }

    /// Whether mode i strictly precedes mode j (Definition 2.1.3.23).
    #[inline]
    const fn comes_before(&self, i: usize, j: usize) -> bool {
        self.stride[i] < self.stride[j] || (self.stride[i] == self.stride[j] && self.shape[i] < self.shape[j])
    }
}
