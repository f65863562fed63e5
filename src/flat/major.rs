//! Column-major and row-major layouts of a shape, and the questions whether a layout is one.
use super::{FlatLayout, LIMIT, MAX_MODES};
use crate::LayoutError;

impl FlatLayout {
    /// The layout of a shape without gaps whose first mode varies fastest (Definition 2.1.2.6).
    ///
    /// Its layout function is the identity on [0, size) (Remark 2.1.2.25). The stride of a mode is
    /// the product of the extents before it.
    ///
    /// # Errors
    /// More than [`MAX_MODES`] extents, an extent 0, a size past `isize::MAX`.
    ///
    /// ```
    /// use strata_layout::FlatLayout;
    /// assert_eq!(FlatLayout::column_major(&[3, 128, 128])?.to_string(), "(3,128,128):(1,3,384)");
    /// # Ok::<(), strata_layout::LayoutError>(())
    /// ```
    #[inline]
    pub const fn column_major(shape: &[usize]) -> Result<Self, LayoutError> {
        let mut out = match Self::checked_shape(shape) {
            Ok(out) => out,
            Err(error) => return Err(error),
        };
        let (mut step, mut i) = (1, 0);
        while i < out.rank {
            out.stride[i] = step;
            step *= out.shape[i]; // divides the size
            i += 1;
        }
        Ok(out)
    }

    /// The layout of a shape without gaps whose last mode varies fastest (Definition 2.1.2.6).
    ///
    /// The stride of a mode is the product of the extents after it.
    ///
    /// # Errors
    /// More than [`MAX_MODES`] extents, an extent 0, a size past `isize::MAX`.
    ///
    /// ```
    /// use strata_layout::FlatLayout;
    /// assert_eq!(FlatLayout::row_major(&[3, 128, 128])?.to_string(), "(3,128,128):(16384,128,1)");
    /// # Ok::<(), strata_layout::LayoutError>(())
    /// ```
    #[inline]
    pub const fn row_major(shape: &[usize]) -> Result<Self, LayoutError> {
        let mut out = match Self::checked_shape(shape) {
            Ok(out) => out,
            Err(error) => return Err(error),
        };
        let (mut step, mut i) = (1, out.rank);
        while i > 0 {
            i -= 1;
            out.stride[i] = step;
            step *= out.shape[i]; // divides the size
        }
        Ok(out)
    }

    /// Whether every stride is the product of the extents before it, also at extents 1.
    ///
    /// ```
    /// use strata_layout::FlatLayout;
    /// assert!(FlatLayout::new(&[4, 1], &[1, 4])?.is_column_major());
    /// assert!(!FlatLayout::new(&[4, 1], &[1, 0])?.is_column_major()); // the same function, though
    /// # Ok::<(), strata_layout::LayoutError>(())
    /// ```
    #[inline]
    pub const fn is_column_major(&self) -> bool {
        let (mut step, mut i) = (1, 0);
        while i < self.rank {
            if self.stride[i] != step {
                return false;
            }
            step *= self.shape[i]; // divides the size
            i += 1;
        }
        true
    }

    /// Whether every stride is the product of the extents after it, also at extents 1.
    ///
    /// ```
    /// use strata_layout::FlatLayout;
    /// assert!(FlatLayout::new(&[3, 4], &[4, 1])?.is_row_major());
    /// # Ok::<(), strata_layout::LayoutError>(())
    /// ```
    #[inline]
    pub const fn is_row_major(&self) -> bool {
        let (mut step, mut i) = (1, self.rank);
        while i > 0 {
            i -= 1;
            if self.stride[i] != step {
                return false;
            }
            step *= self.shape[i]; // divides the size
        }
        true
    }

    /// The shape with all strides 0, once the extents are at least 1 and their product fits. With
    /// the strides of a layout without gaps the largest offset is the size less one: it fits too.
    #[inline]
    const fn checked_shape(shape: &[usize]) -> Result<Self, LayoutError> {
        if shape.len() > MAX_MODES {
            return Err(LayoutError::TooManyModes { given: shape.len(), limit: MAX_MODES });
        }
        let (mut out, mut size) = (Self::EMPTY, 1);
        while out.rank < shape.len() {
            let (mode, extent) = (out.rank, shape[out.rank]);
            if extent == 0 {
                return Err(LayoutError::ZeroExtent { mode });
            }
            if extent > LIMIT / size {
                return Err(LayoutError::SizeOverflow { axis: mode, extent });
            }
            size *= extent; // at most LIMIT, by the line above
            out.push(extent, 0);
        }
        Ok(out)
    }
}
