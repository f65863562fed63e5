// Right: m.merge_axes::<0, 1>();
use strata_layout::{DenseMapping, Mapping, RowMajor, Shape};

fn main() {
    let m = DenseMapping::<Shape![2, 3], RowMajor>::STATIC;
    m.merge_axes::<0, 0>();
}
