//! How lists of numbers are printed.
use core::fmt::{Formatter, Result};

/// `(2, 3, 4)`.
#[inline]
pub(crate) fn list(f: &mut Formatter<'_>, numbers: &[usize]) -> Result {
    between(f, "(", numbers, ")")
}

/// `[2, 3, 4]`, as `Debug` prints an array, without the pretty-printer that comes with it.
#[inline]
pub(crate) fn array(f: &mut Formatter<'_>, numbers: &[usize]) -> Result {
    between(f, "[", numbers, "]")
}

#[inline]
fn between(f: &mut Formatter<'_>, open: &str, numbers: &[usize], close: &str) -> Result {
    f.write_str(open)?;
    for (k, n) in numbers.iter().enumerate() {
        write!(f, "{}{n}", if k == 0 { "" } else { ", " })?;
    }
    f.write_str(close)
}
