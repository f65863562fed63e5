// Right: m.drop_axis::<11>().split_axis::<0, uint!(2)>().unwrap();
use strata_layout::{DenseMapping, Mapping, RowMajor, Shape, uint};

fn main() {
    let m = DenseMapping::<Shape![2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2], RowMajor>::STATIC;
    m.split_axis::<0, uint!(2)>().unwrap();
}
