// Right: m.extents();
use strata_layout::{DenseMapping, Mapping, RowMajor, Shape};

fn main() {
    let m = DenseMapping::<Shape![], RowMajor>::STATIC;
    m.narrow::<0, _>(1).unwrap();
}
