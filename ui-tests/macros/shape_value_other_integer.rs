// Right: let s = shape![n as usize, 3];
use strata_layout::shape;

fn main() {
    let n = 2_u32;
    let s = shape![n, 3];
}
