// Right: m.diagonal::<axes![0, 11]>();
use strata_layout::{DenseMapping, Mapping, RowMajor, Shape, axes};

fn main() {
    let m = DenseMapping::<Shape![1, 2, 1, 2, 1, 2, 1, 2, 1, 2, 1, 2], RowMajor>::STATIC;
    m.diagonal::<axes![0, 12]>();
}
