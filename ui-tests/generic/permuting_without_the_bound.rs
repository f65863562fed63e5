// Right: fn turn<M: PermuteMapping<axes![1, 0]>>(m: M) -> usize { m.permute::<axes![1, 0]>().size() }
use strata_layout::{Mapping, axes};

fn turn<M: Mapping>(m: M) -> usize { m.permute::<axes![1, 0]>().size() }

fn main() {}
