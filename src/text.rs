//! How lists of numbers are printed.
use core::fmt::{Formatter, Result};

/// `(2, 3, 4)`.
#[inline]
pub(crate) fn list(f: &mut Formatter<'_>, numbers: &[usize]) -> Result {
    f.write_str("(")?;
    for (k, n) in numbers.iter().enumerate() {
        write!(f, "{}{n}", if k == 0 { "" } else { ", " })?;
    }
    f.write_str(")")
}
