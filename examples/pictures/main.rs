//! Makes the drawings of the README and of `docs/`: `cargo run --features draw --example pictures -- docs/pictures`.
use std::error::Error;
use std::fs;
use std::path::PathBuf;

use strata_layout::picture::draw::{Colour, Drawing};
use strata_layout::{DenseMapping, FlatLayout, Mapping, RowMajor, Shape, TupleMorphism, axes, shape};

type Result<T> = std::result::Result<T, Box<dyn Error>>;

fn main() -> Result<()> {
    let folder: PathBuf = std::env::args_os().nth(1).ok_or("give the folder for the drawings")?.into();
    fs::create_dir_all(&folder)?;
    for (name, drawing) in [
        ("layout", layout()?),
        ("tiles", tiles()?),
        ("threads", threads()?),
        ("block", block()?),
        ("slice", slice()?),
        ("diagonal", diagonal()?),
        ("morphism", morphism()?),
    ] {
        let file = folder.join(format!("{name}.svg"));
        fs::write(&file, format!("{drawing}\n"))?;
        println!("{}", file.display());
    }
    Ok(())
}

/// A layout whose columns lie apart.
fn layout() -> Result<Drawing> {
    Ok(FlatLayout::parse("(3,5):(2,10)")?.grid().draw(&Colour::Offset))
}

/// A matrix of 8 × 8 stored in tiles of 4 × 4, coloured by the column of tiles.
fn tiles() -> Result<Drawing> {
    let tiles = FlatLayout::parse("(4,4,2,2):(4,1,32,16)")?; // row and column in the tile, row and column of tiles
    Ok(tiles.grid().draw(&Colour::Mode(3)))
}

/// A row-major matrix of 4 × 8, read by 8 threads in 4 steps: two threads a row, each of 4 neighbours.
fn threads() -> Result<Drawing> {
    let matrix = FlatLayout::row_major(&[4, 8])?;
    let by_thread = FlatLayout::parse("(2,4,4):(4,8,1)")?;
    Ok(matrix.grid().draw(&Colour::Thread { of: by_thread, threads: 8 }))
}

const IMAGE: DenseMapping<Shape![5, 7], RowMajor> = DenseMapping::STATIC;

/// What a block takes out of an image.
fn block() -> Result<Drawing> {
    let block = IMAGE.block(shape![3, 4])?.flat_layout()?;
    Ok(IMAGE.flat_layout()?.grid().taking(&block, IMAGE.offset([1, 2])).draw(&Colour::Offset))
}

/// What a slice takes out of an image: one column.
fn slice() -> Result<Drawing> {
    let column = IMAGE.drop_axis::<1>().flat_layout()?;
    Ok(IMAGE.flat_layout()?.grid().taking(&column, IMAGE.offset([0, 3])).draw(&Colour::Offset))
}

/// What a diagonal takes out of an image.
fn diagonal() -> Result<Drawing> {
    let diagonal = IMAGE.diagonal::<axes![0, 1]>().flat_layout()?;
    Ok(IMAGE.flat_layout()?.grid().taking(&diagonal, 0).draw(&Colour::Offset))
}

/// The matrix in tiles of `docs/morphisms.md`.
fn morphism() -> Result<Drawing> {
    Ok(TupleMorphism::standard(&FlatLayout::parse("(4,4,8,4):(8,128,1,32)")?)?.draw())
}
