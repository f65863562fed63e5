//! How lists of numbers and mappings are printed, and what pictures are written with.
use crate::mapping::Mapping;
use core::fmt::{Formatter, Result, Write};

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

/// The part of a printed mapping that all share: `(2, 3):(3, 1) `.
#[inline]
pub(crate) fn mapping<M: Mapping>(f: &mut Formatter<'_>, mapping: &M) -> Result {
    list(f, mapping.extents().as_ref())?;
    f.write_str(":")?;
    list(f, mapping.stride_values().as_ref())?;
    f.write_str(" ")
}

/// Writes characters, spaces only when something follows them on the line.
pub(crate) struct Trim<'a, 'b> {
    out: &'a mut Formatter<'b>,
    spaces: usize,
}

impl<'a, 'b> Trim<'a, 'b> {
    #[inline]
    pub(crate) const fn new(out: &'a mut Formatter<'b>) -> Self {
        Self { out, spaces: 0 }
    }
}

impl Write for Trim<'_, '_> {
    #[inline]
    fn write_str(&mut self, text: &str) -> Result {
        text.chars().try_for_each(|c| self.write_char(c))
    }

    #[inline]
    fn write_char(&mut self, c: char) -> Result {
        if c == ' ' {
            self.spaces += 1;
            return Ok(());
        }
        if c != '\n' {
            for _ in 0..self.spaces {
                self.out.write_char(' ')?;
            }
        }
        self.spaces = 0;
        self.out.write_char(c)
    }
}

/// How many digits a number has.
#[inline]
pub(crate) fn digits(number: usize) -> usize {
    core::iter::successors(Some(number), |&n| (n >= 10).then_some(n / 10)).count()
}
