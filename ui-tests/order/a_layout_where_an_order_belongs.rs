// Right: DenseMapping::<_, RowMajor>::new(shape![2, 3]).unwrap();
use strata_layout::{Dense, DenseMapping, RowMajor, shape};

fn main() {
    DenseMapping::<_, Dense<RowMajor>>::new(shape![2, 3]).unwrap();
}
