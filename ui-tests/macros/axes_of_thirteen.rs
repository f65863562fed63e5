// Right: let p = m.permute::<axes![0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]>();
use strata_layout::{DenseMapping, Mapping, RowMajor, Shape, axes};

fn main() {
    let m = DenseMapping::<Shape![1, 2, 1, 2, 1, 2, 1, 2, 1, 2, 1, 2], RowMajor>::STATIC;
    let p = m.permute::<axes![0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]>();
}
