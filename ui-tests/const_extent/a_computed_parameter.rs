// Right: fn wider<const N: usize>() -> usize { DenseMapping::<_, RowMajor>::new((N + 1,)).unwrap().size() }
use strata_layout::{Const, DenseMapping, Mapping, RowMajor};

fn wider<const N: usize>() -> usize { DenseMapping::<(Const<{ N + 1 }>,), RowMajor>::STATIC.size() }

fn main() {}
