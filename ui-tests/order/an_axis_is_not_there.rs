// Right: DenseMapping::<_, order![0, 1, 2]>::new(shape![2, 3, 4]).unwrap();
use strata_layout::{DenseMapping, order, shape};

fn main() {
    DenseMapping::<_, order![0, 1, 3]>::new(shape![2, 3, 4]).unwrap();
}
