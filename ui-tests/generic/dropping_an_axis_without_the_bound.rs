// Right: fn top<M: DropAxis<0>>(m: M) -> usize { m.drop_axis::<0>().size() }
use strata_layout::Mapping;

fn top<M: Mapping>(m: M) -> usize { m.drop_axis::<0>().size() }

fn main() {}
