//! The complement: what a morphism leaves of its codomain.
use super::TupleMorphism;
use crate::LayoutError;
use crate::flat::Entries;

impl TupleMorphism {
    /// The complement fᶜ: the increasing inclusion of the entries of the codomain that nothing goes to
    /// (Section 3.1.5.6).
    ///
    /// f ⋆ fᶜ is an isomorphism, and no other order-preserving inclusion makes it one.
    ///
    /// # Errors
    /// `StarInMap` when an entry goes to ∗: then concatenation with nothing fills the codomain once.
    ///
    /// ```
    /// use strata_layout::TupleMorphism;
    ///
    /// let f = TupleMorphism::parse("(8) -(2)-> (4,8,2)")?;
    /// assert_eq!(f.complement()?.to_string(), "(4,2) -(1,3)-> (4,8,2)");
    /// assert!(f.are_complementary(&f.complement()?)?);
    /// # Ok::<(), strata_layout::LayoutError>(())
    /// ```
    #[inline]
    pub const fn complement(&self) -> Result<Self, LayoutError> {
        if let Some(entry) = self.first_star() {
            return Err(LayoutError::StarInMap { entry });
        }
        let unhit = self.pointed_map().unhit();
        let (mut domain, mut k) = (Entries::EMPTY, 0);
        while k < unhit.source() {
            if let Some(j) = unhit.map()[k] {
                domain.push(self.codomain()[j]);
            }
            k += 1;
        }
        Ok(Self::from_parts(domain, *self.codomain_entries(), &unhit))
    }

    /// Whether there is a [`complement`](Self::complement): no entry goes to ∗.
    #[inline]
    pub const fn is_complementable(&self) -> bool {
        self.first_star().is_none()
    }

    /// Whether the concatenation of this morphism with `other` is an isomorphism: together they hit every
    /// entry of the codomain they share once, and send nothing to ∗.
    ///
    /// Images that meet are a `false`, not an error.
    ///
    /// # Errors
    /// `CodomainMismatch` when they share no codomain.
    #[inline]
    pub const fn are_complementary(&self, other: &Self) -> Result<bool, LayoutError> {
        match self.concat(other) {
            Ok(both) => Ok(both.is_isomorphism()),
            Err(LayoutError::CodomainMismatch { at, first, second }) => {
                Err(LayoutError::CodomainMismatch { at, first, second })
            }
            // Images that meet; or more entries than the codomain can have, so that some go to ∗.
            Err(_) => Ok(false),
        }
    }

    /// The first entry that goes to ∗.
    #[inline]
    const fn first_star(&self) -> Option<usize> {
        let mut i = 0;
        while i < self.rank() {
            if self.map()[i].is_none() {
                return Some(i);
            }
            i += 1;
        }
        None
    }
}
