// Right: fn column<const R: usize, const C: usize>(v: View<u8, DenseMapping<(Const<R>, Const<C>), RowMajor>>) -> &[u8] { v.drop_axis::<0>(0).as_slice() }
use strata_layout::{Const, DenseMapping, RowMajor, View};

fn column<const R: usize, const C: usize>(v: View<u8, DenseMapping<(Const<R>, Const<C>), RowMajor>>) -> &[u8] { v.drop_axis::<1>(0).as_slice() }

fn main() {}
