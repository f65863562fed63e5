//! Permutation of the modes.
use super::FlatLayout;
use crate::LayoutError;

impl FlatLayout {
    /// The layout Lσ whose mode i is mode σ(i) of this one (Definition 2.1.3.18); σ counts from 0.
    ///
    /// A right action: permuting by σ and then by τ is permuting by `|i| σ[τ[i]]`. Size, cosize and
    /// the image of Φ stay.
    ///
    /// # Errors
    /// A list of another length than the rank, an entry that repeats or is not below the rank.
    ///
    /// ```
    /// use strata_layout::FlatLayout;
    /// let layout = FlatLayout::new(&[15, 12, 10], &[240, 1, 24])?;
    /// assert_eq!(layout.permute(&[1, 2, 0])?.to_string(), "(12,10,15):(1,24,240)");
    /// let error = layout.permute(&[1, 1, 0]).unwrap_err();
    /// assert_eq!(
    ///     error.to_string(),
    ///     "entry 1 of the permutation: mode 1 comes twice, or is not below rank 3"
    /// );
    /// # Ok::<(), strata_layout::LayoutError>(())
    /// ```
    #[inline]
    pub const fn permute(&self, permutation: &[usize]) -> Result<Self, LayoutError> {
        if permutation.len() != self.rank {
            return Err(LayoutError::PermutationLength { given: permutation.len(), rank: self.rank });
        }
        let (mut out, mut seen, mut place) = (Self::EMPTY, 0_u32, 0);
        while place < self.rank {
            let mode = permutation[place];
            // A shift below the rank, at most 15.
            if mode >= self.rank || seen >> mode & 1 == 1 {
                return Err(LayoutError::BadPermutation { place, mode, rank: self.rank });
            }
            seen |= 1 << mode;
            out.push(self.shape[mode], self.stride[mode]); // rank entries in all
            place += 1;
        }
        Ok(out)
    }
}
