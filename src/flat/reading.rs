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
//! `run` decides one inner mode, `verified` adds modes one by one. Both know of a set of
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
    pub(super) low: [usize; MAX_MODES],
    pub(super) high: [usize; MAX_MODES],
    /// An index whose remainder is `high`; 0 where `high` is only a bound.
    pub(super) high_at: [usize; MAX_MODES],
}

impl Reading {
    #[inline]
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
    #[inline]
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
    #[inline]
    pub(super) const fn weight(&self, j: usize) -> usize {
        self.digits.stride[j].wrapping_sub(self.digits.shape[j - 1].wrapping_mul(self.digits.stride[j - 1]))
    }

    /// Φ(a + b) − Φ(a) − Φ(b) modulo the word, for a + b below the outer size.
    ///
    /// It is 0 exactly when the true value is: that lies between −2·`isize::MAX` and `isize::MAX`,
    /// and the word is larger than 2·`isize::MAX`.
    #[inline]
    pub(super) const fn excess(&self, a: usize, b: usize) -> usize {
        let (mut sum, mut j) = (0_usize, 1);
        while j < self.digits.rank {
            if a % self.place[j] + b % self.place[j] >= self.place[j] {
                sum = sum.wrapping_add(self.weight(j));
            }
            j += 1;
        }
        sum
    }
}
