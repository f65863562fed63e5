//! Real images through types: 1797 handwritten digits, 8×8 pixels, sliced, permuted, cropped, broadcast and
//! summed without copying a pixel, each step saying what the type proves of its memory.
//!
//! `cargo run --example digits` runs on the embedded file; `cargo run --example digits -- FILE.npy` on
//! another one of the same kind, in row-major or column-major order.
mod npy;
mod numbers;
mod show;

use npy::{Order, Stack};
use numbers::{Labelled, Totals};
use std::process::ExitCode;
use strata_layout::{ColumnMajor, DenseMapping, LayoutError, RowMajor, Shape, View, axes, shape};

/// A stack of images: as many as the file holds, each of 8×8 pixels.
type Images = Shape![dyn, 8, 8];

fn main() -> ExitCode {
    match run() {
        Ok(()) => ExitCode::SUCCESS,
        Err(message) => {
            eprintln!("digits: {message}");
            ExitCode::FAILURE
        }
    }
}

fn run() -> Result<(), String> {
    let file = match std::env::args_os().nth(1) {
        Some(path) => {
            std::fs::read(&path).map_err(|e| format!("cannot read {}: {e}", path.to_string_lossy()))?
        }
        None => npy::EMBEDDED.to_vec(),
    };
    let Stack { images, order, pixels } = npy::stack(&file)?;
    let in_file = |error: LayoutError| format!("the file does not hold the images it announces: {error}");
    // The one place where the order is known only when the program runs; from here on it is in the types.
    match order {
        Order::C => {
            let stack = View::new(pixels, mapping::<RowMajor>(images)?).map_err(in_file)?;
            println!("{images} images in row-major order: the images one after the other");
            report(&numbers::totals(stack), &numbers::label(stack, npy::LABELS));
            row_major(stack).map_err(|e| e.to_string())
        }
        Order::Fortran => {
            let stack = View::new(pixels, mapping::<ColumnMajor>(images)?).map_err(in_file)?;
            println!(
                "{images} images in column-major order: pixel (0, 0) of all images, then (1, 0), and so on"
            );
            report(&numbers::totals(stack), &numbers::label(stack, npy::LABELS));
            column_major(stack).map_err(|e| e.to_string())
        }
    }
}

/// The dense mapping of a stack of images.
fn mapping<O>(images: usize) -> Result<DenseMapping<Images, O>, String>
where
    Images: strata_layout::tuple::InOrder<O>,
{
    DenseMapping::new(shape![images, 8, 8]).map_err(|e| e.to_string())
}

/// What is the same in every order.
fn report(totals: &Totals, labelled: &Labelled) {
    println!("\nsum of all pixels                 {}", totals.all);
    println!("sum of the centre block           {}", totals.centre);
    println!("sum of column 0 of all images     {}", totals.column_0);
    println!("first row of the summed image     {:?}", totals.summed[0]);
    if let Some((diagonal, trace)) = totals.diagonal {
        println!("diagonal of image 0               {diagonal:?}, trace {trace}");
    }
    match labelled {
        Labelled::Right { right, of } => {
            println!("nearest mean image                {right} of {of} images labelled right");
        }
        Labelled::NoLabels { images, labels } => {
            println!("nearest mean image                left out: {images} images, and labels for {labels}");
        }
    }
}

/// What row-major order proves: the images are the slowest axis.
fn row_major(stack: View<'_, u8, DenseMapping<Images, RowMajor>>) -> Result<(), LayoutError> {
    println!("\nthe mappings on the way, and what their types prove");
    show::mapping("the stack", &stack.mapping());
    if stack.is_empty() {
        return Ok(());
    }
    let image = stack.drop_axis::<0>(0);
    show::mapping("image 0", &image.mapping());
    println!("  so an image is a slice            {:?} …", &image.as_slice()[..8]);
    let batch = stack.narrow::<0, _>(0, stack.extent(0).min(100))?;
    show::mapping("a batch of images", &batch.mapping());
    let pixels = batch.as_slice();
    println!("  so a batch is a slice too         {} pixels, sum {}", pixels.len(), sum(pixels));
    // Rows 2 to 5 of image 0: strided, with strides that leave no gap.
    let band = image.block([2, 0], shape![4, 8])?;
    show::mapping("a centre band of image 0", &band.mapping());
    println!("  so whole rows are one slice       the type proved it: sum {}", sum(band.as_slice()));
    show::mapping("image 0 turned", &image.permute::<axes![1, 0]>().mapping());
    show::mapping("column 0 of all images", &stack.drop_axis::<2>(0).mapping());
    show::shared(stack)?;
    show::image(image);
    Ok(())
}

/// What column-major order proves: the images are the fastest axis, the columns the slowest.
fn column_major(stack: View<'_, u8, DenseMapping<Images, ColumnMajor>>) -> Result<(), LayoutError> {
    println!("\nthe mappings on the way, and what their types prove");
    show::mapping("the stack", &stack.mapping());
    if stack.is_empty() {
        return Ok(());
    }
    let image = stack.drop_axis::<0>(0);
    show::mapping("image 0", &image.mapping());
    println!(
        "  so an image is no slice: its pixels are {} apart, and `as_slice` does not compile",
        stack.extent(0)
    );
    let batch = stack.narrow::<0, _>(0, stack.extent(0).min(100))?;
    show::mapping("a batch of images", &batch.mapping());
    println!("  read one by one, the batch sums to  {}", batch.iter().map(|&p| u64::from(p)).sum::<u64>());
    show::mapping("image 0 turned", &image.permute::<axes![1, 0]>().mapping());
    let column = stack.drop_axis::<2>(0);
    show::mapping("column 0 of all images", &column.mapping());
    println!("  so the columns are slices here    {} pixels, sum {}", column.size(), sum(column.as_slice()));
    show::shared(stack)?;
    show::image(image);
    Ok(())
}

fn sum(pixels: &[u8]) -> u64 {
    pixels.iter().map(|&p| u64::from(p)).sum()
}
