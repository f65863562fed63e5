// Right: m.drop_axis::<1>();
use strata_layout::{Mapping, Shape, StridedMapping};

fn main() {
    let m = StridedMapping::<Shape![3, 5], Shape![8, 1]>::STATIC;
    m.drop_axis::<2>();
}
