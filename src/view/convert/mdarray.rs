//! `mdarray`: arrays of rank 0 to 6, whose types know constant extents and whether memory is dense.
use mdarray::{
    Dense as DenseLayout, DenseMapping as TheirDense, Mapping as _, Slice, Strided as StridedLayout,
    StridedMapping as TheirStrided,
};
use typenum::{Bit, UInt, UTerm, Unsigned};

use super::{TryIntoView, forward, signed, start, unique, walkable};
use crate::axis::AxisList;
use crate::error::LayoutError;
use crate::extent::{Const, Extent};
use crate::mapping::{DenseMapping, Mapping, StridedMapping};
use crate::order::{ColumnMajor, Order, RowMajor};
use crate::shape::{IndexArray, Shape};
use crate::tuple::InOrder;
use crate::view::{View, ViewMut};

/// An extent, and the dimension of `mdarray` that knows as much: [`Const<N>`](crate::Const) is `Const<N>`, any other
/// is known at run time.
pub trait MdarrayDim: Extent {
    /// The dimension.
    type Dim: mdarray::Dim;
}
impl MdarrayDim for usize {
    type Dim = usize;
}
impl<const N: usize> MdarrayDim for Const<N> {
    type Dim = mdarray::Const<N>;
}
impl MdarrayDim for UTerm {
    type Dim = usize;
}
impl<U: Unsigned, B: Bit> MdarrayDim for UInt<U, B> {
    type Dim = usize;
}

/// A dimension of `mdarray`, and the extent that knows as much.
pub trait KnownDim: mdarray::Dim {
    /// The extent.
    type Extent: Extent;
}
impl KnownDim for usize {
    type Extent = usize;
}
impl<const N: usize> KnownDim for mdarray::Const<N> {
    type Extent = Const<N>;
}

/// A shape of `mdarray`, and the shape that knows as much.
pub trait KnownShape: mdarray::Shape {
    /// The shape.
    type Known: InOrder<RowMajor, Rank = Self::Rank>;
    /// As many run-time strides.
    type Strides: Shape<Index = <Self::Known as Shape>::Index, Rank = Self::Rank>;
    /// How many axes there are, as a type.
    type Rank;
}

/// A shape, and the shape of `mdarray` that knows as much.
pub trait MdarrayShape: Shape {
    /// The shape.
    type Theirs: mdarray::Shape;
    /// The layout of dense memory with the first axis fastest: `Dense` where that is the last axis too.
    type FirstFastest: MdarrayLayout;
}

/// Both for each rank of which `mdarray` has shapes: the layout of memory with the first axis fastest, the axes, and as
/// many `usize`.
macro_rules! shapes {
    ($($FirstFastest:ident ($($D:ident)*) ($($usize:ty)*);)*) => {$(
        impl<$($D: KnownDim),*> KnownShape for ($($D,)*)
        where
            Self: mdarray::Shape,
        {
            type Known = ($($D::Extent,)*);
            type Strides = ($($usize,)*);
            type Rank = <($($usize,)*) as Shape>::Rank;
        }
        impl<$($D: MdarrayDim),*> MdarrayShape for ($($D,)*)
        where
            ($($D::Dim,)*): mdarray::Shape,
        {
            type Theirs = ($($D::Dim,)*);
            type FirstFastest = $FirstFastest;
        }
    )*};
}
shapes! {
    DenseLayout () ();
    DenseLayout (A) (usize);
    StridedLayout (A B) (usize usize);
    StridedLayout (A B C) (usize usize usize);
    StridedLayout (A B C D) (usize usize usize usize);
    StridedLayout (A B C D E) (usize usize usize usize usize);
    StridedLayout (A B C D E F) (usize usize usize usize usize usize);
}

/// The mapping of a dense array, whose memory is row-major.
type Rows<S> = DenseMapping<<S as KnownShape>::Known, RowMajor>;
/// The mapping of a strided array.
type Viewed<S> = StridedMapping<<S as KnownShape>::Known, <S as KnownShape>::Strides>;
/// An index of a shape.
type IndexOf<S> = <<S as KnownShape>::Known as Shape>::Index;

/// The extents of an array, one for each axis of its shape.
#[inline]
fn extents<S: KnownShape>(shape: &S) -> IndexOf<S> {
    IndexOf::<S>::from_fn(|axis| shape.dim(axis))
}

/// The mapping of a dense array.
#[inline]
fn dense<S: KnownShape>(shape: &S) -> Result<Rows<S>, LayoutError> {
    let extents = extents(shape);
    extents.check_size()?;
    Ok(DenseMapping::with_extents(|| extents))
}

/// The mapping of a strided array.
#[inline]
fn mapping<S: KnownShape>(array: &TheirStrided<S>) -> Result<Viewed<S>, LayoutError> {
    let extents = extents(array.shape());
    StridedMapping::from_numbers(extents, forward(extents, |axis| array.stride(axis))?)
}

