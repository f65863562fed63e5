// Right: block_mapping(&m, shape![8, 640]).unwrap();
use strata_layout::{DenseMapping, RowMajor, Shape, block_mapping, shape};

fn main() {
    let m = DenseMapping::<Shape![480, 640], RowMajor>::STATIC;
    block_mapping(&m, shape![8, 123_456]).unwrap();
}
