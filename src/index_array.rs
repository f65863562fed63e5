//! Arrays with one number per axis, and the arithmetic on them.
use crate::error::LayoutError;
use crate::mapping::check;
use core::fmt::Debug;
use core::hash::Hash;
use core::ops::{Index, IndexMut};

/// An array with one number per axis: `[usize; R]`.
///
/// Its functions are straight-line code: where the numbers are static they fold to constants also when the program
/// is optimised for size and no loop is unrolled, and no place of an array is read that needs a bounds check.
pub trait IndexArray:
    Copy
    + Eq
    + Hash
    + Debug
    + Send
    + Sync
    + AsRef<[usize]>
    + AsMut<[usize]>
    + Index<usize, Output = usize>
    + IndexMut<usize>
    + Products
    + 'static
{
    /// An array of zeros.
    const ZERO: Self;
    /// The axes from the first to the last.
    const UP: &'static [usize];
    /// The axes from the last to the first.
    const DOWN: &'static [usize];
    /// The number at an axis, as by index, for what is in every slice: an index is three functions of the standard library
    /// for the optimiser to take in, and this is one.
    ///
    /// # Panics
    /// Where there is no such axis.
    fn at(&self, axis: usize) -> usize;
    /// The array whose number at each axis is that of the axis.
    fn from_fn<F: Fn(usize) -> usize>(number: F) -> Self;
    /// The sum of the products by axis of `strides` and the `n`-th index in logical order, the last axis fastest,
    /// of a shape with these extents, all at least 1, whose product fits. `n` is below that product.
    fn dot_at(n: usize, extents: Self, strides: Self) -> usize;
    /// The product of the numbers, which fits.
    fn product(self) -> usize;
    /// Whether each number is less than that of `bound`.
    fn below(self, bound: Self) -> bool;
    /// Whether some number is 0.
    fn has_zero(self) -> bool;
    /// The first axis whose number is larger than that of `bound`, with both.
    fn first_above(self, bound: Self) -> Option<(usize, usize, usize)>;
    /// The first axis whose number is not that of `other`, with both.
    fn first_unequal(self, other: Self) -> Option<(usize, usize, usize)>;
    /// Whether a block of the given sizes, each at most the extent, is inside when it starts here.
    ///
    /// # Errors
    /// [`LayoutError::BlockOutOfRange`] for the first axis along which it is not.
    fn check_inside(self, sizes: Self, extents: Self) -> Result<(), LayoutError>;
    /// The least number, `usize::MAX` where there is none.
    fn least(self) -> usize;
    /// The sum of the numbers, `isize::MAX` where it passes that.
    fn limited_sum(self) -> usize;
    /// The largest offset of a shape with these extents, all at least 1, which fits.
    fn last_offset(self, strides: Self) -> usize;
    /// Whether the product of the non-zero extents fits: what `mapping::check::size` says of a constant.
    ///
    /// # Errors
    /// [`LayoutError::SizeOverflow`] for the axis at which it does not.
    fn check_size(self) -> Result<(), LayoutError>;
    /// Whether the largest offset and the strides fit: what `mapping::check::offset` says of a constant.
    ///
    /// # Errors
    /// [`LayoutError::OffsetOverflow`] for the axis at which they do not.
    fn check_offset(self, strides: Self) -> Result<(), LayoutError>;
}

/// Products of the numbers, modulo 2 to the number of bits. Written out for each rank, in `tuple`, with no array that is
/// filled step by step: constants are constants from the start then, and an offset is the instructions of the expression by
/// hand also where the optimiser shares its parts with another. Of arrays and not of shapes, so that a program has one of
/// each for a rank and not for a shape.
pub trait Products {
    /// The sum of the products by axis.
    fn dot(self, strides: Self) -> usize;
    /// For each axis the product of those before it.
    fn products_before(self) -> Self;
    /// For each axis the product of those behind it.
    fn products_behind(self) -> Self;
}

/// The statements once for each axis below `$rank`, in order, where `$k` is the axis. Written out up to the most
/// axes there may be, and not a loop: every condition compares constants, so what is left is straight-line code also
/// where no loop is unrolled. One body for all ranks is a fraction of the work of one for each when the library is built.
macro_rules! each_axis {
    ($rank:ident, $k:ident => $step:block) => { each_axis!(@ $rank $k $step 0 1 2 3 4 5 6 7 8 9 10 11) };
    (@ $rank:ident $k:ident $step:block $($axis:literal)*) => {$(
        if $axis < $rank {
            let $k: usize = $axis;
            $step
        }
    )*};
}

