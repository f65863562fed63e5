// Right: DenseMapping::<_, order![0, 2, 1]>::new(shape![2, 3, 4]).unwrap();
use strata_layout::{DenseMapping, order, shape};

fn main() {
    DenseMapping::<_, order![0, 1, 1]>::new(shape![2, 3, 4]).unwrap();
}
