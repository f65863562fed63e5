// Right: v.diagonal::<axes![0, 1]>();
use strata_layout::{DenseMapping, RowMajor, Shape, View, axes};

fn main() {
    let v = View::new(&[0; 6], DenseMapping::<Shape![2, 3], RowMajor>::STATIC).unwrap();
    v.diagonal::<axes![0, 0]>();
}
