// Right: fn f<const N: usize>() -> Const<N> { Const }
use strata_layout::uint;

fn f<const N: usize>() -> uint!(N) { todo!() }

fn main() {}
