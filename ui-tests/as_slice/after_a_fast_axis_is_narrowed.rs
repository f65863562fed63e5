// Right: v.narrow::<0, _>(0, 1).unwrap().as_slice();
use strata_layout::{DenseMapping, RowMajor, Shape, View};

fn main() {
    let v = View::new(&[0; 6], DenseMapping::<Shape![2, 3], RowMajor>::STATIC).unwrap();
    v.narrow::<1, _>(0, 2).unwrap().as_slice();
}
