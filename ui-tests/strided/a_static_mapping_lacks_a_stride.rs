// Right: let m = StridedMapping::<Shape![2, 3], Shape![3, 1]>::STATIC;
use strata_layout::{Shape, StridedMapping};

fn main() {
    let m = StridedMapping::<Shape![2, 3], Shape![1]>::STATIC;
}
