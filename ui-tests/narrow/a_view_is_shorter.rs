// Right: v.narrow::<1, _>(0, <uint!(3)>::default()).unwrap();
use strata_layout::{DenseMapping, RowMajor, Shape, View, uint};

fn main() {
    let v = View::new(&[0; 6], DenseMapping::<Shape![2, 3], RowMajor>::STATIC).unwrap();
    v.narrow::<1, _>(0, <uint!(4)>::default()).unwrap();
}
