// Right: m.expand::<axes![], _>(shape![1, 2, 1, 2, 1, 2, 1, 2, 1, 2, 1, 2]).unwrap();
use strata_layout::{DenseMapping, Mapping, RowMajor, Shape, axes, shape};

fn main() {
    let m = DenseMapping::<Shape![1, 2, 1, 2, 1, 2, 1, 2, 1, 2, 1, 2], RowMajor>::STATIC;
    m.expand::<axes![12], _>(shape![1, 2, 1, 2, 1, 2, 1, 2, 1, 2, 1, 2, 7]).unwrap();
}
