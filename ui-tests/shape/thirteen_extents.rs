// Right: DenseMapping::<_, RowMajor>::new(shape![1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]).unwrap();
use strata_layout::{DenseMapping, RowMajor, shape};

fn main() {
    DenseMapping::<_, RowMajor>::new(shape![1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13]).unwrap();
}
