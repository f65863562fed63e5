// Right: const REST: FlatLayout = constant(constant(FlatLayout::new(&[4], &[2])).complement(16));
use strata_layout::{FlatLayout, constant};

const REST: FlatLayout = constant(constant(FlatLayout::new(&[4], &[2])).complement(12));

fn main() {
    let _ = REST;
}
