// Right: Strided(shape![12, 4, 1]).mapping(shape![2, 3, 4]).unwrap();
use strata_layout::{LayoutPolicy, Strided, shape};

fn main() {
    Strided(shape![3, 1]).mapping(shape![2, 3, 4]).unwrap();
}
