// Right: m.drop_axis::<2>();
use strata_layout::{DenseMapping, Mapping, RowMajor, Shape};

fn main() {
    let m = DenseMapping::<Shape![2, 3, 4], RowMajor>::STATIC;
    m.drop_axis::<3>();
}
