// Right: const M: DenseMapping<Shape![{ 1 << 10 }, { 1 << 10 }], RowMajor> = DenseMapping::STATIC;
use strata_layout::{DenseMapping, RowMajor, Shape};

const M: DenseMapping<Shape![{ 1 << 40 }, { 1 << 40 }], RowMajor> = DenseMapping::STATIC;

fn main() {}
