//! Realization: what a morphism does to coordinates and to numbers.
use super::TupleMorphism;
use crate::LayoutError;
use crate::flat::Entries;

impl TupleMorphism {
    /// F(f) at a coordinate of the domain (Construction 3.1.4.1): each number moves to the place its entry
    /// goes to, those of entries that go to ∗ are dropped, the places that nothing goes to hold 0.
    ///
    /// # Errors
    /// `RankMismatch` for a coordinate of another length than the domain; `CoordinateOutside` for a number
    /// that is not below its entry.
    ///
    /// ```
    /// use strata_layout::TupleMorphism;
    ///
    /// let g = TupleMorphism::parse("(3,256,256,512) -(*,3,2,*)-> (3,256,256)")?;
    /// assert_eq!(g.apply_coordinate(&[2, 7, 255, 511])?.as_slice(), [0, 255, 7]);
    /// # Ok::<(), strata_layout::LayoutError>(())
    /// ```
    #[inline]
    pub const fn apply_coordinate(&self, coordinate: &[usize]) -> Result<Entries, LayoutError> {
        if coordinate.len() != self.rank() {
            return Err(LayoutError::RankMismatch { given: coordinate.len(), expected: self.rank() });
        }
        let mut out = Entries::zero(self.corank());
        let mut i = 0;
        while i < self.rank() {
            let (index, extent) = (coordinate[i], self.domain()[i]);
            if index >= extent {
                return Err(LayoutError::CoordinateOutside { mode: i, coordinate: index, extent });
            }
            if let Some(target) = self.map()[i] {
                out.set(target, index);
            }
            i += 1;
        }
        Ok(out)
    }

    /// The realization |f| at a number (Construction 3.1.4.4): its coordinate in the domain, moved by
    /// [`apply_coordinate`](Self::apply_coordinate), counted in the codomain; both colexicographic, the first
    /// entry fastest.
    ///
    /// |f| is the layout function of the encoded layout (Lemma 3.1.4.5), from [0, size) to [0, cosize).
    ///
    /// # Errors
    /// `IndexOutside` when `index` is not below the size of the domain.
    #[inline]
    pub const fn apply(&self, index: usize) -> Result<usize, LayoutError> {
        if index >= self.size() {
            return Err(LayoutError::IndexOutside { index, size: self.size() });
        }
        let (mut coordinate, mut rest, mut i) = (Entries::EMPTY, index, 0);
        while i < self.rank() {
            let extent = self.domain()[i]; // not 0
            coordinate.push(rest % extent);
            rest /= extent;
            i += 1;
        }
        let moved = attempt!(self.apply_coordinate(coordinate.as_slice()));
        let (mut number, mut step, mut j) = (0, 1, 0);
        while j < self.corank() {
            // Each place is below its extent, so the sum stays below `step`, the product of the codomain up
            // to here, at most `isize::MAX`.
            number += moved.at(j) * step;
            step *= self.codomain()[j];
            j += 1;
        }
        Ok(number)
    }
}
