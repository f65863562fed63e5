// Right: let o = <order![1, 0]>::default();
use strata_layout::order;

fn main() {
    let a = 1_usize;
    let o = <order![a, 0]>::default();
}
