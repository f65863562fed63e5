//! `image`.
use image::flat::{FlatSamples, NormalForm, SampleLayout};
use image::{GrayAlphaImage, GrayImage, ImageBuffer, Rgb, RgbImage, Rgba, RgbaImage};
use strata_layout::{
    DenseMapping, LayoutError, Mapping, Order, RowMajor, Shape, StridedMapping, TryIntoView, View, axes,
    shape,
};

/// Every pixel by their access, in our order.
#[test]
fn every_sample_is_at_its_height_width_and_channel() {
    for (width, height) in [(0, 0), (0, 3), (3, 0), (1, 1), (1, 5), (5, 1), (4, 3)] {
        let image = RgbImage::from_fn(width, height, |x, y| {
            Rgb([u8::try_from(x).unwrap(), u8::try_from(y).unwrap(), 7])
        });
        let view = (&image).try_into_view().unwrap();
        assert_eq!(view.extents(), [height as usize, width as usize, 3]);
        let theirs: Vec<_> = image.pixels().flat_map(|pixel| pixel.0).collect();
        assert!(view.iter().eq(&theirs));
        assert_eq!(view.as_slice(), image.as_raw().as_slice());
        for (x, y, pixel) in image.enumerate_pixels() {
            for channel in 0..3 {
                assert_eq!(view[[y as usize, x as usize, channel]], pixel.0[channel]);
            }
        }
        // And back, by what they say of the same memory.
        let samples = view.into_image().unwrap();
        assert_eq!(samples.layout, image.sample_layout());
        assert_eq!(samples.samples.as_ptr(), image.as_raw().as_ptr());
        assert!(width * height == 0 || samples.as_view::<Rgb<u8>>().is_ok());
    }
}

/// The number of channels is part of the type.
#[test]
fn the_channels_are_static() {
    let mapping: DenseMapping<Shape![dyn, dyn, 1], RowMajor> =
        (&GrayImage::new(2, 3)).try_into_view().unwrap().mapping();
    assert_eq!(mapping.stride_values(), [2, 1, 1]);
    let mapping: DenseMapping<Shape![dyn, dyn, 2], RowMajor> =
        (&GrayAlphaImage::new(2, 3)).try_into_view().unwrap().mapping();
    assert_eq!(mapping.stride_values(), [4, 2, 1]);
    let mapping: DenseMapping<Shape![dyn, dyn, 4], RowMajor> =
        (&RgbaImage::new(2, 3)).try_into_view().unwrap().mapping();
    assert_eq!(mapping.stride_values(), [8, 4, 1]);
}

#[test]
fn planes_are_the_same_memory() {
    let mut image = RgbImage::from_pixel(4, 3, Rgb([1, 2, 3]));
    image.put_pixel(3, 2, Rgb([4, 5, 6]));
    let planes = (&image).try_into_view().unwrap().permute::<axes![2, 0, 1]>();
    for (channel, (most, last)) in [(1, 4), (2, 5), (3, 6)].into_iter().enumerate() {
        let plane = planes.drop_axis::<0>(channel);
        assert_eq!((plane.extents(), plane[[0, 0]], plane[[2, 3]]), ([3, 4], most, last));
    }
    // Planes that lie one after the other are theirs too.
    let stored: Vec<u8> = planes.iter().copied().collect();
    let mapping = DenseMapping::<_, Order<axes![1, 0, 2]>>::new(shape![3 + 0, 4 + 0, 3]).unwrap();
    let samples = View::new(&stored, mapping).unwrap().into_image().unwrap();
    assert!(samples.is_normal(NormalForm::ImagePacked) && samples.layout.channel_stride == 12);
    let theirs = samples.as_view::<image::Luma<u8>>();
    assert!(theirs.is_err(), "three channels are no grey image");
    for (x, y, pixel) in image.enumerate_pixels() {
        for channel in 0..3 {
            assert_eq!(samples.get_sample(channel, x, y), Some(&pixel.0[usize::from(channel)]));
        }
    }
}

#[test]
fn what_is_written_through_one_is_read_through_the_other() {
    let mut image = RgbaImage::new(2, 2);
    let view = (&mut image).try_into_view().unwrap();
    view.drop_axis::<2>(3).iter_mut().for_each(|alpha| *alpha = 255);
    assert!(image.pixels().all(|pixel| *pixel == Rgba([0, 0, 0, 255])));
    let view = (&mut image).try_into_view().unwrap();
    let samples = view.into_image().unwrap();
    samples.samples[0] = 9;
    assert_eq!(image.get_pixel(0, 0), &Rgba([9, 0, 0, 255]));
}

/// Samples of any strides, broadcast ones too: to be read, not to be written.
#[test]
fn samples_are_checked() {
    let pixel = Rgb([1_u8, 2, 3]);
    let repeated = FlatSamples::with_monocolor(&pixel, 4, 3);
    let view = (&repeated).try_into_view().unwrap();
    assert_eq!((view.extents(), view.mapping().stride_values()), ([3, 4, 3], [0, 0, 1]));
    assert_eq!(view[[2, 3, 1]], 2);
    let layout = repeated.layout;
    let mut memory = [0_u8; 36];
    let mut samples = FlatSamples { samples: &mut memory[..], layout, color_hint: None };
    assert_eq!((&mut samples).try_into_view().unwrap_err(), LayoutError::NotUnique);
    let packed = SampleLayout::row_major_packed(3, 4, 3);
    samples.layout = packed;
    (&mut samples).try_into_view().unwrap()[[2, 3, 2]] = 5;
    assert_eq!(memory[35], 5);
    let short = FlatSamples { samples: &memory[..35], layout: packed, color_hint: None };
    assert_eq!((&short).try_into_view().unwrap_err(), LayoutError::SliceTooShort { len: 35, cosize: 36 });
}

#[test]
fn what_does_not_fit_is_an_error_with_the_numbers() {
    let data = [0_u8; 300];
    let wide = View::new(&data, DenseMapping::<Shape![1, 1, 300], RowMajor>::STATIC).unwrap();
    assert_eq!(
        wide.into_image().unwrap_err(),
        LayoutError::ExtentTooLarge { axis: 2, extent: 300, limit: 255 }
    );
    let long = DenseMapping::<Shape![0, 5_000_000_000, 3], RowMajor>::STATIC;
    assert_eq!(
        View::new(&data, long).unwrap().into_image().unwrap_err(),
        LayoutError::ExtentTooLarge { axis: 1, extent: 5_000_000_000, limit: 4_294_967_295 }
    );
    let image: ImageBuffer<Rgb<u8>, &[u8]> = ImageBuffer::from_raw(10, 10, &data[..]).unwrap();
    let mapping: StridedMapping<Shape![dyn, dyn, 3], Shape![dyn, 3, 1]> =
        (&image).try_into_view().unwrap().mapping().to_strided().try_to_shape().unwrap();
    assert_eq!(mapping.extents(), [10, 10, 3]);
}
