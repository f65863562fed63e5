//! The tuple morphism itself: what it is made of, and when it is one.
use super::PointedMap;
use crate::flat::Entries;
use crate::{LayoutError, Side};

/// A tuple morphism f: (s₁, …, sₘ) → (t₁, …, tₙ) over a tractable pointed map α, such that each sᵢ
/// with α(i) ≠ ∗ is the entry of the codomain at α(i) (Definition 3.1.1.13 of 'Categorical Foundations for CuTe Layouts').
///
/// A value of at most [`MAX_ENTRIES`](super::MAX_ENTRIES) entries a side, whose products are at most
/// `isize::MAX`. Every operation is a `const fn`. Entries are counted from 0, and `None` is ∗; the text form
/// `(4,4) -(1,3)-> (4,4,4)` counts from 1.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct TupleMorphism {
    domain: Entries,
    codomain: Entries,
    map: PointedMap,
}

impl TupleMorphism {
    /// The morphism from `domain` to `codomain` that sends entry i to `map[i]`.
    ///
    /// # Errors
    /// On a side: more than [`MAX_ENTRIES`](super::MAX_ENTRIES) entries, an entry 0, a product past
    /// `isize::MAX`. In the map: another length than the domain's, a target beyond the codomain, a target
    /// hit twice, a target of another extent.
    ///
    /// ```
    /// use strata_layout::{LayoutError, TupleMorphism};
    ///
    /// let wrong = TupleMorphism::new(&[2, 3], &[3, 2], &[Some(1), Some(1)]);
    /// assert_eq!(wrong, Err(LayoutError::MapRepeated { first: 0, second: 1, target: 1 }));
    /// ```
    #[inline]
    pub const fn new(
        domain: &[usize],
        codomain: &[usize],
        map: &[Option<usize>],
    ) -> Result<Self, LayoutError> {
        let domain = attempt!(Entries::shape(Side::Domain, domain));
        let codomain = attempt!(Entries::shape(Side::Codomain, codomain));
        if map.len() != domain.len() {
            return Err(LayoutError::MapLength { given: map.len(), expected: domain.len() });
        }
        let map = attempt!(PointedMap::new(map, codomain.len()));
        if let Some((first, second, target)) = map.first_repeat() {
            return Err(LayoutError::MapRepeated { first, second, target });
        }
        let mut i = 0;
        while i < domain.len() {
            if let Some(target) = map.map()[i] {
                let (extent, target_extent) = (domain.at(i), codomain.at(target));
                if extent != target_extent {
                    return Err(LayoutError::MapExtent { entry: i, extent, target, target_extent });
                }
            }
            i += 1;
        }
        Ok(Self { domain, codomain, map })
    }

    /// The morphism of these parts, which the caller knows to be one.
    #[inline]
    pub(super) const fn from_parts(domain: Entries, codomain: Entries, map: &PointedMap) -> Self {
        Self { domain, codomain, map: *map }
    }

    /// The domain (s₁, …, sₘ): the shape of the layout that the morphism encodes.
    #[inline]
    pub const fn domain(&self) -> &[usize] {
        self.domain.as_slice()
    }

    /// The codomain (t₁, …, tₙ).
    #[inline]
    pub const fn codomain(&self) -> &[usize] {
        self.codomain.as_slice()
    }

    /// The domain as a value.
    #[inline]
    pub(super) const fn domain_entries(&self) -> &Entries {
        &self.domain
    }

    /// The codomain as a value.
    #[inline]
    pub(super) const fn codomain_entries(&self) -> &Entries {
        &self.codomain
    }

    /// Where each entry of the domain goes.
    #[inline]
    pub const fn map(&self) -> &[Option<usize>] {
        self.map.map()
    }

    /// The pointed map that the morphism lies over.
    #[inline]
    pub const fn pointed_map(&self) -> &PointedMap {
        &self.map
    }

    /// m, the number of entries of the domain.
    #[inline]
    pub const fn rank(&self) -> usize {
        self.domain.len()
    }

    /// n, the number of entries of the codomain.
    #[inline]
    pub const fn corank(&self) -> usize {
        self.codomain.len()
    }

    /// The size of the domain: the product of its entries, 1 when there are none.
    #[inline]
    pub const fn size(&self) -> usize {
        self.domain.product()
    }

    /// The size of the codomain: how many places the layout addresses into, used or not.
    ///
    /// At least the cosize of [`layout`](Self::layout), and equal to it for an isomorphism.
    #[inline]
    pub const fn cosize(&self) -> usize {
        self.codomain.product()
    }

    /// Whether every entry of extent 1 goes to ∗ (Definition 3.1.2.17).
    #[inline]
    pub const fn is_nondegenerate(&self) -> bool {
        let mut i = 0;
        while i < self.rank() {
            if self.domain.at(i) == 1 && self.map()[i].is_some() {
                return false;
            }
            i += 1;
        }
        true
    }
}
