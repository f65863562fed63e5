// Right: const LAYOUT: FlatLayout = constant(FlatLayout::new(&[2; 12], &[1; 12])); static_mapping!(LAYOUT);
use strata_layout::{FlatLayout, constant, static_mapping};

const LAYOUT: FlatLayout = constant(FlatLayout::new(&[2; 13], &[1; 13]));

fn main() {
    static_mapping!(LAYOUT);
}
