//! All there is to say of one layout or one morphism.
use std::fmt::Write;

use serde_json::{Value, json};
use strata_layout::picture::draw::Colour;
use strata_layout::{FlatLayout, TupleMorphism};

use crate::answer::{layout_attributes, layout_json, morphism_attributes, morphism_json};

/// The largest grid that is drawn, in elements.
const LARGEST_GRID: usize = 4096;

/// A layout or a morphism with its picture and what it is.
pub(crate) struct Shown {
    of: Of,
    attributes: Value,
    /// What follows from it, by name, as text.
    related: Vec<(&'static str, String)>,
}

#[allow(clippy::large_enum_variant, reason = "there is one of them")]
enum Of {
    Layout(FlatLayout),
    Morphism(TupleMorphism),
}

pub(crate) fn shown_layout(layout: &FlatLayout) -> Shown {
    let standard =
        TupleMorphism::standard(layout).map_or_else(|error| format!("none: {error}"), |f| f.to_string());
    Shown {
        of: Of::Layout(*layout),
        attributes: layout_attributes(layout),
        related: vec![("coalesced", layout.coalesce().to_string()), ("standard morphism", standard)],
    }
}

pub(crate) fn shown_morphism(morphism: &TupleMorphism) -> Shown {
    Shown {
        of: Of::Morphism(*morphism),
        attributes: morphism_attributes(morphism),
        related: vec![
            ("layout", morphism.layout().to_string()),
            ("coalesced", morphism.coalesce().to_string()),
        ],
    }
}

impl Shown {
    /// The notation, the picture, then one line for each fact.
    pub(crate) fn text(&self) -> String {
        let mut out = match &self.of {
            Of::Layout(layout) if layout.size() <= LARGEST_GRID => {
                format!("{layout}\n\n{}\n\n", layout.grid())
            }
            Of::Layout(layout) => {
                format!("{layout}\n\nno grid: more than {LARGEST_GRID} elements\n\n")
            }
            Of::Morphism(morphism) => format!("{morphism}\n\n{}\n\n", morphism.picture()),
        };
        let facts = self.attributes.as_object().into_iter().flatten().map(|(name, value)| {
            let value = match value {
                Value::Bool(true) => "yes".to_owned(),
                Value::Bool(false) => "no".to_owned(),
                number => number.to_string(),
            };
            (name.trim_start_matches("is_").replace('_', " "), value)
        });
        let related = self.related.iter().map(|(name, text)| ((*name).to_owned(), text.clone()));
        for (name, value) in facts.chain(related) {
            // Writing to a `String` does not fail.
            let _ = writeln!(out, "{name:<18} {value}");
        }
        out.truncate(out.trim_end().len());
        out
    }

    pub(crate) fn json(&self) -> Value {
        let mut out = match &self.of {
            Of::Layout(layout) => json!({"layout": layout_json(layout)}),
            Of::Morphism(morphism) => json!({"morphism": morphism_json(morphism)}),
        };
        for (name, value) in self.attributes.as_object().into_iter().flatten() {
            out[name.as_str()] = value.clone();
        }
        match &self.of {
            Of::Layout(layout) => {
                out["coalesced"] = layout_json(&layout.coalesce());
                out["standard"] = TupleMorphism::standard(layout).map_or(Value::Null, |f| morphism_json(&f));
            }
            Of::Morphism(morphism) => {
                out["encodes"] = layout_json(&morphism.layout());
                out["coalesced"] = morphism_json(&morphism.coalesce());
            }
        }
        out
    }

    /// The picture as a drawing, unless the grid is too large for one.
    pub(crate) fn drawing(&self) -> Option<String> {
        match &self.of {
            Of::Layout(layout) if layout.size() > LARGEST_GRID => None,
            Of::Layout(layout) => Some(layout.grid().draw(&Colour::Offset).to_string()),
            Of::Morphism(morphism) => Some(morphism.draw().to_string()),
        }
    }
}
