// Right: const BOTH: TupleMorphism = constant(SECOND.compose(&SECOND));
use strata_layout::{TupleMorphism, constant};

const FIRST: TupleMorphism = constant(TupleMorphism::new(&[2, 5], &[2, 5], &[Some(0), Some(1)]));
const SECOND: TupleMorphism = constant(TupleMorphism::new(&[2, 3], &[2, 3], &[Some(0), Some(1)]));
const BOTH: TupleMorphism = constant(SECOND.compose(&FIRST));

fn main() {
    let _ = BOTH;
}