/// The things that are read or written: their slices, which their tensors and arrays dereference to, and their
/// views, each of a layout. Each is a borrow for `'a` of the elements it reaches: see the head of `convert`.
macro_rules! conversions {
    ($($Layout:ident, $Mapping:ident, $mapping:ident of $numbers:ident;)*) => {$(
        impl<'a, T, S: KnownShape> TryIntoView for &'a Slice<T, S, $Layout> {
            type View = View<'a, T, $Mapping<S>>;

            #[inline]
            fn try_into_view(self) -> Result<Self::View, LayoutError> {
                let mapping = $mapping(self.$numbers())?;
                Ok(View::from_start(start(self.as_ptr()), mapping))
            }
        }
        impl<'a, T, S: KnownShape> TryIntoView for &'a mut Slice<T, S, $Layout> {
            type View = ViewMut<'a, T, $Mapping<S>>;

            #[inline]
            fn try_into_view(self) -> Result<Self::View, LayoutError> {
                let mapping = unique($mapping(self.$numbers())?)?;
                Ok(ViewMut::from_start(start(self.as_mut_ptr()), mapping))
            }
        }
        impl<'a, T, S: KnownShape> TryIntoView for mdarray::View<'a, T, S, $Layout> {
            type View = View<'a, T, $Mapping<S>>;

            #[inline]
            fn try_into_view(self) -> Result<Self::View, LayoutError> {
                let mapping = $mapping(self.$numbers())?;
                Ok(View::from_start(start(self.as_ptr()), mapping))
            }
        }
        impl<'a, T, S: KnownShape> TryIntoView for mdarray::ViewMut<'a, T, S, $Layout> {
            type View = ViewMut<'a, T, $Mapping<S>>;

            #[inline]
            fn try_into_view(mut self) -> Result<Self::View, LayoutError> {
                let mapping = unique($mapping(self.$numbers())?)?;
                Ok(ViewMut::from_start(start(self.as_mut_ptr()), mapping))
            }
        }
    )*};
}
conversions! {
    DenseLayout, Rows, dense of shape;
    StridedLayout, Viewed, mapping of mapping;
}

/// A layout of `mdarray`, made from numbers.
pub trait MdarrayLayout: mdarray::Layout {
    /// The mapping of a shape that has these strides.
    fn mapping<S: mdarray::Shape>(shape: S, strides: &[usize]) -> Self::Mapping<S>;
}
impl MdarrayLayout for DenseLayout {
    #[inline]
    fn mapping<S: mdarray::Shape>(shape: S, _: &[usize]) -> TheirDense<S> {
        TheirDense::new(shape)
    }
}
impl MdarrayLayout for StridedLayout {
    #[inline]
    fn mapping<S: mdarray::Shape>(shape: S, strides: &[usize]) -> TheirStrided<S> {
        let mut numbers = [0; crate::MAX_RANK];
        for (to, stride) in numbers.iter_mut().zip(strides) {
            *to = signed(*stride);
        }
        TheirStrided::new(shape, numbers.split_at(strides.len()).0)
    }
}

/// A mapping with a shape that `mdarray` has a shape for, and the layout that says as much: `Dense` where the type
/// says that memory is dense with the last axis fastest, else `Strided`.
pub trait MdarrayMapping: Mapping {
    /// The shape.
    type TheirShape: mdarray::Shape;
    /// The layout.
    type TheirLayout: MdarrayLayout;

    /// The mapping of `mdarray` that is the same function.
    #[inline]
    fn theirs(&self) -> <Self::TheirLayout as mdarray::Layout>::Mapping<Self::TheirShape> {
        let shape = mdarray::Shape::from_dims(self.extents().as_ref());
        Self::TheirLayout::mapping(shape, walkable(self).as_ref())
    }
}
impl<S: MdarrayShape + InOrder<RowMajor>> MdarrayMapping for DenseMapping<S, RowMajor> {
    type TheirShape = S::Theirs;
    type TheirLayout = DenseLayout;
}
impl<S: MdarrayShape + InOrder<ColumnMajor>> MdarrayMapping for DenseMapping<S, ColumnMajor> {
    type TheirShape = S::Theirs;
    type TheirLayout = S::FirstFastest;
}
impl<S: MdarrayShape + InOrder<Order<P>>, P: AxisList> MdarrayMapping for DenseMapping<S, Order<P>> {
    type TheirShape = S::Theirs;
    type TheirLayout = StridedLayout;
}
impl<S: MdarrayShape, T: Shape<Index = S::Index, Rank = S::Rank>> MdarrayMapping for StridedMapping<S, T> {
    type TheirShape = S::Theirs;
    type TheirLayout = StridedLayout;
}

impl<'a, T, M: MdarrayMapping> View<'a, T, M> {
    /// The view of `mdarray` that reads the same elements, of rank 6 at most: `Dense` where this type proves it
    /// row-major, with constant extents where they are [`Const`](crate::Const) here.
    ///
    /// Costs what moving the numbers costs. An empty view is given strides 0.
    #[inline]
    pub fn into_mdarray(self) -> mdarray::View<'a, T, M::TheirShape, M::TheirLayout> {
        // SAFETY: the element at the offset of each index belongs to the view, shared for 'a, and `theirs` is the same
        // function of the index.
        unsafe { mdarray::View::new_unchecked(self.start.as_ptr(), self.mapping.theirs()) }
    }
}

impl<'a, T, M: MdarrayMapping> ViewMut<'a, T, M> {
    /// The mutable view of `mdarray` that reads and writes the same elements: see [`View::into_mdarray`].
    #[inline]
    pub fn into_mdarray(self) -> mdarray::ViewMut<'a, T, M::TheirShape, M::TheirLayout> {
        // SAFETY: as in `View::into_mdarray`; the elements belong to the view exclusively, no two indices share one,
        // and it is consumed.
        unsafe { mdarray::ViewMut::new_unchecked(self.start.as_ptr(), self.mapping.theirs()) }
    }
}
