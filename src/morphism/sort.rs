//! Sorting the entries of the domain.
use super::{PointedMap, TupleMorphism};
use crate::flat::Entries;

impl TupleMorphism {
    /// The morphism with the entries of its domain in order: those that go to ∗ first, by extent, then the
    /// others by target (Section 3.1.5.3).
    ///
    /// Its layout is the sorted layout, degenerate or not.
    ///
    /// ```
    /// use strata_layout::TupleMorphism;
    ///
    /// let f = TupleMorphism::parse("(16,4,8,2) -(2,*,1,*)-> (8,16)")?;
    /// assert_eq!(f.sort().to_string(), "(2,4,8,16) -(*,*,1,2)-> (8,16)");
    /// # Ok::<(), strata_layout::LayoutError>(())
    /// ```
    #[inline]
    pub const fn sort(&self) -> Self {
        let mut domain = Entries::EMPTY;
        let mut map = PointedMap::all_to_star(self.corank());
        let mut place = 0;
        while place < self.rank() {
            // The entry that has exactly `place` others before it.
            let mut i = 0;
            while self.entries_before(i) != place {
                i += 1;
            }
            domain.push(self.domain()[i]);
            map.push(self.map()[i]);
            place += 1;
        }
        Self::from_parts(domain, *self.codomain_entries(), &map)
    }

    /// Whether the entries are in order (Definition 3.1.5.12): then, and only then, sorting changes nothing.
    #[inline]
    pub const fn is_sorted(&self) -> bool {
        let mut i = 1;
        while i < self.rank() {
            if self.comes_before(i, i - 1) {
                return false;
            }
            i += 1;
        }
        true
    }

    /// How many entries belong before entry `i`. Of entries that tie, which are alike, those that stand before
    /// it count.
    #[inline]
    const fn entries_before(&self, i: usize) -> usize {
        let (mut count, mut k) = (0, 0);
        while k < self.rank() {
            if self.comes_before(k, i) || (k < i && !self.comes_before(i, k)) {
                count += 1;
            }
            k += 1;
        }
        count
    }

    /// Whether entry `i` belongs strictly before entry `k`.
    #[inline]
    const fn comes_before(&self, i: usize, k: usize) -> bool {
        match (self.map()[i], self.map()[k]) {
            (None, None) => self.domain()[i] < self.domain()[k],
            (None, Some(_)) => true,
            (Some(_), None) => false,
            (Some(here), Some(there)) => here < there,
        }
    }
}
