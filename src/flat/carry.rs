//! When reading one layout through another is linear: the decision behind composition.
//!
//! The outer layout, coalesced, is (t₁, …, tₖ):(e₁, …, eₖ). With Qⱼ = t₁⋯tⱼ an index n has the digits
//! ⌊n/Qⱼ₋₁⌋ − tⱼ⌊n/Qⱼ⌋, so
//!
//! Φ(n) = e₁n + Σ_{0<j<k} wⱼ⌊n/Qⱼ⌋, with wⱼ = eⱼ₊₁ − tⱼeⱼ, never 0 as the layout is coalesced.
//!
//! Hence Φ(a + b) − Φ(a) − Φ(b) is the sum of those wⱼ whose digit sum *carries*,
//! (a mod Qⱼ) + (b mod Qⱼ) ≥ Qⱼ: [`Reading::excess`]. The composite with an inner layout of strides
//! dᵢ is a flat layout of the inner shape exactly when Φ(Σ xᵢdᵢ) = Σ xᵢΦ(dᵢ) on the whole box, that is
//! when no excess is met on the way from 0 to any of its points.
//!
//! - No carry anywhere, (Σ (sᵢ−1)(dᵢ mod Qⱼ) < Qⱼ for every j), is enough: what
//!   [`compose`](super::FlatLayout::compose) tests first.
//! - Carries do occur in composites that are layouts, when their weights cancel: (3,4,5):(1,2,9)
//!   read along 4, 8, 12 carries at two boundaries at once. So a carry is no refusal; its excess is.
//!
//! [`Reading::run`] decides one inner mode, [`Verified`] adds modes one by one. Both know of a set of
//! verified indices, for each boundary, the least and the largest remainder over the set without 0.
//! If adding v to any of them carries for all or for none, boundary by boundary, then all have the
//! same excess, and one sum decides them all.
use super::{FlatLayout, MAX_MODES};

/// An outer layout, coalesced, as a number system.
pub(super) struct Reading {
    /// The coalesced layout: digit j has extent tⱼ and stride eⱼ.
    pub(super) digits: FlatLayout,
    /// Q at each boundary between digits: `place[j]` = t₁⋯tⱼ, and `place[0]` = 1 below them all.
    pub(super) place: [usize; MAX_MODES],
}

/// The remainders of a set of indices, 0 left out, at each boundary.
#[derive(Clone, Copy)]
pub(super) struct Remainders {
    low: [usize; MAX_MODES],
    high: [usize; MAX_MODES],
    /// An index whose remainder is `high`; 0 where `high` is only a bound.
    high_at: [usize; MAX_MODES],
}

/// How far one inner mode is read with one stride.
pub(super) struct Run {
    /// The most steps, at most the extent asked for, that Φ is linear on.
    pub(super) length: usize,
    /// Of the indices step, …, (length − 1)·step.
    pub(super) remainders: Remainders,
}

impl Reading {
    pub(super) const fn new(outer: &FlatLayout) -> Self {
        let mut out = Self { digits: FlatLayout::EMPTY, place: [1; MAX_MODES] };
        let mut j = 0;
        while j < outer.rank {
            out.digits.push_coalesced(outer.shape[j], outer.stride[j]);
            j += 1;
        }
        j = 1;
        while j < out.digits.rank {
            out.place[j] = out.place[j - 1] * out.digits.shape[j - 1]; // divides the outer size
            j += 1;
        }
        out
    }

    /// Inner's shape with Φ(d) for each stride d: the composite, if there is one. And whether
    /// digits carry anywhere in inner's box, without which there is. For a cosize of inner at most
    /// the outer size.
    ///
    /// One division per digit of d that is not 0.
    pub(super) const fn step_through(&self, inner: &FlatLayout, out: &mut FlatLayout) -> bool {
        // Σ (s−1)(d mod Q) at each boundary, at most cosize − 1; as the differences from one
        // boundary to the next, modulo the word.
        let (mut change, mut i) = ([0_usize; MAX_MODES + 1], 0);
        while i < inner.rank {
            let extent = inner.shape[i];
            let (mut stride, mut rest) = (0, if extent > 1 { inner.stride[i] } else { 0 });
            let mut j = self.digits.rank;
            while rest != 0 {
                // step < outer size: its largest digit is at a j below the rank. d mod Q is `rest`
                // at the boundaries above this digit, up to the one just below the digit before.
                let above = j;
                while self.place[j - 1] > rest {
                    j -= 1;
                }
                let sum = (extent - 1) * rest;
                change[j] = change[j].wrapping_add(sum);
                if above < self.digits.rank {
                    change[above + 1] = change[above + 1].wrapping_sub(sum);
                }
                j -= 1;
                let digit = rest / self.place[j];
                stride += digit * self.digits.stride[j]; // in the end Φ(step)
                rest -= digit * self.place[j];
            }
            out.push(extent, stride); // an offset of the outer layout; inner's rank and size
            i += 1;
        }
        let (mut carries, mut sum, mut j) = (false, 0_usize, 1);
        while j < self.digits.rank {
            sum = sum.wrapping_add(change[j]);
            carries |= sum >= self.place[j];
            j += 1;
        }
        carries
    }

