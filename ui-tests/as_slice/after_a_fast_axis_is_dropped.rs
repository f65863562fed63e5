// Right: v.drop_axis::<0>(0).as_slice();
use strata_layout::{DenseMapping, RowMajor, Shape, View};

fn main() {
    let v = View::new(&[0; 6], DenseMapping::<Shape![2, 3], RowMajor>::STATIC).unwrap();
    v.drop_axis::<1>(0).as_slice();
}
