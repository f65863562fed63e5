//! What a mapping says of itself, as plain numbers, and its comparison with the oracle.
use crate::oracle::{Kind, Oracle};
use std::io::Write as _;
use strata_layout::shape::IndexArray;
use strata_layout::{Mapping, Shape, shape_from};

/// What is asked of a mapping, as one trait for all types, so that little code is compiled anew for each.
pub trait Probe {
    fn facts(&self) -> Facts;
    fn checked(&self, index: &[usize]) -> Option<usize>;
    fn plain(&self, index: &[usize]) -> usize;
    /// Extent and stride of an axis.
    fn axis(&self, axis: usize) -> [Option<usize>; 2];
}

/// What a mapping says of itself as a whole.
#[derive(Debug)]
#[allow(clippy::struct_excessive_bools, reason = "a list of answers, not a state")]
pub struct Facts {
    pub bytes: usize,
    pub rank: usize,
    pub extents: Vec<usize>,
    pub strides: Vec<usize>,
    pub size: usize,
    pub cosize: usize,
    pub empty: bool,
    pub dense: bool,
    pub unique: bool,
    pub dense_by_operation: bool,
    pub text: String,
}

impl<M: Mapping> Probe for M {
    fn facts(&self) -> Facts {
        assert!(M::Shape::values(self.shape().store()) == self.extents());
        let text = self.to_string();
        Facts {
            bytes: size_of::<M>(),
            rank: M::RANK,
            extents: self.extents().as_ref().to_vec(),
            strides: self.stride_values().as_ref().to_vec(),
            size: self.size(),
            cosize: self.cosize(),
            empty: self.is_empty(),
            dense: self.is_dense(),
            unique: self.is_unique(),
            dense_by_operation: !text.ends_with("strided"),
            text,
        }
    }
    fn checked(&self, i: &[usize]) -> Option<usize> {
        self.checked_offset(index(i))
    }
    fn plain(&self, i: &[usize]) -> usize {
        self.offset(index(i))
    }
    fn axis(&self, axis: usize) -> [Option<usize>; 2] {
        let both = [self.get_extent(axis), self.get_stride(axis)];
        assert!(axis >= M::RANK || both == [Some(self.extent(axis)), Some(self.stride(axis))]);
        both
    }
}

/// Everything a mapping tells, as plain numbers.
#[derive(Debug)]
pub struct Seen {
    pub facts: Facts,
    /// The checked offsets of all indices inside, in logical order.
    offsets: Vec<Option<usize>>,
    /// The offset of the last index, by `offset`.
    last: Option<usize>,
    /// The checked offsets just outside along each axis, and far outside.
    outside: Vec<Option<usize>>,
    /// Extent and stride of each axis, and of one past the last.
    axes: Vec<[Option<usize>; 2]>,
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
    pub fn of(m: &dyn Probe) -> Self {
        let facts = m.facts();
        let mut offsets = vec![];
        visit(&facts.extents, &mut |i| offsets.push(m.checked(i)));
        let last: Option<Vec<usize>> = facts.extents.iter().map(|extent| extent.checked_sub(1)).collect();
        let mut outside = vec![];
        for axis in 0..facts.rank {
            let mut i = vec![0; facts.rank];
            for far in [facts.extents[axis], usize::MAX] {
                i[axis] = far;
                outside.push(m.checked(&i));
            }
        }
        let axes = (0..=facts.rank).map(|axis| m.axis(axis)).collect();
        Self { offsets, last: last.map(|i| m.plain(&i)), outside, axes, facts }
    }

    /// That all of it is what the oracle says.
    pub fn check(&self, expected: &Oracle) {
        let facts = &self.facts;
        assert_eq!(facts.extents, expected.shape, "{expected:?}");
        assert_eq!(facts.strides, expected.strides, "{expected:?}");
        assert_eq!(facts.rank, expected.rank());
        assert_eq!(facts.text, expected.text());
        assert_eq!(facts.dense_by_operation, expected.kind != Kind::Strided, "{expected:?}");
        for (axis, both) in self.axes.iter().enumerate() {
            let number = |from: &[usize]| from.get(axis).copied();
            assert_eq!(*both, [number(&expected.shape), number(&expected.strides)]);
        }
        let offsets = expected.offsets();
        assert!(self.offsets.iter().copied().eq(offsets.iter().copied().map(Some)), "{self:?}");
        assert_eq!(self.last, offsets.last().copied());
        assert!(self.outside.iter().all(Option::is_none), "an offset outside the shape: {self:?}");
        assert_eq!(facts.size, offsets.len(), "{expected:?}");
        assert_eq!(facts.empty, offsets.is_empty());
        assert_eq!(facts.cosize, offsets.iter().max().map_or(0, |last| last + 1), "{expected:?}");
        // Enumerated: each offset marked once, and no offset past the size.
        let mut met = vec![false; facts.cosize];
        let unique = offsets.iter().all(|&offset| !std::mem::replace(&mut met[offset], true));
        let dense = unique && offsets.len() == facts.cosize;
        assert_eq!(facts.unique, unique, "{expected:?}");
        assert_eq!(facts.dense, dense, "{expected:?}");
        assert!(dense || !facts.dense_by_operation, "typed dense and is not: {expected:?}");
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
    pub dense_by_operation: usize,
    /// Those that are dense, have an element, and are not typed so.
    pub unrecognised: usize,
}

impl Tally {
    /// Checks a result and counts it.
    pub fn check(&mut self, seen: &Seen, expected: &Oracle) {
        seen.check(expected);
        self.cases += 1;
        self.dense += usize::from(seen.facts.dense);
        self.dense_by_operation += usize::from(seen.facts.dense_by_operation);
        self.unrecognised +=
            usize::from(seen.facts.dense && !seen.facts.dense_by_operation && !seen.facts.empty);
    }

    pub fn add(&mut self, other: Self) {
        self.cases += other.cases;
        self.refused += other.refused;
        self.dense += other.dense;
        self.dense_by_operation += other.dense_by_operation;
        self.unrecognised += other.unrecognised;
    }

    /// One line about it.
    pub fn line(&self, what: &str) -> String {
        let Self { cases, refused, dense, dense_by_operation, unrecognised } = *self;
        format!(
            "{what}: {cases} results compared, {refused} refusals; {dense} dense, {dense_by_operation} of them by \
             type, {} not recognised ({unrecognised} of these not empty)",
            dense - dense_by_operation
        )
    }
}

/// Prints a line past the capture of the test runner, so that it shows in the output of a passing test.
pub fn say(line: &str) {
    writeln!(std::io::stdout().lock(), "    {line}").expect("standard output takes a line");
}
