// Right: let s = shape![2, 3];
use strata_layout::shape;

fn main() {
    let s = shape![2.5, 3];
}
