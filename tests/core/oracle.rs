//! The expected answers: plain lists of numbers, and 'stride times index' for everything else. Nothing
//! here calls the library.

/// What kind of mapping a result must be.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Kind {
    /// Dense, with the axes in this order, fastest first.
    Dense(Vec<usize>),
    /// The same, and the order is printed so: it may not be in its shortest spelling.
    Spelled(Vec<usize>, String),
    Strided,
}

/// A mapping as two lists of numbers.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Oracle {
    pub shape: Vec<usize>,
    pub strides: Vec<usize>,
    pub kind: Kind,
}

/// How an order is printed in its shortest spelling.
pub fn spelled(order: &[usize]) -> String {
    let up: Vec<usize> = (0..order.len()).collect();
    let down: Vec<usize> = up.iter().rev().copied().collect();
    if order == up {
        "column-major".into()
    } else if order == down {
        "row-major".into()
    } else {
        format!("order {}", list(order))
    }
}

pub fn list(numbers: &[usize]) -> String {
    format!("({})", numbers.iter().map(ToString::to_string).collect::<Vec<_>>().join(", "))
}

/// Every tuple below `limits`, the last number fastest.
pub fn tuples(limits: &[usize]) -> Vec<Vec<usize>> {
    let mut all = vec![vec![]];
    for &limit in limits {
        all = all
            .iter()
            .flat_map(|head| (0..limit).map(move |n| head.iter().copied().chain([n]).collect()))
            .collect();
    }
    all
}

/// Every shape of this rank with extents 0 to 3.
pub fn small_shapes(rank: usize) -> Vec<Vec<usize>> {
    tuples(&vec![4; rank])
}

/// Every order of this rank: the axes, fastest first.
pub fn every_order(rank: usize) -> Vec<Vec<usize>> {
    tuples(&vec![rank; rank])
        .into_iter()
        .filter(|order| (0..rank).all(|axis| order.contains(&axis)))
        .collect()
}

impl Oracle {
    pub fn strided(shape: &[usize], strides: &[usize]) -> Self {
        Self { shape: shape.to_vec(), strides: strides.to_vec(), kind: Kind::Strided }
    }

    /// Each stride is the product of the extents of the faster axes.
    pub fn dense(shape: &[usize], order: &[usize]) -> Self {
        let place = |axis| order.iter().position(|&a| a == axis).unwrap();
        let strides = (0..shape.len()).map(|axis| order[..place(axis)].iter().map(|&a| shape[a]).product());
        Self { shape: shape.to_vec(), strides: strides.collect(), kind: Kind::Dense(order.to_vec()) }
    }

    pub fn rank(&self) -> usize {
        self.shape.len()
    }

    pub fn size(&self) -> usize {
        self.shape.iter().product()
    }

    pub fn offset(&self, index: &[usize]) -> usize {
        index.iter().zip(&self.strides).map(|(i, d)| i * d).sum()
    }

    /// The offsets of all indices, in logical order: the last axis fastest.
    pub fn offsets(&self) -> Vec<usize> {
        let mut all = vec![0];
        for (&extent, &stride) in self.shape.iter().zip(&self.strides) {
            all = all.iter().flat_map(|&o| (0..extent).map(move |i| o + i * stride)).collect();
        }
        all
    }

    pub fn cosize(&self) -> usize {
        self.offsets().iter().max().map_or(0, |last| last + 1)
    }

    /// Whether no offset is met twice, by sorting them.
    pub fn is_unique(&self) -> bool {
        let mut all = self.offsets();
        all.sort_unstable();
        all.windows(2).all(|pair| pair[0] != pair[1])
    }

    /// In this order, the first axis whose stride is not that of dense memory: axis, stride, expected.
    pub fn first_misfit(&self, order: &[usize]) -> Option<(usize, usize, usize)> {
        let dense = Self::dense(&self.shape, order);
        let fits = |a: usize| self.shape[a] == 1 || self.strides[a] == dense.strides[a];
        let misfit = order.iter().copied().find(|&a| !fits(a));
        misfit.filter(|_| self.size() != 0).map(|a| (a, self.strides[a], dense.strides[a]))
    }

    pub fn permute(&self, perm: &[usize]) -> Self {
        let pick = |from: &[usize]| perm.iter().map(|&a| from[a]).collect();
        let kind = match &self.kind {
            Kind::Strided => Kind::Strided,
            Kind::Dense(order) | Kind::Spelled(order, _) => {
                Kind::Dense(order.iter().map(|&old| perm.iter().position(|&a| a == old).unwrap()).collect())
            }
        };
        Self { shape: pick(&self.shape), strides: pick(&self.strides), kind }
    }

    pub fn drop_axis(&self, axis: usize) -> Self {
        let rest = |from: &[usize]| (0..from.len()).filter(|&a| a != axis).map(|a| from[a]).collect();
        let kind = match &self.kind {
            Kind::Dense(order) if order.last() == Some(&axis) => Kind::Dense(
                order.iter().filter(|&&a| a != axis).map(|&a| if a > axis { a - 1 } else { a }).collect(),
            ),
            _ => Kind::Strided,
        };
        Self { shape: rest(&self.shape), strides: rest(&self.strides), kind }
    }

    pub fn narrow(&self, axis: usize, length: usize) -> Self {
        let mut cut = self.clone();
        cut.shape[axis] = length;
        cut.kind = match &self.kind {
            Kind::Dense(order) if order.last() == Some(&axis) => Kind::Dense(order.clone()),
            _ => Kind::Strided,
        };
        cut
    }

    pub fn block(&self, sizes: &[usize]) -> Self {
        Self::strided(sizes, &self.strides)
    }

    pub fn expand(&self, inserted: &[usize], space: &[usize]) -> Self {
        let mut kept = self.strides.iter();
        let strides = (0..space.len()).map(|k| if inserted.contains(&k) { 0 } else { *kept.next().unwrap() });
        Self::strided(space, &strides.collect::<Vec<_>>())
    }

    /// The listed axes as one, at the place of the first listed among the axes that remain.
    pub fn diagonal(&self, axes: &[usize]) -> Self {
        let least = axes.iter().map(|&a| self.shape[a]).min().unwrap();
        let sum = axes.iter().map(|&a| self.strides[a]).sum();
        let (mut shape, mut strides) = (vec![], vec![]);
        for axis in (0..self.rank()).filter(|a| *a == axes[0] || !axes.contains(a)) {
            shape.push(if axis == axes[0] { least } else { self.shape[axis] });
            strides.push(if axis == axes[0] { sum } else { self.strides[axis] });
        }
        Self::strided(&shape, &strides)
    }

    /// How the mapping is printed.
    pub fn text(&self) -> String {
        let kind = match &self.kind {
            Kind::Strided => "strided".into(),
            Kind::Spelled(_, text) => text.clone(),
            Kind::Dense(order) => spelled(order),
        };
        format!("{}:{} {kind}", list(&self.shape), list(&self.strides))
    }
}
