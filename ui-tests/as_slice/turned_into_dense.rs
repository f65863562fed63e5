// Right: StridedMapping::<Shape![2, 30, 4], Shape![1200, 40, 1]>::STATIC.try_into_dense::<RowMajor>().unwrap_err();
use strata_layout::{Mapping, Shape, StridedMapping};

fn main() {
    StridedMapping::<Shape![2, 30, 4], Shape![1200, 40, 1]>::STATIC.into_dense();
}
