// Right: StridedMapping::new(shape![2, 3], shape![3, 1]).unwrap();
use strata_layout::{StridedMapping, shape};

fn main() {
    StridedMapping::new(shape![2, 3], [3, 1]).unwrap();
}
