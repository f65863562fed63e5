//! The text form of morphisms, written and read: `(4,4) -(1,3)-> (4,4,4)`.
use core::fmt;
use core::str::FromStr;

use super::entries::check_count;
use super::{MAX_ENTRIES, PointedMap, TupleMorphism};
use crate::flat::text::Text;
use crate::{LayoutError, Side};

/// A list of targets in parentheses, counted from 1, `*` for ∗.
struct Targets<'a>(&'a [Option<usize>]);

impl fmt::Display for Targets<'_> {
    #[inline]
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
    #[inline]
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} -{}-> {}", self.source(), Targets(self.map()), self.target())
    }
}

/// As [`Display`](fmt::Display).
impl fmt::Debug for PointedMap {
    #[inline]
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// `(4,4) -(1,3)-> (4,4,4)` (Notation 3.1.1.14), counted from 1, `*` for ∗.
impl fmt::Display for TupleMorphism {
    #[inline]
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (domain, codomain) = (self.domain_entries(), self.codomain_entries());
        write!(f, "{domain} -{}-> {codomain}", Targets(self.map()))
    }
}

/// As [`Display`](fmt::Display).
impl fmt::Debug for TupleMorphism {
    #[inline]
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl PointedMap {
    /// Reads `2 -(1,3)-> 3`, what [`Display`](fmt::Display) writes; spaces are free between the signs.
    ///
    /// # Errors
    /// `Syntax`, with the byte and what was expected there; `MapLength` when the list has not as many targets
    /// as the number before it says; whatever [`new`](Self::new) refuses.
    #[inline]
    pub const fn parse(text: &str) -> Result<Self, LayoutError> {
        let mut text = Text::new(text);
        let expected = attempt!(text.number());
        let (map, given) = attempt!(arrow(&mut text));
        let target = attempt!(text.number());
        attempt!(end(&mut text));
        if given != expected {
            return Err(LayoutError::MapLength { given, expected });
        }
        attempt!(check_count(Side::Domain, given));
        Self::new(map.split_at(given).0, target)
    }
}

impl TupleMorphism {
    /// Reads `(4,4) -(1,3)-> (4,4,4)`, what [`Display`](fmt::Display) writes; spaces are free between the
    /// signs.
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
    /// assert_eq!(error.to_string(), "byte 13: expected '->'");
    /// # Ok::<(), strata_layout::LayoutError>(())
    /// ```
    #[inline]
    pub const fn parse(text: &str) -> Result<Self, LayoutError> {
        let mut text = Text::new(text);
        let (domain, rank) = attempt!(text.list(false));
        let (map, given) = attempt!(arrow(&mut text));
        let (codomain, corank) = attempt!(text.list(false));
        attempt!(end(&mut text));
        attempt!(check_count(Side::Domain, rank));
        attempt!(check_count(Side::Codomain, corank));
        // More targets than there is room for are more than the domain has entries.
        if given > MAX_ENTRIES {
            return Err(LayoutError::MapLength { given, expected: rank });
        }
        Self::new(domain.split_at(rank).0, codomain.split_at(corank).0, map.split_at(given).0)
    }
}

impl FromStr for PointedMap {
    type Err = LayoutError;

    #[inline]
    fn from_str(text: &str) -> Result<Self, LayoutError> {
        Self::parse(text)
    }
}

impl FromStr for TupleMorphism {
    type Err = LayoutError;

    #[inline]
    fn from_str(text: &str) -> Result<Self, LayoutError> {
        Self::parse(text)
    }
}

/// `-(1,*)->`: the targets, counted from 0, and how many there are, more than fit included.
#[inline]
const fn arrow(text: &mut Text<'_>) -> Result<([Option<usize>; MAX_ENTRIES], usize), LayoutError> {
    if !text.take(b'-') {
        return text.fail("'-'");
    }
    if !text.take(b'(') {
        return text.fail("'('");
    }
    let (mut map, mut count) = ([None; MAX_ENTRIES], 0);
    if !text.take(b')') {
        loop {
            let target = attempt!(target(text));
            if count < MAX_ENTRIES {
                map[count] = target;
            }
            count += 1; // at most the length of the text
            if text.take(b')') {
                break;
            }
            if !text.take(b',') {
                return text.fail("',' or ')'");
            }
        }
    }
    if !text.take(b'-') || !text.take(b'>') {
        return text.fail("'->'");
    }
    Ok((map, count))
}

/// `*`, or a number counted from 1.
#[inline]
const fn target(text: &mut Text<'_>) -> Result<Option<usize>, LayoutError> {
    match text.peek() {
        Some(b'*') => {
            text.take(b'*');
            Ok(None)
        }
        Some(b'1'..=b'9') => Ok(attempt!(text.number()).checked_sub(1)),
        _ => text.fail("'*' or a target, counted from 1"),
    }
}

/// Refuses anything but spaces.
#[inline]
const fn end(text: &mut Text<'_>) -> Result<(), LayoutError> {
    if text.peek().is_some() { text.fail("the end") } else { Ok(()) }
}
