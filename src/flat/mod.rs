//! Flat layouts: a shape and a stride as plain numbers, and their algebra as `const fn`.
use crate::LayoutError;

mod properties;

/// How many modes a [`FlatLayout`] holds at most.
pub const MAX_MODES: usize = 16;

/// The largest size, offset and stride: what fits an `isize`, as for every allocation.
const LIMIT: usize = isize::MAX as usize;

/// A flat layout L = (s₁, …, sₘ):(d₁, …, dₘ) with m ≤ 16, every extent sᵢ ≥ 1 and every stride dᵢ ≥ 0,
/// both in elements (Definition 2.1.2.1 of 'Categorical Foundations for CuTe Layouts').
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct FlatLayout {
    // Unused entries are 1:0, so that equal layouts are equal bytes and `derive` compares them rightly.
    shape: [usize; MAX_MODES],
    stride: [usize; MAX_MODES],
    rank: usize,
}

impl FlatLayout {
    /// The layout of the given extents and strides.
    ///
    /// # Errors
    /// Lists of different length, more than [`MAX_MODES`] modes, an extent 0, a size or a largest
    /// offset or a stride past `isize::MAX`.
    pub const fn new(shape: &[usize], stride: &[usize]) -> Result<Self, LayoutError> {
        if shape.len() != stride.len() {
            return Err(LayoutError::RankMismatch { given: stride.len(), expected: shape.len() });
        }
        if shape.len() > MAX_MODES {
            return Err(LayoutError::TooManyModes { given: shape.len(), limit: MAX_MODES });
        }
        let mut out = Self { shape: [1; MAX_MODES], stride: [0; MAX_MODES], rank: shape.len() };
        let (mut size, mut offset, mut i) = (1, 0, 0);
        while i < shape.len() {
            let (extent, step) = (shape[i], stride[i]);
            if extent == 0 {
                return Err(LayoutError::ZeroExtent { mode: i });
            }
            // `size` and `offset` stay at most LIMIT, which the divisions and subtractions below test
            // without computing the product or sum that would wrap.
            if extent > LIMIT / size {
                return Err(LayoutError::SizeOverflow { axis: i, extent });
            }
            size *= extent;
            if step > LIMIT || (extent > 1 && step > (LIMIT - offset) / (extent - 1)) {
                return Err(LayoutError::OffsetOverflow { axis: i, extent, stride: step });
            }
            offset += (extent - 1) * step;
            out.shape[i] = extent;
            out.stride[i] = step;
            i += 1;
        }
        Ok(out)
    }

    /// How many modes there are.
    pub const fn rank(&self) -> usize {
        self.rank
    }

    /// The extents, one per mode.
    pub const fn shape(&self) -> &[usize] {
        self.shape.split_at(self.rank).0
    }

    /// The strides, one per mode, in elements.
    pub const fn stride(&self) -> &[usize] {
        self.stride.split_at(self.rank).0
    }

    /// How many indices there are: the product of the extents, 1 for `():()`.
    pub const fn size(&self) -> usize {
        let (mut size, mut i) = (1, 0);
        while i < self.rank {
            size *= self.shape[i]; // at most `isize::MAX`, as `new` checked
            i += 1;
        }
        size
    }

    /// The largest offset plus one: 1 + Σ(sᵢ−1)dᵢ.
    pub const fn cosize(&self) -> usize {
        let (mut cosize, mut i) = (1, 0);
        while i < self.rank {
            cosize += (self.shape[i] - 1) * self.stride[i]; // at most `isize::MAX` + 1, as `new` checked
            i += 1;
        }
        cosize
    }
}
