// Right: let n: uint!(N);
use strata_layout::uint;

const N: usize = 2;

fn main() {
    let n = 2_usize;
    let n: uint!(n);
}
