// Right: let s = shape![1, 3];
use strata_layout::shape;

fn main() {
    let s = shape![-1, 3];
}
