// Right: fn fits<O: OrderLike>(m: DenseMapping<Shape![2, 3], O>) -> bool where Shape![2, 3]: DenseStrides<O> { View::new(&[0; 6], m).is_ok() }
use strata_layout::{DenseMapping, OrderLike, Shape, View};

fn fits<O: OrderLike>(m: DenseMapping<Shape![2, 3], O>) -> bool { View::new(&[0; 6], m).is_ok() }

fn main() {}
