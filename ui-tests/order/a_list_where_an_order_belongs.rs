// Right: DenseMapping::<_, order![1, 0]>::new(shape![2, 3]).unwrap();
use strata_layout::{DenseMapping, axes, shape};

fn main() {
    DenseMapping::<_, axes![1, 0]>::new(shape![2, 3]).unwrap();
}
