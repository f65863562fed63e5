//! Flat division: a layout seen tile by tile.
use super::TupleMorphism;
use crate::LayoutError;

impl TupleMorphism {
    /// The quotient f / g = f ∘ (g ⋆ gᶜ) (Section 3.1.5.7): the entries of f that the divisor g picks, in g's
    /// order, then the rest.
    ///
    /// g has the domain of f as its codomain. The layout of the quotient addresses the same memory as that of
    /// f: first along the tile that g is, then from tile to tile.
    ///
    /// # Errors
    /// `StarInMap` when the divisor sends an entry to ∗; `NotDivisible` when its codomain is not the domain of
    /// this morphism.
    ///
    /// ```
    /// use strata_layout::TupleMorphism;
    ///
    /// let f = TupleMorphism::parse("(2,4,8) -(3,1,2)-> (4,8,2)")?;
    /// let tile = TupleMorphism::parse("(8) -(3)-> (2,4,8)")?;
    /// assert_eq!(f.divide(&tile)?.to_string(), "(8,2,4) -(2,3,1)-> (4,8,2)");
    /// # Ok::<(), strata_layout::LayoutError>(())
    /// ```
    #[inline]
    pub const fn divide(&self, divisor: &Self) -> Result<Self, LayoutError> {
        let rest = attempt!(divisor.complement());
        if let Some((at, codomain, domain)) =
            divisor.codomain_entries().first_difference(self.domain_entries())
        {
            return Err(LayoutError::NotDivisible { at, codomain, domain });
        }
        // The images are disjoint and nothing goes to ∗, so the domain of the concatenation is the codomain
        // in another order: neither too many entries nor too large a product.
        Ok(self.after(&attempt!(divisor.concat(&rest))))
    }
}
