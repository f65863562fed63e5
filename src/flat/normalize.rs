//! Degenerate modes: extent 1 with a stride that nothing ever steps along.
use super::FlatLayout;

impl FlatLayout {
    /// Whether some mode has extent 1 and a stride other than 0 (Definition 2.1.2.27).
    ///
    /// ```
    /// use strata_layout::FlatLayout;
    /// assert!(FlatLayout::new(&[4, 1], &[1, 4])?.is_degenerate());
    /// assert!(!FlatLayout::new(&[4, 1], &[1, 0])?.is_degenerate());
    /// # Ok::<(), strata_layout::LayoutError>(())
    /// ```
    #[inline]
    pub const fn is_degenerate(&self) -> bool {
        let mut i = 0;
        while i < self.rank {
            if self.shape[i] == 1 && self.stride[i] != 0 {
                return true;
            }
            i += 1;
        }
        false
    }

    /// The layout with stride 0 at every extent 1 (Observation 2.1.2.29).
    ///
    /// Never degenerate; shape, φ and Φ are those of the original. Idempotent.
    ///
    /// ```
    /// use strata_layout::FlatLayout;
    /// let layout = FlatLayout::new(&[8, 1, 8, 1], &[2, 16, 16, 256])?;
    /// assert_eq!(layout.normalized().to_string(), "(8,1,8,1):(2,0,16,0)");
    /// # Ok::<(), strata_layout::LayoutError>(())
    /// ```
    #[inline]
    pub const fn normalized(&self) -> Self {
        let (mut out, mut i) = (*self, 0);
        while i < out.rank {
            if out.shape[i] == 1 {
                out.stride[i] = 0;
            }
            i += 1;
        }
        out
    }
}
