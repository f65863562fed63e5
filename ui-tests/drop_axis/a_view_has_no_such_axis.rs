// Right: v.drop_axis::<1>(0);
use strata_layout::{DenseMapping, RowMajor, Shape, View};

fn main() {
    let v = View::new(&[0; 6], DenseMapping::<Shape![2, 3], RowMajor>::STATIC).unwrap();
    v.drop_axis::<2>(0);
}
