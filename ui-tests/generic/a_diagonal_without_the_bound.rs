// Right: fn trace<M: DiagonalMapping<axes![0, 1]>>(m: M) -> usize { m.diagonal::<axes![0, 1]>().size() }
use strata_layout::{Mapping, axes};

fn trace<M: Mapping>(m: M) -> usize { m.diagonal::<axes![0, 1]>().size() }

fn main() {}
