// Right: v[[0, 1, 2]];
use strata_layout::{DenseMapping, RowMajor, Shape, View};

fn main() {
    let v = View::new(&[0; 24], DenseMapping::<Shape![2, 3, 4], RowMajor>::STATIC).unwrap();
    v[[0, 1]];
}
