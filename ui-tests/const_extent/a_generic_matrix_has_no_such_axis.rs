// Right: fn row<const R: usize, const C: usize>(m: DenseMapping<(Const<R>, Const<C>), RowMajor>) -> usize { m.drop_axis::<0>().size() }
use strata_layout::{Const, DenseMapping, Mapping, RowMajor};

fn row<const R: usize, const C: usize>(m: DenseMapping<(Const<R>, Const<C>), RowMajor>) -> usize { m.drop_axis::<2>().size() }

fn main() {}
