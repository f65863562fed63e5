// Right: fn patch<M: BlockMapping<Shape![8, 8]>>(m: M) -> bool { m.block(shape![8, 8]).is_ok() }
use strata_layout::{Mapping, shape};

fn patch<M: Mapping>(m: M) -> bool { m.block(shape![8, 8]).is_ok() }

fn main() {}
