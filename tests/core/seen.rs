//! What a mapping says of itself, as plain numbers, and its comparison with the oracle.
use crate::oracle::{Kind, Oracle};
use std::fmt::Write as _;
use std::io::Write as _;
use strata_layout::shape::IndexArray;
use strata_layout::{Mapping, Shape, shape_from};

/// Everything a mapping tells, gathered by code generic over it; all the judging is done on this, so that
/// only little code is compiled anew for each type.
#[derive(Debug)]
pub struct Seen {
    rank: usize,
    pub extents: Vec<usize>,
    pub strides: Vec<usize>,
    size: usize,
    pub cosize: usize,
    empty: bool,
    dense: bool,
    unique: bool,
    pub dense_by_type: bool,
    pub text: String,
    /// The checked offsets of all indices inside, in logical order.
    offsets: Vec<Option<usize>>,
    /// The same by `offset`.
    plain: Vec<usize>,
    /// The checked offsets just outside along each axis, and far outside.
    outside: Vec<Option<usize>>,
}

/// A list of numbers as an index.
pub fn index<I: IndexArray>(numbers: &[usize]) -> I {
    let mut array = I::ZERO;
    array.as_mut().copy_from_slice(numbers);
    array
}

/// A list of numbers as a shape, or as strides.
pub fn numbers<S: Shape>(values: &[usize]) -> S {
    shape_from(index(values)).expect("the numbers agree with the static ones")
}

impl Seen {
    pub fn of<M: Mapping>(m: &M) -> Self {
        let extents = m.extents().as_ref().to_vec();
        let mut seen = Self {
            rank: M::RANK,
            strides: m.stride_values().as_ref().to_vec(),
            size: m.size(),
            cosize: m.cosize(),
            empty: m.is_empty(),
            dense: m.is_dense(),
            unique: m.is_unique(),
            dense_by_type: M::IS_DENSE_BY_TYPE,
            text: String::new(),
            offsets: vec![],
            plain: vec![],
            outside: vec![],
            extents,
        };
        write!(seen.text, "{m}").expect("a mapping is printed");
        let (mut checked, mut plain) = (vec![], vec![]);
        visit(&seen.extents, &mut |i| {
            checked.push(m.checked_offset(index(i)));
            plain.push(m.offset(index(i)));
        });
        let mut outside = vec![];
        for axis in 0..M::RANK {
            let mut i = vec![0; M::RANK];
            for far in [seen.extents[axis], seen.extents[axis] + 1, usize::MAX] {
                i[axis] = far;
                outside.push(m.checked_offset(index(&i)));
            }
            assert_eq!(m.extent(axis), seen.extents[axis]);
            assert_eq!(m.stride(axis), seen.strides[axis]);
            assert_eq!(m.get_extent(axis), Some(seen.extents[axis]));
            assert_eq!(m.get_stride(axis), Some(seen.strides[axis]));
        }
        assert_eq!((m.get_extent(M::RANK), m.get_stride(M::RANK)), (None, None));
        assert_eq!(M::Shape::values(m.shape().store()), m.extents(), "the shape is that of the numbers");
        Self { offsets: checked, plain, outside, ..seen }
    }

    /// That all of it is what the oracle says.
    pub fn check(&self, expected: &Oracle) {
        assert_eq!(self.extents, expected.shape, "{expected:?}");
        assert_eq!(self.strides, expected.strides, "{expected:?}");
        assert_eq!(self.rank, expected.rank());
        assert_eq!(self.text, expected.text());
        assert_eq!(self.dense_by_type, expected.kind != Kind::Strided, "{expected:?}");
        let offsets = expected.offsets();
        assert!(self.offsets.iter().copied().eq(offsets.iter().copied().map(Some)), "{self:?}");
        assert_eq!(self.plain, offsets);
        assert!(self.outside.iter().all(Option::is_none), "an offset outside the shape: {self:?}");
        assert_eq!(self.size, offsets.len(), "{expected:?}");
        assert_eq!(self.empty, offsets.is_empty());
        assert_eq!(self.cosize, offsets.iter().max().map_or(0, |last| last + 1), "{expected:?}");
        // Enumerated: each offset marked once, and no offset past the size.
        let mut met = vec![false; self.cosize];
        let unique = offsets.iter().all(|&offset| !std::mem::replace(&mut met[offset], true));
        let dense = unique && offsets.len() == self.cosize;
        assert_eq!(self.unique, unique, "{expected:?}");
        assert_eq!(self.dense, dense, "{expected:?}");
        assert!(dense || !self.dense_by_type, "typed dense and is not: {expected:?}");
    }
}

/// Calls `f` with each index of the shape, the last number fastest.
fn visit(shape: &[usize], f: &mut dyn FnMut(&[usize])) {
    if shape.contains(&0) {
        return;
    }
    let mut index = vec![0; shape.len()];
    loop {
        f(&index);
        let Some(axis) = (0..shape.len()).rev().find(|&k| index[k] + 1 < shape[k]) else { return };
        index[axis] += 1;
        index[axis + 1..].fill(0);
    }
}

/// How many results were looked at, and how far their types tell that they are dense.
#[derive(Debug, Default, Clone, Copy, PartialEq, Eq)]
pub struct Tally {
    pub cases: usize,
    pub refused: usize,
    pub dense: usize,
    pub dense_by_type: usize,
    /// Those that are dense, have an element, and are not typed so.
    pub unrecognised: usize,
}

impl Tally {
    /// Checks a result and counts it.
    pub fn check(&mut self, seen: &Seen, expected: &Oracle) {
        seen.check(expected);
        self.cases += 1;
        self.dense += usize::from(seen.dense);
        self.dense_by_type += usize::from(seen.dense_by_type);
        self.unrecognised += usize::from(seen.dense && !seen.dense_by_type && !seen.empty);
    }

    pub fn add(&mut self, other: Self) {
        self.cases += other.cases;
        self.refused += other.refused;
        self.dense += other.dense;
        self.dense_by_type += other.dense_by_type;
        self.unrecognised += other.unrecognised;
    }

    /// One line about it.
    pub fn line(&self, what: &str) -> String {
        let Self { cases, refused, dense, dense_by_type, unrecognised } = *self;
        format!(
            "{what}: {cases} results compared, {refused} refusals; {dense} dense, {dense_by_type} of them by \
             type, {} not recognised ({unrecognised} of these not empty)",
            dense - dense_by_type
        )
    }
}

/// Prints a line past the capture of the test runner, so that it shows in the output of a passing test.
pub fn say(line: &str) {
    writeln!(std::io::stdout().lock(), "    {line}").expect("standard output takes a line");
}
