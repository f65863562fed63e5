//! Two exact questions about the offsets Σ xᵢdᵢ of a box of indices: is each one used once, and
//! are they without gaps. Mappings and flat layouts both ask them here.
//!
//! Both take extents and strides as slices of equal length, at most 16 long, of a mapping that
//! exists: the product of the non-zero extents and Σ (sᵢ−1)dᵢ fit `isize::MAX`. An extent 0 leaves
//! no index, so both answers are yes; the stride of an extent 1 is never multiplied by anything
//! but 0, so it is not looked at.

/// How many axes a question may have.
const MAX_AXES: usize = 16;

/// Whether the offsets are exactly 0..size, each of one index.
///
/// Offset 1 needs a stride 1; with the axes so far covering 0..n exactly, offset n needs a stride
/// n, since a smaller one would repeat an offset and a larger one would skip n. So the strides
/// are, in some order, the running products of the extents, and nothing else qualifies.
/// Cost: at most rank² comparisons.
#[inline]
pub(crate) const fn is_dense(extents: &[usize], strides: &[usize]) -> bool {
    let (mut left, mut i) = (0, 0);
    while i < extents.len() {
        if extents[i] == 0 {
            return true;
        }
        if extents[i] > 1 {
            left += 1;
        }
        i += 1;
    }
    let mut covered = 1;
    while left > 0 {
        let before = left;
        i = 0;
        while i < extents.len() {
            // `covered` only grows, so no axis is met twice. It divides the size; where lists longer
            // than a mapping's are asked about, past every stride is as good as its true value.
            if extents[i] > 1 && strides[i] == covered {
                covered = usize::saturating_mul(covered, extents[i]);
                left -= 1;
            }
            i += 1;
        }
        if left == before {
            return false;
        }
    }
    true
}

/// Whether no two indices share an offset.
///
/// Two indices share one exactly when their difference x solves Σ xᵢdᵢ = 0 with |xᵢ| < sᵢ and
/// x ≠ 0. Answered in order by: a stride 0 (no), strides that each pass the reach of the smaller
/// ones (yes), more indices than offsets (no), two axes that meet (no), axes whose xᵢ can only be
/// 0 (dropped), and a search for x over what is left.
///
/// Cost: rank² steps for every layout without interleaved axes. The question is a subset-sum, so
/// the search is exponential in the number of axes that interleave, in the worst case: it visits
/// for each of them, largest stride first, only the xᵢ from which the smaller axes can still
/// return to 0 (by reach and by gcd), and solves the last two in closed form, whatever their
/// extents.
#[inline]
pub(crate) const fn is_unique(extents: &[usize], strides: &[usize]) -> bool {
    let mut axes = Axes { step: [0; MAX_AXES], last: [0; MAX_AXES], len: 0 };
    let (mut repeats, mut i) = (false, 0);
    while i < extents.len() {
        if extents[i] == 0 {
            return true;
        }
        if extents[i] > 1 {
            repeats |= strides[i] == 0;
            axes.insert(strides[i], extents[i] - 1);
        }
        i += 1;
    }
    if repeats {
        return false;
    }
    let (mut reach, mut size, mut spread) = (0, 1, true);
    i = 0;
    while i < axes.len {
        spread &= axes.step[i] > reach;
        reach += axes.last[i] * axes.step[i]; // at most the largest offset
        size *= axes.last[i] + 1; // at most the size
        if size > reach + 1 {
            return false;
        }
        i += 1;
    }
    if spread {
        return true;
    }
    if axes.two_meet() {
        return false;
    }
    axes.drop_idle();
    let search = Search::new(&axes);
    !search.reaches(axes.len, 0, true)
}

/// Axes with extent > 1 and stride > 0, strides ascending. `last` is the extent less one: the
/// largest difference of two positions.
struct Axes {
    step: [usize; MAX_AXES],
    last: [usize; MAX_AXES],
    len: usize,
}

impl Axes {
    #[inline]
    const fn insert(&mut self, step: usize, last: usize) {
        let mut at = self.len;
        while at > 0 && self.step[at - 1] > step {
            self.step[at] = self.step[at - 1];
            self.last[at] = self.last[at - 1];
            at -= 1;
        }
        self.step[at] = step;
        self.last[at] = last;
        self.len += 1;
    }

    #[inline]
    const fn remove(&mut self, mut at: usize) {
        self.len -= 1;
        while at < self.len {
            self.step[at] = self.step[at + 1];
            self.last[at] = self.last[at + 1];
            at += 1;
        }
    }

