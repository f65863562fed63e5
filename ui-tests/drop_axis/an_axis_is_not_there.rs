// Right: drop_axis_mapping::<2, _>(&m);
use strata_layout::{DenseMapping, RowMajor, Shape, drop_axis_mapping};

fn main() {
    let m = DenseMapping::<Shape![2, 3, 4], RowMajor>::STATIC;
    drop_axis_mapping::<3, _>(&m);
}
