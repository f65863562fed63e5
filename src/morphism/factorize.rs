//! Factorization through some entries of the codomain.
use super::entries::check_subset;
use super::{PointedMap, TupleMorphism};
use crate::LayoutError;
use crate::flat::Entries;

impl TupleMorphism {
    /// The factorization through `subset`, a part J of the codomain that holds the image (Example 3.1.3.10):
    /// the morphism into the entries of J which, followed by their inclusion, is this one.
    ///
    /// In the layout, the entries left out no longer count in the strides.
    ///
    /// # Errors
    /// `BadSubset` when the subset is not strictly increasing or leaves the codomain; `ImageNotCovered` when
    /// an entry goes elsewhere.
    ///
    /// ```
    /// use strata_layout::TupleMorphism;
    ///
    /// let f = TupleMorphism::parse("(8,8) -(4,2)-> (3,8,5,8,10)")?;
    /// assert_eq!(f.factorize(&[1, 3, 4])?.to_string(), "(8,8) -(2,1)-> (8,8,10)");
    /// # Ok::<(), strata_layout::LayoutError>(())
    /// ```
    #[inline]
    pub const fn factorize(&self, subset: &[usize]) -> Result<Self, LayoutError> {
        attempt!(check_subset(subset, self.corank()));
        let (mut codomain, mut k) = (Entries::EMPTY, 0);
        while k < subset.len() {
            codomain.push(self.codomain()[subset[k]]);
            k += 1;
        }
        let (mut map, mut i) = (PointedMap::all_to_star(subset.len()), 0);
        while i < self.rank() {
            map.push(match self.map()[i] {
                Some(target) => match place(subset, target) {
                    Some(place) => Some(place),
                    None => return Err(LayoutError::ImageNotCovered { entry: i, target }),
                },
                None => None,
            });
            i += 1;
        }
        Ok(Self::from_parts(*self.domain_entries(), codomain, &map))
    }
}

/// Where `value` stands in `list`.
#[inline]
const fn place(list: &[usize], value: usize) -> Option<usize> {
    let mut k = 0;
    while k < list.len() {
        if list[k] == value {
            return Some(k);
        }
        k += 1;
    }
    None
}
