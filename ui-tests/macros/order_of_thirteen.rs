// Right: DenseMapping::<_, order![0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]>::new(shape![1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]).unwrap();
use strata_layout::{DenseMapping, order, shape};

fn main() {
    DenseMapping::<_, order![0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]>::new(shape![1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]).unwrap();
}
