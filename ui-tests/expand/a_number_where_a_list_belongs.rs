// Right: m.expand::<axes![0], _>(shape![7, 480, 640]).unwrap();
use strata_layout::{Axis, DenseMapping, Mapping, RowMajor, Shape, shape};

fn main() {
    let m = DenseMapping::<Shape![480, 640], RowMajor>::STATIC;
    m.expand::<Axis<0>, _>(shape![7, 480, 640]).unwrap();
}
