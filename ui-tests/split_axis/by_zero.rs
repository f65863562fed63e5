// Right: m.split_axis::<0, uint!(2)>().unwrap();
use strata_layout::{DenseMapping, Mapping, RowMajor, Shape, uint};

fn main() {
    let m = DenseMapping::<Shape![6], RowMajor>::STATIC;
    m.split_axis::<0, uint!(0)>().unwrap();
}
