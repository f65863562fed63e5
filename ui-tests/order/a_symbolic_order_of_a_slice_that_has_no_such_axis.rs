// Right: let order = <AxisDroppedOrder<RowMajor, 3, 2>>::default();
use strata_layout::{AxisDroppedOrder, RowMajor};

fn main() {
    let order = <AxisDroppedOrder<RowMajor, 3, 3>>::default();
}