    /// wⱼ at boundary j ≥ 1, modulo the word.
    const fn weight(&self, j: usize) -> usize {
        self.digits.stride[j].wrapping_sub(self.digits.shape[j - 1].wrapping_mul(self.digits.stride[j - 1]))
    }

    /// Φ(a + b) − Φ(a) − Φ(b) modulo the word, for a + b below the outer size.
    ///
    /// It is 0 exactly when the true value is: that lies between −2·`isize::MAX` and `isize::MAX`,
    /// and the word is larger than 2·`isize::MAX`.
    const fn excess(&self, a: usize, b: usize) -> usize {
        let (mut sum, mut j) = (0_usize, 1);
        while j < self.digits.rank {
            if a % self.place[j] + b % self.place[j] >= self.place[j] {
                sum = sum.wrapping_add(self.weight(j));
            }
            j += 1;
        }
        sum
    }

    /// How far Φ is linear along 0, step, 2·step, …: the first length for which the next index is
    /// not Φ(step) past the last, or the extent. For extent ≥ 2 and (extent − 1)·step below the
    /// outer size.
    ///
    /// The verified set [0, length) grows by a shift y < length as often as its excess is the same
    /// for all: with ε = y·step mod Q at a boundary, none carries while high + ε < Q, all carry while
    /// low ≥ Q − ε. Shifts tried are those with the least and the largest remainder at some
    /// boundary. For one boundary one of the two always works (consecutive multiples of a rotation
    /// leave gaps of at most three lengths, one the sum of the others), and the lengths grow as
    /// the denominators of a continued fraction do; for several, when they move together. When
    /// none works the next index is looked at by itself. A shift with an excess refutes every index
    /// past 0 it reaches, and the first of them is `length`, since y < length.
    pub(super) const fn run(&self, step: usize, extent: usize) -> Run {
        let mut low = [0; MAX_MODES];
        let mut j = 1;
        while j < self.digits.rank {
            low[j] = step % self.place[j];
            j += 1;
        }
        // The set {0, step}; `at` counts steps until the end.
        let mut seen = Remainders { low, high: low, high_at: [1; MAX_MODES] };
        let mut low_at = [1; MAX_MODES];
        let mut length = 2;
        while length < extent {
            let shift = self.best_shift(&seen, &low_at, step, extent - length);
            if shift.times == 0 {
                if self.excess((length - 1) * step, step) != 0 {
                    break;
                }
                j = 1;
                while j < self.digits.rank {
                    let here = length * step % self.place[j];
                    if here < seen.low[j] {
                        (seen.low[j], low_at[j]) = (here, length);
                    }
                    if here > seen.high[j] {
                        (seen.high[j], seen.high_at[j]) = (here, length);
                    }
                    j += 1;
                }
                length += 1;
                continue;
            }
            if shift.excess != 0 {
                break;
            }
            // The last shift may be cut short by the extent; `high` is then a bound.
            let whole = shift.times * shift.by <= extent - length;
            j = 1;
            while j < self.digits.rank {
                let (place, rise) = (self.place[j], shift.by * step % self.place[j]);
                if rise != 0 && rise <= (place - 1 - seen.high[j]) / shift.times {
                    seen.high[j] += shift.times * rise;
                    seen.high_at[j] = if whole && seen.high_at[j] != 0 {
                        seen.high_at[j] + shift.times * shift.by
                    } else {
                        0
                    };
                } else if rise != 0 {
                    seen.low[j] -= shift.times * (place - rise);
                    low_at[j] += shift.times * shift.by;
                }
                j += 1;
            }
            length = if whole { length + shift.times * shift.by } else { extent };
        }
        j = 1;
        while j < self.digits.rank {
            seen.high_at[j] *= step; // an index below the outer size
            j += 1;
        }
        Run { length, remainders: seen }
    }

    /// The shift that lengthens a run the most, at most `left` further (or once past it).
    const fn best_shift(
        &self,
        seen: &Remainders,
        low_at: &[usize; MAX_MODES],
        step: usize,
        left: usize,
    ) -> Shift {
        let mut best = Shift { by: 0, times: 0, excess: 0 };
        let (mut candidate, mut tried) = (2, 0);
        while candidate < 2 * self.digits.rank {
            let j = candidate / 2;
            let by = if candidate % 2 == 0 { seen.high_at[j] } else { low_at[j] };
            candidate += 1;
            if by == tried || by == 0 {
                continue;
            }
            tried = by;
            let shift = self.shift(seen, step, by, left);
            // by·times ≤ left, but for a single shift past it: no overflow.
            if shift.by * shift.times > best.by * best.times {
                best = shift;
            }
        }
        best
    }

