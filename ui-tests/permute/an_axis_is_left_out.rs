// Right: permute_mapping::<axes![1, 0, 2], _>(&m);
use strata_layout::{DenseMapping, RowMajor, Shape, axes, permute_mapping};

fn main() {
    let m = DenseMapping::<Shape![2, 3, 4], RowMajor>::STATIC;
    permute_mapping::<axes![1, 0], _>(&m);
}
