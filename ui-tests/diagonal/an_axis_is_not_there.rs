// Right: diagonal_mapping::<axes![0, 1], _>(&m);
use strata_layout::{DenseMapping, RowMajor, Shape, axes, diagonal_mapping};

fn main() {
    let m = DenseMapping::<Shape![480, 640], RowMajor>::STATIC;
    diagonal_mapping::<axes![1, 2], _>(&m);
}