    /// How often the set can be shifted by `by` steps with one excess for all, which it also gives.
    const fn shift(&self, seen: &Remainders, step: usize, by: usize, left: usize) -> Shift {
        let mut shift = Shift { by, times: if by > left { 1 } else { left / by }, excess: 0 };
        let mut j = 1;
        while j < self.digits.rank && shift.times > 0 {
            let (place, rise) = (self.place[j], by * step % self.place[j]);
            if rise != 0 {
                let mut times = (place - 1 - seen.high[j]) / rise;
                if times == 0 {
                    times = seen.low[j] / (place - rise);
                    shift.excess = shift.excess.wrapping_add(self.weight(j));
                }
                if times < shift.times {
                    shift.times = times;
                }
            }
            j += 1;
        }
        shift
    }
}

struct Shift {
    by: usize,
    times: usize,
    excess: usize,
}

/// The box of some inner modes, each of extent > 1, on which Φ has been found linear.
pub(super) struct Verified {
    step: [usize; MAX_MODES],
    extent: [usize; MAX_MODES],
    rank: usize,
    /// `seen[i]`: of the box of the first i modes.
    seen: [Remainders; MAX_MODES + 1],
}

impl Verified {
    pub(super) const POINT: Self = Self {
        step: [0; MAX_MODES],
        extent: [1; MAX_MODES],
        rank: 0,
        seen: [Remainders { low: [0; MAX_MODES], high: [0; MAX_MODES], high_at: [0; MAX_MODES] };
            MAX_MODES + 1],
    };

    /// Adds a mode on which Φ is linear by itself. Gives 0 if Φ is linear on the larger box too,
    /// otherwise an index at which it is not.
    ///
    /// If at every boundary all pairs carry or none does, one sum decides. Otherwise the pairs of
    /// largest remainders are tried, and then every step of the mode against the box: work that
    /// only layouts get to whose weights cancel, in proportion to the parts into which the
    /// boundaries cut the box.
    pub(super) const fn add(
        &mut self,
        reading: &Reading,
        step: usize,
        extent: usize,
        mode: &Remainders,
    ) -> usize {
        let mut joined = *mode;
        if self.rank > 0 {
            let seen = self.seen[self.rank];
            let (mut mixed, mut excess, mut j) = (false, 0_usize, 1);
            while j < reading.digits.rank {
                let place = reading.place[j];
                let (low, high) = (seen.low[j] + mode.low[j], seen.high[j] + mode.high[j]);
                if high < place {
                    joined.low[j] = min(seen.low[j], mode.low[j]);
                    joined.high[j] = high;
                    let known = seen.high_at[j] != 0 && mode.high_at[j] != 0;
                    joined.high_at[j] = if known { seen.high_at[j] + mode.high_at[j] } else { 0 };
                } else {
                    // Bounds hold as they are the bounds of any remainder; all carry, or some.
                    joined.low[j] = 0;
                    joined.high[j] = place - 1;
                    joined.high_at[j] = 0;
                    if low >= place {
                        excess = excess.wrapping_add(reading.weight(j));
                    } else {
                        mixed = true;
                    }
                }
                j += 1;
            }
            if mixed {
                let at = self.search(reading, &seen, step, extent, mode);
                if at != 0 {
                    return at;
                }
            } else if excess != 0 {
                return self.step[0] + step;
            }
        }
        self.step[self.rank] = step;
        self.extent[self.rank] = extent;
        self.rank += 1;
        self.seen[self.rank] = joined;
        0
    }

    const fn search(
        &self,
        reading: &Reading,
        seen: &Remainders,
        step: usize,
        extent: usize,
        mode: &Remainders,
    ) -> usize {
        let mut j = 1;
        while j < reading.digits.rank {
            let (a, b) = (seen.high_at[j], mode.high_at[j]);
            if a != 0 && b != 0 && reading.excess(a, b) != 0 {
                return a + b;
            }
            j += 1;
        }
        let mut x = 1;
        while x < extent {
            let at = self.shifted(reading, self.rank, x * step);
            if at != 0 {
                return at;
            }
            x += 1;
        }
        0
    }

    /// 0 if Φ(v + n) = Φ(v) + Φ(n) for every index n of the box of the first `rank` modes,
    /// otherwise a v + n for which it is not.
    const fn shifted(&self, reading: &Reading, rank: usize, v: usize) -> usize {
        if rank == 0 {
            return 0;
        }
        let (mut mixed, mut excess, mut j) = (false, 0_usize, 1);
        while j < reading.digits.rank {
            let (place, seen) = (reading.place[j], &self.seen[rank]);
            let at = v % place;
            if at + seen.low[j] >= place {
                excess = excess.wrapping_add(reading.weight(j));
            } else if at + seen.high[j] >= place {
                mixed = true;
            }
            j += 1;
        }
        if !mixed {
            return if excess == 0 { 0 } else { v + self.step[0] };
        }
        let (step, mut x) = (self.step[rank - 1], 0);
        while x < self.extent[rank - 1] {
            if reading.excess(v, x * step) != 0 {
                return v + x * step;
            }
            let at = self.shifted(reading, rank - 1, v + x * step);
            if at != 0 {
                return at;
            }
            x += 1;
        }
        0
    }
}

const fn min(a: usize, b: usize) -> usize {
    if a < b { a } else { b }
}
