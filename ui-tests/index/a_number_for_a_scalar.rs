// Right: v[[]];
use strata_layout::{DenseMapping, RowMajor, Shape, View};

fn main() {
    let v = View::new(&[7], DenseMapping::<Shape![], RowMajor>::STATIC).unwrap();
    v[[0]];
}
