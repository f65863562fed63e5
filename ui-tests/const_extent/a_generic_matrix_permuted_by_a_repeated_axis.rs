// Right: fn turn<const R: usize, const C: usize>(m: DenseMapping<(Const<R>, Const<C>), RowMajor>) -> usize { m.permute::<axes![1, 0]>().size() }
use strata_layout::{Const, DenseMapping, Mapping, RowMajor, axes};

fn turn<const R: usize, const C: usize>(m: DenseMapping<(Const<R>, Const<C>), RowMajor>) -> usize { m.permute::<axes![0, 0]>().size() }

fn main() {}
