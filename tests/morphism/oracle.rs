//! The definitions once more, on vectors and by enumeration, sharing nothing with the library.
//!
//! Targets are counted from 1, as in the document, with 0 for ∗.
use strata_layout::{FlatLayout, TupleMorphism};

/// A morphism as three lists.
#[derive(Debug, Clone, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub(crate) struct Mor {
    pub(crate) s: Vec<usize>,
    pub(crate) t: Vec<usize>,
    pub(crate) a: Vec<usize>,
}

/// A layout as two lists.
#[derive(Debug, Clone, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub(crate) struct Lay {
    pub(crate) s: Vec<usize>,
    pub(crate) d: Vec<usize>,
}

pub(crate) fn mor(s: &[usize], t: &[usize], a: &[usize]) -> Mor {
    Mor { s: s.to_vec(), t: t.to_vec(), a: a.to_vec() }
}

pub(crate) fn lay(s: &[usize], d: &[usize]) -> Lay {
    Lay { s: s.to_vec(), d: d.to_vec() }
}

pub(crate) fn targets(a: &[usize]) -> Vec<Option<usize>> {
    a.iter().map(|&x| x.checked_sub(1)).collect()
}

pub(crate) fn size(s: &[usize]) -> usize {
    s.iter().product()
}

/// All coordinates of a shape, the first entry fastest.
pub(crate) fn coordinates(s: &[usize]) -> Vec<Vec<usize>> {
    let mut out = vec![vec![]];
    for &extent in s.iter().rev() {
        // Entries are put in front, so that in the end the first runs fastest.
        out =
            out.iter().flat_map(|rest| (0..extent).map(move |x| [vec![x], rest.clone()].concat())).collect();
    }
    out
}

/// The number of a coordinate: its place among all coordinates.
pub(crate) fn colex(s: &[usize], x: &[usize]) -> usize {
    let mut number = 0;
    for i in (0..s.len()).rev() {
        number = number * s[i] + x[i];
    }
    number
}

impl Mor {
    pub(crate) fn of(f: &TupleMorphism) -> Self {
        mor(
            f.domain(),
            f.codomain(),
            &f.map().iter().map(|target| target.map_or(0, |j| j + 1)).collect::<Vec<_>>(),
        )
    }

    /// Built by the library's checked constructor.
    pub(crate) fn build(&self) -> TupleMorphism {
        TupleMorphism::new(&self.s, &self.t, &targets(&self.a)).unwrap()
    }

    /// Definition 3.1.1.13.
    pub(crate) fn is_morphism(&self) -> bool {
        self.a.len() == self.s.len()
            && self.a.iter().all(|&x| x <= self.t.len())
            && (1..=self.t.len()).all(|j| self.a.iter().filter(|&&x| x == j).count() <= 1)
            && self.s.iter().zip(&self.a).all(|(&s, &x)| x == 0 || s == self.t[x - 1])
    }

    pub(crate) fn hit(&self, j: usize) -> bool {
        self.a.contains(&j)
    }

    pub(crate) fn layout(&self) -> Lay {
        let d = self.a.iter().map(|&x| if x == 0 { 0 } else { size(&self.t[..x - 1]) }).collect();
        Lay { s: self.s.clone(), d }
    }

    /// F(f) at a coordinate.
    pub(crate) fn move_coordinate(&self, x: &[usize]) -> Vec<usize> {
        (1..=self.t.len()).map(|j| self.a.iter().position(|&k| k == j).map_or(0, |i| x[i])).collect()
    }

    /// |f| on every number.
    pub(crate) fn table(&self) -> Vec<usize> {
        coordinates(&self.s).iter().map(|x| colex(&self.t, &self.move_coordinate(x))).collect()
    }

    pub(crate) fn after(&self, f: &Self) -> Self {
        assert_eq!(f.t, self.s);
        let a = f.a.iter().map(|&x| if x == 0 { 0 } else { self.a[x - 1] }).collect();
        Self { s: f.s.clone(), t: self.t.clone(), a }
    }

    pub(crate) fn identity(s: &[usize]) -> Self {
        mor(s, s, &(1..=s.len()).collect::<Vec<_>>())
    }

    pub(crate) fn is_nondegenerate(&self) -> bool {
        self.s.iter().zip(&self.a).all(|(&s, &x)| s != 1 || x == 0)
    }

    /// The two conditions of Definition 3.1.2.12, the first asked of codomains of more than `free` entries:
    /// 1 as printed, 0 as corrected.
    pub(crate) fn is_standard_form(&self, free: usize) -> bool {
        let n = self.t.len();
        (n <= free || self.hit(n)) && (1..n).all(|j| self.hit(j) || (self.t[j - 1] != 1 && self.hit(j + 1)))
    }

