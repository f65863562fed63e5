// Right: const M: StridedMapping<Shape![3, 2], Shape![2, 1]> = StridedMapping::STATIC;
use strata_layout::{Shape, StridedMapping};

const M: StridedMapping<Shape![3, 2], Shape![{ 1 << 62 }, 1]> = StridedMapping::STATIC;

fn main() {}
