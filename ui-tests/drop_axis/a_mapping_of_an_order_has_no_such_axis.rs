// Right: drop_axis_mapping::<1, _>(&m);
use strata_layout::{DenseMapping, Shape, drop_axis_mapping, order};

fn main() {
    let m = DenseMapping::<Shape![2, 3, 4], order![1, 2, 0]>::STATIC;
    drop_axis_mapping::<3, _>(&m);
}
