//! Restriction: some of the modes, in their order.
use super::FlatLayout;
use crate::LayoutError;

impl FlatLayout {
    /// The layout of the listed modes only, which must strictly increase (Definition 2.1.3.1).
    ///
    /// Its φ is φ of the original with 0 at the other modes. No product or sum grows, so nothing
    /// can overflow. Modes count from 0.
    ///
    /// # Errors
    /// An entry that is not past the one before, or not below the rank.
    ///
    /// ```
    /// use strata_layout::FlatLayout;
    /// let layout = FlatLayout::column_major(&[3, 8, 8, 8])?;
    /// assert_eq!(layout.restrict(&[0, 2])?.to_string(), "(3,8):(1,24)");
    /// assert_eq!(layout.restrict(&[])?, FlatLayout::EMPTY);
    /// let error = layout.restrict(&[2, 0]).unwrap_err();
    /// assert_eq!(
    ///     error.to_string(),
    ///     "entry 1 of the subset: mode 0 is not past the entry before, or not below rank 4"
    /// );
    /// # Ok::<(), strata_layout::LayoutError>(())
    /// ```
    #[inline]
    pub const fn restrict(&self, modes: &[usize]) -> Result<Self, LayoutError> {
        let (mut out, mut place) = (Self::EMPTY, 0);
        while place < modes.len() {
            let mode = modes[place];
            if mode >= self.rank || (place > 0 && mode <= modes[place - 1]) {
                return Err(LayoutError::BadSubset { place, mode, rank: self.rank });
            }
            // Strictly increasing below the rank: at most rank entries, so there is room.
            out.push(self.shape[mode], self.stride[mode]);
            place += 1;
        }
        Ok(out)
    }
}
