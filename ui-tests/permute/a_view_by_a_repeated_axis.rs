// Right: v.permute::<axes![1, 0]>();
use strata_layout::{DenseMapping, RowMajor, Shape, View, axes};

fn main() {
    let v = View::new(&[0; 6], DenseMapping::<Shape![2, 3], RowMajor>::STATIC).unwrap();
    v.permute::<axes![1, 1]>();
}
