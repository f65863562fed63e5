// Right: const ROWS: FlatLayout = constant(constant(FlatLayout::new(&[4, 6], &[6, 1])).restrict(&[1]));
use strata_layout::{FlatLayout, constant};

const ROWS: FlatLayout = constant(constant(FlatLayout::new(&[4, 6], &[6, 1])).restrict(&[2]));

fn main() {
    let _ = ROWS;
}
