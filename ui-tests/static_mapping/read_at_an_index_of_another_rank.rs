// Right: static_mapping!(LAYOUT).offset([1, 2]);
use strata_layout::{FlatLayout, Mapping, constant, static_mapping};

const LAYOUT: FlatLayout = constant(FlatLayout::new(&[2, 3], &[3, 1]));

fn main() {
    static_mapping!(LAYOUT).offset([1, 2, 0]);
}
