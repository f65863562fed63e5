// Right: v.try_into_dense::<RowMajor>().unwrap().as_slice();
use strata_layout::{StridedMapping, View, shape};

fn main() {
    let v = View::new(&[0; 12], StridedMapping::new(shape![3, 4], shape![2 + 2, 1]).unwrap()).unwrap();
    v.as_slice();
}
