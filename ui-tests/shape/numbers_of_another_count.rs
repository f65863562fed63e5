// Right: shape_from::<Shape![dyn, 4]>([3, 4]).unwrap();
use strata_layout::{Shape, shape_from};

fn main() {
    shape_from::<Shape![dyn, 4]>([3, 4, 5]).unwrap();
}
