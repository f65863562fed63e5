// Right: View::new(&[0; 10], rows).unwrap();
use strata_layout::{ColumnMajor, DenseMapping, Mapping, Shape, ViewMut, axes, shape};

fn main() {
    let bias = DenseMapping::<Shape![10], ColumnMajor>::STATIC;
    let rows = bias.expand::<axes![0], _>(shape![32, 10]).unwrap();
    ViewMut::new(&mut [0; 10], rows).unwrap();
}
