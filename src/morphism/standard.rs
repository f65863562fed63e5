//! The standard representation of a tractable layout, and the form it has.
use super::{PointedMap, TupleMorphism};
use crate::flat::Entries;
use crate::{FlatLayout, LayoutError, Side};

impl TupleMorphism {
    /// The standard representation `f_L` of a tractable layout (Construction 3.1.2.5): the shortest codomain
    /// that holds its modes in the order of their strides, with one entry for each gap between them.
    ///
    /// It encodes the layout it was made of (Lemma 3.1.2.9). Modes of stride 0 go to ∗.
    ///
    /// # Errors
    /// `NotTractable`, with the two modes, when extent times stride of one does not divide the next stride;
    /// and, for a tractable layout too large to be written down, more than
    /// [`MAX_ENTRIES`](super::MAX_ENTRIES) entries in the codomain (each gap takes one) or their product past
    /// `isize::MAX`.
    ///
    /// ```
    /// use strata_layout::{FlatLayout, TupleMorphism};
    ///
    /// let f = TupleMorphism::standard(&FlatLayout::new(&[2, 2, 2, 2], &[24, 0, 3, 480])?)?;
    /// assert_eq!(f.to_string(), "(2,2,2,2) -(4,*,2,6)-> (3,2,4,2,10,2)");
    /// # Ok::<(), strata_layout::LayoutError>(())
    /// ```
    #[inline]
    pub const fn standard(layout: &FlatLayout) -> Result<Self, LayoutError> {
        let domain = attempt!(Entries::shape(Side::Domain, layout.shape()));
        let (shape, stride) = (layout.shape(), layout.stride());
        let mut codomain = Entries::EMPTY;
        let mut places = Entries::zero(domain.len());
        // The previous mode in sorted order, and its extent times stride; none at the start, where that is 1.
        let (mut previous, mut end) = (None, 1);
        while let Some(mode) = next_mode(shape, stride, previous) {
            if stride[mode] % end != 0 {
                let Some(before) = previous else {
                    unreachable!() // 1 divides every stride
                };
                return Err(LayoutError::NotTractable {
                    mode: before,
                    extent: shape[before],
                    stride: stride[before],
                    next: mode,
                    next_stride: stride[mode],
                });
            }
            let gap = stride[mode] / end;
            if gap != 1 {
                attempt!(codomain.push_extent(Side::Codomain, gap));
            }
            places.set(mode, codomain.len());
            attempt!(codomain.push_extent(Side::Codomain, shape[mode]));
            // (s−1)d and d are both at most `isize::MAX`, so sd is at most twice that and fits; and not 0.
            end = shape[mode] * stride[mode];
            previous = Some(mode);
        }
        let (mut map, mut i) = (PointedMap::all_to_star(codomain.len()), 0);
        while i < domain.len() {
            map.push(if stride[i] == 0 { None } else { Some(places.at(i)) });
            i += 1;
        }
        Ok(Self::from_parts(domain, codomain, &map))
    }

    /// Whether the codomain holds nothing the layout does not need: it is empty or its last entry is hit, and
    /// each entry that is not hit is not 1 and has one above it that is.
    ///
    /// Definition 3.1.2.12, but for the condition on the last entry, which the document asks of codomains of
    /// more than one entry: so read, `() -()-> ()` and `() -()-> (5)` would both be standard forms of the one
    /// layout `():()`. Read as here, non-degenerate morphisms in standard form and non-degenerate tractable
    /// layouts are in one-to-one correspondence (Theorem 3.1.2.21).
    ///
    /// ```
    /// use strata_layout::TupleMorphism;
    ///
    /// assert!(TupleMorphism::parse("(4,4,4) -(2,3,5)-> (14,4,4,25,4)")?.is_standard_form());
    /// // An entry above the image; a gap written as two.
    /// assert!(!TupleMorphism::parse("(4,4,4) -(2,3,5)-> (14,4,4,25,4,7)")?.is_standard_form());
    /// assert!(!TupleMorphism::parse("(4,4,4) -(3,4,6)-> (2,7,4,4,25,4)")?.is_standard_form());
    /// # Ok::<(), strata_layout::LayoutError>(())
    /// ```
    #[inline]
    pub const fn is_standard_form(&self) -> bool {
        let mut j = 0;
        while j < self.corank() {
            let hit = self.pointed_map().hits(j);
            // `hits` is false for an entry past the end, so this asks the last entry to be hit itself.
            if !hit && (self.codomain()[j] == 1 || !self.pointed_map().hits(j + 1)) {
                return false;
            }
            j += 1;
        }
        true
    }
}

/// The mode of non-zero stride that comes next after `previous` when modes are sorted by stride, then
/// extent, then place; the first of all after `None`.
#[inline]
const fn next_mode(shape: &[usize], stride: &[usize], previous: Option<usize>) -> Option<usize> {
    let (mut best, mut i) = (None, 0);
    while i < shape.len() {
        let after_previous = match previous {
            Some(mode) => comes_before(shape, stride, mode, i),
            None => true,
        };
        let before_best = match best {
            Some(mode) => comes_before(shape, stride, i, mode),
            None => true,
        };
        if stride[i] != 0 && after_previous && before_best {
            best = Some(i);
        }
        i += 1;
    }
    best
}

/// Whether mode `a` comes strictly before mode `b` in sorted order; false when they are the same mode.
#[inline]
const fn comes_before(shape: &[usize], stride: &[usize], a: usize, b: usize) -> bool {
    if stride[a] != stride[b] {
        return stride[a] < stride[b];
    }
    if shape[a] != shape[b] {
        return shape[a] < shape[b];
    }
    a < b
}
