// Right: fn slice<const A: usize, M: DropAxis<A>>(m: M) -> usize { m.drop_axis::<A>().size() }
use strata_layout::Mapping;

fn slice<const A: usize, M: Mapping>(m: M) -> usize { m.drop_axis::<A>().size() }

fn main() {}
