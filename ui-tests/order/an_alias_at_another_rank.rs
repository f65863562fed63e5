// Right: let shortest = <CanonicalOrder<order![2, 1, 0], 3>>::default();
use strata_layout::{CanonicalOrder, order};

fn main() {
    let shortest = <CanonicalOrder<order![2, 1, 0], 2>>::default();
}
