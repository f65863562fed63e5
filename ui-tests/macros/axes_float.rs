// Right: type P = axes![0, 1];
use strata_layout::axes;

type P = axes![0, 1.0];

fn main() {}
