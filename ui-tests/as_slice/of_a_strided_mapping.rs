// Right: v.iter();
use strata_layout::{Shape, StridedMapping, View};

fn main() {
    let v = View::new(&[0; 22], StridedMapping::<Shape![3, 5], Shape![8, 1]>::STATIC).unwrap();
    v.as_slice();
}