    /// Whether two axes alone share an offset: a·x = b·y first at x = b/g, y = a/g.
    #[inline]
    const fn two_meet(&self) -> bool {
        let mut i = 0;
        while i < self.len {
            let mut j = i + 1;
            while j < self.len {
                let g = gcd(self.step[i], self.step[j]);
                if self.step[j] / g <= self.last[i] && self.step[i] / g <= self.last[j] {
                    return true;
                }
                j += 1;
            }
            i += 1;
        }
        false
    }

    /// Drops every axis whose xᵢ must be 0: all others together do not reach its stride, or xᵢdᵢ
    /// is no multiple of their gcd for any 0 < xᵢ < sᵢ. Dropping one may free another.
    #[inline]
    const fn drop_idle(&mut self) {
        let mut i = 0;
        while i < self.len {
            let (mut reach, mut common, mut j) = (0, 0, 0);
            while j < self.len {
                if j != i {
                    reach += self.last[j] * self.step[j]; // at most the largest offset
                    common = gcd(common, self.step[j]);
                }
                j += 1;
            }
            if self.step[i] > reach || common / gcd(common, self.step[i]) > self.last[i] {
                self.remove(i);
                i = 0;
            } else {
                i += 1;
            }
        }
    }
}

/// The search for a solution, with what the k smallest axes can do, for each k.
struct Search {
    step: [isize; MAX_AXES],
    last: [isize; MAX_AXES],
    /// Largest sum of the k smallest axes.
    reach: [isize; MAX_AXES + 1],
    /// Gcd of the strides of the k smallest axes, 0 for none: every sum is a multiple.
    common: [isize; MAX_AXES + 1],
    /// x of axis k is fixed modulo `stride[k]` by what is left to reach …
    modulus: [isize; MAX_AXES],
    /// … times this.
    inverse: [isize; MAX_AXES],
}

impl Search {
    // Every number is at most the largest offset, which fits `isize`.
    #[allow(clippy::cast_possible_wrap)]
    #[inline]
    const fn new(axes: &Axes) -> Self {
        let mut out = Self {
            step: [1; MAX_AXES],
            last: [0; MAX_AXES],
            reach: [0; MAX_AXES + 1],
            common: [0; MAX_AXES + 1],
            modulus: [1; MAX_AXES],
            inverse: [0; MAX_AXES],
        };
        let mut k = 0;
        while k < axes.len {
            let (step, last) = (axes.step[k], axes.last[k]);
            let below = out.common[k].unsigned_abs();
            let shared = gcd(below, step);
            out.step[k] = step as isize;
            out.last[k] = last as isize;
            out.reach[k + 1] = out.reach[k] + (last * step) as isize;
            out.common[k + 1] = shared as isize;
            if k > 0 {
                out.modulus[k] = (below / shared) as isize;
                out.inverse[k] = inverse((step / shared) as isize, out.modulus[k]);
            }
            k += 1;
        }
        out
    }

    /// Whether the k smallest axes sum to `target`; with `start`, not all of them 0.
    ///
    /// Two properties hold on entry or the answer is no: |target| ≤ reach, common | target.
    #[inline]
    const fn reaches(&self, k: usize, target: isize, start: bool) -> bool {
        if target.unsigned_abs() > self.reach[k].unsigned_abs() {
            return false;
        }
        if k <= 1 {
            // Nothing but 0 is left for no axis; one axis takes any multiple within its reach,
            // and the caller chose a multiple.
            return !start;
        }
        let axis = k - 1;
        let (step, last, rest) = (self.step[axis], self.last[axis], self.reach[axis]);
        // |target − x·step| ≤ rest. Saturating is exact here: last·step fits, so a sum past the
        // limit, divided by step, is past `last` anyway.
        let high = min(target.saturating_add(rest).div_euclid(step), last);
        let low = if start { 0 } else { -min(rest.saturating_sub(target).div_euclid(step), last) };
        // x·step ≡ target modulo the gcd below: x is fixed modulo `modulus`. The first such
        // x ≥ low is low + (fixed − low) mod modulus; with modulus ≤ step and |low| ≤ last the
        // difference is at most last + step − 1 ≤ last·step, which fits.
        let modulus = self.modulus[axis];
        let mut x = if modulus == 1 {
            low
        } else {
            let fixed = multiply_modulo(target / self.common[k], self.inverse[axis], modulus);
            low + (fixed - low).rem_euclid(modulus)
        };
        while x <= high {
            if self.reaches(axis, target - x * step, start && x == 0) {
                return true;
            }
            if high - x < modulus {
                break;
            }
            x += modulus;
        }
        false
    }
}

