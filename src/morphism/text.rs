//! The text form of morphisms, written and read: `(4,4) -(1,3)-> (4,4,4)`.
use core::fmt;
use core::str::FromStr;

use super::{MAX_ENTRIES, PointedMap, TupleMorphism};
use crate::{LayoutError, Side};

/// Writes a list in parentheses, counted from 1, `*` for ∗.
struct Targets<'a>(&'a [Option<usize>]);

impl fmt::Display for Targets<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("(")?;
        for (i, target) in self.0.iter().enumerate() {
            if i > 0 {
                f.write_str(",")?;
            }
            match target {
                Some(j) => write!(f, "{}", j + 1)?, // below MAX_ENTRIES
                None => f.write_str("*")?,
            }
        }
        f.write_str(")")
    }
}

/// `2 -(1,3)-> 3`, counted from 1, `*` for ∗.
impl fmt::Display for PointedMap {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} -{}-> {}", self.source(), Targets(self.map()), self.target())
    }
}

/// As [`Display`](fmt::Display).
impl fmt::Debug for PointedMap {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// `(4,4) -(1,3)-> (4,4,4)` (Notation 3.1.1.14), counted from 1, `*` for ∗.
impl fmt::Display for TupleMorphism {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (domain, codomain) = (self.domain_entries(), self.codomain_entries());
        write!(f, "{domain} -{}-> {codomain}", Targets(self.map()))
    }
}

/// As [`Display`](fmt::Display).
impl fmt::Debug for TupleMorphism {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl PointedMap {
    /// Reads `2 -(1,3)-> 3`, what [`Display`](fmt::Display) writes; spaces are free between the parts.
    ///
    /// # Errors
    /// `Syntax`, with the byte and what was expected there; `MapLength` when the list has not as many targets
    /// as the number before it says; whatever [`new`](Self::new) refuses.
    pub const fn parse(text: &str) -> Result<Self, LayoutError> {
        let mut reader = Reader { text: text.as_bytes(), at: 0 };
        let source = attempt!(reader.number("a number"));
        attempt!(reader.token(b"-", "`-`"));
        let map = attempt!(reader.list(Side::Domain, true));
        attempt!(reader.token(b"->", "`->`"));
        let target = attempt!(reader.number("a number"));
        attempt!(reader.end());
        if source != map.count {
            return Err(LayoutError::MapLength { given: map.count, expected: source });
        }
        Self::new(map.targets().split_at(map.count).0, target)
    }
}

impl TupleMorphism {
    /// Reads `(4,4) -(1,3)-> (4,4,4)`, what [`Display`](fmt::Display) writes; spaces are free between the
    /// parts.
    ///
    /// # Errors
    /// `Syntax`, with the byte and what was expected there; whatever [`new`](Self::new) refuses.
    ///
    /// ```
    /// use strata_layout::TupleMorphism;
    ///
    /// const F: Result<TupleMorphism, strata_layout::LayoutError> = TupleMorphism::parse("(4,8) -(*,1)-> (8)");
    /// assert_eq!(F?.to_string(), "(4,8) -(*,1)-> (8)");
    ///
    /// let error = "(4,8) -(1,2) (4,8)".parse::<TupleMorphism>().unwrap_err();
    /// assert_eq!(error.to_string(), "byte 13: expected `->`");
    /// # Ok::<(), strata_layout::LayoutError>(())
    /// ```
    pub const fn parse(text: &str) -> Result<Self, LayoutError> {
        let mut reader = Reader { text: text.as_bytes(), at: 0 };
        let domain = attempt!(reader.list(Side::Domain, false));
        attempt!(reader.token(b"-", "`-`"));
        let map = attempt!(reader.list(Side::Domain, true));
        attempt!(reader.token(b"->", "`->`"));
        let codomain = attempt!(reader.list(Side::Codomain, false));
        attempt!(reader.end());
        Self::new(
            domain.values.split_at(domain.count).0,
            codomain.values.split_at(codomain.count).0,
            map.targets().split_at(map.count).0,
        )
    }
}

impl FromStr for PointedMap {
    type Err = LayoutError;

    fn from_str(text: &str) -> Result<Self, LayoutError> {
        Self::parse(text)
    }
}

impl FromStr for TupleMorphism {
    type Err = LayoutError;

