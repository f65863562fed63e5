//! The families of morphisms that have names: identity, permutation, order, projection, dilation, expansion.
use super::entries::{check_count, check_subset};
use super::{PointedMap, TupleMorphism};
use crate::flat::Entries;
use crate::{LayoutError, Side};

impl TupleMorphism {
    /// The identity of `shape`, which encodes its column-major layout (Example 3.1.3.1).
    ///
    /// # Errors
    /// Whatever [`new`](Self::new) refuses about a side.
    #[inline]
    pub const fn identity(shape: &[usize]) -> Result<Self, LayoutError> {
        let shape = attempt!(Entries::shape(Side::Domain, shape));
        let map = attempt!(PointedMap::identity(shape.len()));
        Ok(Self::from_parts(shape, shape, &map))
    }

    /// The isomorphism that sends entry i of `shape` to place `permutation[i]` (Observation 3.1.3.3): the
    /// codomain lists the extents at the places where they arrive.
    ///
    /// The document prints the codomain of the inverse.
    ///
    /// # Errors
    /// A list that is no permutation of the entries; whatever [`new`](Self::new) refuses about a side.
    ///
    /// ```
    /// use strata_layout::TupleMorphism;
    ///
    /// let f = TupleMorphism::permutation(&[2, 3, 5], &[1, 2, 0])?;
    /// assert_eq!(f.to_string(), "(2,3,5) -(2,3,1)-> (5,2,3)");
    /// # Ok::<(), strata_layout::LayoutError>(())
    /// ```
    #[inline]
    pub const fn permutation(shape: &[usize], permutation: &[usize]) -> Result<Self, LayoutError> {
        let shape = attempt!(Entries::shape(Side::Domain, shape));
        attempt!(check_permutation(permutation, shape.len()));
        let mut codomain = Entries::zero(shape.len());
        let (mut map, mut i) = (PointedMap::all_to_star(shape.len()), 0);
        while i < shape.len() {
            codomain.set(permutation[i], shape.at(i));
            map.push(Some(permutation[i]));
            i += 1;
        }
        Ok(Self::from_parts(shape, codomain, &map))
    }

    /// The isomorphism of the dense layout of `shape` whose axes lie in memory in this order, fastest first:
    /// the inverse convention of [`permutation`](Self::permutation), and that of the orders of mappings.
    ///
    /// # Errors
    /// An order that does not list every axis once; whatever [`new`](Self::new) refuses about a side.
    ///
    /// ```
    /// use strata_layout::{FlatLayout, TupleMorphism};
    ///
    /// let row_major = TupleMorphism::from_order(&[2, 3, 5], &[2, 1, 0])?;
    /// assert_eq!(row_major.to_string(), "(2,3,5) -(3,2,1)-> (5,3,2)");
    /// assert_eq!(row_major.layout(), FlatLayout::new(&[2, 3, 5], &[15, 5, 1])?);
    /// # Ok::<(), strata_layout::LayoutError>(())
    /// ```
    #[inline]
    pub const fn from_order(shape: &[usize], order: &[usize]) -> Result<Self, LayoutError> {
        let shape = attempt!(Entries::shape(Side::Domain, shape));
        attempt!(check_permutation(order, shape.len()));
        let (mut codomain, mut places) = (Entries::EMPTY, Entries::zero(shape.len()));
        let mut place = 0;
        while place < order.len() {
            codomain.push(shape.at(order[place]));
            places.set(order[place], place);
            place += 1;
        }
        let (mut map, mut axis) = (PointedMap::all_to_star(shape.len()), 0);
        while axis < shape.len() {
            map.push(Some(places.at(axis)));
            axis += 1;
        }
        Ok(Self::from_parts(shape, codomain, &map))
    }

    /// The projection of `shape` onto the entries in `subset`; the others go to ∗ (Example 3.1.3.4).
    ///
    /// Its layout reads the chosen axes column-major and repeats along the others.
    ///
    /// # Errors
    /// A subset that is not strictly increasing or leaves the shape; whatever [`new`](Self::new) refuses
    /// about a side.
    #[inline]
    pub const fn projection(shape: &[usize], subset: &[usize]) -> Result<Self, LayoutError> {
        let shape = attempt!(Entries::shape(Side::Domain, shape));
        attempt!(check_subset(subset, shape.len()));
        let mut codomain = Entries::EMPTY;
        let (mut map, mut i) = (PointedMap::all_to_star(subset.len()), 0);
        while i < shape.len() {
            // The subset increases, so its next member is the number of those already met.
            let met = codomain.len();
            if met < subset.len() && subset[met] == i {
                map.push(Some(met));
                codomain.push(shape.at(i));
            } else {
                map.push(None);
            }
            i += 1;
        }
        Ok(Self::from_parts(shape, codomain, &map))
    }

