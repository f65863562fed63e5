// Right: block_mapping(&m, shape![8, 8]).unwrap();
use strata_layout::{DenseMapping, RowMajor, Shape, block_mapping};

fn main() {
    let m = DenseMapping::<Shape![480, 640], RowMajor>::STATIC;
    block_mapping(&m, [8, 8]).unwrap();
}
