//! Filter: the layout without its modes of stride 0.
use super::FlatLayout;

impl FlatLayout {
    /// The layout without the modes of stride 0 (Definition 2.1.3.12), and nothing else.
    ///
    /// The image of Φ stays, its domain shrinks by the extents dropped. A mode of extent 1 with
    /// another stride stays, so the result may be degenerate; CuTe's `filter` drops extents 1 and
    /// coalesces too. Idempotent.
    ///
    /// ```
    /// use strata_layout::FlatLayout;
    /// let layout = FlatLayout::new(&[64, 8, 8, 1], &[8, 1, 0, 512])?;
    /// assert_eq!(layout.filter_zeros().to_string(), "(64,8,1):(8,1,512)");
    /// # Ok::<(), strata_layout::LayoutError>(())
    /// ```
    #[inline]
    pub const fn filter_zeros(&self) -> Self {
        let (mut out, mut i) = (Self::EMPTY, 0);
        while i < self.rank {
            if self.stride[i] != 0 {
                out.push(self.shape[i], self.stride[i]); // some of the modes: room, and no larger
            }
            i += 1;
        }
        out
    }
}
