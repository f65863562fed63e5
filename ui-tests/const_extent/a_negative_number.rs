// Right: let m = DenseMapping::<(Const<1>, Const<3>), RowMajor>::STATIC;
use strata_layout::{Const, DenseMapping, RowMajor};

fn main() {
    let m = DenseMapping::<(Const<-1>, Const<3>), RowMajor>::STATIC;
}
