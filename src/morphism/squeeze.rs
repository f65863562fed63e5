//! Leaving out the entries 1.
use super::{PointedMap, TupleMorphism};
use crate::flat::Entries;

impl TupleMorphism {
    /// The morphism without the entries 1 of its domain and of its codomain.
    ///
    /// Its layout is the squeezed layout, which has the same layout function.
    ///
    /// ```
    /// use strata_layout::TupleMorphism;
    ///
    /// let f = TupleMorphism::parse("(16,1,32) -(1,3,4)-> (16,1,1,32)")?;
    /// assert_eq!(f.squeeze().to_string(), "(16,32) -(1,2)-> (16,32)");
    /// # Ok::<(), strata_layout::LayoutError>(())
    /// ```
    #[inline]
    pub const fn squeeze(&self) -> Self {
        // Where each entry of the codomain lands; the places of entries 1 are not asked for below.
        let (mut codomain, mut places, mut j) = (Entries::EMPTY, Entries::EMPTY, 0);
        while j < self.corank() {
            places.push(codomain.len());
            if self.codomain()[j] != 1 {
                codomain.push(self.codomain()[j]);
            }
            j += 1;
        }
        let mut domain = Entries::EMPTY;
        let (mut map, mut i) = (PointedMap::all_to_star(codomain.len()), 0);
        while i < self.rank() {
            // An entry that stays has a target of its own extent, not 1, which stays too.
            if self.domain()[i] != 1 {
                domain.push(self.domain()[i]);
                map.push(match self.map()[i] {
                    Some(target) => Some(places.at(target)),
                    None => None,
                });
            }
            i += 1;
        }
        Self::from_parts(domain, codomain, &map)
    }
}
