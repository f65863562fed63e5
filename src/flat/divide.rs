//! Division: a layout cut into tiles, which a second layout picks.
use super::{FlatLayout, Refined};
use crate::LayoutError;

impl FlatLayout {
    /// A / B: this layout after B ⋆ complement(B, size) (2.1.7.9): first the modes of one tile,
    /// then those that go from tile to tile.
    ///
    /// Its size is that of this layout, its offsets are the same ones. The result has the shape of
    /// B ⋆ complement; where only a finer shape would do, [`divide_refined`](Self::divide_refined)
    /// answers.
    ///
    /// # Errors
    /// Those of [`complement`](Self::complement) of B in this layout's size, then those of
    /// [`compose`](Self::compose); more than 16 modes.
    ///
    /// ```
    /// use strata_layout::FlatLayout;
    /// let matrix = FlatLayout::column_major(&[4, 8])?;
    /// let tile = FlatLayout::new(&[2, 2], &[1, 4])?; // two rows of two columns
    /// assert_eq!(matrix.divide(&tile)?.to_string(), "(2,2,2,4):(1,4,2,8)");
    /// # Ok::<(), strata_layout::LayoutError>(())
    /// ```
    #[inline]
    pub const fn divide(&self, tile: &Self) -> Result<Self, LayoutError> {
        // B ⋆ complement: compact of this layout's size, so only the modes can be too many.
        let mut tiles = *tile;
        match tile.complement_into(self.size(), &mut tiles) {
            Ok(()) => self.compose(&tiles),
            Err(error) => Err(error),
        }
    }

    /// A / B where a mode may become several: [`compose_refined`](Self::compose_refined) after
    /// B ⋆ complement(B, size). Its parts are those of the modes of B, then of the complement.
    ///
    /// # Errors
    /// Those of [`complement`](Self::complement) of B in this layout's size, then those of
    /// [`compose_refined`](Self::compose_refined); more than 16 modes.
    ///
    /// ```
    /// use strata_layout::FlatLayout;
    /// let a = FlatLayout::new(&[3, 5, 9, 6], &[54, 0, 6, 1])?;
    /// let b = FlatLayout::new(&[6, 3], &[135, 1])?;
    /// let quotient = a.divide_refined(&b)?;
    /// assert_eq!(quotient.layout().to_string(), "(6,3,5,9):(1,54,0,6)");
    /// assert_eq!(quotient.part(2)?.to_string(), "(5,9):(0,6)");
    /// # Ok::<(), strata_layout::LayoutError>(())
    /// ```
    #[inline]
    pub const fn divide_refined(&self, tile: &Self) -> Result<Refined, LayoutError> {
        let mut tiles = *tile; // as in `divide`
        match tile.complement_into(self.size(), &mut tiles) {
            Ok(()) => self.compose_refined(&tiles),
            Err(error) => Err(error),
        }
    }
}
