// Right: type O = order![0, 1];
use strata_layout::order;

type O = order![0, -1];

fn main() {}
