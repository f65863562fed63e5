// Right: m.block(shape![1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1]).unwrap();
use strata_layout::{DenseMapping, Mapping, RowMajor, Shape, shape};

fn main() {
    let m = DenseMapping::<Shape![1, 2, 1, 2, 1, 2, 1, 2, 1, 2, 1, 2], RowMajor>::STATIC;
    m.block(shape![1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1]).unwrap();
}
