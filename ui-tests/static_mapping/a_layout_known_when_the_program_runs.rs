// Right: const LAYOUT: FlatLayout = constant(FlatLayout::new(&[2, 3], &[3, 1])); static_mapping!(LAYOUT);
use strata_layout::{FlatLayout, static_mapping};

fn main() {
    let layout = FlatLayout::new(&[2, 3], &[3, 1]).unwrap();
    static_mapping!(layout);
}
