// Right: m.drop_axis::<11>();
use strata_layout::{DenseMapping, Mapping, RowMajor, Shape};

fn main() {
    let m = DenseMapping::<Shape![1, 2, 1, 2, 1, 2, 1, 2, 1, 2, 1, 2], RowMajor>::STATIC;
    m.drop_axis::<12>();
}
