// Right: narrow_mapping::<0, _, _>(&m, 2_usize).unwrap();
use strata_layout::{DenseMapping, RowMajor, Shape, narrow_mapping};

fn main() {
    let m = DenseMapping::<Shape![480, 640], RowMajor>::STATIC;
    narrow_mapping::<0, _, _>(&m, 2_u32).unwrap();
}
