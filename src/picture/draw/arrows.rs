//! The arrows of a morphism as a drawing.
use core::cmp::max;
use std::format;

use svg::Document;
use svg::node::element::path::Data;
use svg::node::element::{Path, Rectangle};

use super::colour::{LINES, light};
use super::{Drawing, cell_width, empty, text};
use crate::TupleMorphism;
use crate::text::digits;

/// Space around the drawing.
const MARGIN: usize = 12;
/// The height of a box, and of a row of boxes with the space between them.
const BOX: usize = 30;
const ROW: usize = 44;
/// How far an arrow goes to the right, its point aside.
const ARROW: usize = 200;
const POINT: usize = 9;

impl TupleMorphism {
    /// The morphism as a drawing: the domain on the left and the codomain on the right, both from the bottom up, an
    /// arrow from each entry to its target, `*` beside an entry that goes to ∗. Left of each entry stands the stride
    /// that the layout has for it: the product of the entries below the point of its arrow.
    pub fn draw(&self) -> Drawing {
        let layout = self.layout();
        let widest = |entries: &[usize]| entries.iter().map(|&entry| digits(entry)).max().unwrap_or(1);
        let (from, to) = (cell_width(widest(self.domain())), cell_width(widest(self.codomain())));
        let rows = max(self.rank(), self.corank()).max(1);
        let head = 9 * (widest(layout.stride()) + 7) + MARGIN;
        let left = MARGIN + head;
        let right = left + from + ARROW + POINT;
        let (width, height) = (right + to + MARGIN, 2 * MARGIN + rows * ROW);
        let middle = |row: usize| height - MARGIN - ROW / 2 - row * ROW;

        let mut document = empty(&format!("The morphism {self}"), width, height);
        for (i, target) in self.map().iter().enumerate() {
            let label =
                text(format!("stride {}", layout.stride()[i]), "label right", left - MARGIN, middle(i));
            document = document.add(label);
            document = match target {
                Some(j) => draw_arrow(document, i, (left + from, middle(i)), middle(*j)),
                None => document.add(text("*", "label left", left + from + 6, middle(i))),
            };
        }
        for (i, entry) in self.domain().iter().enumerate() {
            document = draw_box(document, *entry, light(i), (left, middle(i)), from);
        }
        for (j, entry) in self.codomain().iter().enumerate() {
            // An entry has the colour of the one that is sent to it.
            let fill = self.pointed_map().preimage(j).map_or("#ffffff", light);
            document = draw_box(document, *entry, fill, (right, middle(j)), to);
        }
        Drawing(document)
    }
}

/// A box around an entry, its left edge and the middle of its height at a point.
fn draw_box(document: Document, entry: usize, fill: &str, (x, y): (usize, usize), width: usize) -> Document {
    document
        .add(
            Rectangle::new()
                .set("class", "cell")
                .set("fill", fill)
                .set("rx", 4)
                .set("x", x)
                .set("y", y - BOX / 2)
                .set("width", width)
                .set("height", BOX),
        )
        .add(text(entry, "", x + width / 2, y))
}

/// The arrow of entry `i` from a point to a height.
fn draw_arrow(document: Document, i: usize, (x, y): (usize, usize), to: usize) -> Document {
    let colour = LINES[i % LINES.len()];
    let end = x + ARROW;
    let bend = ARROW / 2;
    let line = Data::new().move_to((x, y)).cubic_curve_to((x + bend, y, end - bend, to, end, to));
    let point = Data::new().move_to((end, to - 5)).line_to((end + POINT, to)).line_to((end, to + 5)).close();
    document
        .add(Path::new().set("class", "arrow").set("stroke", colour).set("d", line))
        .add(Path::new().set("fill", colour).set("d", point))
}
