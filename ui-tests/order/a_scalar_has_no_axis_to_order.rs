// Right: DenseMapping::<_, order![]>::new(shape![]).unwrap();
use strata_layout::{DenseMapping, order, shape};

fn main() {
    DenseMapping::<_, order![0]>::new(shape![]).unwrap();
}
