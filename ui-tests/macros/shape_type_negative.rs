// Right: type S = Shape![1, 3];
use strata_layout::Shape;

type S = Shape![-1, 3];

fn main() {}
