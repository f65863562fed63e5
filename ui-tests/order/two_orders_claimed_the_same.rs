// Right: same::<RowMajor, order![2, 1, 0]>();
use strata_layout::{SameOrder, order};

fn same<A: SameOrder<B, 3>, B>() {}

fn main() {
    same::<order![2, 0, 1], order![2, 1, 0]>();
}
