// Right: let m = DenseMapping::<Shape![1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12], RowMajor>::STATIC;
use strata_layout::{DenseMapping, RowMajor, Shape};

fn main() {
    let m = DenseMapping::<Shape![1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13], RowMajor>::STATIC;
}