    fn from_str(text: &str) -> Result<Self, LayoutError> {
        Self::parse(text)
    }
}

/// A list as read: numbers, 0 for `*`.
struct List {
    values: [usize; MAX_ENTRIES],
    count: usize,
}

impl List {
    /// The numbers as targets: counted from 0, `None` for `*`.
    const fn targets(&self) -> [Option<usize>; MAX_ENTRIES] {
        let (mut out, mut i) = ([None; MAX_ENTRIES], 0);
        while i < self.count {
            out[i] = self.values[i].checked_sub(1);
            i += 1;
        }
        out
    }
}

/// Reads text from the front.
struct Reader<'a> {
    text: &'a [u8],
    at: usize,
}

impl Reader<'_> {
    /// The error that something else was expected here.
    const fn expected<T>(&self, expected: &'static str) -> Result<T, LayoutError> {
        Err(LayoutError::Syntax { at: self.at, expected })
    }

    /// Whether the next byte is `byte`; there may be none.
    const fn sees(&self, byte: u8) -> bool {
        self.at < self.text.len() && self.text[self.at] == byte
    }

    /// Passes over spaces.
    const fn skip_spaces(&mut self) {
        while self.sees(b' ') {
            self.at += 1; // stops at the end of the text
        }
    }

    /// Passes over spaces, then `token`.
    const fn token(&mut self, token: &[u8], name: &'static str) -> Result<(), LayoutError> {
        self.skip_spaces();
        let mut i = 0;
        while i < token.len() {
            // The text is no longer than `isize::MAX`, so the sum fits.
            if self.at + i >= self.text.len() || self.text[self.at + i] != token[i] {
                return self.expected(name);
            }
            i += 1;
        }
        self.at += i;
        Ok(())
    }

    /// Passes over spaces, then reads digits.
    const fn number(&mut self, name: &'static str) -> Result<usize, LayoutError> {
        self.skip_spaces();
        let start = self.at;
        let mut number: usize = 0;
        while self.at < self.text.len() && self.text[self.at].is_ascii_digit() {
            let digit = (self.text[self.at] - b'0') as usize;
            // The largest number that any entry can be, and the largest target, is `isize::MAX`.
            if number > (isize::MAX as usize - digit) / 10 {
                self.at = start;
                return self.expected("a number that is not so large");
            }
            number = number * 10 + digit;
            self.at += 1;
        }
        if self.at == start { self.expected(name) } else { Ok(number) }
    }

    /// One item of a list: a number, or of a map a target from 1 or `*`, read as 0.
    const fn item(&mut self, is_map: bool) -> Result<usize, LayoutError> {
        if !is_map {
            return self.number("a number");
        }
        self.skip_spaces();
        if self.sees(b'*') {
            self.at += 1;
            return Ok(0);
        }
        let start = self.at;
        let target = attempt!(self.number("`*` or a target, counted from 1"));
        if target == 0 {
            self.at = start;
            return self.expected("`*` or a target, counted from 1");
        }
        Ok(target)
    }

    /// A list in parentheses, of at most [`MAX_ENTRIES`] items.
    const fn list(&mut self, side: Side, is_map: bool) -> Result<List, LayoutError> {
        attempt!(self.token(b"(", "`(`"));
        let mut list = List { values: [0; MAX_ENTRIES], count: 0 };
        self.skip_spaces();
        if self.sees(b')') {
            self.at += 1;
            return Ok(list);
        }
        loop {
            let item = attempt!(self.item(is_map));
            if list.count < MAX_ENTRIES {
                list.values[list.count] = item;
            }
            list.count += 1; // at most the length of the text
            self.skip_spaces();
            if self.sees(b')') {
                self.at += 1;
                break;
            }
            if !self.sees(b',') {
                return self.expected("`,` or `)`");
            }
            self.at += 1;
        }
        if list.count > MAX_ENTRIES {
            return Err(LayoutError::TooManyEntries { side, given: list.count, limit: MAX_ENTRIES });
        }
        Ok(list)
    }

    /// Passes over spaces to the end of the text.
    const fn end(&mut self) -> Result<(), LayoutError> {
        self.skip_spaces();
        if self.at < self.text.len() { self.expected("the end") } else { Ok(()) }
    }
}
