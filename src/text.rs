//! How lists of numbers, and mappings, are printed.
use crate::mapping::Mapping;
use core::fmt::{Formatter, Result};

/// `(2, 3, 4)`.
#[inline]
pub(crate) fn list(f: &mut Formatter<'_>, numbers: &[usize]) -> Result {
    between(f, "(", numbers, ")")
}

/// `[2, 3, 4]`, as `Debug` prints an array, without the pretty-printer that comes with it.
pub(crate) fn array(f: &mut Formatter<'_>, numbers: &[usize]) -> Result {
    between(f, "[", numbers, "]")
}

fn between(f: &mut Formatter<'_>, open: &str, numbers: &[usize], close: &str) -> Result {
    f.write_str(open)?;
    for (k, n) in numbers.iter().enumerate() {
        write!(f, "{}{n}", if k == 0 { "" } else { ", " })?;
    }
    f.write_str(close)
}

/// The part of a printed mapping that all share: `(2, 3):(3, 1) `.
pub(crate) fn mapping<M: Mapping>(f: &mut Formatter<'_>, mapping: &M) -> Result {
    list(f, mapping.extents().as_ref())?;
    f.write_str(":")?;
    list(f, mapping.stride_values().as_ref())?;
    f.write_str(" ")
}
