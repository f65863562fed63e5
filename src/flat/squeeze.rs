//! Squeeze: the layout without its modes of extent 1.
use super::FlatLayout;

impl FlatLayout {
    /// The layout without the modes of extent 1 (Construction 2.1.3.6).
    ///
    /// Φ, size and cosize stay (Lemma 2.1.3.11); φ takes shorter coordinates. Idempotent.
    ///
    /// ```
    /// use strata_layout::FlatLayout;
    /// let layout = FlatLayout::new(&[64, 64, 1, 32, 1], &[2048, 32, 0, 1, 0])?;
    /// assert_eq!(layout.squeeze().to_string(), "(64,64,32):(2048,32,1)");
    /// assert!(layout.squeeze().offsets().eq(layout.offsets()));
    /// # Ok::<(), strata_layout::LayoutError>(())
    /// ```
    #[inline]
    pub const fn squeeze(&self) -> Self {
        let (mut out, mut i) = (Self::EMPTY, 0);
        while i < self.rank {
            if self.shape[i] != 1 {
                out.push(self.shape[i], self.stride[i]); // some of the modes: room, and no larger
            }
            i += 1;
        }
        out
    }
}
