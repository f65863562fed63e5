// Right: let order = <AxisDroppedOrder<order![2, 0, 1], 3, 2>>::default();
use strata_layout::{AxisDroppedOrder, order};

fn main() {
    let order = <AxisDroppedOrder<order![2, 0, 1], 3, 3>>::default();
}
