// Right: type S = Shape![2, 3];
use strata_layout::Shape;

type S = Shape![2.5, 3];

fn main() {}
