//! What a layout's function is: injective, compact, tractable.
use super::FlatLayout;
use crate::offsets;

impl FlatLayout {
    /// Whether no two indices share an offset.
    ///
    /// Exact, also for interleaved modes. Cost: rank² steps, except for interleaved modes, whose
    /// number it is exponential in at worst (never in their extents).
    ///
    /// ```
    /// use strata_layout::FlatLayout;
    /// let interleaved = FlatLayout::new(&[2, 3], &[3, 2])?; // offsets 0 3 2 5 4 7
    /// let repeating = FlatLayout::new(&[2, 3], &[2, 1])?; // offsets 0 2 1 3 2 4
    /// assert!(interleaved.is_injective() && !repeating.is_injective());
    /// # Ok::<(), strata_layout::LayoutError>(())
    /// ```
    #[inline]
    pub const fn is_injective(&self) -> bool {
        offsets::is_unique(self.shape(), self.stride())
    }

    /// Whether the layout function is a bijection onto [0, cosize): no gaps, no repeats
    /// (Definition 2.1.5.1 of 'Categorical Foundations for CuTe Layouts').
    ///
    /// Modes of extent 1 do not matter, whatever their stride. Cost: rank² comparisons at most.
    ///
    /// ```
    /// use strata_layout::FlatLayout;
    /// assert!(FlatLayout::new(&[2, 3, 1], &[3, 1, 9])?.is_compact());
    /// assert!(!FlatLayout::new(&[2, 3], &[3, 2])?.is_compact()); // injective, but offset 1 is free
    /// # Ok::<(), strata_layout::LayoutError>(())
    /// ```
    #[inline]
    pub const fn is_compact(&self) -> bool {
        offsets::is_dense(self.shape(), self.stride())
    }

    /// Whether, with the modes sorted, each stride is 0 or extent times stride divides the next
    /// (Definition 2.1.8.1): the layouts that tuple morphisms encode.
    ///
    /// Modes of extent 1 count: `(2,1):(1,3)` is compact and not tractable; of a layout without
    /// degenerate modes, compact or complementable implies tractable. Cost: one sort.
    ///
    /// ```
    /// use strata_layout::FlatLayout;
    /// assert!(FlatLayout::new(&[3, 7, 7], &[0, 15, 0])?.is_tractable());
    /// assert!(!FlatLayout::new(&[2, 2, 2], &[1, 7, 4])?.is_tractable());
    /// # Ok::<(), strata_layout::LayoutError>(())
    /// ```
    #[inline]
    pub const fn is_tractable(&self) -> bool {
        let sorted = self.sort();
        let mut i = 1;
        while i < sorted.rank {
            // s·d may pass the word, and then divides no stride (d ≥ 1, so the next one is not 0).
            let step = sorted.shape[i - 1].saturating_mul(sorted.stride[i - 1]);
            if step != 0 && sorted.stride[i] % step != 0 {
                return false;
            }
            i += 1;
        }
        true
    }
}
