//! Composition: one layout read through another.
use super::reading::Reading;
use super::verified::Verified;
use super::{FlatLayout, Refined};
use crate::LayoutError;

impl FlatLayout {
    /// This layout after `inner`: the flat layout of inner's shape whose Φ is Φ of this one after
    /// Φ of inner (2.1.7.1).
    ///
    /// Defined exactly when the composite function is such a layout, also where CuTe's
    /// divisibility test refuses ((8,8):(8,1) after (2):(3)). Extents 1 get stride 0. Depends on
    /// this layout's function only, not on how it is cut into modes.
    ///
    /// Cost: one division per mode and digit of this layout's coalesced form. Where digits carry
    /// and the composite is a layout all the same, or is refused, more; see the module's source.
    ///
    /// # Errors
    /// A cosize of inner past this layout's size; a composite that is no flat layout of inner's
    /// shape, with an index that shows it.
    ///
    /// ```
    /// use strata_layout::FlatLayout;
    /// let rows = FlatLayout::row_major(&[8, 8])?;
    /// let every_third = FlatLayout::new(&[2], &[3])?;
    /// assert_eq!(rows.compose(&every_third)?.to_string(), "(2):(24)");
    /// let error = rows.compose(&FlatLayout::new(&[4], &[3])?).unwrap_err();
    /// assert_eq!(
    ///     error.to_string(),
    ///     "inner mode 0: index 9 of the outer layout has offset 9, which no strides for the inner shape give"
    /// );
    /// # Ok::<(), strata_layout::LayoutError>(())
    /// ```
    #[inline]
    pub const fn compose(&self, inner: &Self) -> Result<Self, LayoutError> {
        if let Err(error) = self.holds_all(inner) {
            return Err(error);
        }
        let (reading, mut out) = (Reading::new(self), Self::EMPTY);
        if reading.step_through(inner, &mut out) {
            if let Some(error) = inspect(&reading, inner) {
                return Err(error);
            }
        }
        Ok(out)
    }

    /// This layout after `inner`, where a mode of inner may become several (2.3.7.1).
    ///
    /// Part i is the coalesced layout of mode i's size; together the flat layout has the Φ of the
    /// composite. Where [`compose`](Self::compose) answers, so does this, with one mode per mode of
    /// extent > 1.
    ///
    /// # Errors
    /// A cosize of inner past this layout's size; a composite that is no layout whose modes
    /// multiply to inner's; more than 16 modes.
    ///
    /// ```
    /// use strata_layout::FlatLayout;
    /// let outer = FlatLayout::new(&[2, 2, 6], &[12, 6, 1])?;
    /// let inner = FlatLayout::new(&[4], &[2])?;
    /// assert!(outer.compose(&inner).is_err());
    /// assert_eq!(outer.compose_refined(&inner)?.layout().to_string(), "(2,2):(6,1)");
    /// # Ok::<(), strata_layout::LayoutError>(())
    /// ```
    #[inline]
    pub const fn compose_refined(&self, inner: &Self) -> Result<Refined, LayoutError> {
        if let Err(error) = self.holds_all(inner) {
            return Err(error);
        }
        let (reading, mut layout) = (Reading::new(self), Self::EMPTY);
        if reading.step_through(inner, &mut layout) {
            return refine(&reading, inner);
        }
        let (mut out, mut mode) = (Refined::NONE, 0);
        while mode < layout.rank {
            if layout.shape[mode] > 1 {
                out.push(layout.shape[mode], layout.stride[mode]); // some modes of a layout
            }
            out.end_part();
            mode += 1;
        }
        Ok(out)
    }

    #[inline]
    const fn holds_all(&self, inner: &Self) -> Result<(), LayoutError> {
        let (size, cosize) = (self.size(), inner.cosize());
        if cosize > size { Err(LayoutError::CosizeExceedsSize { cosize, size }) } else { Ok(()) }
    }
}

/// The refined composite in which digits carry.
#[cold]
#[inline]
const fn refine(reading: &Reading, inner: &FlatLayout) -> Result<Refined, LayoutError> {
    let (mut out, mut seen, mut mode) = (Refined::NONE, Verified::POINT, 0);
    while mode < inner.rank {
        let (mut extent, mut step) = (inner.shape[mode], inner.stride[mode]);
        while extent > 1 {
            // The first mode of the coalesced part is as long as one stride goes; what is left
            // is read in steps of it.
            let run = reading.run(step, extent);
            if extent % run.length != 0 {
                return Err(LayoutError::NotRefinable { mode, run: run.length, extent });
            }
            // An offset of the outer layout; the runs of a mode multiply to its extent.
            if let Err(error) = out.try_push(run.length, reading.digits.offset_in_range(step)) {
                return Err(error);
            }
            let at = seen.add(reading, step, run.length, &run.remainders);
            if at != 0 {
                let found = reading.digits.offset_in_range(at);
                return Err(LayoutError::NotALayout { mode, at, found });
            }
            extent /= run.length;
            if extent > 1 {
                step *= run.length; // below the mode's extent times its stride
            }
        }
        out.end_part();
        mode += 1;
    }
    Ok(out)
}

/// What is wrong with a composite in which digits carry, if anything.
#[cold]
#[inline]
const fn inspect(reading: &Reading, inner: &FlatLayout) -> Option<LayoutError> {
    let (mut seen, mut mode) = (Verified::POINT, 0);
    while mode < inner.rank {
        let (extent, step) = (inner.shape[mode], inner.stride[mode]);
        if extent > 1 {
            let run = reading.run(step, extent);
            let at = if run.length < extent {
                run.length * step
            } else {
                seen.add(reading, step, extent, &run.remainders)
            };
            if at != 0 {
                let found = reading.digits.offset_in_range(at);
                return Some(LayoutError::NotFlat { mode, at, found });
            }
        }
        mode += 1;
    }
    None
}
