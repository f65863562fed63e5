// Right: let n: DenseMapping<Shape![480, 640], RowMajor> = m;
use strata_layout::{ColumnMajor, DenseMapping, RowMajor, Shape};

fn main() {
    let m = DenseMapping::<Shape![480, 640], RowMajor>::STATIC;
    let n: DenseMapping<Shape![480, 640], ColumnMajor> = m;
}
