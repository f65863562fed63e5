// Right: type S = Shape![dyn, 3];
use strata_layout::Shape;

type S = Shape![usize, 3];

fn main() {}
