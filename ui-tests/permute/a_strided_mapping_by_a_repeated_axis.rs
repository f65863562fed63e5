// Right: m.permute::<axes![1, 0]>();
use strata_layout::{Mapping, Shape, StridedMapping, axes};

fn main() {
    let m = StridedMapping::<Shape![3, 5], Shape![8, 1]>::STATIC;
    m.permute::<axes![1, 1]>();
}
