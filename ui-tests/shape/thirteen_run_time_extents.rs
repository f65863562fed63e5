// Right: DenseMapping::<_, RowMajor>::new((n, n, n, n, n, n, n, n, n, n, n, n)).unwrap();
use strata_layout::{DenseMapping, RowMajor};

fn main() {
    let n = 1_usize;
    DenseMapping::<_, RowMajor>::new((n, n, n, n, n, n, n, n, n, n, n, n, n)).unwrap();
}
