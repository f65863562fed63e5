//! Pointed maps: the morphisms of the category Fin∗ of finite sets with a base point.
use super::MAX_ENTRIES;
use super::entries::check_count;
use crate::{LayoutError, Side};

/// A pointed map α: ⟨m⟩∗ → ⟨n⟩∗, which sends each of m entries to ∗ or to one of n entries
/// (Definition 3.1.1.1 of 'Categorical Foundations for CuTe Layouts'); ∗ itself goes to ∗.
///
/// A value of at most [`MAX_ENTRIES`] entries a side. Entries are counted from 0, and `None` is ∗.
/// Text form: `2 -(1,3)-> 3`, counted from 1, `*` for ∗.
///
/// ```
/// use strata_layout::PointedMap;
///
/// let alpha = PointedMap::new(&[Some(2), None, Some(0)], 3)?;
/// assert_eq!(alpha.to_string(), "3 -(3,*,1)-> 3");
/// assert!(alpha.is_tractable());
/// assert_eq!(alpha.compose(&alpha)?.to_string(), "3 -(1,*,3)-> 3");
/// # Ok::<(), strata_layout::LayoutError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct PointedMap {
    // Unused places are `None`, so that equal maps are equal bytes and `derive` compares them rightly.
    map: [Option<usize>; MAX_ENTRIES],
    source: usize,
    target: usize,
}

impl PointedMap {
    /// The map from as many entries as `map` lists to `target` entries, which sends entry i to `map[i]`.
    ///
    /// # Errors
    /// More than [`MAX_ENTRIES`] entries on a side, or a target that is not below `target`.
    #[inline]
    pub const fn new(map: &[Option<usize>], target: usize) -> Result<Self, LayoutError> {
        attempt!(check_count(Side::Domain, map.len()));
        attempt!(check_count(Side::Codomain, target));
        let (mut out, mut i) = (Self::all_to_star(target), 0);
        while i < map.len() {
            if let Some(j) = map[i] {
                if j >= target {
                    return Err(LayoutError::MapRange { entry: i, target: j, limit: target });
                }
            }
            out.push(map[i]);
            i += 1;
        }
        Ok(out)
    }

    /// The identity of ⟨n⟩∗.
    ///
    /// # Errors
    /// `n` above [`MAX_ENTRIES`].
    #[inline]
    pub const fn identity(n: usize) -> Result<Self, LayoutError> {
        attempt!(check_count(Side::Domain, n));
        let (mut out, mut i) = (Self::all_to_star(n), 0);
        while i < n {
            out.push(Some(i));
            i += 1;
        }
        Ok(out)
    }

    /// The map without entries into `target` entries, to be filled by [`push`](Self::push).
    #[inline]
    pub(super) const fn all_to_star(target: usize) -> Self {
        Self { map: [None; MAX_ENTRIES], source: 0, target }
    }

    /// Appends an entry and where it goes; the caller knows that there is room and that the target exists.
    #[inline]
    pub(super) const fn push(&mut self, target: Option<usize>) {
        self.map[self.source] = target;
        self.source += 1;
    }

    /// m, the number of entries that are mapped (∗ not counted).
    #[inline]
    pub const fn source(&self) -> usize {
        self.source
    }

    /// n, the number of entries there are to hit (∗ not counted).
    #[inline]
    pub const fn target(&self) -> usize {
        self.target
    }

    /// Where each entry goes (Notation 3.1.1.3).
    #[inline]
    pub const fn map(&self) -> &[Option<usize>] {
        self.map.split_at(self.source).0
    }

    /// The first entry that goes to `target`, if there is one: the preimage, when the map is tractable.
    #[inline]
    pub const fn preimage(&self, target: usize) -> Option<usize> {
        let mut i = 0;
        while i < self.source {
            match self.map[i] {
                Some(j) if j == target => return Some(i),
                _ => i += 1,
            }
        }
        None
    }

    /// Whether some entry goes to `target`.
    #[inline]
    pub const fn hits(&self, target: usize) -> bool {
        self.preimage(target).is_some()
    }

    /// The first two entries that go to the same place, if there are any.
    #[inline]
    pub(super) const fn first_repeat(&self) -> Option<(usize, usize, usize)> {
        let mut second = 0;
        while second < self.source {
            if let Some(target) = self.map[second] {
                if let Some(first) = self.preimage(target) {
                    if first < second {
                        return Some((first, second, target));
                    }
                }
            }
            second += 1;
        }
        None
    }

    /// Whether no entry is hit twice (Definition 3.1.1.9).
    #[inline]
    pub const fn is_tractable(&self) -> bool {
        self.first_repeat().is_none()
    }

    /// The image, as the increasing inclusion of the entries that are hit: its [`map`](Self::map) lists
    /// them.
    ///
    /// ```
    /// use strata_layout::PointedMap;
    ///
    /// let alpha = PointedMap::new(&[Some(4), None, Some(1), Some(4)], 5)?;
    /// assert_eq!(alpha.image().to_string(), "2 -(2,5)-> 5");
    /// # Ok::<(), strata_layout::LayoutError>(())
    /// ```
    #[inline]
    pub const fn image(&self) -> Self {
        self.inclusion(true)
    }

    /// What the image leaves out, as an increasing inclusion like [`image`](Self::image).
    #[inline]
    pub const fn unhit(&self) -> Self {
        self.inclusion(false)
    }

    /// The increasing inclusion of the entries that are hit, or of those that are not.
    #[inline]
    const fn inclusion(&self, hit: bool) -> Self {
        let (mut out, mut j) = (Self::all_to_star(self.target), 0);
        while j < self.target {
            if self.hits(j) == hit {
                out.push(Some(j)); // at most `target` times
            }
            j += 1;
        }
        out
    }
}
