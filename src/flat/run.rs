//! How far one inner mode is read with one stride: the case of `reading` with one mode.
use super::MAX_MODES;
use super::reading::{Reading, Remainders};

/// How far one inner mode is read with one stride.
pub(super) struct Run {
    /// The most steps, at most the extent asked for, that Φ is linear on.
    pub(super) length: usize,
    /// Of the indices step, …, (length − 1)·step.
    pub(super) remainders: Remainders,
}

impl Reading {
    /// How far Φ is linear along 0, step, 2·step, …: the first length for which the next index is
    /// not Φ(step) past the last, or the extent. For extent ≥ 2 and (extent − 1)·step below the
    /// outer size.
    ///
    /// The verified set [0, length) grows by a shift y < length as often as its excess is the same
    /// for all: with ε = y·step mod Q at a boundary, none carries while high + ε < Q, all carry while
    /// low ≥ Q − ε. Shifts tried are those with the least and the largest remainder at some
    /// boundary. For one boundary one of the two always works (the first if low + high < Q, else
    /// the second), and the lengths grow as the denominators of a continued fraction do; for
    /// several, when they move together. When none works the next index is looked at by itself. A
    /// shift with an excess refutes every index past 0 it reaches, and the first of them is
    /// `length`, since y < length.
    ///
    /// Cancelling takes weights of both signs; of strides that only fall, or only leave gaps, all
    /// weights have one sign, and the first carry ends the run.
    #[inline]
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
    #[inline]
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
    #[inline]
    const fn shift(&self, seen: &Remainders, step: usize, by: usize, left: usize) -> Shift {
        let mut shift = Shift { by, times: if by > left { 1 } else { left / by }, excess: 0 };
        let mut j = 1;
        while j < self.digits.rank && shift.times > 0 {
            let (place, rise) = (self.place[j], by * step % self.place[j]);
            // Nothing rises by 0, however often.
            if let Some(mut times) = (place - 1 - seen.high[j]).checked_div(rise) {
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
