// Right: expand_mapping::<axes![0], _, _>(&m, shape![7, 480, 640]).unwrap();
use strata_layout::{DenseMapping, RowMajor, Shape, axes, expand_mapping, shape};

fn main() {
    let m = DenseMapping::<Shape![480, 640], RowMajor>::STATIC;
    expand_mapping::<axes![0], _, _>(&m, shape![480, 640]).unwrap();
}
