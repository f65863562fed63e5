//! A box of inner modes on which a layout is linear, mode by mode: the case of `reading` with many.
use super::MAX_MODES;
use super::reading::{Reading, Remainders};

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
    #[inline]
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

    #[inline]
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
    #[inline]
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

#[inline]
const fn min(a: usize, b: usize) -> usize {
    if a < b { a } else { b }
}
