//! The grid and the order of the axes as text.
use strata_layout::{DenseMapping, FlatLayout, Mapping, Order, RowMajor, Shape, axes, shape};

use crate::{behind, layouts, offset};

/// The numbers of a text, row by row, slice by slice.
fn numbers(text: &str) -> Vec<Vec<Vec<usize>>> {
    text.split("\n\n")
        .map(|slice| {
            let rows = slice.lines().filter(|line| !line.starts_with("(_"));
            rows.map(|row| {
                let row = row.replace(['[', ']'], " ");
                row.split_whitespace().map(|n| n.parse().unwrap()).collect()
            })
            .collect()
        })
        .collect()
}

#[test]
fn every_offset_stands_at_its_place() {
    for layout in layouts(3) {
        let (rows, columns, slices) = layout.grid().extents();
        assert_eq!(rows * columns * slices, layout.size(), "{layout}");
        let text = layout.grid().to_string();
        let found = numbers(&text);
        assert_eq!(found.len(), slices, "{layout}\n{text}");
        for (k, slice) in found.iter().enumerate() {
            assert_eq!(slice.len(), rows, "{layout}\n{text}");
            for (i, row) in slice.iter().enumerate() {
                let expected: Vec<_> = (0..columns).map(|j| offset(&layout, i, j, k)).collect();
                assert_eq!(*row, expected, "{layout}\n{text}");
            }
        }
        assert!(text.lines().all(|line| line.trim_end() == line) && !text.ends_with('\n'), "{layout}");
    }
}

#[test]
fn a_slice_stands_under_its_coordinate() {
    let layout = FlatLayout::parse("(2,2,2,3):(1,2,4,8)").unwrap();
    let text = layout.grid().to_string();
    let heads: Vec<_> = text.lines().filter(|line| line.starts_with('(')).collect();
    let expected: Vec<_> = (0..6)
        .map(|n| behind(&layout).colex_inverse(n).unwrap())
        .map(|at| format!("(_,_,{},{})", at.as_slice()[0], at.as_slice()[1]))
        .collect();
    assert_eq!(heads, expected);
}

/// The numbers in brackets are the offsets of the part, moved to where it starts, that the layout has.
#[test]
fn what_a_part_takes_is_in_brackets() {
    for layout in layouts(2) {
        for (part, start) in [("(2):(7)", 0), ("(2,2):(1,40)", 1), ("():()", 2), ("(3):(2)", 80)] {
            let part = FlatLayout::parse(part).unwrap();
            let text = layout.grid().taking(&part, start).to_string();
            let mut marked: Vec<usize> = text
                .split('[')
                .skip(1)
                .map(|rest| rest.split(']').next().unwrap().trim().parse().unwrap())
                .collect();
            let taken: Vec<_> = part.offsets().map(|o| start + o).collect();
            let mut expected: Vec<_> = layout.offsets().filter(|o| taken.contains(o)).collect();
            marked.sort_unstable();
            expected.sort_unstable();
            assert_eq!(marked, expected, "{layout}\n{text}");
            assert_eq!(numbers(&text), numbers(&layout.grid().to_string()));
        }
    }
}

#[test]
fn a_mapping_is_drawn_as_its_layout() {
    let image = DenseMapping::<Shape![3, 4], RowMajor>::STATIC;
    let narrow = image.block(shape![2, 2]).unwrap();
    assert_eq!(narrow.flat_layout().unwrap().grid().to_string(), "0 1\n4 5");
}

#[test]
fn the_axes_are_loops_slowest_outermost() {
    let planes = DenseMapping::<Shape![2, 3, 4], Order<axes![1, 0, 2]>>::STATIC.flat_layout().unwrap();
    assert_eq!(planes.axis_order().to_string(), "axis 2: 4 × 6\n  axis 0: 2 × 3\n    axis 1: 3 × 1");
    assert_eq!(FlatLayout::EMPTY.axis_order().to_string(), "");
    for layout in layouts(3) {
        let text = layout.axis_order().to_string();
        let axes: Vec<usize> = text
            .lines()
            .map(|line| {
                line.trim_start().trim_start_matches("axis ").split(':').next().unwrap().parse().unwrap()
            })
            .collect();
        let strides: Vec<_> = axes.iter().map(|&axis| layout.stride()[axis]).collect();
        assert!(strides.is_sorted_by(|a, b| a >= b) && axes.len() == layout.rank(), "{layout}\n{text}");
    }
}
