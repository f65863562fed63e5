// Right: View::new(&[0; 10], m).unwrap();
use strata_layout::{Shape, StridedMapping, ViewMut};

fn main() {
    let m = StridedMapping::<Shape![5, 10], Shape![0, 1]>::STATIC;
    ViewMut::new(&mut [0; 10], m).unwrap();
}
