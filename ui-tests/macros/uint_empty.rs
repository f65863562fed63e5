// Right: type N = uint!(0);
use strata_layout::uint;

type N = uint!();

fn main() {}
