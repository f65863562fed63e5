// Right: static_mapping!(constant(FlatLayout::new(&[2, 3], &[3, 1])));
use strata_layout::static_mapping;

fn main() {
    static_mapping!([2, 3]);
}
