//! The offsets of a layout one after the other, first mode fastest.
use super::{FlatLayout, MAX_MODES};
use core::iter::FusedIterator;

/// The values Φ(0), Φ(1), …, Φ(size − 1): see [`FlatLayout::offsets`].
#[derive(Debug, Clone)]
pub struct Offsets {
    layout: FlatLayout,
    position: [usize; MAX_MODES],
    offset: usize,
    left: usize,
}

impl FlatLayout {
    /// The offsets of all indices in colexicographic order: Φ(0), Φ(1), ….
    ///
    /// The iterator knows its length. Cost of a step: one addition, and one subtraction per mode
    /// that starts over; nothing is divided.
    ///
    /// ```
    /// use strata_layout::FlatLayout;
    /// let layout = FlatLayout::new(&[2, 3], &[1, 5])?;
    /// assert!(layout.offsets().eq([0, 1, 5, 6, 10, 11]));
    /// assert_eq!(layout.offsets().len(), 6);
    /// # Ok::<(), strata_layout::LayoutError>(())
    /// ```
    #[inline]
    pub const fn offsets(&self) -> Offsets {
        Offsets { layout: *self, position: [0; MAX_MODES], offset: 0, left: self.size() }
    }
}

impl Offsets {
    /// What `next` gives, callable in a constant too.
    ///
    /// ```
    /// use strata_layout::FlatLayout;
    /// const SUM: usize = {
    ///     let Ok(layout) = FlatLayout::new(&[2, 2], &[64, 2]) else { panic!() };
    ///     let (mut offsets, mut sum) = (layout.offsets(), 0);
    ///     while let Some(offset) = offsets.advance() {
    ///         sum += offset;
    ///     }
    ///     sum
    /// };
    /// assert_eq!(SUM, 0 + 64 + 2 + 66);
    /// ```
    #[inline]
    pub const fn advance(&mut self) -> Option<usize> {
        if self.left == 0 {
            return None;
        }
        let offset = self.offset;
        self.left -= 1;
        let mut i = 0;
        while i < self.layout.rank {
            let (last, stride) = (self.layout.shape[i] - 1, self.layout.stride[i]);
            if self.position[i] < last {
                // The offset of a coordinate in the shape, so at most the largest.
                self.position[i] += 1;
                self.offset += stride;
                break;
            }
            self.position[i] = 0;
            self.offset -= last * stride; // which this mode had added
            i += 1;
        }
        Some(offset)
    }
}

impl Iterator for Offsets {
    type Item = usize;

    #[inline]
    fn next(&mut self) -> Option<usize> {
        self.advance()
    }

    #[inline]
    fn size_hint(&self) -> (usize, Option<usize>) {
        (self.left, Some(self.left))
    }
}

impl ExactSizeIterator for Offsets {}
impl FusedIterator for Offsets {}
