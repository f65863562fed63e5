//! The grid of a layout as a drawing.
use std::format;
use std::string::String;

use svg::Document;
use svg::node::element::Rectangle;

use super::super::Grid;
use super::{Colour, Drawing, cell_width, empty, text};
use crate::text::digits;

/// Space around the drawing and between slices, in pixels.
const MARGIN: usize = 12;
/// The strip on the left and on top in which rows and columns are counted.
const HEAD: usize = 28;
/// Slices stand side by side up to this width.
const WIDEST: usize = 1000;

/// Sizes, in pixels, which all slices share.
struct Plan {
    cell: (usize, usize),
    slice: (usize, usize),
    /// How many slices stand side by side.
    across: usize,
}

impl Grid {
    /// The grid as a drawing, coloured by `colour`. What [`taking`](Self::taking) marks has a bold frame, and then
    /// nothing else has a colour.
    ///
    /// A layout of rank above 2 is drawn as slices side by side, each under its coordinate. Size and cost are those
    /// of the grid: one rectangle an element.
    pub fn draw(&self, colour: &Colour) -> Drawing {
        let (rows, columns, slices) = self.extents();
        let height = if colour.has_second_line() { 46 } else { 32 };
        let longest = digits(self.layout().cosize() - 1);
        // Room for thread and step: `T31 15` in smaller letters.
        let written = if colour.has_second_line() { longest.max(6) } else { longest };
        let cell = (cell_width(written), height);
        let slice = (HEAD + columns * cell.0 + MARGIN, HEAD + rows * cell.1 + MARGIN);
        let slice = (slice.0, slice.1 + if self.layout().rank() > 2 { HEAD } else { 0 });
        let across = (WIDEST / slice.0).clamp(1, slices);
        let plan = Plan { cell, slice, across };

        let size = (MARGIN + across * slice.0, MARGIN + slices.div_ceil(across) * slice.1);
        let title = format!("The offsets of {}", self.layout());
        let mut document = empty(&title, size.0, size.1);
        for slice in 0..slices {
            document = self.draw_slice(document, colour, &plan, slice);
        }
        Drawing(document)
    }

    fn draw_slice(&self, mut document: Document, colour: &Colour, plan: &Plan, slice: usize) -> Document {
        let (rows, columns, _) = self.extents();
        let left = MARGIN + slice % plan.across * plan.slice.0 + HEAD;
        let mut top = MARGIN + slice / plan.across * plan.slice.1 + HEAD;
        if self.layout().rank() > 2 {
            let mut coordinate = String::new();
            // Writing to a `String` does not fail.
            let _ = self.write_slice(&mut coordinate, slice);
            document =
                document.add(text(coordinate, "label", left + columns * plan.cell.0 / 2, top - HEAD / 2));
            top += HEAD;
        }
        for row in 0..rows {
            let middle = top + row * plan.cell.1 + plan.cell.1 / 2;
            document = document.add(text(row, "label", left - HEAD / 2, middle));
        }
        for column in 0..columns {
            let middle = left + column * plan.cell.0 + plan.cell.0 / 2;
            document = document.add(text(column, "label", middle, top - HEAD / 2));
        }
        // Bold frames are drawn after the others, which would cover half of their width.
        for taken in [false, true] {
            for row in 0..rows {
                for column in 0..columns {
                    let place = (row, column, slice);
                    if self.takes(self.offset(row, column, slice)) == taken {
                        let corner = (left + column * plan.cell.0, top + row * plan.cell.1);
                        document = self.draw_cell(document, colour, plan, place, corner);
                    }
                }
            }
        }
        document
    }

    fn draw_cell(
        &self,
        document: Document,
        colour: &Colour,
        plan: &Plan,
        (row, column, slice): (usize, usize, usize),
        (x, y): (usize, usize),
    ) -> Document {
        let offset = self.offset(row, column, slice);
        let paint = colour.paint(self, offset, |mode| self.coordinate(mode, row, column, slice));
        let (class, fill) = match (self.marks_a_part(), self.takes(offset)) {
            (true, true) => ("cell taken", paint.fill.as_str()),
            (true, false) => ("cell", "#ffffff"),
            (false, _) => ("cell", paint.fill.as_str()),
        };
        let cell = Rectangle::new()
            .set("class", class)
            .set("fill", fill)
            .set("x", x)
            .set("y", y)
            .set("width", plan.cell.0)
            .set("height", plan.cell.1);
        let middle = (x + plan.cell.0 / 2, y + plan.cell.1 / 2);
        let document = document.add(cell);
        match paint.thread {
            Some((thread, step)) => document.add(text(offset, "", middle.0, middle.1 - 9)).add(text(
                format!("T{thread} {step}"),
                "small",
                middle.0,
                middle.1 + 9,
            )),
            None => document.add(text(offset, "", middle.0, middle.1)),
        }
    }
}
