// Right: drop_axis_mapping::<1, _>(&m);
use strata_layout::{ColumnMajor, DenseMapping, Shape, drop_axis_mapping};

fn main() {
    let m = DenseMapping::<Shape![2, 3], ColumnMajor>::STATIC;
    drop_axis_mapping::<5, _>(&m);
}
