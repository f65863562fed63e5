// Right: fn rows<M: ExpandMapping<axes![0], Shape![7, 3]>>(m: M) -> bool { m.expand::<axes![0], _>(shape![7, 3]).is_ok() }
use strata_layout::{Mapping, axes, shape};

fn rows<M: Mapping>(m: M) -> bool { m.expand::<axes![0], _>(shape![7, 3]).is_ok() }

fn main() {}
