// Right: let m = DenseMapping::<Shape![2, 3], order![1, 0]>::STATIC;
use strata_layout::{DenseMapping, Shape, order};

fn main() {
    let m = DenseMapping::<Shape![2, 3], order![2, 1, 0]>::STATIC;
}
