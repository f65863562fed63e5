// Right: permute_mapping::<axes![1, 0], _>(&m);
use strata_layout::{DenseMapping, RowMajor, Shape, order, permute_mapping};

fn main() {
    let m = DenseMapping::<Shape![480, 640], RowMajor>::STATIC;
    permute_mapping::<order![1, 0], _>(&m);
}
