// Right: same::<RowMajor, order![1, 0]>();
use strata_layout::{ColumnMajor, RowMajor, SameOrder};

fn same<A: SameOrder<B, 2>, B>() {}

fn main() {
    same::<RowMajor, ColumnMajor>();
}
