// Right: v[[0_usize, 1]];
use strata_layout::{DenseMapping, RowMajor, Shape, View};

fn main() {
    let v = View::new(&[0; 6], DenseMapping::<Shape![2, 3], RowMajor>::STATIC).unwrap();
    v[[0_i32, 1]];
}
