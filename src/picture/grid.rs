//! A layout as a grid of offsets.
use core::fmt::{self, Write};

use crate::FlatLayout;
use crate::text::{Trim, digits};

/// A layout to be drawn as a grid of its offsets; made by [`FlatLayout::grid`].
///
/// A value; nothing is worked out before it is displayed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Grid {
    layout: FlatLayout,
    /// What is marked: a layout, and where in memory it starts.
    taken: Option<(FlatLayout, usize)>,
}

impl FlatLayout {
    /// The layout as a grid of offsets, to be displayed: mode 0 downwards and mode 1 to the right.
    ///
    /// Without mode 1 it is one column, without modes the offset 0. A layout of higher rank is drawn slice by slice,
    /// mode 2 fastest, each under its coordinate: `(_,_,1)`. For other modes downwards and to the right,
    /// [`permute`](Self::permute) first. Lines end without spaces, the last without a line feed.
    ///
    /// ```
    /// use strata_layout::FlatLayout;
    ///
    /// let layout = FlatLayout::parse("(3,5):(2,10)")?;
    /// assert_eq!(format!("\n{}\n", layout.grid()), "
    ///  0 10 20 30 40
    ///  2 12 22 32 42
    ///  4 14 24 34 44
    /// ");
    /// # Ok::<(), strata_layout::LayoutError>(())
    /// ```
    #[inline]
    pub const fn grid(&self) -> Grid {
        Grid { layout: *self, taken: None }
    }
}

impl Grid {
    /// The same grid, with the elements in brackets that `part` takes when it starts at offset `start`.
    ///
    /// Displaying it then costs the size of the grid times the size of the part.
    ///
    /// ```
    /// use strata_layout::{DenseMapping, Mapping, RowMajor, Shape, axes, shape};
    ///
    /// let image = DenseMapping::<Shape![4, 6], RowMajor>::STATIC;
    /// let grid = image.flat_layout()?.grid();
    ///
    /// let block = image.block(shape![2, 3])?;
    /// assert_eq!(format!("\n{}\n", grid.taking(&block.flat_layout()?, image.offset([1, 2]))), "
    ///   0   1   2   3   4   5
    ///   6   7 [ 8][ 9][10] 11
    ///  12  13 [14][15][16] 17
    ///  18  19  20  21  22  23
    /// ");
    /// let diagonal = image.diagonal::<axes![0, 1]>();
    /// assert_eq!(format!("\n{}\n", grid.taking(&diagonal.flat_layout()?, 0)), "
    /// [ 0]  1   2   3   4   5
    ///   6 [ 7]  8   9  10  11
    ///  12  13 [14] 15  16  17
    ///  18  19  20 [21] 22  23
    /// ");
    /// # Ok::<(), strata_layout::LayoutError>(())
    /// ```
    #[inline]
    pub const fn taking(&self, part: &FlatLayout, start: usize) -> Self {
        Self { layout: self.layout, taken: Some((*part, start)) }
    }

    /// The layout that is drawn.
    #[inline]
    pub const fn layout(&self) -> &FlatLayout {
        &self.layout
    }

    /// Whether the part that is marked has an element at this offset.
    #[inline]
    pub fn takes(&self, offset: usize) -> bool {
        // `offset - start`, as a sum might not fit.
        self.taken.is_some_and(|(part, start)| {
            offset.checked_sub(start).is_some_and(|left| part.offsets().any(|o| o == left))
        })
    }

    /// Extent and stride of a mode, those of one position where there is no such mode.
    #[inline]
    fn mode(&self, mode: usize) -> (usize, usize) {
        self.layout.mode(mode).unwrap_or((1, 0))
    }

    /// How many rows, columns and slices there are.
    #[inline]
    pub fn extents(&self) -> (usize, usize, usize) {
        let (rows, columns) = (self.mode(0).0, self.mode(1).0);
        (rows, columns, self.layout.size() / rows / columns)
    }

    /// The offset at a row, a column and a slice, each below its number.
    #[inline]
    pub fn offset(&self, row: usize, column: usize, slice: usize) -> usize {
        let mut left = slice;
        let behind: usize = (2..self.layout.rank())
            .map(|mode| {
                let (extent, stride) = self.mode(mode);
                let at = left % extent;
                left /= extent;
                at * stride
            })
            .sum();
        // A place inside the layout, so at most its largest offset.
        row * self.mode(0).1 + column * self.mode(1).1 + behind
    }

    /// The coordinate in a mode at a row, a column and a slice; 0 where there is no such mode.
    #[cfg(feature = "draw")]
    #[inline]
    pub(super) fn coordinate(&self, mode: usize, row: usize, column: usize, slice: usize) -> usize {
        match mode {
            0 => row,
            1 => column,
            _ => {
                let faster: usize = (2..mode).map(|faster| self.mode(faster).0).product();
                slice / faster % self.mode(mode).0
            }
        }
    }

    /// Whether a part is marked.
    #[cfg(feature = "draw")]
    #[inline]
    pub(super) const fn marks_a_part(&self) -> bool {
        self.taken.is_some()
    }

    /// Writes the coordinate of a slice: `(_,_,1,0)`.
    #[inline]
    pub(super) fn write_slice(&self, out: &mut impl Write, slice: usize) -> fmt::Result {
        out.write_str("(_,_")?;
        let mut left = slice;
        for mode in 2..self.layout.rank() {
            let extent = self.mode(mode).0;
            write!(out, ",{}", left % extent)?;
            left /= extent;
        }
        out.write_char(')')
    }
}

impl fmt::Display for Grid {
    #[inline]
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (rows, columns, slices) = self.extents();
        let width = digits(self.layout.cosize() - 1);
        let mut out = Trim::new(f);
        for slice in 0..slices {
            if self.layout.rank() > 2 {
                out.write_str(if slice > 0 { "\n\n" } else { "" })?;
                self.write_slice(&mut out, slice)?;
                out.write_char('\n')?;
            }
            for row in 0..rows {
                out.write_str(if row > 0 { "\n" } else { "" })?;
                for column in 0..columns {
                    let offset = self.offset(row, column, slice);
                    match self.taken {
                        None => write!(out, "{}{offset:>width$}", if column > 0 { " " } else { "" })?,
                        Some(_) if self.takes(offset) => write!(out, "[{offset:>width$}]")?,
                        Some(_) => write!(out, " {offset:>width$} ")?,
                    }
                }
            }
        }
        Ok(())
    }
}
