// Right: m.try_to_shape::<Shape![480, 640]>().unwrap();
use strata_layout::{DenseMapping, RowMajor, Shape};

fn main() {
    let m = DenseMapping::<Shape![480, 640], RowMajor>::STATIC;
    m.try_to_shape::<Shape![5, 640]>().unwrap();
}
