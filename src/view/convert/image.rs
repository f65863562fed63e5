//! `image`: buffers of interleaved samples, whose pixel type knows how many channels there are.
use core::ops::{Deref, DerefMut};

use image::flat::{FlatSamples, SampleLayout};
use image::{ImageBuffer, Luma, LumaA, Pixel, Primitive, Rgb, Rgba};
use typenum::{U1, U2, U3, U4};

use super::TryIntoView;
use crate::Contiguous;
use crate::error::LayoutError;
use crate::extent::Extent;
use crate::mapping::{DenseMapping, Mapping, StridedMapping};
use crate::order::RowMajor;
use crate::view::{View, ViewMut};

/// A pixel, with the number of its channels as an extent.
pub trait Channels: Pixel {
    /// How many channels there are.
    type Extent: Extent + Default;
}
impl<T: Primitive> Channels for Luma<T>
where
    Self: Pixel,
{
    type Extent = U1;
}
impl<T: Primitive> Channels for LumaA<T>
where
    Self: Pixel,
{
    type Extent = U2;
}
impl<T: Primitive> Channels for Rgb<T>
where
    Self: Pixel,
{
    type Extent = U3;
}
impl<T: Primitive> Channels for Rgba<T>
where
    Self: Pixel,
{
    type Extent = U4;
}

/// Height, width, channel: the channels of a pixel are neighbours.
type Interleaved<P> = DenseMapping<(usize, usize, <P as Channels>::Extent), RowMajor>;

/// The mapping of an image.
#[inline]
fn interleaved<P: Channels>(width: u32, height: u32) -> Result<Interleaved<P>, LayoutError> {
    DenseMapping::new((extent(height), extent(width), P::Extent::default()))
}

/// A number of rows or columns, the largest where it does not fit: the slice is too short for that.
#[inline(always)]
fn extent(number: u32) -> usize {
    usize::try_from(number).unwrap_or(usize::MAX)
}

/// A buffer as a view of (height, width, channel); permuted, of its planes.
///
/// ```
/// use image::RgbImage;
/// use strata_layout::{TryIntoView, axes, shape};
///
/// let image = RgbImage::from_fn(4, 3, |x, y| image::Rgb([x as u8, y as u8, 9]));
/// let view = (&image).try_into_view()?;
/// assert_eq!(view[[2, 3, 0]], 3); // row 2, column 3, red
/// let planes = view.permute::<axes![2, 0, 1]>();
/// let green = planes.drop_axis::<0>(1);
/// assert!(green.iter().eq(&[0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2]));
/// // And as samples of theirs, with the strides that say it is the same memory.
/// assert_eq!(planes.permute::<axes![1, 2, 0]>().into_image()?.layout.width_stride, 3);
/// # Ok::<(), strata_layout::LayoutError>(())
/// ```
impl<'a, P: Channels, B: Deref<Target = [P::Subpixel]>> TryIntoView for &'a ImageBuffer<P, B> {
    type View = View<'a, P::Subpixel, Interleaved<P>>;

    #[inline]
    fn try_into_view(self) -> Result<Self::View, LayoutError> {
        View::new(self.as_raw(), interleaved::<P>(self.width(), self.height())?)
    }
}

impl<'a, P: Channels, B: DerefMut<Target = [P::Subpixel]>> TryIntoView for &'a mut ImageBuffer<P, B> {
    type View = ViewMut<'a, P::Subpixel, Interleaved<P>>;

    #[inline]
    fn try_into_view(self) -> Result<Self::View, LayoutError> {
        let mapping = interleaved::<P>(self.width(), self.height())?;
        // The samples of a buffer as a slice, which no method but this gives mutably.
        let samples: &'a mut [P::Subpixel] = self;
        ViewMut::new(samples, mapping)
    }
}

/// Height, width, channel, all at run time.
type Flat = StridedMapping<(usize, usize, usize), (usize, usize, usize)>;

/// The mapping of samples.
#[inline]
fn flat(layout: &SampleLayout) -> Result<Flat, LayoutError> {
    StridedMapping::from_numbers(
        [extent(layout.height), extent(layout.width), usize::from(layout.channels)],
        [layout.height_stride, layout.width_stride, layout.channel_stride],
    )
}

impl<'a, T: 'a, B> TryIntoView for &'a FlatSamples<B>
where
    B: Deref<Target = [T]>,
{
    type View = View<'a, T, Flat>;

    #[inline]
    fn try_into_view(self) -> Result<Self::View, LayoutError> {
        View::new(&self.samples, flat(&self.layout)?)
    }
}

impl<'a, T: 'a, B> TryIntoView for &'a mut FlatSamples<B>
where
    B: DerefMut<Target = [T]>,
{
    type View = ViewMut<'a, T, Flat>;

    #[inline]
    fn try_into_view(self) -> Result<Self::View, LayoutError> {
        let mapping = flat(&self.layout)?;
        ViewMut::new(&mut self.samples, mapping)
    }
}

/// The layout of samples read through a mapping of (height, width, channel).
#[inline]
fn sample_layout<M: Mapping<Index = [usize; 3]>>(mapping: &M) -> Result<SampleLayout, LayoutError> {
    let ([height, width, channels], strides) = (mapping.extents(), mapping.stride_values());
    let short = |axis, extent| {
        u32::try_from(extent).map_err(|_| LayoutError::ExtentTooLarge { axis, extent, limit: extent_limit() })
    };
    Ok(SampleLayout {
        height: short(0, height)?,
        width: short(1, width)?,
        channels: u8::try_from(channels).map_err(|_| LayoutError::ExtentTooLarge {
            axis: 2,
            extent: channels,
            limit: usize::from(u8::MAX),
        })?,
        height_stride: strides[0],
        width_stride: strides[1],
        channel_stride: strides[2],
    })
}

/// The largest height and width.
#[inline(always)]
fn extent_limit() -> usize {
    extent(u32::MAX)
}

impl<'a, T, M: Contiguous + Mapping<Index = [usize; 3]>> View<'a, T, M> {
    /// The samples of `image` that read the same elements as (height, width, channel), in whatever order they lie.
    ///
    /// Only of a view that its type proves dense, as samples are a slice.
    ///
    /// # Errors
    /// [`LayoutError::ExtentTooLarge`] where height or width pass `u32::MAX`, or the channels `u8::MAX`.
    #[inline]
    pub fn into_image(self) -> Result<FlatSamples<&'a [T]>, LayoutError> {
        let layout = sample_layout(&self.mapping())?;
        Ok(FlatSamples { samples: self.as_slice(), layout, color_hint: None })
    }
}

impl<'a, T, M: Contiguous + Mapping<Index = [usize; 3]>> ViewMut<'a, T, M> {
    /// The samples of `image` that read and write the same elements: see [`View::into_image`].
    ///
    /// # Errors
    /// As [`View::into_image`].
    #[inline]
    pub fn into_image(self) -> Result<FlatSamples<&'a mut [T]>, LayoutError> {
        let layout = sample_layout(&self.mapping())?;
        Ok(FlatSamples { samples: self.into_slice(), layout, color_hint: None })
    }
}
