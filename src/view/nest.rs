//! The loops that go through several mappings of equal extents together, chosen by their numbers.
use super::walk::{InMemory, Walks};
use crate::shape::IndexArray;

/// How far a tile reaches along each of its two loops: rows of it fit the cache, whatever their strides.
const TILE: usize = 16;

/// Runs `row` over all rows of mappings of equal extents: the offsets at which each mapping's begins, the length, and
/// by how much it moves in each; `None` where that is 1 in all. Each index is in one row, each row among the indices.
/// `one_run` says that all mappings are dense and alike.
#[inline]
pub(super) fn walk<I: IndexArray, B, const N: usize>(
    extents: I,
    strides: [I; N],
    one_run: bool,
    init: B,
    mut row: impl FnMut(B, [usize; N], usize, Option<[usize; N]>) -> B,
) -> B {
    if one_run {
        return row(init, [0; N], extents.product(), None);
    }
    if extents.has_zero() {
        return init;
    }
    let nest = Nest::new::<InMemory>(extents, strides);
    if nest.is_unit() {
        return nest.rows(init, |acc, at, length| row(acc, at, length, None));
    }
    let nest = nest.tiled();
    let step = nest.step();
    nest.tiles(init, |acc, at, length| row(acc, at, length, Some(step)))
}

/// Loops over the common extents of `N` mappings, innermost first: the axes in the order of the walk, those of
/// extent 1 left out, and those made one that follow each other in every mapping. Behind the last loop stand
/// extents of 1.
pub(super) struct Nest<I, const N: usize> {
    extents: I,
    strides: [I; N],
    /// Whether some mapping lies along the second loop and another along the first, so that the two are walked in
    /// tiles.
    tiled: bool,
}

impl<I: IndexArray, const N: usize> Nest<I, N> {
    /// The loops over extents none of which is 0.
    #[inline]
    pub(super) fn new<W: Walks>(extents: I, strides: [I; N]) -> Self {
        let axes = W::axes(leading(strides));
        let mut nest = Self { extents: I::from_fn(|_| 1), strides: [I::ZERO; N], tiled: false };
        let mut last = 0;
        for k in 0..extents.as_ref().len() {
            let axis = W::axis(&axes, k);
            let extent = get(&extents, axis);
            if extent == 1 {
                continue;
            }
            let length = get(&nest.extents, last);
            let follows =
                |n: usize| get(&nest.strides[n], last).wrapping_mul(length) == get(&strides[n], axis);
            if length != 1 && !(0..N).all(follows) {
                last += 1;
            }
            if get(&nest.extents, last) == 1 {
                for (to, from) in nest.strides.iter_mut().zip(&strides) {
                    set(to, last, get(from, axis));
                }
            }
            // A part of the size.
            let length = get(&nest.extents, last) * extent;
            set(&mut nest.extents, last, length);
        }
        nest
    }

    /// The loops, of which the two that tiles are made of stand innermost where mappings disagree which is. The
    /// order of the walk is lost.
    #[inline]
    pub(super) fn tiled(mut self) -> Self {
        for k in 1..self.extents.as_ref().len() {
            let shorter = |strides: &I| get(strides, k) != 0 && get(strides, k) < get(strides, 0);
            if get(&self.extents, k) != 1 && self.strides.iter().any(shorter) {
                self.extents.as_mut().swap(1, k);
                for strides in &mut self.strides {
                    strides.as_mut().swap(1, k);
                }
                self.tiled = true;
                break;
            }
        }
        self
    }

    /// Whether each innermost loop goes through consecutive elements of every mapping.
    #[inline(always)]
    pub(super) fn is_unit(&self) -> bool {
        self.step().iter().all(|&step| step == 1)
    }

    /// By how much the innermost loop moves in each mapping.
    #[inline(always)]
    pub(super) fn step(&self) -> [usize; N] {
        self.along(0, 1)
    }

    /// Runs `row` over all rows: the offset at which each mapping's begins, and the length.
    #[inline(always)]
    pub(super) fn rows<B>(&self, init: B, mut row: impl FnMut(B, [usize; N], usize) -> B) -> B {
        // At rank 0 there is one row of one element.
        let (length, rows, stride) = (self.length(0), self.length(1), self.along(1, 0));
        self.outer(init, |mut acc, mut at| {
            for _ in 0..rows {
                acc = row(acc, at, length);
                at = moved(at, stride, 1);
            }
            acc
        })
    }

    /// As `rows`; in tiles, where mappings disagree which loop is the innermost.
    #[inline(always)]
    pub(super) fn tiles<B>(&self, init: B, mut row: impl FnMut(B, [usize; N], usize) -> B) -> B {
        if !self.tiled {
            return self.rows(init, row);
        }
        let (length, rows) = (self.length(0), self.length(1));
        let (step, stride) = (self.step(), self.along(1, 0));
        self.outer(init, |mut acc, start| {
            for first_row in (0..rows).step_by(TILE) {
                for first in (0..length).step_by(TILE) {
                    let corner = moved(moved(start, stride, first_row), step, first);
                    for k in 0..TILE.min(rows - first_row) {
                        acc = row(acc, moved(corner, stride, k), TILE.min(length - first));
                    }
                }
            }
            acc
        })
    }

    /// Runs `inner` at the offsets of all loops but the two innermost.
    #[inline(always)]
    fn outer<B>(&self, init: B, mut inner: impl FnMut(B, [usize; N]) -> B) -> B {
        let (mut acc, mut at, mut index) = (init, [0; N], I::ZERO);
        'next: loop {
            acc = inner(acc, at);
            for k in 2..self.extents.as_ref().len() {
                let (extent, stride) = (self.length(k), self.along(k, 0));
                let place = get(&index, k) + 1;
                at = moved(at, stride, 1);
                if place < extent {
                    set(&mut index, k, place);
                    continue 'next;
                }
                at = moved(at, stride, extent.wrapping_neg());
                set(&mut index, k, 0);
            }
            return acc;
        }
    }

    /// How often loop `k` runs.
    #[inline(always)]
    fn length(&self, k: usize) -> usize {
        self.extents.as_ref().get(k).copied().unwrap_or(1)
    }

    /// By how much loop `k` moves in each mapping.
    #[inline(always)]
    fn along(&self, k: usize, none: usize) -> [usize; N] {
        let mut along = [none; N];
        for (to, strides) in along.iter_mut().zip(&self.strides) {
            if let Some(&stride) = strides.as_ref().get(k) {
                *to = stride;
            }
        }
        along
    }
}

/// The offsets `times` steps on. Past the last element they may leave the mapping, and are not used.
#[inline(always)]
fn moved<const N: usize>(mut at: [usize; N], step: [usize; N], times: usize) -> [usize; N] {
    for (at, step) in at.iter_mut().zip(step) {
        *at = at.wrapping_add(step.wrapping_mul(times));
    }
    at
}

/// By axis, the stride of the first mapping that moves along it: what decides the order of the loops.
#[inline(always)]
fn leading<I: IndexArray, const N: usize>(strides: [I; N]) -> I {
    I::from_fn(|axis| {
        strides.iter().map(|strides| get(strides, axis)).find(|&stride| stride != 0).unwrap_or(0)
    })
}

/// The number at a place that is there.
#[inline(always)]
fn get<I: IndexArray>(numbers: &I, place: usize) -> usize {
    numbers.as_ref().get(place).copied().unwrap_or(1)
}

/// Sets the number at a place that is there.
#[inline(always)]
fn set<I: IndexArray>(numbers: &mut I, place: usize, number: usize) {
    if let Some(to) = numbers.as_mut().get_mut(place) {
        *to = number;
    }
}
