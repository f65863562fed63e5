// Right: m.split_axis::<1, uint!(320)>().unwrap();
use strata_layout::{DenseMapping, Mapping, RowMajor, Shape, uint};

fn main() {
    let m = DenseMapping::<Shape![480, 640], RowMajor>::STATIC;
    m.split_axis::<1, uint!(48)>().unwrap();
}
