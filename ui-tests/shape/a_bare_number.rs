// Right: DenseMapping::<_, RowMajor>::new((6_usize,)).unwrap();
use strata_layout::{DenseMapping, RowMajor};

fn main() {
    DenseMapping::<_, RowMajor>::new(6_usize).unwrap();
}
