// Right: m.try_merge_axes::<0, 1>().unwrap();
use strata_layout::{Mapping, StridedMapping, shape};

fn main() {
    let m = StridedMapping::new(shape![4, 6], shape![5 + 1, 1]).unwrap();
    m.merge_axes::<0, 1>();
}
