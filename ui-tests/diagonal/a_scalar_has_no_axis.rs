// Right: m.extents();
use strata_layout::{DenseMapping, Mapping, RowMajor, Shape, axes};

fn main() {
    let m = DenseMapping::<Shape![], RowMajor>::STATIC;
    m.diagonal::<axes![0]>();
}
