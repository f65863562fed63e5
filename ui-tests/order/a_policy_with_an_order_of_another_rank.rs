// Right: Dense::<order![0, 1]>::default().mapping(shape![2, 3]).unwrap();
use strata_layout::{Dense, LayoutPolicy, order, shape};

fn main() {
    Dense::<order![0]>::default().mapping(shape![2, 3]).unwrap();
}
