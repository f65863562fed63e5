//! Merging neighbouring entries that act as one.
use super::{PointedMap, TupleMorphism};
use crate::flat::Entries;

impl TupleMorphism {
    /// The morphism without entries 1, and with neighbours merged that go to neighbours, or both to ∗
    /// (Definition 3.1.5.25).
    ///
    /// Its layout is the coalesced layout, which has the same layout function. Entries of the codomain that
    /// nothing goes to are not merged.
    ///
    /// ```
    /// use strata_layout::TupleMorphism;
    ///
    /// let f = TupleMorphism::parse("(4,2,5,3) -(2,3,*,*)-> (7,4,2)")?;
    /// assert_eq!(f.coalesce().to_string(), "(8,15) -(2,*)-> (7,8)");
    /// # Ok::<(), strata_layout::LayoutError>(())
    /// ```
    #[inline]
    pub const fn coalesce(&self) -> Self {
        let f = self.squeeze();
        // The merged entries: their extents, and the target of the first of each run in f's codomain.
        let mut domain = Entries::EMPTY;
        let mut first_targets = PointedMap::all_to_star(f.corank());
        // f's codomain with each run's product at its first target, and 1, which f has not, at the others.
        let mut merged = *f.codomain_entries();
        let mut i = 0;
        while i < f.rank() {
            let mut extent = f.domain()[i];
            let mut last = i;
            while last + 1 < f.rank() && f.continues(last) {
                last += 1;
                extent *= f.domain()[last]; // divides the size of the domain, at most `isize::MAX`
                if let Some(target) = f.map()[last] {
                    merged.set(target, 1);
                }
            }
            if let Some(target) = f.map()[i] {
                merged.set(target, extent);
            }
            domain.push(extent);
            first_targets.push(f.map()[i]);
            i = last + 1;
        }
        // Squeezing takes out the 1s left behind: no entry of the merged domain is 1 or goes to one.
        Self::from_parts(domain, merged, &first_targets).squeeze()
    }

    /// Whether coalescing would change nothing about the layout (Definition 3.1.5.20): no entry of the domain
    /// is 1, no neighbours both go to ∗, none go to targets with nothing but entries 1 between them.
    ///
    /// True exactly when the layout is coalesced. Entries 1 of the codomain that nothing goes to do not
    /// count, so coalescing may still drop those.
    #[inline]
    pub const fn is_coalesced(&self) -> bool {
        let mut i = 0;
        while i < self.rank() {
            if self.domain()[i] == 1 {
                return false;
            }
            if i + 1 < self.rank() && self.continues(i) {
                return false;
            }
            i += 1;
        }
        true
    }

    /// Whether entry `i + 1`, which exists, starts where entry `i` ends: both go to ∗, or the target of the
    /// second is the next above that of the first, entries 1 between them not counted.
    #[inline]
    const fn continues(&self, i: usize) -> bool {
        match (self.map()[i], self.map()[i + 1]) {
            (None, None) => true,
            (Some(here), Some(there)) => {
                if there < here {
                    return false;
                }
                let mut between = here + 1;
                while between < there {
                    if self.codomain()[between] != 1 {
                        return false;
                    }
                    between += 1;
                }
                true
            }
            _ => false,
        }
    }
}
