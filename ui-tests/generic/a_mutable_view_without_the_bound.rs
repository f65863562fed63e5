// Right: fn write<M: MutableMapping>(data: &mut [u8], m: M) -> bool { ViewMut::new(data, m).is_ok() }
use strata_layout::{Mapping, ViewMut};

fn write<M: Mapping>(data: &mut [u8], m: M) -> bool { ViewMut::new(data, m).is_ok() }

fn main() {}
