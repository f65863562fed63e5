// Right: v.view().expand::<axes![0], _>(shape![7, 2, 3]).unwrap();
use strata_layout::{DenseMapping, RowMajor, Shape, ViewMut, axes, shape};

fn main() {
    let mut data = [0; 6];
    let mut v = ViewMut::new(&mut data, DenseMapping::<Shape![2, 3], RowMajor>::STATIC).unwrap();
    v.view_mut().expand::<axes![0], _>(shape![7, 2, 3]).unwrap();
}
