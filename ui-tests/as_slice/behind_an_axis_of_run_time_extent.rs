// Right: v.block([0, 0, 0], shape![2, 3, 4]).unwrap().as_slice();
use strata_layout::{DenseMapping, RowMajor, Shape, View, shape};

fn main() {
    let v = View::new(&[0; 24], DenseMapping::<Shape![2, 3, 4], RowMajor>::STATIC).unwrap();
    v.block([0, 0, 0], shape![2, 2 + 1, 4]).unwrap().as_slice();
}