    /// By search: whether some morphism back is inverse on both sides.
    pub(crate) fn inverse(&self) -> Option<Self> {
        maps(&self.t, &self.s)
            .into_iter()
            .map(|a| mor(&self.t, &self.s, &a))
            .find(|g| g.after(self) == Self::identity(&self.s) && self.after(g) == Self::identity(&self.t))
    }

    pub(crate) fn restrict(&self, subset: &[usize]) -> Self {
        let pick = |list: &[usize]| subset.iter().map(|&i| list[i]).collect::<Vec<_>>();
        mor(&pick(&self.s), &self.t, &pick(&self.a))
    }

    pub(crate) fn concat(&self, g: &Self) -> Option<Self> {
        let both = mor(&[&self.s[..], &g.s].concat(), &self.t, &[&self.a[..], &g.a].concat());
        (self.t == g.t && both.is_morphism()).then_some(both)
    }

    pub(crate) fn sum(&self, g: &Self) -> Self {
        let moved: Vec<_> = g.a.iter().map(|&x| if x == 0 { 0 } else { x + self.t.len() }).collect();
        mor(&[&self.s[..], &g.s].concat(), &[&self.t[..], &g.t].concat(), &[&self.a[..], &moved].concat())
    }

    pub(crate) fn complement(&self) -> Option<Self> {
        let unhit: Vec<_> = (1..=self.t.len()).filter(|&j| !self.hit(j)).collect();
        let s: Vec<_> = unhit.iter().map(|&j| self.t[j - 1]).collect();
        (!self.a.contains(&0)).then(|| mor(&s, &self.t, &unhit))
    }

    pub(crate) fn sort(&self) -> Self {
        let mut entries: Vec<_> = self.a.iter().copied().zip(self.s.iter().copied()).collect();
        entries.sort_by_key(|&(x, s)| (x, if x == 0 { s } else { 0 }));
        let (a, s): (Vec<_>, Vec<_>) = entries.into_iter().unzip();
        mor(&s, &self.t, &a)
    }

    /// Definition 3.1.5.12, on all pairs.
    pub(crate) fn is_sorted(&self) -> bool {
        (0..self.s.len()).all(|k| {
            (0..k).all(|i| match (self.a[i], self.a[k]) {
                (0, 0) => self.s[i] <= self.s[k],
                (x, y) => x < y,
            })
        })
    }

    pub(crate) fn squeeze(&self) -> Self {
        let place = |x: usize| if x == 0 { 0 } else { self.t[..x].iter().filter(|&&t| t != 1).count() };
        let kept = || (0..self.s.len()).filter(|&i| self.s[i] != 1);
        let t: Vec<_> = self.t.iter().copied().filter(|&t| t != 1).collect();
        mor(
            &kept().map(|i| self.s[i]).collect::<Vec<_>>(),
            &t,
            &kept().map(|i| place(self.a[i])).collect::<Vec<_>>(),
        )
    }

    /// Merges one neighbouring pair at a time until none is left.
    pub(crate) fn coalesce(&self) -> Self {
        let mut f = self.squeeze();
        'again: loop {
            for i in 1..f.s.len() {
                let (x, y) = (f.a[i - 1], f.a[i]);
                if (x == 0 && y == 0) || (x != 0 && y == x + 1) {
                    f.s[i - 1] *= f.s[i];
                    f.s.remove(i);
                    f.a.remove(i);
                    if x != 0 {
                        f.t[x - 1] *= f.t[x];
                        f.t.remove(x);
                        f.a.iter_mut().filter(|k| **k > x).for_each(|k| *k -= 1);
                    }
                    continue 'again;
                }
            }
            return f;
        }
    }
}

impl Lay {
    pub(crate) fn of(layout: &FlatLayout) -> Self {
        lay(layout.shape(), layout.stride())
    }

    pub(crate) fn build(&self) -> FlatLayout {
        FlatLayout::new(&self.s, &self.d).unwrap()
    }

    /// Φ on every number.
    pub(crate) fn table(&self) -> Vec<usize> {
        coordinates(&self.s).iter().map(|x| x.iter().zip(&self.d).map(|(x, d)| x * d).sum()).collect()
    }

    pub(crate) fn cosize(&self) -> usize {
        1 + self.s.iter().zip(&self.d).map(|(s, d)| (s - 1) * d).sum::<usize>()
    }

    pub(crate) fn sort(&self) -> Self {
        let mut modes: Vec<_> = self.d.iter().copied().zip(self.s.iter().copied()).collect();
        modes.sort_unstable();
        let (d, s): (Vec<_>, Vec<_>) = modes.into_iter().unzip();
        lay(&s, &d)
    }

    pub(crate) fn squeeze(&self) -> Self {
        let (s, d): (Vec<_>, Vec<_>) =
            self.s.iter().copied().zip(self.d.iter().copied()).filter(|&(s, _)| s != 1).unzip();
        lay(&s, &d)
    }

