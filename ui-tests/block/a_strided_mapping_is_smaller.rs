// Right: m.block(shape![3, 5]).unwrap();
use strata_layout::{Mapping, Shape, StridedMapping, shape};

fn main() {
    let m = StridedMapping::<Shape![3, 5], Shape![8, 1]>::STATIC;
    m.block(shape![3, 6]).unwrap();
}
