//! The drawings, read with the parser of the crate that writes them.
use std::collections::HashMap;

use strata_layout::picture::draw::{Colour, Drawing};
use strata_layout::{FlatLayout, TupleMorphism};
use svg::node::element::tag::Type;
use svg::parser::Event;

use crate::{layouts, offset};

/// Every text with its class and place, every rectangle with its class, fill and corner.
#[derive(Default)]
struct Read {
    texts: Vec<(String, usize, usize, String)>,
    cells: Vec<(String, String, usize, usize)>,
    arrows: usize,
    size: (usize, usize),
}

fn read(drawing: &Drawing) -> Read {
    let text = drawing.to_string();
    let (mut out, mut open) = (Read::default(), None);
    for event in svg::read(&text).unwrap() {
        match event {
            Event::Error(error) => panic!("{error}: {text}"),
            Event::Tag(name, kind, attributes) => {
                let get = |key: &str| attributes.get(key).map_or(String::new(), ToString::to_string);
                let number = |key: &str| get(key).parse::<usize>().unwrap();
                match (name, kind) {
                    ("svg", Type::Start) => out.size = (number("width"), number("height")),
                    ("text", Type::Start) => open = Some((get("class"), number("x"), number("y"))),
                    ("text", Type::End) => open = None,
                    ("rect", _) if get("class").starts_with("cell") => {
                        out.cells.push((get("class"), get("fill"), number("x"), number("y")));
                        assert!(number("x") + number("width") < out.size.0, "{text}");
                        assert!(number("y") + number("height") < out.size.1, "{text}");
                    }
                    ("path", _) if get("class") == "arrow" => out.arrows += 1,
                    _ => {}
                }
            }
            Event::Text(words) => {
                if let Some((class, x, y)) = open.take() {
                    out.texts.push((class, x, y, words.trim().to_owned()));
                }
            }
            _ => {}
        }
    }
    out
}

/// The numbers in the cells, by place: top to bottom, then left to right.
fn in_cells(read: &Read) -> Vec<usize> {
    let mut inside: Vec<_> = read.texts.iter().filter(|(class, ..)| class.is_empty()).collect();
    inside.sort_by_key(|(_, x, y, _)| (*y, *x));
    inside.iter().map(|(.., words)| words.parse().unwrap()).collect()
}

#[test]
fn every_offset_is_drawn_at_its_place() {
    for layout in layouts(2) {
        let read = read(&layout.grid().draw(&Colour::Offset));
        let (rows, columns, _) = layout.grid().extents();
        let expected: Vec<_> =
            (0..rows).flat_map(|i| (0..columns).map(move |j| offset(&layout, i, j, 0))).collect();
        assert_eq!(in_cells(&read), expected, "{layout}");
        assert_eq!(read.cells.len(), layout.size());
    }
}

#[test]
fn slices_hold_every_offset_and_do_not_overlap() {
    for layout in ["(2,3,4):(1,2,6)", "(4,4,8,4):(8,128,1,32)", "(1,2,1,3):(5,1,0,2)"] {
        let layout = FlatLayout::parse(layout).unwrap();
        let read = read(&layout.grid().draw(&Colour::Mode(2)));
        let (mut found, mut expected) = (in_cells(&read), layout.offsets().collect::<Vec<_>>());
        found.sort_unstable();
        expected.sort_unstable();
        assert_eq!(found, expected, "{layout}");
        let mut corners: Vec<_> = read.cells.iter().map(|(_, _, x, y)| (*x, *y)).collect();
        corners.sort_unstable();
        corners.dedup();
        assert_eq!(corners.len(), layout.size(), "{layout}");
    }
}

/// Cells have one colour exactly when their coordinates in the mode are equal, up to twelve of them.
#[test]
fn colours_tell_a_mode_apart() {
    let layout = FlatLayout::parse("(3,4):(4,1)").unwrap();
    for (mode, count) in [(0, 3), (1, 4)] {
        let read = read(&layout.grid().draw(&Colour::Mode(mode)));
        let mut by_fill: HashMap<&str, Vec<usize>> = HashMap::new();
        for (_, fill, x, y) in &read.cells {
            by_fill.entry(fill).or_default().push(if mode == 0 { *y } else { *x });
        }
        assert_eq!(by_fill.len(), count);
        assert!(by_fill.values().all(|places| places.iter().all(|place| *place == places[0])));
    }
}

#[test]
fn threads_and_steps_are_written_into_their_cells() {
    let matrix = FlatLayout::parse("(4,8):(8,1)").unwrap();
    let of = FlatLayout::parse("(2,2,4):(4,16,1)").unwrap(); // rows 0 and 2 alone
    let read = read(&matrix.grid().draw(&Colour::Thread { of, threads: 4 }));
    let mut written: Vec<_> = read.texts.iter().filter(|(class, ..)| class == "small").collect();
    written.sort_by_key(|(_, x, y, _)| (*y, *x));
    let written: Vec<_> = written.iter().map(|(.., words)| words.as_str()).collect();
    assert_eq!(written[..8], ["T0 0", "T0 1", "T0 2", "T0 3", "T1 0", "T1 1", "T1 2", "T1 3"]);
    assert_eq!(written[8..], ["T2 0", "T2 1", "T2 2", "T2 3", "T3 0", "T3 1", "T3 2", "T3 3"]);
    assert_eq!(read.cells.iter().filter(|(_, fill, ..)| fill == "#ffffff").count(), 16);
}

#[test]
fn what_a_part_takes_has_a_frame() {
    for layout in layouts(2) {
        let part = FlatLayout::parse("(2,2):(1,40)").unwrap();
        let read = read(&layout.grid().taking(&part, 1).draw(&Colour::Offset));
        let taken = layout.offsets().filter(|o| [1, 2, 41, 42].contains(o)).count();
        let framed = read.cells.iter().filter(|(class, ..)| class == "cell taken").count();
        assert_eq!(framed, taken, "{layout}");
    }
}

#[test]
fn a_morphism_has_an_arrow_for_each_entry_that_goes_somewhere() {
    for (text, arrows) in [
        ("(4,4) -(1,3)-> (4,4,4)", 2),
        ("(16,2,32) -(3,*,1)-> (32,8,16)", 2),
        ("() -()-> ()", 0),
        ("(5) -(*)-> ()", 0),
        ("() -()-> (7)", 0),
    ] {
        let f = TupleMorphism::parse(text).unwrap();
        let read = read(&f.draw());
        assert_eq!((read.arrows, read.cells.len()), (arrows, f.rank() + f.corank()), "{text}");
        let mut numbers = in_cells(&read);
        let mut expected = [f.domain(), f.codomain()].concat();
        numbers.sort_unstable();
        expected.sort_unstable();
        assert_eq!(numbers, expected, "{text}");
        let stars = read.texts.iter().filter(|(.., words)| words == "*").count();
        assert_eq!(stars, f.rank() - arrows, "{text}");
    }
}
