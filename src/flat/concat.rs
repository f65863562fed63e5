//! Concatenation ⋆: the modes of one layout behind those of another.
use super::{FlatLayout, LIMIT};
use crate::LayoutError;

impl FlatLayout {
    /// The layout with the modes of this one, then those of the other (Definition 2.1.3.36).
    ///
    /// Its φ is the sum of the two φ, its Φ at n is Φ at n mod size plus the other's Φ at
    /// ⌊n / size⌋ (Proposition 2.1.3.40). Associative, with [`EMPTY`](Self::EMPTY) as unit.
    ///
    /// # Errors
    /// More than 16 modes, a size or a largest offset past `isize::MAX`; modes are numbered as in
    /// the result.
    ///
    /// ```
    /// use strata_layout::FlatLayout;
    /// let a = FlatLayout::new(&[7, 2], &[2, 1])?;
    /// let b = FlatLayout::new(&[3, 3, 3], &[0, 10, 30])?;
    /// assert_eq!(a.concat(&b)?.to_string(), "(7,2,3,3,3):(2,1,0,10,30)");
    /// # Ok::<(), strata_layout::LayoutError>(())
    /// ```
    #[inline]
    pub const fn concat(&self, other: &Self) -> Result<Self, LayoutError> {
        let mut out = *self;
        let (mut size, mut largest, mut i) = (self.size(), self.cosize() - 1, 0);
        while i < other.rank {
            let (axis, extent, stride) = (out.rank, other.shape[i], other.stride[i]);
            if let Err(error) = out.try_push(extent, stride) {
                return Err(error);
            }
            // Both stay at most LIMIT: tested by division and subtraction before they grow.
            if extent > LIMIT / size {
                return Err(LayoutError::SizeOverflow { axis, extent });
            }
            size *= extent;
            let reach = (extent - 1) * stride; // at most the other's largest offset
            if reach > LIMIT - largest {
                return Err(LayoutError::OffsetOverflow { axis, extent, stride });
            }
            largest += reach;
            i += 1;
        }
        Ok(out)
    }
}
