//! Composition, of pointed maps and of tuple morphisms.
use super::{PointedMap, TupleMorphism};
use crate::LayoutError;

impl PointedMap {
    /// The composite: `first`, then this map; an entry that `first` sends to ∗ stays there.
    ///
    /// # Errors
    /// `RankMismatch` when `first` ends in another number of entries than this map starts from.
    #[inline]
    pub const fn compose(&self, first: &Self) -> Result<Self, LayoutError> {
        if first.target() != self.source() {
            return Err(LayoutError::RankMismatch { given: first.target(), expected: self.source() });
        }
        Ok(self.after(first))
    }

    /// The composite of maps that the caller knows to fit.
    #[inline]
    pub(super) const fn after(&self, first: &Self) -> Self {
        let (mut out, mut i) = (Self::all_to_star(self.target()), 0);
        while i < first.source() {
            out.push(match first.map()[i] {
                Some(middle) => self.map()[middle],
                None => None,
            });
            i += 1;
        }
        out
    }
}

impl TupleMorphism {
    /// Whether [`compose`](Self::compose) accepts `first`: its codomain is the domain of this morphism.
    #[inline]
    pub const fn is_composable_with(&self, first: &Self) -> bool {
        first.codomain_entries().first_difference(self.domain_entries()).is_none()
    }

    /// The composite g ∘ f: `first` (f), then this morphism (g), over the composite of the maps.
    ///
    /// As functions, |g ∘ f| = |g| ∘ |f| always. The layout of the composite is the layout that composing
    /// the layouts gives when f is non-degenerate (Corollary 3.1.4.6, where f alone needs to be): of a
    /// degenerate f an entry 1 may keep a stride that no composition of layouts gives it.
    ///
    /// # Errors
    /// `NotComposable`, with the first entry that differs.
    ///
    /// ```
    /// use strata_layout::TupleMorphism;
    ///
    /// let f = TupleMorphism::parse("(4,8) -(2,1)-> (8,4)")?;
    /// let g = TupleMorphism::parse("(8,4) -(3,*)-> (2,5,8)")?;
    /// assert_eq!(g.compose(&f)?.to_string(), "(4,8) -(*,3)-> (2,5,8)");
    /// assert_eq!(
    ///     f.compose(&g).unwrap_err().to_string(),
    ///     "entry 0: the codomain of the first morphism has 2, the domain of the second 4",
    /// );
    /// # Ok::<(), strata_layout::LayoutError>(())
    /// ```
    #[inline]
    pub const fn compose(&self, first: &Self) -> Result<Self, LayoutError> {
        if let Some((at, codomain, domain)) = first.codomain_entries().first_difference(self.domain_entries())
        {
            return Err(LayoutError::NotComposable { at, codomain, domain });
        }
        Ok(self.after(first))
    }

    /// The composite of morphisms that the caller knows to fit.
    #[inline]
    pub(super) const fn after(&self, first: &Self) -> Self {
        // Tractable maps compose to one, and both keep extents: the result is a morphism.
        let map = self.pointed_map().after(first.pointed_map());
        Self::from_parts(*first.domain_entries(), *self.codomain_entries(), &map)
    }
}
