//! What a layout is: yes-or-no questions about its numbers and its function.
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
    pub const fn is_injective(&self) -> bool {
        offsets::is_unique(self.shape(), self.stride())
    }

    /// Whether the layout function is a bijection onto [0, cosize): no gaps, no repeats
    /// (Definition 2.1.5.1 of 'Categorical Foundations for CuTe Layouts').
    ///
    /// Modes of extent 1 do not matter, whatever their stride. Cost: rank² comparisons.
    ///
    /// ```
    /// use strata_layout::FlatLayout;
    /// assert!(FlatLayout::new(&[2, 3, 1], &[3, 1, 9])?.is_compact());
    /// assert!(!FlatLayout::new(&[2, 3], &[3, 2])?.is_compact()); // injective, but offset 1 is free
    /// # Ok::<(), strata_layout::LayoutError>(())
    /// ```
    pub const fn is_compact(&self) -> bool {
        offsets::is_dense(self.shape(), self.stride())
    }
}
