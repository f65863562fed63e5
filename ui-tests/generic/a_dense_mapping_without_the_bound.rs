// Right: fn fits<S: DenseStrides<RowMajor>>(s: S) -> bool { DenseMapping::<S, RowMajor>::new(s).is_ok() }
use strata_layout::{DenseMapping, RowMajor, Shape};

fn fits<S: Shape>(s: S) -> bool { DenseMapping::<S, RowMajor>::new(s).is_ok() }

fn main() {}