#[allow(unused_assignments, reason = "what the slowest axis hands on")]
impl<const R: usize> IndexArray for [usize; R]
where
    Self: Products,
{
    const ZERO: Self = [0; R];
    const UP: &'static [usize] = const { &axes::<R>(false) };
    const DOWN: &'static [usize] = const { &axes::<R>(true) };
    #[inline(always)]
    fn at(&self, axis: usize) -> usize {
        self[axis]
    }
    #[inline(always)]
    fn from_fn<F: Fn(usize) -> usize>(number: F) -> Self {
        let mut out = [0; R];
        each_axis!(R, k => { out[k] = number(k); });
        out
    }
    #[inline(always)]
    fn dot_at(n: usize, extents: Self, strides: Self) -> usize {
        // What is left of `n`, and how many indices there are to one step along the axis.
        let (mut rest, mut step, mut offset) = (n, extents.product(), 0_usize);
        each_axis!(R, k => {
            step = quotient(step, extents[k]);
            let at = quotient(rest, step);
            rest -= at * step;
            offset = offset.wrapping_add(at.wrapping_mul(strides[k]));
        });
        offset
    }
    #[inline(always)]
    fn product(self) -> usize {
        let mut product = 1;
        each_axis!(R, k => { product *= self[k]; });
        product
    }
    #[inline(always)]
    fn below(self, bound: Self) -> bool {
        // Without short cuts, which would be a branch for each axis.
        let mut below = true;
        each_axis!(R, k => { below &= self[k] < bound[k]; });
        below
    }
    #[inline(always)]
    fn has_zero(self) -> bool {
        let mut zero = false;
        each_axis!(R, k => { zero |= self[k] == 0; });
        zero
    }
    #[inline(always)]
    fn first_above(self, bound: Self) -> Option<(usize, usize, usize)> {
        each_axis!(R, k => {
            if self[k] > bound[k] {
                return Some((k, self[k], bound[k]));
            }
        });
        None
    }
    #[inline(always)]
    fn first_unequal(self, other: Self) -> Option<(usize, usize, usize)> {
        each_axis!(R, k => {
            if self[k] != other[k] {
                return Some((k, self[k], other[k]));
            }
        });
        None
    }
    #[inline(always)]
    fn check_inside(self, sizes: Self, extents: Self) -> Result<(), LayoutError> {
        each_axis!(R, axis => {
            let (start, size, extent) = (self[axis], sizes[axis], extents[axis]);
            if start > extent.wrapping_sub(size) {
                return Err(LayoutError::BlockOutOfRange { axis, start, size, extent });
            }
        });
        Ok(())
    }
    #[inline(always)]
    fn least(self) -> usize {
        let mut least = usize::MAX;
        each_axis!(R, k => { least = usize::min(least, self[k]); });
        least
    }
    #[inline(always)]
    fn limited_sum(self) -> usize {
        let mut sum = 0_usize;
        each_axis!(R, k => { sum = usize::min(sum.saturating_add(self[k]), check::LIMIT); });
        sum
    }
    #[inline(always)]
    fn last_offset(self, strides: Self) -> usize {
        let mut last = 0_usize;
        each_axis!(R, k => { last = last.wrapping_add(self[k].wrapping_sub(1).wrapping_mul(strides[k])); });
        last
    }
    #[inline(always)]
    fn check_size(self) -> Result<(), LayoutError> {
        let mut product = 1;
        each_axis!(R, axis => {
            let extent = self[axis];
            if extent != 0 {
                product = limited(0, product, extent);
                if product == BEYOND {
                    return Err(LayoutError::SizeOverflow { axis, extent });
                }
            }
        });
        Ok(())
    }
    #[inline(always)]
    fn check_offset(self, strides: Self) -> Result<(), LayoutError> {
        let mut last = 0;
        each_axis!(R, axis => {
            let (extent, stride) = (self[axis], strides[axis]);
            last = limited(last, extent.saturating_sub(1), stride);
            if last == BEYOND || stride > check::LIMIT {
                return Err(LayoutError::OffsetOverflow { axis, extent, stride });
            }
        });
        Ok(())
    }
}

/// What [`limited`] gives for a number that does not fit.
const BEYOND: usize = usize::MAX;

/// `sum + a * b` where that fits, else [`BEYOND`].
#[inline(always)]
fn limited(sum: usize, a: usize, b: usize) -> usize {
    match a.checked_mul(b) {
        Some(product) => match product.checked_add(sum) {
            Some(sum) if sum <= check::LIMIT => sum,
            _ => BEYOND,
        },
        None => BEYOND,
    }
}

/// `a / b`, 0 where `b` is. A division that cannot panic: where the extents are constants it is a shift and a
/// multiplication.
#[inline(always)]
fn quotient(a: usize, b: usize) -> usize {
    a.checked_div(b).unwrap_or(0)
}

/// The axes of rank `R` in order, or in reverse.
const fn axes<const R: usize>(reverse: bool) -> [usize; R] {
    let (mut axes, mut k) = ([0; R], 0);
    while k < R {
        axes[k] = if reverse { R - 1 - k } else { k };
        k += 1;
    }
    axes
}
