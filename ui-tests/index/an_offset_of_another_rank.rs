// Right: m.offset([1, 2, 3]);
use strata_layout::{DenseMapping, Mapping, RowMajor, Shape};

fn main() {
    let m = DenseMapping::<Shape![2, 3, 4], RowMajor>::STATIC;
    m.offset([1, 2]);
}
