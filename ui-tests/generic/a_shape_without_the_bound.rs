// Right: struct Stack<S: Shape> { images: DenseMapping<S, RowMajor> }
use strata_layout::{DenseMapping, RowMajor};

struct Stack<S> { images: DenseMapping<S, RowMajor> }

fn main() {}
