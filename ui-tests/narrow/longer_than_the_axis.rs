// Right: narrow_mapping::<0, _, _>(&m, <uint!(480)>::default()).unwrap();
use strata_layout::{DenseMapping, RowMajor, Shape, narrow_mapping, uint};

fn main() {
    let m = DenseMapping::<Shape![480, 640], RowMajor>::STATIC;
    narrow_mapping::<0, _, _>(&m, <uint!(481)>::default()).unwrap();
}
