// Right: v.view_mut().diagonal::<axes![0, 1]>().iter_mut();
use strata_layout::{DenseMapping, RowMajor, Shape, ViewMut, axes};

fn main() {
    let mut data = [0; 6];
    let mut v = ViewMut::new(&mut data, DenseMapping::<Shape![2, 3], RowMajor>::STATIC).unwrap();
    v.view_mut().diagonal::<axes![0, 1]>().as_mut_slice().fill(7);
}
