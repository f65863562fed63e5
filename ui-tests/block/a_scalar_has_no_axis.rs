// Right: m.block(shape![]).unwrap();
use strata_layout::{DenseMapping, Mapping, RowMajor, Shape, shape};

fn main() {
    let m = DenseMapping::<Shape![], RowMajor>::STATIC;
    m.block(shape![1]).unwrap();
}
