// Right: m.try_to_shape::<Shape![3, 5], Shape![8, 1]>().unwrap();
use strata_layout::{Shape, StridedMapping};

fn main() {
    let m = StridedMapping::<Shape![3, 5], Shape![8, 1]>::STATIC;
    m.try_to_shape::<Shape![3, 4], Shape![8, 1]>().unwrap();
}
