// Right: DenseMapping::<_, RowMajor>::new((2, 3)).unwrap();
use strata_layout::{DenseMapping, RowMajor};

fn main() {
    DenseMapping::<_, RowMajor>::new((2, 3.5)).unwrap();
}
