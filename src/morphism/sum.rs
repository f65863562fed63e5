//! Two maps side by side: the sum, with a codomain each, and the wedge or concatenation, with one for both.
use super::entries::check_count;
use super::{PointedMap, TupleMorphism};
use crate::{LayoutError, Side};

impl PointedMap {
    /// The sum α ⊕ β: ⟨m + m′⟩∗ → ⟨n + n′⟩∗, this map on the first entries and `next` on the rest, into
    /// targets of their own.
    ///
    /// # Errors
    /// More than [`MAX_ENTRIES`](super::MAX_ENTRIES) entries on a side.
    #[inline]
    pub const fn sum(&self, next: &Self) -> Result<Self, LayoutError> {
        let target = self.target() + next.target(); // at most 32
        attempt!(check_count(Side::Domain, self.source() + next.source()));
        attempt!(check_count(Side::Codomain, target));
        Ok(self.beside(next, self.target(), target))
    }

    /// The wedge α ∨ β: ⟨m + m′⟩∗ → ⟨n⟩∗, this map on the first entries and `next` on the rest, into the
    /// same targets.
    ///
    /// Tractable exactly when both are and no target is hit by both.
    ///
    /// # Errors
    /// `RankMismatch` when the two have not the same number of targets; more than [`MAX_ENTRIES`](super::MAX_ENTRIES) entries.
    #[inline]
    pub const fn wedge(&self, next: &Self) -> Result<Self, LayoutError> {
        if next.target() != self.target() {
            return Err(LayoutError::RankMismatch { given: next.target(), expected: self.target() });
        }
        attempt!(check_count(Side::Domain, self.source() + next.source()));
        Ok(self.beside(next, 0, self.target()))
    }

    /// This map, then `next` with its targets moved up by `offset`; the caller checked the counts.
    #[inline]
    const fn beside(&self, next: &Self, offset: usize, target: usize) -> Self {
        let (mut out, mut i) = (Self::all_to_star(target), 0);
        while i < self.source() {
            out.push(self.map()[i]);
            i += 1;
        }
        let mut i = 0;
        while i < next.source() {
            out.push(match next.map()[i] {
                Some(j) => Some(offset + j), // below `target`, at most 16
                None => None,
            });
            i += 1;
        }
        out
    }
}

impl TupleMorphism {
    /// The sum f ⊕ g: this morphism and `next` side by side, domains and codomains joined.
    ///
    /// The strides of g in the layout are multiplied by the size of f's codomain.
    ///
    /// # Errors
    /// More than [`MAX_ENTRIES`](super::MAX_ENTRIES) entries on a side, or a product of a side past `isize::MAX`.
    ///
    /// ```
    /// use strata_layout::TupleMorphism;
    ///
    /// let f = TupleMorphism::parse("(2) -(1)-> (2,3)")?;
    /// let g = TupleMorphism::parse("(3) -(2)-> (9,3)")?;
    /// assert_eq!(f.sum(&g)?.to_string(), "(2,3) -(1,4)-> (2,3,9,3)");
    /// # Ok::<(), strata_layout::LayoutError>(())
    /// ```
    #[inline]
    pub const fn sum(&self, next: &Self) -> Result<Self, LayoutError> {
        let domain = attempt!(self.domain_entries().join(Side::Domain, next.domain_entries()));
        let codomain = attempt!(self.codomain_entries().join(Side::Codomain, next.codomain_entries()));
        let map = attempt!(self.pointed_map().sum(next.pointed_map()));
        Ok(Self::from_parts(domain, codomain, &map))
    }

    /// The concatenation f ⋆ g over the wedge of the maps: both morphisms into the one codomain they share.
    ///
    /// Its layout is the concatenation of the layouts.
    ///
    /// # Errors
    /// `CodomainMismatch`; `ImagesNotDisjoint` when both hit one target; more than [`MAX_ENTRIES`](super::MAX_ENTRIES) entries in
    /// the domain, or its product past `isize::MAX`, which only entries that go to ∗ can bring about.
    ///
    /// ```
    /// use strata_layout::TupleMorphism;
    ///
    /// let f = TupleMorphism::parse("(4) -(1)-> (4,2,8)")?;
    /// let g = TupleMorphism::parse("(8,5) -(3,*)-> (4,2,8)")?;
    /// assert_eq!(f.concat(&g)?.to_string(), "(4,8,5) -(1,3,*)-> (4,2,8)");
    /// # Ok::<(), strata_layout::LayoutError>(())
    /// ```
    #[inline]
    pub const fn concat(&self, next: &Self) -> Result<Self, LayoutError> {
        if let Some((at, first, second)) = self.codomain_entries().first_difference(next.codomain_entries()) {
            return Err(LayoutError::CodomainMismatch { at, first, second });
        }
        let mut second = 0;
        while second < next.rank() {
            if let Some(target) = next.map()[second] {
                if let Some(first) = self.pointed_map().preimage(target) {
                    return Err(LayoutError::ImagesNotDisjoint { first, second, target });
                }
            }
            second += 1;
        }
        let domain = attempt!(self.domain_entries().join(Side::Domain, next.domain_entries()));
        let map = attempt!(self.pointed_map().wedge(next.pointed_map()));
        Ok(Self::from_parts(domain, *self.codomain_entries(), &map))
    }
}
