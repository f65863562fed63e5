//! Restriction to some entries of the domain, or to one.
use super::entries::check_subset;
use super::{PointedMap, TupleMorphism};
use crate::LayoutError;
use crate::flat::Entries;

impl TupleMorphism {
    /// The restriction f|I to the entries in `subset` (Example 3.1.3.7): the modes of the layout in
    /// `subset`, into the same codomain.
    ///
    /// # Errors
    /// `BadSubset` when the subset is not strictly increasing or leaves the domain.
    ///
    /// ```
    /// use strata_layout::TupleMorphism;
    ///
    /// let f = TupleMorphism::parse("(2,16,8,4) -(*,2,1,3)-> (8,16,4)")?;
    /// assert_eq!(f.restrict(&[1, 3])?.to_string(), "(16,4) -(2,3)-> (8,16,4)");
    /// # Ok::<(), strata_layout::LayoutError>(())
    /// ```
    #[inline]
    pub const fn restrict(&self, subset: &[usize]) -> Result<Self, LayoutError> {
        attempt!(check_subset(subset, self.rank()));
        let mut domain = Entries::EMPTY;
        let (mut map, mut k) = (PointedMap::all_to_star(self.corank()), 0);
        while k < subset.len() {
            domain.push(self.domain()[subset[k]]);
            map.push(self.map()[subset[k]]);
            k += 1;
        }
        Ok(Self::from_parts(domain, *self.codomain_entries(), &map))
    }

    /// Entry `i` alone: the restriction to {i} (Example 3.1.3.8).
    ///
    /// # Errors
    /// `NoSuchMode` when the domain has no entry `i`.
    #[inline]
    pub const fn entry(&self, i: usize) -> Result<Self, LayoutError> {
        if i >= self.rank() {
            return Err(LayoutError::NoSuchMode { mode: i, rank: self.rank() });
        }
        self.restrict(&[i])
    }
}
