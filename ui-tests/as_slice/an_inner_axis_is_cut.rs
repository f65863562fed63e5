// Right: v.block([0, 0], shape![2, 4]).unwrap().as_slice();
use strata_layout::{DenseMapping, RowMajor, Shape, View, shape};

fn main() {
    let v = View::new(&[0; 12], DenseMapping::<Shape![3, 4], RowMajor>::STATIC).unwrap();
    v.block([0, 0], shape![3, 2]).unwrap().as_slice();
}
