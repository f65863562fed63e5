// Right: v.iter().count();
use strata_layout::{Shape, StridedMapping, View};

fn main() {
    let v = View::new(&[0; 40], StridedMapping::<Shape![4, 6], Shape![10, 1]>::STATIC).unwrap();
    v.merge_axes::<0, 1>();
}
