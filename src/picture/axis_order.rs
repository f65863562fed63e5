//! The order of the axes as nested loops.
use core::fmt;

use crate::FlatLayout;
use crate::text::digits;

/// The axes of a layout to be displayed as nested loops; made by [`FlatLayout::axis_order`].
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct AxisOrder {
    layout: FlatLayout,
}

impl FlatLayout {
    /// The order of the axes, to be displayed: the loops that walk the memory in order, one a line, the axis
    /// of the largest stride outermost.
    ///
    /// The layout without modes is no loop, and displayed as nothing.
    ///
    /// ```
    /// use strata_layout::{DenseMapping, Mapping, LayoutError, Order, axes, Shape};
    ///
    /// // Height, width, channel, with the channels as planes.
    /// let image = DenseMapping::<Shape![480, 640, 3], Order<axes![1, 0, 2]>>::STATIC;
    /// assert_eq!(format!("\n{}\n", image.flat_layout()?.axis_order()), "
    /// axis 2: 3 × 307200
    ///   axis 0: 480 × 640
    ///     axis 1: 640 × 1
    /// ");
    /// # Ok::<(), LayoutError>(())
    /// ```
    #[inline]
    pub const fn axis_order(&self) -> AxisOrder {
        AxisOrder { layout: *self }
    }
}

impl fmt::Display for AxisOrder {
    #[inline]
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let layout = &self.layout;
        let width = digits(layout.rank().saturating_sub(1));
        let fastest_first = layout.sort_permutation();
        for (depth, &axis) in fastest_first.as_slice().iter().rev().enumerate() {
            let (extent, stride) = (layout.shape()[axis], layout.stride()[axis]);
            f.write_str(if depth > 0 { "\n" } else { "" })?;
            for _ in 0..depth {
                f.write_str("  ")?;
            }
            write!(f, "axis {axis:<width$}: {extent} × {stride}")?;
        }
        Ok(())
    }
}
