//! The flat layout that a morphism encodes.
use super::TupleMorphism;
use crate::FlatLayout;
use crate::flat::Entries;

impl TupleMorphism {
    /// The encoded layout `L_f` (Construction 3.1.2.1): the shape is the domain, the stride of an entry the
    /// product of the codomain below its target, 0 when it goes to ∗.
    ///
    /// These layouts are exactly the tractable ones (Proposition 3.1.2.10).
    ///
    /// ```
    /// use strata_layout::{FlatLayout, TupleMorphism};
    ///
    /// let f = TupleMorphism::parse("(3,128,128) -(1,3,5)-> (3,2,128,2,128)")?;
    /// assert_eq!(f.layout(), FlatLayout::new(&[3, 128, 128], &[1, 6, 1536])?);
    /// # Ok::<(), strata_layout::LayoutError>(())
    /// ```
    #[inline]
    pub const fn layout(&self) -> FlatLayout {
        let (mut stride, mut i) = (Entries::EMPTY, 0);
        while i < self.rank() {
            stride.push(match self.map()[i] {
                Some(target) => self.codomain_entries().product_below(target),
                None => 0,
            });
            i += 1;
        }
        match FlatLayout::new(self.domain(), stride.as_slice()) {
            Ok(layout) => layout,
            // As many modes as a layout holds; size at most `isize::MAX`; and with distinct targets the
            // largest offset Σ(sᵢ−1)dᵢ is at most Σ(tⱼ−1)∏tₖ, one less than the size of the codomain.
            Err(_) => unreachable!(),
        }
    }
}
