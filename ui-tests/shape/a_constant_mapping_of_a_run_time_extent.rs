// Right: let m = DenseMapping::<Shape![2, 3], RowMajor>::STATIC;
use strata_layout::{DenseMapping, RowMajor, Shape};

fn main() {
    let m = DenseMapping::<Shape![dyn, 3], RowMajor>::STATIC;
}
