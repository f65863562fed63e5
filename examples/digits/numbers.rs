//! The numbers, computed alike for every order: generic over the mapping of the stack.
use strata_layout::{
    AxisDropped, BlockMapping, DenseMapping, DiagonalMapping, DropAxis, Mapping, RowMajor, Shape, View,
    ViewMut, axes, shape,
};

/// The shape of the centre block of all images.
pub(crate) type Centre = Shape![dyn, 4, 4];

/// Sums over the stack.
pub(crate) struct Totals {
    pub(crate) all: u64,
    pub(crate) centre: u64,
    pub(crate) column_0: u64,
    /// Pixel by pixel over all images.
    pub(crate) summed: [[u32; 8]; 8],
    /// Of image 0, with its sum.
    pub(crate) diagonal: Option<([u8; 8], u64)>,
}

/// Sums over the stack. Each bound names one operation, in the words of its documentation.
pub(crate) fn totals<M>(stack: View<'_, u8, M>) -> Totals
where
    M: Mapping<Index = [usize; 3]> + DropAxis<0> + DropAxis<2> + BlockMapping<Centre>,
    AxisDropped<M, 0>: Mapping<Index = [usize; 2]> + DiagonalMapping<axes![0, 1]>,
{
    let images = stack.extent(0);
    let mut summed = [[0; 8]; 8];
    let mut summed_view =
        ViewMut::new(summed.as_flattened_mut(), DenseMapping::<Shape![8, 8], RowMajor>::STATIC)
            .expect("64 elements for an image of 64");
    for at in 0..images {
        let image = stack.drop_axis::<0>(at);
        for (total, &pixel) in summed_view.iter_mut().zip(image.iter()) {
            *total += u32::from(pixel);
        }
    }
    let centre = stack.block([0, 2, 2], shape![images, 4, 4]).expect("rows and columns 2 to 5 of 8");
    let diagonal = (images > 0).then(|| {
        let diagonal = stack.drop_axis::<0>(0).diagonal::<axes![0, 1]>();
        let mut pixels = [0; 8];
        for (to, &from) in pixels.iter_mut().zip(diagonal.iter()) {
            *to = from;
        }
        (pixels, sum(diagonal))
    });
    Totals { all: sum(stack), centre: sum(centre), column_0: sum(stack.drop_axis::<2>(0)), summed, diagonal }
}

/// The sum of all elements, walking memory as it lies.
fn sum<M: Mapping>(view: View<'_, u8, M>) -> u64 {
    view.memory_iter().map(|&pixel| u64::from(pixel)).sum()
}

/// How the labelling went.
pub(crate) enum Labelled {
    Right { right: usize, of: usize },
    NoLabels { images: usize, labels: usize },
}

/// Labels each image with the digit whose mean image is nearest, the lower digit where two are, and counts
/// how many are right.
pub(crate) fn label<M>(stack: View<'_, u8, M>, labels: &[u8]) -> Labelled
where
    M: Mapping<Index = [usize; 3]> + DropAxis<0>,
    AxisDropped<M, 0>: Mapping,
{
    let images = stack.extent(0);
    if images != labels.len() {
        return Labelled::NoLabels { images, labels: labels.len() };
    }
    let mut nearest = vec![(f64::INFINITY, 0); images];
    for digit in 0..10 {
        let mean = mean(stack, labels, digit);
        // The one mean image, read as if there were a copy of it for each image of the stack.
        let mean = View::new(&mean, DenseMapping::<Shape![8, 8], RowMajor>::STATIC)
            .and_then(|mean| mean.expand::<axes![0], _>(shape![images, 8, 8]))
            .expect("64 elements for an image of 64");
        let mut distances = vec![0.0; images];
        for (k, (&pixel, mean)) in stack.iter().zip(mean.iter()).enumerate() {
            distances[k / 64] += (f64::from(pixel) - mean).powi(2);
        }
        for (best, distance) in nearest.iter_mut().zip(distances) {
            if distance < best.0 {
                *best = (distance, digit);
            }
        }
    }
    let right = nearest.iter().zip(labels).filter(|((_, digit), label)| digit == *label).count();
    Labelled::Right { right, of: images }
}

/// The mean of the images that show `digit`.
fn mean<M>(stack: View<'_, u8, M>, labels: &[u8], digit: u8) -> [f64; 64]
where
    M: DropAxis<0>,
    AxisDropped<M, 0>: Mapping,
{
    let (mut mean, mut count) = ([0.0; 64], 0.0);
    for (at, _) in labels.iter().enumerate().filter(|&(_, &label)| label == digit) {
        count += 1.0;
        for (total, &pixel) in mean.iter_mut().zip(stack.drop_axis::<0>(at).iter()) {
            *total += f64::from(pixel);
        }
    }
    mean.map(|total| total / count)
}
