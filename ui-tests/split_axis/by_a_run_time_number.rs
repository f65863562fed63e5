// Right: v.split_axis::<0, uint!(2)>().unwrap();
use strata_layout::{DenseMapping, RowMajor, Shape, View};

fn main() {
    let v = View::new(&[0; 6], DenseMapping::<Shape![6], RowMajor>::STATIC).unwrap();
    v.split_axis::<0, usize>().unwrap();
}
