//! What is checked when a mapping is built, so that nothing done with it later overflows.
use crate::error::LayoutError;

/// The largest size and offset: what fits `isize`, as for every allocation.
pub(crate) const LIMIT: usize = isize::MAX as usize;

/// The product of the non-zero extents fits. The zero ones are left out because an operation may drop
/// the axis that has one, or cut the others.
#[inline]
pub(crate) const fn size(extents: &[usize]) -> Result<(), LayoutError> {
    let (mut product, mut axis) = (1, 0);
    while axis < extents.len() {
        let extent = extents[axis];
        if extent != 0 {
            if extent > LIMIT / product {
                return Err(LayoutError::SizeOverflow { axis, extent });
            }
            product *= extent; // at most LIMIT, by the division above
        }
        axis += 1;
    }
    Ok(())
}

/// The largest offset fits, again without the axes of extent 0, and so does every stride.
#[inline]
pub(crate) const fn offset(extents: &[usize], strides: &[usize]) -> Result<(), LayoutError> {
    let (mut last, mut axis) = (0, 0);
    while axis < extents.len() {
        let (extent, stride) = (extents[axis], strides[axis]);
        if stride > LIMIT || (extent > 1 && stride > (LIMIT - last) / (extent - 1)) {
            return Err(LayoutError::OffsetOverflow { axis, extent, stride });
        }
        if extent > 1 {
            last += (extent - 1) * stride; // at most LIMIT, by the division above
        }
        axis += 1;
    }
    Ok(())
}
