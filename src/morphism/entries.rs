//! The list that a side of a morphism is, and the checks each side must pass.
use core::fmt;

use crate::flat::text::write_list;
use crate::flat::{Entries, MAX_MODES};
use crate::{LayoutError, Side};

/// How many entries each side of a morphism holds at most: as many as a flat layout has modes.
pub const MAX_ENTRIES: usize = MAX_MODES;

/// The largest product of the entries of a side.
const LIMIT: usize = isize::MAX as usize;

impl Entries {
    /// The list without entries.
    pub(super) const EMPTY: Self = Self::zero(0);

    /// How many entries there are.
    #[inline]
    pub(super) const fn len(&self) -> usize {
        self.rank
    }

    /// Entry `i`, which the caller knows to exist.
    #[inline]
    pub(super) const fn at(&self, i: usize) -> usize {
        self.as_slice()[i]
    }

    /// Appends `value`, when the caller knows that there is room: entries taken from a list of at most
    /// [`MAX_ENTRIES`], each at most once, always have it.
    #[inline]
    pub(super) const fn push(&mut self, value: usize) {
        self.entries[self.rank] = value;
        self.rank += 1;
    }

    /// Puts `value` in place of entry `i`, which the caller knows to exist.
    #[inline]
    pub(super) const fn set(&mut self, i: usize, value: usize) {
        assert!(i < self.rank);
        self.entries[i] = value;
    }

    /// Appends an extent to the shape of a side; refuses 0, one entry too many, a product past the limit.
    #[inline]
    pub(super) const fn push_extent(&mut self, side: Side, extent: usize) -> Result<(), LayoutError> {
        attempt!(check_count(side, self.rank + 1)); // at most 17
        if extent == 0 {
            return Err(LayoutError::ZeroEntry { side, entry: self.rank });
        }
        // Compares by division, so the product that might wrap is not computed.
        if extent > LIMIT / self.product() {
            return Err(LayoutError::EntriesOverflow { side, entry: self.rank, extent });
        }
        self.push(extent);
        Ok(())
    }

    /// The shape of a side, each extent checked as by [`push_extent`](Self::push_extent).
    #[inline]
    pub(super) const fn shape(side: Side, extents: &[usize]) -> Result<Self, LayoutError> {
        attempt!(check_count(side, extents.len()));
        let (mut out, mut i) = (Self::EMPTY, 0);
        while i < extents.len() {
            attempt!(out.push_extent(side, extents[i]));
            i += 1;
        }
        Ok(out)
    }

    /// The entries of this shape, then those of `next`.
    #[inline]
    pub(super) const fn join(mut self, side: Side, next: &Self) -> Result<Self, LayoutError> {
        attempt!(check_count(side, self.rank + next.rank)); // at most 32
        let mut i = 0;
        while i < next.rank {
            attempt!(self.push_extent(side, next.at(i)));
            i += 1;
        }
        Ok(self)
    }

    /// The product of the entries of a shape, 1 when there are none.
    #[inline]
    pub(super) const fn product(&self) -> usize {
        self.product_below(self.rank)
    }

    /// The product of the first `n` entries of a shape.
    #[inline]
    pub(super) const fn product_below(&self, n: usize) -> usize {
        let (mut product, mut i) = (1, 0);
        while i < n {
            product *= self.at(i); // at most LIMIT, as `push_extent` saw to
            i += 1;
        }
        product
    }

    /// The first position at which two lists differ, with the entry of each there (`None` past an end).
    #[inline]
    pub(super) const fn first_difference(&self, other: &Self) -> Option<Difference> {
        let mut at = 0;
        while at < self.rank || at < other.rank {
            let (here, there) = (self.get(at), other.get(at));
            match (here, there) {
                (Some(x), Some(y)) if x == y => at += 1,
                _ => return Some((at, here, there)),
            }
        }
        None
    }

    /// Entry `i`, or `None` past the end.
    #[inline]
    const fn get(&self, i: usize) -> Option<usize> {
        if i < self.rank { Some(self.entries[i]) } else { None }
    }
}

/// Where two lists differ first, and what each has there.
pub(super) type Difference = (usize, Option<usize>, Option<usize>);

/// `(4,8)`, and `()` when there are none.
impl fmt::Display for Entries {
    #[inline]
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write_list(f, self.as_slice())
    }
}

/// Refuses more entries than a side holds.
#[inline]
pub(super) const fn check_count(side: Side, given: usize) -> Result<(), LayoutError> {
    if given > MAX_ENTRIES {
        return Err(LayoutError::TooManyEntries { side, given, limit: MAX_ENTRIES });
    }
    Ok(())
}

/// Checks that `subset` is strictly increasing and stays below `rank`.
#[inline]
pub(super) const fn check_subset(subset: &[usize], rank: usize) -> Result<(), LayoutError> {
    let mut i = 0;
    while i < subset.len() {
        if subset[i] >= rank || (i > 0 && subset[i] <= subset[i - 1]) {
            return Err(LayoutError::BadSubset { place: i, mode: subset[i], rank });
        }
        i += 1;
    }
    Ok(())
}
