// Right: fn size<O: OrderForRank<2>>(m: DenseMapping<Shape![2, 3], O>) -> usize where Shape![2, 3]: DenseStrides<O> { m.size() }
use strata_layout::{DenseMapping, Mapping, OrderForRank, Shape, tuple::DenseStrides};

fn size<O>(m: DenseMapping<Shape![2, 3], O>) -> usize { m.size() }

fn main() {}
