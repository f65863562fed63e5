// Right: m.permute::<axes![11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0]>();
use strata_layout::{DenseMapping, Mapping, RowMajor, Shape, axes};

fn main() {
    let m = DenseMapping::<Shape![1, 2, 1, 2, 1, 2, 1, 2, 1, 2, 1, 2], RowMajor>::STATIC;
    m.permute::<axes![11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 1]>();
}
