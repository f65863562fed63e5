// Right: m.try_into_dense::<order![2, 1, 0]>().unwrap();
use strata_layout::{DenseMapping, Mapping, RowMajor, Shape, order};

fn main() {
    let m = DenseMapping::<Shape![2, 3, 4], RowMajor>::STATIC;
    m.try_into_dense::<order![1, 0]>().unwrap();
}
