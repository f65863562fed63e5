// Right: m.block((Const::<1>, Const::<1>)).unwrap();
use strata_layout::{Const, DenseMapping, Mapping, RowMajor};

fn main() {
    let m = DenseMapping::<(Const<2>, Const<3>), RowMajor>::STATIC;
    m.block((Const::<1>, Const::<1>, Const::<1>)).unwrap();
}
