// Right: m.extents();
use strata_layout::{DenseMapping, Mapping, RowMajor, Shape};

fn main() {
    let m = DenseMapping::<Shape![], RowMajor>::STATIC;
    m.drop_axis::<0>();
}
