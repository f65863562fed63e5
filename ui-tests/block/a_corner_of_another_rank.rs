// Right: v.block([0, 0], shape![1, 1]).unwrap();
use strata_layout::{DenseMapping, RowMajor, Shape, View, shape};

fn main() {
    let v = View::new(&[0; 6], DenseMapping::<Shape![2, 3], RowMajor>::STATIC).unwrap();
    v.block([0], shape![1, 1]).unwrap();
}
