//! Isomorphisms and their inverses.
use super::{PointedMap, TupleMorphism};
use crate::{LayoutError, Side};

impl TupleMorphism {
    /// Whether some morphism undoes this one: nothing goes to ∗ and everything is hit (Example 3.1.3.2).
    ///
    /// The layout of an isomorphism is compact: it fills its codomain, each place once.
    #[inline]
    pub const fn is_isomorphism(&self) -> bool {
        self.inverse().is_ok()
    }

    /// The morphism that undoes this one: g with g ∘ f and f ∘ g identities.
    ///
    /// # Errors
    /// `NotIsomorphism`, with the first entry that goes to ∗, else the first that nothing goes to.
    ///
    /// ```
    /// use strata_layout::TupleMorphism;
    ///
    /// let f = TupleMorphism::permutation(&[2, 3, 5], &[1, 2, 0])?;
    /// assert_eq!(f.inverse()?.to_string(), "(5,2,3) -(3,1,2)-> (2,3,5)");
    /// assert_eq!(f.inverse()?.compose(&f)?, TupleMorphism::identity(&[2, 3, 5])?);
    /// # Ok::<(), strata_layout::LayoutError>(())
    /// ```
    #[inline]
    pub const fn inverse(&self) -> Result<Self, LayoutError> {
        let mut i = 0;
        while i < self.rank() {
            if self.map()[i].is_none() {
                return Err(LayoutError::NotIsomorphism { side: Side::Domain, entry: i });
            }
            i += 1;
        }
        let (mut map, mut j) = (PointedMap::all_to_star(self.rank()), 0);
        while j < self.corank() {
            let source = self.pointed_map().preimage(j);
            if source.is_none() {
                return Err(LayoutError::NotIsomorphism { side: Side::Codomain, entry: j });
            }
            map.push(source);
            j += 1;
        }
        Ok(Self::from_parts(*self.codomain_entries(), *self.domain_entries(), &map))
    }
}
