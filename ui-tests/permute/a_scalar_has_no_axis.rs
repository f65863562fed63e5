// Right: m.permute::<axes![]>();
use strata_layout::{DenseMapping, Mapping, RowMajor, Shape, axes};

fn main() {
    let m = DenseMapping::<Shape![], RowMajor>::STATIC;
    m.permute::<axes![0]>();
}