    pub(crate) fn coalesce(&self) -> Self {
        let mut out = lay(&[], &[]);
        let squeezed = self.squeeze();
        for (&s, &d) in squeezed.s.iter().zip(&squeezed.d) {
            match (out.s.last_mut(), out.d.last()) {
                (Some(s0), Some(&d0)) if d == *s0 * d0 => *s0 *= s,
                _ => {
                    out.s.push(s);
                    out.d.push(d);
                }
            }
        }
        out
    }

    /// Definition 2.1.8.1.
    pub(crate) fn is_tractable(&self) -> bool {
        let sorted = self.sort();
        (1..sorted.s.len()).all(|i| {
            let (s, d) = (sorted.s[i - 1], sorted.d[i - 1]);
            d == 0 || sorted.d[i] % (s * d) == 0
        })
    }

    pub(crate) fn is_nondegenerate(&self) -> bool {
        self.s.iter().zip(&self.d).all(|(&s, &d)| s != 1 || d == 0)
    }

    pub(crate) fn concat(&self, other: &Self) -> Self {
        lay(&[&self.s[..], &other.s].concat(), &[&self.d[..], &other.d].concat())
    }

    /// The composite as a layout of the inner shape with stride 0 at extents 1, if it is one.
    pub(crate) fn after(&self, inner: &Self) -> Option<Self> {
        if inner.cosize() > size(&self.s) {
            return None;
        }
        let outer = self.table();
        let wanted: Vec<_> = inner.table().iter().map(|&n| outer[n]).collect();
        let d = (0..inner.s.len())
            .map(|i| {
                let step = size(&inner.s[..i]);
                if inner.s[i] == 1 { 0 } else { wanted[step] }
            })
            .collect();
        let composite = Self { s: inner.s.clone(), d };
        (composite.table() == wanted).then_some(composite)
    }

    /// The complement in `n`, by the formula.
    pub(crate) fn complement(&self, n: usize) -> Option<Self> {
        let sorted = self.squeeze().sort();
        let (mut out, mut end) = (lay(&[], &[]), 1);
        for (&s, &d) in sorted.s.iter().zip(&sorted.d) {
            if d == 0 || d % end != 0 {
                return None;
            }
            out.s.push(d / end);
            out.d.push(end);
            end = s * d;
        }
        if n % end != 0 {
            return None;
        }
        out.s.push(n / end);
        out.d.push(end);
        Some(out.coalesce())
    }
}

/// Every map of a morphism from `s` to `t`, as lists of targets.
pub(crate) fn maps(s: &[usize], t: &[usize]) -> Vec<Vec<usize>> {
    let mut out = vec![vec![]];
    for &extent in s {
        out = out
            .iter()
            .flat_map(|a: &Vec<usize>| {
                let free = (1..=t.len()).filter(|&j| t[j - 1] == extent && !a.contains(&j));
                std::iter::once(0).chain(free).map(|x| [&a[..], &[x]].concat()).collect::<Vec<_>>()
            })
            .collect();
    }
    out
}

/// Every list of `0..=length` numbers from `1..=most`.
pub(crate) fn tuples(length: usize, most: usize) -> Vec<Vec<usize>> {
    let (mut out, mut last) = (vec![vec![]], vec![vec![]]);
    for _ in 0..length {
        last =
            last.iter().flat_map(|t: &Vec<usize>| (1..=most).map(move |x| [&t[..], &[x]].concat())).collect();
        out.extend(last.iter().cloned());
    }
    out
}

/// Every morphism with up to `length` entries a side from `1..=most`.
pub(crate) fn world(length: usize, most: usize) -> Vec<Mor> {
    let shapes = tuples(length, most);
    let mut out = vec![];
    for s in &shapes {
        for t in &shapes {
            out.extend(maps(s, t).into_iter().map(|a| mor(s, t, &a)));
        }
    }
    out
}

/// Every increasing list of numbers below `n`.
pub(crate) fn subsets(n: usize) -> Vec<Vec<usize>> {
    (0..1_usize << n).map(|bits| (0..n).filter(|i| bits >> i & 1 == 1).collect()).collect()
}

/// Every permutation of the numbers below `n`.
pub(crate) fn permutations(n: usize) -> Vec<Vec<usize>> {
    let mut out = vec![vec![]];
    for k in 0..n {
        out = out
            .iter()
            .flat_map(|p: &Vec<usize>| (0..=k).map(move |at| [&p[..at], &[k], &p[at..]].concat()))
            .collect();
    }
    out
}

/// A morphism in its text form.
pub(crate) fn read(text: &str) -> TupleMorphism {
    text.parse().unwrap()
}

/// Re-made by the checked constructor from its own parts: every result of every operation must be.
pub(crate) fn assert_valid(f: &TupleMorphism) {
    assert_eq!(TupleMorphism::new(f.domain(), f.codomain(), f.map()).as_ref(), Ok(f));
}
