// Right: type N = uint!(2);
use strata_layout::uint;

type N = uint!(2.5);

fn main() {}
