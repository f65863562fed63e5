// Right: fn f<const N: usize>(m: DenseMapping<(Const<N>, uint!(3))>) {}
use strata_layout::{DenseMapping, Shape};

fn f<const N: usize>(m: DenseMapping<Shape![{ N }, 3]>) {}

fn main() {}
