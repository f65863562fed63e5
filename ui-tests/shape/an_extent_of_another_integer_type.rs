// Right: DenseMapping::<_, RowMajor>::new((2_usize, 3_usize)).unwrap();
use strata_layout::{DenseMapping, RowMajor};

fn main() {
    DenseMapping::<_, RowMajor>::new((2_u32, 3_usize)).unwrap();
}
