// Right: fn fill<M: Contiguous>(v: ViewMut<u8, M>) { v.into_slice().fill(7) }
use strata_layout::{Mapping, ViewMut};

fn fill<M: Mapping>(v: ViewMut<u8, M>) { v.into_slice().fill(7) }

fn main() {}
