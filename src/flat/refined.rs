//! A layout in parts: what each mode became when one mode may become several.
use super::{FlatLayout, MAX_MODES};
use crate::LayoutError;

/// A flat layout, and how many of its modes, in order, each part has.
///
/// What the refined operations give: part i is what mode i became, a coalesced layout of that
/// mode's size (`():()` for extent 1). CuTe nests the parts.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Refined {
    layout: FlatLayout,
    /// `ends[i]`: how many modes the parts up to i have together; unused entries are 0.
    ends: [u8; MAX_MODES + 1],
    parts: u8,
}

impl Refined {
    pub(super) const NONE: Self = Self { layout: FlatLayout::EMPTY, ends: [0; MAX_MODES + 1], parts: 0 };

    /// All parts one after the other, as one flat layout.
    #[inline]
    pub const fn layout(&self) -> &FlatLayout {
        &self.layout
    }

    /// How many parts there are.
    #[inline]
    pub const fn len(&self) -> usize {
        self.parts as usize
    }

    /// Whether there are no parts.
    #[inline]
    pub const fn is_empty(&self) -> bool {
        self.parts == 0
    }

    /// One part, counted from 0.
    ///
    /// # Errors
    /// A part past the last.
    ///
    /// ```
    /// use strata_layout::FlatLayout;
    /// let outer = FlatLayout::new(&[8, 64], &[64, 1])?;
    /// let inner = FlatLayout::new(&[4, 4, 4], &[16, 1, 4])?;
    /// let composite = outer.compose_refined(&inner)?;
    /// assert_eq!(composite.part(2)?.to_string(), "(2,2):(256,1)");
    /// assert_eq!(composite.parts().len(), 3);
    /// # Ok::<(), strata_layout::LayoutError>(())
    /// ```
    #[inline]
    pub const fn part(&self, part: usize) -> Result<FlatLayout, LayoutError> {
        if part >= self.len() {
            return Err(LayoutError::NoSuchMode { mode: part, rank: self.len() });
        }
        let mut out = FlatLayout::EMPTY;
        let mut i = if part == 0 { 0 } else { self.ends[part - 1] as usize };
        while i < self.ends[part] as usize {
            out.push(self.layout.shape[i], self.layout.stride[i]); // some of the modes
            i += 1;
        }
        Ok(out)
    }

    /// The parts in order.
    #[inline]
    pub fn parts(&self) -> impl ExactSizeIterator<Item = FlatLayout> + '_ {
        (0..self.len()).map(|part| self.part(part).unwrap_or(FlatLayout::EMPTY))
    }

    /// Adds a mode to the part that is being made. The caller says why its numbers fit, and why
    /// there is room.
    #[inline]
    pub(super) const fn push(&mut self, extent: usize, stride: usize) {
        self.layout.push(extent, stride);
    }

    /// Adds a mode to the part that is being made if there is room.
    #[inline]
    pub(super) const fn try_push(&mut self, extent: usize, stride: usize) -> Result<(), LayoutError> {
        self.layout.try_push(extent, stride)
    }

    /// Ends the part that is being made. At most 17 parts: 16 modes of one layout and, for a
    /// product, the other layout as a whole.
    #[allow(clippy::cast_possible_truncation)] // a rank, at most 16
    #[inline]
    pub(super) const fn end_part(&mut self) {
        self.ends[self.parts as usize] = self.layout.rank as u8;
        self.parts += 1;
    }

    /// The parts with another layout before them, as the first part. `whole` is the concatenation.
    #[inline]
    pub(super) const fn behind(&self, first: &FlatLayout, whole: &FlatLayout) -> Self {
        let mut out = Self { layout: *first, ..Self::NONE };
        out.end_part();
        let mut i = 0;
        while i < self.len() {
            out.layout.rank = first.rank + self.ends[i] as usize;
            out.end_part();
            i += 1;
        }
        out.layout = *whole;
        out
    }
}
