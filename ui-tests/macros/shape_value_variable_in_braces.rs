// Right: let s = shape![n, 3];
use strata_layout::shape;

fn main() {
    let n = 2_usize;
    let s = shape![{ n }, 3];
}
