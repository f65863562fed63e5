// Right: m.narrow::<1, _>(1).unwrap();
use strata_layout::{Mapping, Shape, StridedMapping};

fn main() {
    let m = StridedMapping::<Shape![3, 5], Shape![8, 1]>::STATIC;
    m.narrow::<2, _>(1).unwrap();
}
