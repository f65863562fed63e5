// Right: block_mapping(&m, shape![2, 3, 4]).unwrap();
use strata_layout::{DenseMapping, RowMajor, Shape, block_mapping, shape};

fn main() {
    let m = DenseMapping::<Shape![2, 3, 4], RowMajor>::STATIC;
    block_mapping(&m, shape![2, 5, 4]).unwrap();
}
