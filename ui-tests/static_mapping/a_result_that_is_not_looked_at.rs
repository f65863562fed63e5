// Right: static_mapping!(constant(FlatLayout::new(&[2, 3], &[3, 1])));
use strata_layout::{FlatLayout, static_mapping};

fn main() {
    static_mapping!(FlatLayout::new(&[2, 3], &[3, 1]));
}
