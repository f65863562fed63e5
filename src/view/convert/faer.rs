//! `faer`: matrices, whose types know whether a stride is 1.
use faer::{ContiguousBwd, ContiguousFwd, MatMut, MatRef, Stride};
use typenum::{B1, Bit, U1, UInt, UTerm, Unsigned};

use super::{TryIntoView, forward, signed, start, unique, walkable};
use crate::error::LayoutError;
use crate::extent::{Const, Extent};
use crate::mapping::{StridedMapping, TypedStrides};
use crate::view::{View, ViewMut};

/// A stride of `faer`, and the stride that knows as much: `ContiguousFwd` is 1, any other is known at run time.
pub trait FaerStride: Stride {
    /// The stride.
    type Known: Extent;
}
impl FaerStride for isize {
    type Known = usize;
}
impl FaerStride for ContiguousFwd {
    type Known = U1;
}
impl FaerStride for ContiguousBwd {
    type Known = usize;
}

/// A stride, and the stride of `faer` that knows as much: the static 1 is `ContiguousFwd`, any other is known at run
/// time.
pub trait FaerDim: Extent {
    /// The stride.
    type Stride: Stride;
    /// The stride with this number.
    fn stride(value: isize) -> Self::Stride;
}
impl FaerDim for UInt<UTerm, B1> {
    type Stride = ContiguousFwd;
    #[inline(always)]
    fn stride(_: isize) -> ContiguousFwd {
        ContiguousFwd
    }
}

/// Strides that `faer` knows only at run time.
macro_rules! at_run_time {
    ($([$($generics:tt)*] $ty:ty;)*) => {$(
        impl<$($generics)*> FaerDim for $ty {
            type Stride = isize;
            #[inline(always)]
            fn stride(value: isize) -> isize {
                value
            }
        }
    )*};
}
at_run_time! {
    [] usize;
    [] UTerm;
    [const N: usize] Const<N>;
    [U: Unsigned, B: Bit, C: Bit] UInt<UInt<U, B>, C>;
}

/// The mapping of a matrix with these strides.
type Viewed<RS, CS> = StridedMapping<(usize, usize), (<RS as FaerStride>::Known, <CS as FaerStride>::Known)>;

/// ```
/// use faer::Mat;
/// use strata_layout::{TryIntoView, shape};
///
/// let matrix = Mat::from_fn(3, 4, |i, j| (10 * i + j) as f64);
/// let view = matrix.as_ref().try_into_view()?;
/// let corner = view.block([1, 1], shape![2, 2])?;
/// assert!(corner.iter().eq(&[11.0, 12.0, 21.0, 22.0]));
/// // Their operations on our block, again without a copy.
/// let product = corner.into_faer() * corner.into_faer().transpose();
/// assert_eq!(product[(0, 0)], 11.0 * 11.0 + 12.0 * 12.0);
/// # Ok::<(), strata_layout::LayoutError>(())
/// ```
impl<'a, T, RS: FaerStride, CS: FaerStride> TryIntoView for MatRef<'a, T, usize, usize, RS, CS> {
    type View = View<'a, T, Viewed<RS, CS>>;

    #[inline]
    fn try_into_view(self) -> Result<Self::View, LayoutError> {
        let mapping = mapping(self)?;
        // The elements are those that `self`, a shared borrow for 'a, reaches: see the head of `convert`.
        Ok(View::from_start(start(self.as_ptr()), mapping))
    }
}

impl<'a, T, RS: FaerStride, CS: FaerStride> TryIntoView for MatMut<'a, T, usize, usize, RS, CS> {
    type View = ViewMut<'a, T, Viewed<RS, CS>>;

    #[inline]
    fn try_into_view(self) -> Result<Self::View, LayoutError> {
        let mapping = unique(mapping(self.as_ref())?)?;
        // As above; `self` is an exclusive borrow for 'a, and consumed.
        Ok(ViewMut::from_start(start(self.as_ptr_mut()), mapping))
    }
}

/// The mapping of a matrix.
#[inline]
fn mapping<T, RS: FaerStride, CS: FaerStride>(
    matrix: MatRef<'_, T, usize, usize, RS, CS>,
) -> Result<Viewed<RS, CS>, LayoutError> {
    let extents = [matrix.nrows(), matrix.ncols()];
    let strides = [matrix.row_stride().element_stride(), matrix.col_stride().element_stride()];
    StridedMapping::from_numbers(extents, forward(extents, |axis| strides[axis])?)
}

/// A stride with the number of one that knows as much.
#[inline(always)]
fn stride<D: FaerDim>(value: usize) -> D::Stride {
    D::stride(signed(value))
}

impl<'a, T, M, RS, CS> View<'a, T, M>
where
    M: TypedStrides<Strides = (RS, CS), Index = [usize; 2]>,
    RS: FaerDim,
    CS: FaerDim,
{
    /// The matrix view of `faer` that reads the same elements, with `ContiguousFwd` for a stride that is 1 to the
    /// type.
    ///
    /// Costs what moving the numbers costs.
    #[inline]
    pub fn into_faer(self) -> MatRef<'a, T, usize, usize, RS::Stride, CS::Stride> {
        let ([rows, columns], [down, right]) = (self.extents(), walkable(&self.mapping));
        // SAFETY: the element at the offset of each index belongs to the view, shared for 'a, in one allocation.
        unsafe {
            MatRef::from_raw_parts(
                self.start.as_ptr(),
                rows,
                columns,
                stride::<RS>(down),
                stride::<CS>(right),
            )
        }
    }
}

impl<'a, T, M, RS, CS> ViewMut<'a, T, M>
where
    M: TypedStrides<Strides = (RS, CS), Index = [usize; 2]>,
    RS: FaerDim,
    CS: FaerDim,
{
    /// The mutable matrix view of `faer` that reads and writes the same elements: see [`View::into_faer`].
    #[inline]
    pub fn into_faer(self) -> MatMut<'a, T, usize, usize, RS::Stride, CS::Stride> {
        let ([rows, columns], [down, right]) = (self.extents(), walkable(&self.mapping));
        // SAFETY: as in `View::into_faer`; the elements belong to the view exclusively, no two indices share one,
        // and it is consumed.
        unsafe {
            MatMut::from_raw_parts_mut(
                self.start.as_ptr(),
                rows,
                columns,
                stride::<RS>(down),
                stride::<CS>(right),
            )
        }
    }
}
