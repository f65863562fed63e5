// Right: const LAYOUT: FlatLayout = constant(FlatLayout::new(&[4, 6], &[6, 1]));
use strata_layout::{FlatLayout, constant};

const LAYOUT: FlatLayout = constant(FlatLayout::new(&[4, 0], &[6, 1]));

fn main() {
    let _ = LAYOUT;
}
