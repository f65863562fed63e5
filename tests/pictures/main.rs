//! Pictures of layouts, read back: every number at its place, every mark where the part is.
#[cfg(feature = "draw")]
mod drawing;
mod text;

use strata_layout::FlatLayout;

/// All layouts of up to `rank` modes with extents 1 to 3 and strides from a short list.
fn layouts(rank: usize) -> Vec<FlatLayout> {
    let (mut all, mut last) = (vec![FlatLayout::EMPTY], vec![FlatLayout::EMPTY]);
    for _ in 0..rank {
        let longer = |layout: &FlatLayout| {
            let layout = *layout;
            let modes = [1, 2, 3].into_iter().flat_map(|s| [0, 1, 2, 7, 40].map(|d| (s, d)));
            modes.map(move |(s, d)| layout.concat(&FlatLayout::new(&[s], &[d]).unwrap()).unwrap())
        };
        last = last.iter().flat_map(longer).collect();
        all.extend(&last);
    }
    all
}

/// The modes past the first two, as one layout that counts the slices.
fn behind(layout: &FlatLayout) -> FlatLayout {
    layout.restrict(&(2..layout.rank()).collect::<Vec<_>>()).unwrap()
}

/// The offset at a row, a column and a slice, from the coordinate.
fn offset(layout: &FlatLayout, row: usize, column: usize, slice: usize) -> usize {
    let slices = if layout.rank() > 2 { behind(layout) } else { FlatLayout::EMPTY };
    let mut coordinate = vec![row, column];
    coordinate.extend(slices.colex_inverse(slice).unwrap().as_slice());
    coordinate.truncate(layout.rank());
    layout.coordinate_offset(&coordinate).unwrap()
}
