//! A request: one line cut into a verb and operands, and what can be wrong with it.
use std::borrow::Cow;
use std::fmt;

use serde_json::{Value, json};

/// One operand, and the byte of the line at which it starts.
#[derive(Clone, Copy)]
pub(crate) struct Operand<'a> {
    pub(crate) text: &'a str,
    pub(crate) at: usize,
}

/// A verb and its operands.
pub(crate) struct Request<'a> {
    pub(crate) verb: Operand<'a>,
    pub(crate) operands: Vec<Operand<'a>>,
    /// The length of the line: where an operand that is missing would be.
    pub(crate) end: usize,
}

/// Why a request has no answer.
#[derive(Debug)]
pub(crate) struct Failure {
    kind: &'static str,
    what: Cow<'static, str>,
    /// The byte of the line that is meant.
    at: Option<usize>,
}

impl Failure {
    pub(crate) fn new(kind: &'static str, what: impl Into<Cow<'static, str>>) -> Self {
        Self { kind, what: what.into(), at: None }
    }

    /// Text that is not what was expected at a byte of the line.
    pub(crate) fn at(at: usize, expected: impl fmt::Display) -> Self {
        Self::new("syntax", format!("expected {expected}")).placed(at)
    }

    /// The same failure, at a byte of the line.
    pub(crate) fn placed(self, at: usize) -> Self {
        Self { at: Some(at), ..self }
    }

    /// Whether it is a byte of the line that is wrong, rather than what the operation was given.
    pub(crate) fn has_place(&self) -> bool {
        self.at.is_some()
    }

    /// The failure for a person: under the message the request, and a mark below the byte that is meant.
    pub(crate) fn pointing_into(&self, line: &str) -> String {
        match self.at {
            Some(at) => {
                let before = line.get(..at).unwrap_or(line).chars().count();
                format!("{self}\n  {line}\n  {:before$}^", "")
            }
            None => self.to_string(),
        }
    }

    pub(crate) fn json(&self) -> Value {
        json!({"error": self.kind, "message": self.what, "byte": self.at})
    }
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "error: {}: ", self.kind)?;
        if let Some(at) = self.at {
            write!(f, "byte {at}: ")?;
        }
        f.write_str(&self.what)
    }
}

impl<'a> Request<'a> {
    /// Cuts a line up at the spaces that end an operand. Those do not that stand in parentheses, or before or after
    /// one of the signs `:`, `,`, `-` and `>`: so `(4,4) -(1,3)-> (4,4,4)` is one operand, quoted or not.
    pub(crate) fn read(line: &'a str) -> Result<Self, Failure> {
        let (mut operands, mut at) = (Vec::new(), 0);
        while let Some(start) = next_sign(line, at) {
            let (operand, end) = match line.as_bytes()[start] {
                quote @ (b'"' | b'\'') => quoted(line, start, quote)?,
                _ => bare(line, start),
            };
            operands.push(operand);
            at = end;
        }
        if operands.is_empty() {
            return Err(Failure::at(0, "a verb"));
        }
        Ok(Self { verb: operands.remove(0), operands, end: line.len() })
    }
}

/// The first byte from `at` on that is no space.
fn next_sign(line: &str, at: usize) -> Option<usize> {
    line.bytes().skip(at).position(|byte| !byte.is_ascii_whitespace()).map(|skipped| at + skipped)
}

/// The operand between quotes, and where the line goes on.
fn quoted(line: &str, start: usize, quote: u8) -> Result<(Operand<'_>, usize), Failure> {
    let inside = &line[start + 1..];
    match inside.bytes().position(|byte| byte == quote) {
        Some(length) => Ok((Operand { text: &inside[..length], at: start + 1 }, start + length + 2)),
        None => Err(Failure::at(line.len(), format!("{} to close the one at byte {start}", quote as char))),
    }
}

/// The operand that starts here, and where the line goes on.
fn bare(line: &str, start: usize) -> (Operand<'_>, usize) {
    let joins = |byte: u8| matches!(byte, b':' | b',' | b'-' | b'>');
    let (bytes, mut depth, mut end) = (line.as_bytes(), 0_usize, start);
    while let Some(&byte) = bytes.get(end) {
        if byte.is_ascii_whitespace() && depth == 0 {
            let Some(next) = next_sign(line, end) else { break };
            if !joins(bytes[end - 1]) && !joins(bytes[next]) {
                break;
            }
            end = next;
            continue;
        }
        match byte {
            b'(' => depth += 1,
            b')' => depth = depth.saturating_sub(1),
            _ => {}
        }
        end += 1;
    }
    // Spaces are single bytes, so both ends are between characters.
    (Operand { text: line[start..end].trim_end(), at: start }, end)
}
