// Right: type N = uint!(1);
use strata_layout::uint;

type N = uint!(-1);

fn main() {}
