//! The operands of a request, read one after the other as what a verb asks for.
use strata_layout::{FlatLayout, LayoutError, TupleMorphism};

use crate::request::{Failure, Operand, Request};

/// What is left of the operands.
pub(crate) struct Operands<'a> {
    left: std::slice::Iter<'a, Operand<'a>>,
    end: usize,
}

/// A refusal by the library, which has its own word for the kind.
pub(crate) fn refused(error: LayoutError) -> Failure {
    Failure::new(error.kind(), error.to_string())
}

impl<'a> Operands<'a> {
    pub(crate) fn new(request: &'a Request<'a>) -> Self {
        Self { left: request.operands.iter(), end: request.end }
    }

    fn next(&mut self, expected: &str) -> Result<&'a Operand<'a>, Failure> {
        self.left.next().ok_or_else(|| {
            Failure::new("operand-count", format!("expected {expected} here")).placed(self.end)
        })
    }

    /// Refuses operands that nobody asked for.
    pub(crate) fn finish(mut self) -> Result<(), Failure> {
        match self.left.next() {
            None => Ok(()),
            Some(more) => {
                Err(Failure::new("operand-count", "expected no more than the operands before")
                    .placed(more.at))
            }
        }
    }

    pub(crate) fn layout(&mut self) -> Result<FlatLayout, Failure> {
        let operand = self.next("a layout such as (3,5):(2,10)")?;
        FlatLayout::parse(operand.text).map_err(|error| placed(error, operand))
    }

    pub(crate) fn morphism(&mut self) -> Result<TupleMorphism, Failure> {
        let operand = self.next("a morphism such as (4,4) -(1,3)-> (4,4,4)")?;
        TupleMorphism::parse(operand.text).map_err(|error| placed(error, operand))
    }

    pub(crate) fn number(&mut self) -> Result<usize, Failure> {
        let operand = self.next("a number")?;
        number(operand.text, operand.at)
    }

    /// A list of numbers: `1,0`, or `(1,0)`, and `()` for none.
    pub(crate) fn numbers(&mut self) -> Result<Vec<usize>, Failure> {
        let operand = self.next("a list of numbers such as 1,0")?;
        let (mut text, mut at) = (operand.text.trim_end(), operand.at);
        if let Some(inside) = text.strip_prefix('(') {
            text = inside
                .strip_suffix(')')
                .ok_or_else(|| Failure::at(operand.at + text.len(), "')' to close the list"))?;
            at += 1;
            if text.trim().is_empty() {
                return Ok(Vec::new());
            }
        }
        text.split(',')
            .map(|entry| {
                let here = at;
                at += entry.len() + 1;
                number(entry, here)
            })
            .collect()
    }
}

/// A refusal of an operand's text, at its byte where that is known and at its start where not.
fn placed(error: LayoutError, operand: &Operand<'_>) -> Failure {
    match error {
        LayoutError::Syntax { at, expected } => Failure::at(operand.at + at, expected),
        error => refused(error).placed(operand.at),
    }
}

/// Digits that fit, spaces around them aside.
fn number(text: &str, at: usize) -> Result<usize, Failure> {
    let at = at + (text.len() - text.trim_start().len());
    let text = text.trim();
    if let Some(wrong) = text.bytes().position(|byte| !byte.is_ascii_digit()) {
        return Err(Failure::at(
            at + wrong,
            if wrong == 0 { "a number" } else { "a digit, or the end of the number" },
        ));
    }
    if text.is_empty() {
        return Err(Failure::at(at, "a number"));
    }
    match text.parse() {
        Ok(number) if isize::try_from(number).is_ok() => Ok(number),
        _ => Err(Failure::at(at, "a number up to isize::MAX")),
    }
}
