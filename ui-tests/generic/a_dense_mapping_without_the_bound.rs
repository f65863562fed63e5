// Right: fn fits<S: DenseStrides<O>, O>(s: S) -> bool { DenseMapping::<S, O>::new(s).is_ok() }
use strata_layout::{DenseMapping, Shape};

fn fits<S: Shape, O>(s: S) -> bool { DenseMapping::<S, O>::new(s).is_ok() }

fn main() {}