#[inline]
const fn min(a: isize, b: isize) -> isize {
    if a < b { a } else { b }
}

/// Greatest common divisor; that of 0 and n is n.
#[inline]
pub(crate) const fn gcd(mut a: usize, mut b: usize) -> usize {
    while b != 0 {
        (a, b) = (b, a % b);
    }
    a
}

/// a·b mod m for m ≥ 1, in [0, m).
#[allow(clippy::cast_possible_truncation)] // the remainder is below `m`
#[inline]
const fn multiply_modulo(a: isize, b: isize, m: isize) -> isize {
    (a.rem_euclid(m) as i128 * b as i128 % m as i128) as isize
}

/// The inverse of a modulo m, for coprime a, m ≥ 1, in [0, m).
#[inline]
const fn inverse(a: isize, m: isize) -> isize {
    // Extended Euclid: r = u·a modulo m for both pairs; |u| stays at most m.
    let (mut r, mut next_r, mut u, mut next_u) = (m, a.rem_euclid(m), 0, 1);
    while next_r != 0 {
        let q = r / next_r;
        (r, next_r) = (next_r, r - q * next_r);
        (u, next_u) = (next_u, u - q * next_u);
    }
    u.rem_euclid(m)
}

#[cfg(test)]
mod tests {
    extern crate std;
    use super::{is_dense, is_unique};
    use std::vec::Vec;

    /// The offsets of all indices, by counting through them.
    fn offsets(extents: &[usize], strides: &[usize]) -> Vec<usize> {
        let mut all = std::vec![0];
        for (&extent, &stride) in extents.iter().zip(strides) {
            all = all.iter().flat_map(|&o| (0..extent).map(move |x| o + x * stride)).collect();
        }
        all
    }

    fn compare(extents: &[usize], strides: &[usize]) {
        let mut all = offsets(extents, strides);
        all.sort_unstable();
        let dense = all.iter().copied().eq(0..all.len());
        let before = all.len();
        all.dedup();
        assert_eq!(is_unique(extents, strides), all.len() == before, "unique {extents:?}:{strides:?}");
        assert_eq!(is_dense(extents, strides), dense, "dense {extents:?}:{strides:?}");
    }

    #[test]
    fn every_small_box_agrees_with_enumeration() {
        for rank in 0..=3u32 {
            for code in 0..(5usize * 8).pow(rank) {
                let (mut n, mut extents, mut strides) = (code, Vec::new(), Vec::new());
                for _ in 0..rank {
                    extents.push(n % 5);
                    strides.push(n / 5 % 8);
                    n /= 40;
                }
                compare(&extents, &strides);
            }
        }
    }

    #[test]
    fn tangled_boxes_agree_with_enumeration() {
        let mut state = 7u64;
        let mut draw = |below: u64| {
            state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            usize::try_from((state >> 33) % below).unwrap()
        };
        let mut unique = 0;
        for _ in 0..6_000 {
            let rank = 3 + draw(4);
            let extents: Vec<_> = (0..rank).map(|_| 1 + draw(4)).collect();
            let scale = [20, 100, 400, 3_000][draw(4)];
            let strides: Vec<_> = (0..rank).map(|_| 1 + draw(scale)).collect();
            compare(&extents, &strides);
            unique += usize::from(is_unique(&extents, &strides));
        }
        assert!((1_000..5_000).contains(&unique), "{unique} of 6000: one answer dominates");
    }

    #[test]
    fn extents_past_enumeration() {
        const BIG: usize = isize::MAX as usize;
        assert!(is_unique(&[2, 3], &[3, 2]));
        assert!(!is_unique(&[2, 2, 10], &[11, 10, 1]));
        assert!(is_unique(&[BIG], &[1]) && !is_unique(&[2, 2], &[BIG / 2, BIG / 2]));
        // a·x = b·y first at (b, a).
        let (a, b) = (1_000_003, 1_000_033);
        assert!(is_unique(&[b, a], &[a, b]) && !is_unique(&[b + 1, a + 1], &[a, b]));
        assert!(is_unique(&[b, a + 1], &[a, b]) && is_unique(&[b + 1, a], &[a, b]));
        // An axis of even strides cannot meet an odd one of extent 2.
        assert!(is_unique(&[2, b, a], &[1, 2 * a, 2 * b]));
        assert!(!is_unique(&[3, b, a], &[2, 2 * a, 2 * b]));
        const { assert!(is_unique(&[2, 3, 1, 4], &[3, 2, 9, 10]) && !is_dense(&[2, 3], &[3, 2])) }
    }
}
