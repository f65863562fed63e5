// Right: fn batch<M: NarrowMapping<0, usize>>(m: M) -> bool { m.narrow::<0, _>(8).is_ok() }
use strata_layout::Mapping;

fn batch<M: Mapping>(m: M) -> bool { m.narrow::<0, _>(8).is_ok() }

fn main() {}
