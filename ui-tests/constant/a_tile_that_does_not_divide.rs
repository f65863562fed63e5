// Right: const TILES: FlatLayout = constant(MATRIX.divide(&constant(FlatLayout::new(&[2, 3], &[1, 4]))));
use strata_layout::{FlatLayout, constant};

const MATRIX: FlatLayout = constant(FlatLayout::new(&[4, 6], &[6, 1]));
const TILES: FlatLayout = constant(MATRIX.divide(&constant(FlatLayout::new(&[3, 2], &[1, 4]))));

fn main() {
    let _ = TILES;
}
