//! Pictures as drawings, in SVG: the grid of a layout and the arrows of a morphism.
//!
//! ```
//! use strata_layout::{FlatLayout, TupleMorphism, picture::draw::Colour};
//!
//! let matrix = FlatLayout::parse("(4,4,8,4):(8,128,1,32)")?;
//! let grid = matrix.permute(&[0, 2, 1, 3])?.grid().draw(&Colour::Offset).to_string();
//! let arrows = TupleMorphism::standard(&matrix)?.draw().to_string();
//! assert!(grid.starts_with("<svg") && arrows.starts_with("<svg"));
//! # Ok::<(), strata_layout::LayoutError>(())
//! ```
//!
//! They are readable when printed in grey, as every number is written out, and follow the light or dark background
//! that the reader's browser asks for.
use core::fmt;
use std::string::ToString;

use svg::Document;
use svg::node::element::{Rectangle, Style, Text, Title};

mod arrows;
mod colour;
mod grid;

pub use colour::Colour;

/// A drawing; its text form, which [`Display`](fmt::Display) gives, is the contents of an SVG file.
#[derive(Debug, Clone)]
pub struct Drawing(Document);

impl fmt::Display for Drawing {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(&self.0, f)
    }
}

/// Cells and boxes stay light on a dark background, with dark numbers, so their colours mean the same on both.
const STYLE: &str = "
.ground { fill: #ffffff }
text { font: 14px ui-monospace, 'DejaVu Sans Mono', monospace; fill: #1b1f24; text-anchor: middle }
.label { fill: #57606a; font-size: 12px }
.small { font-size: 11px }
.left { text-anchor: start }
.right { text-anchor: end }
.cell { stroke: #57606a; stroke-width: 1 }
.taken { stroke: #1b1f24; stroke-width: 2.5 }
.arrow { fill: none; stroke-width: 2 }
@media (prefers-color-scheme: dark) {
  .ground { fill: #0d1117 }
  .label { fill: #b1bac4 }
  .taken { stroke: #f0883e }
}
";

/// A drawing of this size, in pixels, with nothing on it.
fn empty(title: &str, width: usize, height: usize) -> Document {
    Document::new()
        .set("viewBox", (0, 0, width, height))
        .set("width", width)
        .set("height", height)
        .set("role", "img")
        .add(Title::new(title))
        .add(Style::new(STYLE))
        .add(Rectangle::new().set("class", "ground").set("width", "100%").set("height", "100%"))
}

/// Text of a class around a point.
fn text(words: impl fmt::Display, class: &str, x: usize, y: usize) -> Text {
    // Baselines are set by hand, as not every reader knows how to centre text on its height.
    Text::new(words.to_string()).set("class", class).set("x", x).set("y", y + 5)
}

/// How wide a cell must be for numbers of so many digits.
const fn cell_width(digits: usize) -> usize {
    let needed = 9 * digits + 16;
    if needed < 36 { 36 } else { needed }
}
