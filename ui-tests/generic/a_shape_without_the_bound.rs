// Right: fn size<S: Shape>(m: DenseMapping<S, RowMajor>) -> usize { size_of_val(&m) }
use strata_layout::{DenseMapping, RowMajor, Shape};

fn size<S>(m: DenseMapping<S, RowMajor>) -> usize { size_of_val(&m) }

fn main() {}
