// Right: merge_axes_mapping::<0, 1, _>(&m);
use strata_layout::{DenseMapping, RowMajor, Shape, merge_axes_mapping};

fn main() {
    let m = DenseMapping::<Shape![2, 3, 4], RowMajor>::STATIC;
    merge_axes_mapping::<1, 0, _>(&m);
}
