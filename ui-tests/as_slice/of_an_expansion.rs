// Right: v.expand::<axes![0], _>(shape![7, 2, 3]).unwrap().iter();
use strata_layout::{DenseMapping, RowMajor, Shape, View, axes, shape};

fn main() {
    let v = View::new(&[0; 6], DenseMapping::<Shape![2, 3], RowMajor>::STATIC).unwrap();
    v.expand::<axes![0], _>(shape![7, 2, 3]).unwrap().as_slice();
}
