// Right: v.narrow::<0, _>(0, 2).unwrap().as_slice();
use strata_layout::{DenseMapping, RowMajor, Shape, View, shape};

fn main() {
    let v = View::new(&[0; 6], DenseMapping::<Shape![2, 3], RowMajor>::STATIC).unwrap();
    v.block([0, 0], shape![2, 2]).unwrap().as_slice();
}
