//! The result of a request, and how it is written.
use serde_json::{Value, json};
use strata_layout::flat::Refined;
use strata_layout::{FlatLayout, TupleMorphism};

use crate::show::{Shown, shown_layout, shown_morphism};

/// The result of a request.
pub(crate) enum Answer {
    Layout(FlatLayout),
    Parts(Refined),
    Morphism(TupleMorphism),
    Number(usize),
    Numbers(Vec<usize>),
    Truth(bool),
    /// Attributes by name.
    Attributes(Value),
    /// All there is to say of a layout or of a morphism.
    Shown(Shown),
}

impl Answer {
    /// The text form; only what is shown takes more than one line.
    pub(crate) fn text(&self) -> String {
        match self {
            Self::Shown(shown) => shown.text(),
            other => other.line(),
        }
    }

    /// The text form in one line.
    pub(crate) fn line(&self) -> String {
        match self {
            Self::Layout(layout) => layout.to_string(),
            Self::Parts(parts) => parts.parts().map(|part| part.to_string()).collect::<Vec<_>>().join(" | "),
            Self::Morphism(morphism) => morphism.to_string(),
            Self::Number(number) => number.to_string(),
            Self::Numbers(numbers) => {
                format!("({})", numbers.iter().map(usize::to_string).collect::<Vec<_>>().join(","))
            }
            Self::Truth(truth) => truth.to_string(),
            Self::Attributes(_) | Self::Shown(_) => self.json().to_string(),
        }
    }

    pub(crate) fn json(&self) -> Value {
        match self {
            Self::Layout(layout) => layout_json(layout),
            Self::Parts(parts) => parts.parts().map(|part| layout_json(&part)).collect(),
            Self::Morphism(morphism) => morphism_json(morphism),
            Self::Number(number) => json!(number),
            Self::Numbers(numbers) => json!(numbers),
            Self::Truth(truth) => json!(truth),
            Self::Attributes(attributes) => attributes.clone(),
            Self::Shown(shown) => shown.json(),
        }
    }

    /// The result as a drawing, where it is a layout or a morphism.
    pub(crate) fn drawing(&self) -> Option<String> {
        match self {
            Self::Layout(layout) => shown_layout(layout).drawing(),
            Self::Parts(parts) => shown_layout(parts.layout()).drawing(),
            Self::Morphism(morphism) => shown_morphism(morphism).drawing(),
            Self::Shown(shown) => shown.drawing(),
            Self::Number(_) | Self::Numbers(_) | Self::Truth(_) | Self::Attributes(_) => None,
        }
    }
}

pub(crate) fn layout_json(layout: &FlatLayout) -> Value {
    json!({"shape": layout.shape(), "stride": layout.stride()})
}

/// The map counts from 1 and has `"*"` for ∗, as the text form.
pub(crate) fn morphism_json(morphism: &TupleMorphism) -> Value {
    let map: Value =
        morphism.map().iter().map(|target| target.map_or(json!("*"), |j| json!(j + 1))).collect();
    json!({"domain": morphism.domain(), "codomain": morphism.codomain(), "map": map})
}

pub(crate) fn layout_attributes(l: &FlatLayout) -> Value {
    json!({
        "rank": l.rank(),
        "size": l.size(),
        "cosize": l.cosize(),
        "is_column_major": l.is_column_major(),
        "is_row_major": l.is_row_major(),
        "is_degenerate": l.is_degenerate(),
        "is_sorted": l.is_sorted(),
        "is_coalesced": l.is_coalesced(),
        "is_injective": l.is_injective(),
        "is_compact": l.is_compact(),
        "is_complementable": l.is_complementable(),
        "is_tractable": l.is_tractable(),
    })
}

pub(crate) fn morphism_attributes(f: &TupleMorphism) -> Value {
    json!({
        "rank": f.rank(),
        "corank": f.corank(),
        "size": f.size(),
        "cosize": f.cosize(),
        "is_standard_form": f.is_standard_form(),
        "is_nondegenerate": f.is_nondegenerate(),
        "is_isomorphism": f.is_isomorphism(),
        "is_sorted": f.is_sorted(),
        "is_coalesced": f.is_coalesced(),
        "is_complementable": f.is_complementable(),
    })
}
