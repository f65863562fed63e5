// Right: fn alike<A: SameOrder<B, 2>, B: OrderLike>() { same::<A, B>() }
use strata_layout::{OrderLike, SameOrder};

fn same<A: SameOrder<B, 2>, B>() {}

fn alike<A: OrderLike, B: OrderLike>() { same::<A, B>() }

fn main() {}
