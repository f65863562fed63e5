// Right: const TURNED: FlatLayout = constant(constant(FlatLayout::new(&[4, 6], &[6, 1])).permute(&[1, 0]));
use strata_layout::{FlatLayout, constant};

const TURNED: FlatLayout = constant(constant(FlatLayout::new(&[4, 6], &[6, 1])).permute(&[1, 1]));

fn main() {
    let _ = TURNED;
}
