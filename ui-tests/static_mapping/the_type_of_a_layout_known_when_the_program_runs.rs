// Right: const LAYOUT: FlatLayout = constant(FlatLayout::new(&[2, 3], &[3, 1])); let _: StaticMapping!(LAYOUT);
use strata_layout::{FlatLayout, StaticMapping};

fn main() {
    let layout = FlatLayout::new(&[2, 3], &[3, 1]).unwrap();
    let _: StaticMapping!(layout);
}
