//! Flat product: copies of a layout, laid out by another.
use super::TupleMorphism;
use crate::LayoutError;

impl TupleMorphism {
    /// The product f × g = f ⋆ (fᶜ ∘ g) (Section 3.1.5.8): this morphism, then `next` (g) moved into the
    /// entries of the codomain that this one leaves unhit.
    ///
    /// g has the domain of fᶜ as its codomain: the unhit entries, in order.
    ///
    /// # Errors
    /// `StarInMap` when this morphism sends an entry to ∗; `NotProductAdmissible` when the codomain of `next`
    /// does not list the unhit entries; more than [`MAX_ENTRIES`](super::MAX_ENTRIES) entries in the domain or
    /// its product past `isize::MAX`, which only entries that `next` sends to ∗ can bring about.
    ///
    /// ```
    /// use strata_layout::TupleMorphism;
    ///
    /// let tile = TupleMorphism::parse("(8,8) -(1,3)-> (8,4,8,2)")?;
    /// let tiles = TupleMorphism::parse("(2,4) -(2,1)-> (4,2)")?;
    /// assert_eq!(tile.product(&tiles)?.to_string(), "(8,8,2,4) -(1,3,4,2)-> (8,4,8,2)");
    /// # Ok::<(), strata_layout::LayoutError>(())
    /// ```
    #[inline]
    pub const fn product(&self, next: &Self) -> Result<Self, LayoutError> {
        let rest = attempt!(self.complement());
        if let Some((at, codomain, unhit)) = next.codomain_entries().first_difference(rest.domain_entries()) {
            return Err(LayoutError::NotProductAdmissible { at, codomain, unhit });
        }
        self.concat(&rest.after(next))
    }
}
