// Right: v[[1, 0]] = 7;
use strata_layout::{DenseMapping, RowMajor, Shape, ViewMut};

fn main() {
    let mut data = [0; 6];
    let mut v = ViewMut::new(&mut data, DenseMapping::<Shape![2, 3], RowMajor>::STATIC).unwrap();
    v[[1]] = 7;
}
