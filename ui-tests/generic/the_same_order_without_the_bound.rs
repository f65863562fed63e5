// Right: fn alike<A: SameOrder<RowMajor, 2>>() { same::<A, RowMajor>() }
use strata_layout::{OrderLike, RowMajor, SameOrder};

fn same<A: SameOrder<B, 2>, B>() {}

fn alike<A: OrderLike>() { same::<A, RowMajor>() }

fn main() {}
