// Right: let s = shape![2 + 0, 3];
use strata_layout::shape;

fn main() {
    let s = shape![dyn, 3];
}
