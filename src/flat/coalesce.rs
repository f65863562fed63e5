//! Coalesce: the shortest layout with the same function, which decides when two functions agree.
use super::FlatLayout;

impl FlatLayout {
    /// The shortest layout with the same Φ (2.1.4.9): extents 1 dropped, then neighbours s:d, t:sd
    /// merged into st:d.
    ///
    /// Size, cosize and Φ stay; idempotent; unique: two layouts have the same Φ exactly when their
    /// coalesced forms are equal (Proposition 2.1.4.18). A layout of size 1 becomes `():()`, where
    /// CuTe gives 1:0. Neighbours of stride 0 merge. One pass.
    ///
    /// ```
    /// use strata_layout::FlatLayout;
    /// let layout = FlatLayout::new(&[3, 4, 1, 5], &[1, 8, 3, 32])?;
    /// assert_eq!(layout.coalesce().to_string(), "(3,20):(1,8)");
    /// # Ok::<(), strata_layout::LayoutError>(())
    /// ```
    #[inline]
    pub const fn coalesce(&self) -> Self {
        let (mut out, mut i) = (Self::EMPTY, 0);
        while i < self.rank {
            out.push_coalesced(self.shape[i], self.stride[i]);
            i += 1;
        }
        out
    }

    /// Whether it is its own coalesced form (2.1.4.1): no extent 1, no neighbours to merge.
    ///
    /// ```
    /// use strata_layout::FlatLayout;
    /// assert!(FlatLayout::new(&[3, 2], &[2, 1])?.is_coalesced());
    /// assert!(!FlatLayout::new(&[3, 2], &[2, 6])?.is_coalesced());
    /// # Ok::<(), strata_layout::LayoutError>(())
    /// ```
    #[inline]
    pub const fn is_coalesced(&self) -> bool {
        self.coalesce().rank == self.rank
    }

    /// Whether both have the same layout function: the same size, and at every index the same offset.
    ///
    /// ```
    /// use strata_layout::FlatLayout;
    /// let square = FlatLayout::column_major(&[7, 7])?;
    /// assert!(square.same_function(&FlatLayout::column_major(&[49])?));
    /// assert!(!square.same_function(&FlatLayout::row_major(&[7, 7])?));
    /// # Ok::<(), strata_layout::LayoutError>(())
    /// ```
    #[inline]
    pub const fn same_function(&self, other: &Self) -> bool {
        let (a, b) = (self.coalesce(), other.coalesce());
        let mut i = 0;
        while i < a.rank && i < b.rank {
            if a.shape[i] != b.shape[i] || a.stride[i] != b.stride[i] {
                return false;
            }
            i += 1;
        }
        a.rank == b.rank
    }

    /// Adds a mode behind those of a coalesced layout and keeps it coalesced. For modes of an
    /// existing layout, in order: their merged extents divide its size, and there is room.
    ///
    /// One merge per mode is enough: a merge changes the extent of the last mode, never its
    /// stride, so it does not make that mode fit the one before it.
    #[inline]
    pub(super) const fn push_coalesced(&mut self, extent: usize, stride: usize) {
        if extent == 1 {
            return;
        }
        if self.rank > 0 {
            let (last_extent, last_stride) = (self.shape[self.rank - 1], self.stride[self.rank - 1]);
            // last_extent ≥ 2, so last_extent·last_stride ≤ 2·(last_extent − 1)·last_stride, at most
            // twice the largest offset: it fits the word.
            if last_extent * last_stride == stride {
                self.shape[self.rank - 1] = last_extent * extent; // divides the size
                return;
            }
        }
        self.push(extent, stride);
    }
}