    /// The dilation of `shape` by `factors`: into (c₁, s₁, …, cₘ, sₘ), each sᵢ to itself (Example 3.1.3.5).
    ///
    /// The stride of entry i is cᵢ times the product of all cⱼsⱼ before it; the document's formula leaves
    /// out cᵢ, its example has it.
    ///
    /// # Errors
    /// Another number of factors than of entries, a factor 0, more than half of
    /// [`MAX_ENTRIES`](super::MAX_ENTRIES) entries, a product of the codomain past `isize::MAX`; whatever
    /// [`new`](Self::new) refuses about a side.
    ///
    /// ```
    /// use strata_layout::{FlatLayout, TupleMorphism};
    ///
    /// let f = TupleMorphism::dilation(&[512, 512], &[2, 4])?;
    /// assert_eq!(f.to_string(), "(512,512) -(2,4)-> (2,512,4,512)");
    /// assert_eq!(f.layout(), FlatLayout::new(&[512, 512], &[2, 4096])?);
    /// # Ok::<(), strata_layout::LayoutError>(())
    /// ```
    #[inline]
    pub const fn dilation(shape: &[usize], factors: &[usize]) -> Result<Self, LayoutError> {
        let shape = attempt!(Entries::shape(Side::Domain, shape));
        if factors.len() != shape.len() {
            return Err(LayoutError::RankMismatch { given: factors.len(), expected: shape.len() });
        }
        attempt!(check_count(Side::Codomain, 2 * shape.len())); // at most 32
        let (mut codomain, mut i) = (Entries::EMPTY, 0);
        while i < shape.len() {
            if factors[i] == 0 {
                return Err(LayoutError::ZeroFactor { entry: i });
            }
            attempt!(codomain.push_extent(Side::Codomain, factors[i]));
            attempt!(codomain.push_extent(Side::Codomain, shape.at(i)));
            i += 1;
        }
        let (mut map, mut i) = (PointedMap::all_to_star(codomain.len()), 0);
        while i < shape.len() {
            map.push(Some(2 * i + 1)); // below the length of the codomain, 2m
            i += 1;
        }
        Ok(Self::from_parts(shape, codomain, &map))
    }

    /// The expansion of `from`, a prefix of `to`, into `to` (Example 3.1.3.6).
    ///
    /// Composing it after any morphism changes no layout: it only adds codomain above the image.
    ///
    /// # Errors
    /// A shape that is no prefix; whatever [`new`](Self::new) refuses about a side.
    #[inline]
    pub const fn expansion(from: &[usize], to: &[usize]) -> Result<Self, LayoutError> {
        let domain = attempt!(Entries::shape(Side::Domain, from));
        let codomain = attempt!(Entries::shape(Side::Codomain, to));
        let (mut map, mut i) = (PointedMap::all_to_star(codomain.len()), 0);
        while i < domain.len() {
            let to = if i < codomain.len() { Some(codomain.at(i)) } else { None };
            match to {
                Some(extent) if extent == domain.at(i) => map.push(Some(i)),
                _ => return Err(LayoutError::NotAPrefix { at: i, from: domain.at(i), to }),
            }
            i += 1;
        }
        Ok(Self::from_parts(domain, codomain, &map))
    }
}

/// Checks that `list` holds each number below `rank` once.
#[inline]
const fn check_permutation(list: &[usize], rank: usize) -> Result<(), LayoutError> {
    if list.len() != rank {
        return Err(LayoutError::PermutationLength { given: list.len(), rank });
    }
    let mut place = 0;
    while place < rank {
        let mode = list[place];
        let (mut fits, mut earlier) = (mode < rank, 0);
        while earlier < place {
            fits = fits && list[earlier] != mode;
            earlier += 1;
        }
        if !fits {
            return Err(LayoutError::BadPermutation { place, mode, rank });
        }
        place += 1;
    }
    Ok(())
}
