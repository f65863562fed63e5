// Right: let l = <PermutedLayout<Dense<RowMajor>, axes![2, 1, 0], 3>>::default();
use strata_layout::{Dense, PermutedLayout, RowMajor, axes};

fn main() {
    let l = <PermutedLayout<Dense<RowMajor>, axes![1, 0], 3>>::default();
}
