//! Through the indices of a mapping, in an order of the axes.
use crate::mapping::Mapping;
use crate::shape::IndexArray;

/// Walks the indices of a mapping from both ends, and gives their offsets.
#[derive(Debug, Clone, Copy)]
pub(super) struct Walk<M: Mapping> {
    mapping: M,
    /// The axes, fastest first.
    order: M::Index,
    /// The next index from the front, and from the back.
    front: M::Index,
    back: M::Index,
    /// How many indices are left.
    pub(super) left: usize,
}

impl<M: Mapping> Walk<M> {
    fn new(mapping: M, order: M::Index) -> Self {
        let mut back = mapping.extents();
        for n in back.as_mut() {
            // An empty mapping has no last index, and `left` keeps it from being used.
            *n = n.saturating_sub(1);
        }
        Self { mapping, order, front: M::Index::ZERO, back, left: mapping.size() }
    }

    /// The last axis fastest.
    pub(super) fn logical(mapping: M) -> Self {
        let mut order = M::Index::ZERO;
        for (k, axis) in order.as_mut().iter_mut().rev().enumerate() {
            *axis = k;
        }
        Self::new(mapping, order)
    }

    /// The smallest stride fastest; of equal ones the last axis, so that a row-major mapping with axes of
    /// extent 1 is walked in logical order.
    pub(super) fn in_memory_order(mapping: M) -> Self {
        let strides = mapping.stride_values();
        let mut walk = Self::logical(mapping);
        // Insertion sort, as it is stable and the list short.
        let order = walk.order.as_mut();
        for sorted in 1..order.len() {
            let mut at = sorted;
            while at > 0 && strides[order[at]] < strides[order[at - 1]] {
                order.swap(at, at - 1);
                at -= 1;
            }
        }
        walk
    }

    #[inline]
    pub(super) fn next(&mut self) -> Option<usize> {
        self.left = self.left.checked_sub(1)?;
        let offset = self.mapping.offset(self.front);
        let extents = self.mapping.extents();
        for &axis in self.order.as_ref() {
            self.front[axis] += 1;
            if self.front[axis] < extents[axis] {
                break;
            }
            self.front[axis] = 0;
        }
        Some(offset)
    }

    #[inline]
    pub(super) fn next_back(&mut self) -> Option<usize> {
        self.left = self.left.checked_sub(1)?;
        let offset = self.mapping.offset(self.back);
        let extents = self.mapping.extents();
        for &axis in self.order.as_ref() {
            if self.back[axis] > 0 {
                self.back[axis] -= 1;
                break;
            }
            self.back[axis] = extents[axis] - 1;
        }
        Some(offset)
    }

    /// Runs `f` over the offsets that are left, in order.
    ///
    /// A walk that has not begun goes through its runs: axes that follow each other in memory as they do in
    /// the walk are one, and the innermost loop adds a stride and compares nothing else. It is written once for
    /// stride 1, where the compiler then sees consecutive elements.
    #[inline]
    pub(super) fn fold<B, F: FnMut(B, usize) -> B>(mut self, init: B, mut f: F) -> B {
        let mut acc = init;
        if self.left == 0 || self.left != self.mapping.size() {
            while let Some(offset) = self.next() {
                acc = f(acc, offset);
            }
            return acc;
        }
        let (runs, extents, strides) = self.runs();
        let mut index = M::Index::ZERO;
        let mut row = 0;
        // At rank 0, and where every extent is 1, there is one run of one element.
        let (length, stride) = if runs == 0 { (1, 1) } else { (extents[0], strides[0]) };
        for _ in 0..self.left / length {
            if stride == 1 {
                for offset in row..row + length {
                    acc = f(acc, offset);
                }
            } else {
                let mut offset = row;
                for _ in 0..length {
                    acc = f(acc, offset);
                    // Past the last element it may leave the mapping, and is not used.
                    offset = offset.wrapping_add(stride);
                }
            }
            for k in 1..runs {
                index[k] += 1;
                row = row.wrapping_add(strides[k]);
                if index[k] < extents[k] {
                    break;
                }
                row = row.wrapping_sub(extents[k].wrapping_mul(strides[k]));
                index[k] = 0;
            }
        }
        acc
    }

    /// How many runs the walk has, with the extent and stride of each, innermost first.
    #[inline]
    fn runs(&self) -> (usize, M::Index, M::Index) {
        let (extents, strides) = (self.mapping.extents(), self.mapping.stride_values());
        let (mut run_extents, mut run_strides, mut runs) = (M::Index::ZERO, M::Index::ZERO, 0);
        for &axis in self.order.as_ref() {
            let (extent, stride) = (extents[axis], strides[axis]);
            if extent == 1 {
                continue;
            }
            if runs > 0 && run_strides[runs - 1].wrapping_mul(run_extents[runs - 1]) == stride {
                run_extents[runs - 1] *= extent; // a part of the size
            } else {
                (run_extents[runs], run_strides[runs]) = (extent, stride);
                runs += 1;
            }
        }
        (runs, run_extents, run_strides)
    }
}
