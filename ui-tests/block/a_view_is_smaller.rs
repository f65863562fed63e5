// Right: v.block([0, 0], shape![2, 3]).unwrap();
use strata_layout::{DenseMapping, RowMajor, Shape, View, shape};

fn main() {
    let v = View::new(&[0; 6], DenseMapping::<Shape![2, 3], RowMajor>::STATIC).unwrap();
    v.block([0, 0], shape![3, 3]).unwrap();
}
