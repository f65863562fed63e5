//! Product: copies of a layout, placed as a second layout says.
use super::{FlatLayout, LIMIT, Refined};
use crate::LayoutError;

impl FlatLayout {
    /// A × B = A ⋆ (complement(A, size(A)·cosize(B)) after B) (2.1.7.13).
    ///
    /// This layout must have a complement in exactly that N; [`product_min`](Self::product_min)
    /// takes the least N that has one, and agrees where both answer.
    ///
    /// # Errors
    /// size(A)·cosize(B) past `isize::MAX`; those of [`complement`](Self::complement), then those
    /// of [`compose`](Self::compose) and [`concat`](Self::concat).
    ///
    /// ```
    /// use strata_layout::FlatLayout;
    /// let tile = FlatLayout::new(&[3, 10, 10], &[200, 1, 20])?;
    /// let grid = FlatLayout::column_major(&[2, 2])?;
    /// assert_eq!(tile.product(&grid)?.to_string(), "(3,10,10,2,2):(200,1,20,10,600)");
    /// # Ok::<(), strata_layout::LayoutError>(())
    /// ```
    #[inline]
    pub const fn product(&self, grid: &Self) -> Result<Self, LayoutError> {
        match self.span(grid) {
            Ok(n) => self.product_in(grid, n),
            Err(error) => Err(error),
        }
    }

    /// A × B with the least N ≥ size(A)·cosize(B) in which A has a complement (2.3.9.2): what
    /// CuTe's rounding amounts to.
    ///
    /// # Errors
    /// A without a complement in any N; that N past `isize::MAX`; those of
    /// [`compose`](Self::compose) and [`concat`](Self::concat).
    ///
    /// ```
    /// use strata_layout::FlatLayout;
    /// let tile = FlatLayout::new(&[3, 3], &[6, 1])?;
    /// let grid = FlatLayout::new(&[10, 12], &[24, 2])?;
    /// assert_eq!(tile.product(&grid).unwrap_err().kind(), "n-not-multiple");
    /// assert_eq!(tile.product_min(&grid)?.to_string(), "(3,3,10,12):(6,1,216,18)");
    /// # Ok::<(), strata_layout::LayoutError>(())
    /// ```
    #[inline]
    pub const fn product_min(&self, grid: &Self) -> Result<Self, LayoutError> {
        match self.least_span(grid) {
            Ok(n) => self.product_in(grid, n),
            Err(error) => Err(error),
        }
    }

    /// A × B with the least N, where a mode of B may become several. Part 0 is A as it is, part
    /// 1 + i what mode i of B became.
    ///
    /// # Errors
    /// As [`product_min`](Self::product_min), with those of
    /// [`compose_refined`](Self::compose_refined).
    ///
    /// ```
    /// use strata_layout::FlatLayout;
    /// let tile = FlatLayout::new(&[2, 10], &[1680, 4])?;
    /// let grid = FlatLayout::new(&[4, 9], &[2, 56])?;
    /// let product = tile.product_refined(&grid)?;
    /// assert_eq!(product.part(0)?, tile);
    /// assert_eq!(product.part(1)?.to_string(), "(2,2):(2,40)");
    /// assert_eq!(product.part(2)?.to_string(), "(3,3):(560,3360)");
    /// # Ok::<(), strata_layout::LayoutError>(())
    /// ```
    #[inline]
    pub const fn product_refined(&self, grid: &Self) -> Result<Refined, LayoutError> {
        let n = match self.least_span(grid) {
            Ok(n) => n,
            Err(error) => return Err(error),
        };
        let rest = match self.complement(n) {
            Ok(rest) => rest,
            Err(error) => return Err(error),
        };
        let copies = match rest.compose_refined(grid) {
            Ok(copies) => copies,
            Err(error) => return Err(error),
        };
        match self.concat(copies.layout()) {
            Ok(whole) => Ok(copies.behind(self, &whole)),
            Err(error) => Err(error),
        }
    }

    #[inline]
    const fn product_in(&self, grid: &Self, n: usize) -> Result<Self, LayoutError> {
        let rest = match self.complement(n) {
            Ok(rest) => rest,
            Err(error) => return Err(error),
        };
        match rest.compose(grid) {
            Ok(copies) => self.concat(&copies),
            Err(error) => Err(error),
        }
    }

    /// size(A)·cosize(B).
    #[inline]
    const fn span(&self, grid: &Self) -> Result<usize, LayoutError> {
        let (size, cosize) = (self.size(), grid.cosize());
        // Tested by division before the product that could wrap.
        if cosize > LIMIT / size {
            return Err(LayoutError::ProductOverflow { size, cosize });
        }
        Ok(size * cosize)
    }

    /// The least multiple of the least complementable N that is at least size(A)·cosize(B).
    #[inline]
    const fn least_span(&self, grid: &Self) -> Result<usize, LayoutError> {
        let reach = match self.least_total() {
            Ok(reach) => reach,
            Err(error) => return Err(error),
        };
        let span = match self.span(grid) {
            Ok(span) => span,
            Err(error) => return Err(error),
        };
        // reach ≥ 1; the multiple, at least reach, is formed only if it stays at most LIMIT.
        let times = span.div_ceil(reach);
        if times > LIMIT / reach {
            return Err(LayoutError::ProductOverflow { size: self.size(), cosize: grid.cosize() });
        }
        Ok(times * reach)
    }
}
