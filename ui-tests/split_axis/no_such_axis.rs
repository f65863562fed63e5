// Right: split_axis_mapping::<1, uint!(3), _>(&m).unwrap();
use strata_layout::{Shape, StridedMapping, split_axis_mapping, uint};

fn main() {
    let m = StridedMapping::<Shape![2, 3], Shape![8, 1]>::STATIC;
    split_axis_mapping::<2, uint!(3), _>(&m).unwrap();
}
