//! 'Categorical Foundations for CuTe Layouts', 2.1.1 to 2.1.3: each definition, example with numbers
//! that can be recovered, lemma, remark and proposition, by its number. Each body runs in a constant
//! too. Statements about all layouts are tried on `ANY` here and on every small layout in
//! `exhaustive`. Modes and permutations count from 0.
use strata_layout::{FlatLayout, LayoutError};

const fn lay(shape: &[usize], stride: &[usize]) -> FlatLayout {
    match FlatLayout::new(shape, stride) {
        Ok(layout) => layout,
        Err(_) => panic!("no layout"),
    }
}

/// A shape: the paper's tuples of positive integers. Its strides do not matter.
const fn tuple(shape: &[usize]) -> FlatLayout {
    match FlatLayout::column_major(shape) {
        Ok(layout) => layout,
        Err(_) => panic!("no shape"),
    }
}

#[allow(clippy::large_types_passed_by_value)] // as the operations return it
const fn ok(result: Result<FlatLayout, LayoutError>) -> FlatLayout {
    match result {
        Ok(layout) => layout,
        Err(_) => panic!("no result"),
    }
}

/// Whether Φ takes exactly these values.
const fn takes(l: &FlatLayout, values: &[usize]) -> bool {
    let mut n = 0;
    while n < values.len() {
        if !matches!(l.offset(n), Ok(offset) if offset == values[n]) {
            return false;
        }
        n += 1;
    }
    l.size() == values.len() && l.offset(n).is_err()
}

const fn at(l: &FlatLayout, coordinate: &[usize]) -> usize {
    match l.coordinate_offset(coordinate) {
        Ok(offset) => offset,
        Err(_) => panic!("outside"),
    }
}

const fn is_mode(l: &FlatLayout, mode: usize, extent: usize, stride: usize) -> bool {
    matches!(l.mode(mode), Ok((s, d)) if s == extent && d == stride)
}

const E: FlatLayout = FlatLayout::EMPTY;

const ANY: [FlatLayout; 9] = [
    E,
    lay(&[1], &[3]),
    lay(&[8], &[5]),
    lay(&[3, 5], &[2, 10]),
    lay(&[4, 2, 2], &[3, 3, 100]),
    lay(&[2, 1, 3, 1], &[4, 9, 0, 0]),
    lay(&[3, 4], &[4, 1]),
    lay(&[2, 2, 2], &[5, 5, 5]),
    lay(&[3, 2], &[0, 0]),
];

/// Calls a law with every layout of `ANY`.
macro_rules! any {
    ($law:path) => {{
        let mut i = 0;
        while i < ANY.len() {
            $law(&ANY[i]);
            i += 1;
        }
    }};
}

mod basics;
mod operations;
