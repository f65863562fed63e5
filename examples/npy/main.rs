//! `.npy` files both ways, with the order kept: `cargo run --example npy -- data/digits.npy turned.npy`.
//!
//! Reads a stack of images, (image, row, column) in C or in Fortran order, as a view of the file's bytes; turns it to
//! (column, row, image), which moves nothing and changes the order; writes the first ten images of it, again as one
//! slice; reads that file back and compares every pixel.
use std::error::Error;
use std::fs;

use npyz::WriterBuilder;
use strata_layout::{ColumnMajor, DenseMapping, Mapping, RowMajor, Shape, View, axes, shape};

type Result<T> = std::result::Result<T, Box<dyn Error>>;

/// Three axes of bytes in order `O`, dense to their type.
type Dense3<'a, O> = View<'a, u8, DenseMapping<Shape![dyn, dyn, dyn], O>>;

/// What a file holds, in one of the two orders that the format knows.
enum Stack<'a> {
    C(Dense3<'a, RowMajor>),
    Fortran(Dense3<'a, ColumnMajor>),
}

/// The array in a file's bytes: nothing is copied.
fn read(file: &[u8]) -> Result<Stack<'_>> {
    let mut rest = file;
    let header = npyz::NpyHeader::from_reader(&mut rest)?;
    let dtype = header.dtype().descr();
    let (&[a, b, c], "'|u1'") = (header.shape(), dtype.as_str()) else {
        return Err(
            format!("an array of {dtype} with shape {:?}, not of bytes with 3 axes", header.shape()).into()
        );
    };
    let shape = shape![usize::try_from(a)?, usize::try_from(b)?, usize::try_from(c)?];
    Ok(match header.order() {
        npyz::Order::C => Stack::C(View::new(rest, DenseMapping::new(shape)?)?),
        npyz::Order::Fortran => Stack::Fortran(View::new(rest, DenseMapping::new(shape)?)?),
    })
}

/// The bytes of a file: `memory` in the order in which it lies.
fn write(extents: [usize; 3], order: npyz::Order, memory: &[u8]) -> Result<Vec<u8>> {
    let mut file = Vec::new();
    let extents = extents.map(|extent| extent as u64);
    let options = npyz::WriteOptions::<u8>::new().default_dtype().shape(&extents).order(order);
    let mut writer = options.writer(&mut file).begin_nd()?;
    writer.extend(memory.iter().copied())?;
    writer.finish()?;
    Ok(file)
}

/// The first images of a stack turned round, as a file. The slowest axis cut shorter, and the axes in another order,
/// are still one slice of memory to the type.
fn turned(stack: &Stack<'_>) -> Result<Vec<u8>> {
    match stack {
        Stack::C(view) => {
            let first = view.narrow::<0, _>(0, view.extent(0).min(10))?.permute::<axes![2, 1, 0]>();
            write(first.extents(), npyz::Order::Fortran, first.as_slice())
        }
        // Here the images are the fastest axis: some of them are no slice, so all are written.
        Stack::Fortran(view) => {
            let all = view.permute::<axes![2, 1, 0]>();
            write(all.extents(), npyz::Order::C, all.as_slice())
        }
    }
}

/// How many pixels of `turned` there are, each the one of `stack` with its index turned round.
fn compared<M, N>(stack: View<'_, u8, M>, turned: View<'_, u8, N>) -> Result<usize>
where
    M: Mapping<Index = [usize; 3]>,
    N: Mapping<Index = [usize; 3]>,
{
    let [columns, rows, images] = turned.extents();
    for image in 0..images {
        for row in 0..rows {
            for column in 0..columns {
                if stack.get([image, row, column]) != turned.get([column, row, image]) {
                    return Err(format!("image {image} differs at row {row}, column {column}").into());
                }
            }
        }
    }
    Ok(turned.size())
}

fn main() -> Result<()> {
    let mut arguments = std::env::args_os().skip(1);
    let (Some(from), Some(to)) = (arguments.next(), arguments.next()) else {
        return Err("give a .npy file to read and one to write".into());
    };
    let file = fs::read(from)?;
    let stack = read(&file)?;
    fs::write(&to, turned(&stack)?)?;
    let file = fs::read(&to)?;
    let (order, pixels) = match (stack, read(&file)?) {
        (Stack::C(stack), Stack::Fortran(turned)) => ("C to Fortran", compared(stack, turned)?),
        (Stack::Fortran(stack), Stack::C(turned)) => ("Fortran to C", compared(stack, turned)?),
        _ => return Err("the order was not kept".into()),
    };
    println!("{order}: {pixels} pixels in their places");
    Ok(())
}
