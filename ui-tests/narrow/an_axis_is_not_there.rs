// Right: narrow_mapping::<1, _, _>(&m, 8).unwrap();
use strata_layout::{DenseMapping, RowMajor, Shape, narrow_mapping};

fn main() {
    let m = DenseMapping::<Shape![480, 640], RowMajor>::STATIC;
    narrow_mapping::<2, _, _>(&m, 8).unwrap();
}
