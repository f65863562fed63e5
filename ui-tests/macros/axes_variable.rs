// Right: m.permute::<axes![1, 0]>();
use strata_layout::{DenseMapping, Mapping, RowMajor, Shape, axes};

fn main() {
    let a = 1_usize;
    let m = DenseMapping::<Shape![480, 640], RowMajor>::STATIC;
    m.permute::<axes![a, 0]>();
}
