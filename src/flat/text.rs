//! CuTe's notation: `(3,5):(2,10)`, the empty layout `():()`.
use super::{FlatLayout, LIMIT, MAX_MODES};
use crate::LayoutError;
use core::fmt::{self, Write};
use core::str::FromStr;

impl FlatLayout {
    /// The layout that a text in CuTe's notation names: `(3,5):(2,10)`, `():()`, and for one mode
    /// `(8):(5)` or `8:5`.
    ///
    /// What `FromStr` calls; in a constant, call this. Spaces between the signs are allowed. Every
    /// layout parses from what it prints.
    ///
    /// # Errors
    /// Text that is no layout: what was expected at which byte. Then those of [`new`](Self::new).
    ///
    /// ```
    /// use strata_layout::{FlatLayout, constant};
    /// const TILE: FlatLayout = constant(FlatLayout::parse("(4, 4):(1, 64)"));
    /// assert_eq!(TILE.to_string(), "(4,4):(1,64)");
    /// assert_eq!(FlatLayout::parse("8:5")?.to_string(), "(8):(5)");
    /// let error = FlatLayout::parse("(3,5):(2;10)").unwrap_err();
    /// assert_eq!(error.to_string(), "byte 8: expected ',' or ')'");
    /// # Ok::<(), strata_layout::LayoutError>(())
    /// ```
    #[inline]
    pub const fn parse(text: &str) -> Result<Self, LayoutError> {
        let mut text = Text::new(text);
        let bare = match text.peek() {
            Some(b'(') => false,
            Some(b'0'..=b'9') => true,
            _ => return text.fail("'(' or a number"),
        };
        let (shape, rank) = match text.list(bare) {
            Ok(list) => list,
            Err(error) => return Err(error),
        };
        if !text.take(b':') {
            return text.fail("':'");
        }
        let (stride, given) = match text.list(bare) {
            Ok(list) => list,
            Err(error) => return Err(error),
        };
        if text.peek().is_some() {
            return text.fail("the end");
        }
        if rank > MAX_MODES || given > MAX_MODES {
            let given = if rank > given { rank } else { given };
            return Err(LayoutError::TooManyModes { given, limit: MAX_MODES });
        }
        Self::new(shape.split_at(rank).0, stride.split_at(given).0)
    }
}

/// What is left of a text.
pub(crate) struct Text<'a> {
    bytes: &'a [u8],
    at: usize,
}

impl<'a> Text<'a> {
    #[inline]
    pub(crate) const fn new(text: &'a str) -> Self {
        Self { bytes: text.as_bytes(), at: 0 }
    }

    /// The next byte that is no space.
    #[inline]
    pub(crate) const fn peek(&mut self) -> Option<u8> {
        while self.at < self.bytes.len() && self.bytes[self.at] == b' ' {
            self.at += 1;
        }
        if self.at < self.bytes.len() { Some(self.bytes[self.at]) } else { None }
    }

    #[inline]
    pub(crate) const fn take(&mut self, byte: u8) -> bool {
        let found = matches!(self.peek(), Some(next) if next == byte);
        if found {
            self.at += 1;
        }
        found
    }

    #[inline]
    pub(crate) const fn fail<T: Copy>(&self, expected: &'static str) -> Result<T, LayoutError> {
        Err(LayoutError::Syntax { at: self.at, expected })
    }

    /// A number, or a list of them in parentheses; and how many there are, more than fit included.
    #[inline]
    pub(crate) const fn list(&mut self, bare: bool) -> Result<([usize; MAX_MODES], usize), LayoutError> {
        let (mut entries, mut count) = ([0; MAX_MODES], 0);
        if bare {
            return match self.number() {
                Ok(number) => {
                    entries[0] = number;
                    Ok((entries, 1))
                }
                Err(error) => Err(error),
            };
        }
        if !self.take(b'(') {
            return self.fail("'('");
        }
        if self.take(b')') {
            return Ok((entries, 0));
        }
        loop {
            let number = match self.number() {
                Ok(number) => number,
                Err(error) => return Err(error),
            };
            if count < MAX_MODES {
                entries[count] = number;
            }
            count += 1; // at most the length of the text
            if self.take(b')') {
                return Ok((entries, count));
            }
            if !self.take(b',') {
                return self.fail("',' or ')'");
            }
        }
    }

    #[inline]
    pub(crate) const fn number(&mut self) -> Result<usize, LayoutError> {
        let Some(b'0'..=b'9') = self.peek() else {
            return self.fail("a number");
        };
        let (start, mut number) = (self.at, 0);
        while self.at < self.bytes.len() && self.bytes[self.at].is_ascii_digit() {
            let digit = (self.bytes[self.at] - b'0') as usize;
            // 10·number + digit ≤ LIMIT, tested without forming it.
            if number > (LIMIT - digit) / 10 {
                return Err(LayoutError::Syntax { at: start, expected: "a number up to isize::MAX" });
            }
            number = 10 * number + digit;
            self.at += 1;
        }
        Ok(number)
    }
}

impl FromStr for FlatLayout {
    type Err = LayoutError;

    #[inline]
    fn from_str(text: &str) -> Result<Self, LayoutError> {
        Self::parse(text)
    }
}

#[inline]
pub(crate) fn write_list(f: &mut fmt::Formatter<'_>, entries: &[usize]) -> fmt::Result {
    f.write_char('(')?;
    for (i, entry) in entries.iter().enumerate() {
        if i > 0 {
            f.write_char(',')?;
        }
        write!(f, "{entry}")?;
    }
    f.write_char(')')
}

/// CuTe's notation, which parses back to the same layout.
impl fmt::Display for FlatLayout {
    #[inline]
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write_list(f, self.shape())?;
        f.write_char(':')?;
        write_list(f, self.stride())
    }
}

/// As `Display`: the notation names every number there is.
impl fmt::Debug for FlatLayout {
    #[inline]
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}
