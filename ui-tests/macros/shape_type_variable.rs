// Right: let m: DenseMapping<Shape![dyn, 3]>;
use strata_layout::{DenseMapping, Shape};

fn main() {
    let n = 2_usize;
    let m: DenseMapping<Shape![n, 3]>;
}
