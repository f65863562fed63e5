//! Frames of 8×8 pixels through layout types. `by_hand.rs` is the same program with index arithmetic.
#![no_std]
#![no_main]

use core::hint::black_box;
use cortex_m_rt::entry;
use frames::{Answers, FRAMES, GAIN, SLOTS, finish, read_sensor};
use strata_layout::typenum::U2;
use strata_layout::{
    AxisDropped, ColumnMajor, DenseMapping, Expanded, FlatLayout, LayoutError, Mapping, RowMajor, Shape,
    StaticMapping, View, ViewMut, axes, shape, static_mapping,
};

/// The ring: frames one after the other.
type Ring = DenseMapping<Shape![{ SLOTS }, 8, 8], RowMajor>;
/// A frame out of it, row by row.
type Frame = AxisDropped<Ring, 0>;
/// The display, column by column.
type Display = DenseMapping<Shape![8, 8], ColumnMajor>;
/// One gain for each column, and the same read as one for each pixel.
type ColumnGain = DenseMapping<Shape![8], RowMajor>;
type PixelGain = Expanded<ColumnGain, axes![0], Shape![8, 8]>;

/// A frame scanned in tiles of 2×2: along the rows in a tile, then tile by tile in the same way.
const TILED: FlatLayout = match (FlatLayout::column_major(&[8, 8]), FlatLayout::new(&[2, 2], &[1, 8])) {
    (Ok(frame), Ok(tile)) => match frame.divide(&tile) {
        Ok(tiles) => tiles,
        Err(_) => panic!(),
    },
    _ => panic!(),
};
const TILES: StaticMapping!(TILED) = static_mapping!(TILED);

/// The view itself: compiles if its mapping takes no bytes, so that the view is one address.
#[inline(always)]
fn free<T, M: Mapping>(view: View<'_, T, M>) -> View<'_, T, M> {
    const { assert!(size_of::<M>() == 0 && size_of::<View<'_, T, M>>() == size_of::<usize>()) };
    view
}

#[entry]
fn main() -> ! {
    let (mut memory, mut answers) = ([0; SLOTS * 64], Answers::NONE);
    let done = answer(&mut memory, &mut answers);
    finish(done.map(|()| &answers))
}

/// Like the program by hand, it says whether, and not why not: what an error tells is not kept.
#[inline(never)]
fn answer(memory: &mut [u8; SLOTS * 64], answers: &mut Answers) -> Option<()> {
    fill(memory, answers).ok()
}

fn fill(memory: &mut [u8; SLOTS * 64], answers: &mut Answers) -> Result<(), LayoutError> {
    let mut ring = ViewMut::new(memory, Ring::STATIC)?;
    for k in 0..FRAMES {
        if let Some(frame) = read_sensor(k) {
            ring.view_mut().try_drop_axis::<0>(k % SLOTS)?.into_slice().copy_from_slice(frame);
        }
    }
    let ring = free(ring.into_view());
    let frame = free(slot(ring, black_box((FRAMES - 1) % SLOTS))?);
    let before = free(slot(ring, black_box((FRAMES - 2) % SLOTS))?);
    let gain = free(free(View::new(&GAIN, ColumnGain::STATIC)?).expand::<axes![0], _>(shape![8, 8])?);
    transposed(frame, &mut answers.transposed);
    clockwise(frame, &mut answers.clockwise)?;
    counterclockwise(frame, &mut answers.counterclockwise)?;
    upside_down(frame, &mut answers.upside_down)?;
    mirrored(frame, &mut answers.mirrored)?;
    answers.region = region(frame)?;
    answers.region_of_ring = region_of_ring(ring)?;
    answers.older = older(ring)?;
    answers.difference = difference(frame, before);
    answers.gained = gained(frame, gain);
    answers.trace = trace(frame);
    tiles(frame, &mut answers.tiles)?;
    answers.brightest = brightest(frame);
    answers.neighbours = neighbours(frame, black_box(answers.brightest));
    Ok(())
}

/// Permuting says it all: the frame read column by column lies as the display does, and is copied whole.
fn transposed(frame: View<'_, u8, Frame>, display: &mut [u8; 64]) {
    let turned: View<'_, u8, Display> = frame.permute::<axes![1, 0]>();
    display.copy_from_slice(turned.as_slice());
}

/// A quarter turn is the transposed frame with each row backwards.
fn clockwise(frame: View<'_, u8, Frame>, display: &mut [u8; 64]) -> Result<(), LayoutError> {
    let mut display = ViewMut::new(display, Display::STATIC)?;
    let turned = free(frame.permute::<axes![1, 0]>());
    for i in 0..8 {
        let row = free(turned.try_drop_axis::<0>(i)?);
        for (to, &from) in display.view_mut().try_drop_axis::<0>(i)?.iter_mut().zip(row.iter().rev()) {
            *to = from;
        }
    }
    Ok(())
}

/// A quarter turn the other way is the transposed frame with its rows from the last to the first.
fn counterclockwise(frame: View<'_, u8, Frame>, display: &mut [u8; 64]) -> Result<(), LayoutError> {
    let mut display = ViewMut::new(display, Display::STATIC)?;
    let turned = free(frame.permute::<axes![1, 0]>());
    for i in 0..8 {
        let row = free(turned.try_drop_axis::<0>(7 - i)?);
        for (to, &from) in display.view_mut().try_drop_axis::<0>(i)?.iter_mut().zip(row.iter()) {
            *to = from;
        }
    }
    Ok(())
}

/// Half a turn is the frame backwards.
fn upside_down(frame: View<'_, u8, Frame>, display: &mut [u8; 64]) -> Result<(), LayoutError> {
    let mut display = ViewMut::new(display, Display::STATIC)?;
    for (to, &from) in display.iter_mut().zip(frame.iter().rev()) {
        *to = from;
    }
    Ok(())
}

/// Each row backwards.
fn mirrored(frame: View<'_, u8, Frame>, display: &mut [u8; 64]) -> Result<(), LayoutError> {
    let mut display = ViewMut::new(display, Display::STATIC)?;
    for i in 0..8 {
        let row = free(frame.try_drop_axis::<0>(i)?);
        for (to, &from) in display.view_mut().try_drop_axis::<0>(i)?.iter_mut().zip(row.iter().rev()) {
            *to = from;
        }
    }
    Ok(())
}

fn region(frame: View<'_, u8, Frame>) -> Result<u32, LayoutError> {
    Ok(free(frame.block([2, 2], shape![4, 4])?).iter().map(|&pixel| u32::from(pixel)).sum())
}

fn region_of_ring(ring: View<'_, u8, Ring>) -> Result<u32, LayoutError> {
    let region = free(ring.block([0, 2, 2], shape![{ SLOTS }, 4, 4])?);
    Ok(region.iter().map(|&pixel| u32::from(pixel)).sum())
}

/// Two frames of the ring are dense by type, and so one slice.
fn older(ring: View<'_, u8, Ring>) -> Result<u32, LayoutError> {
    let two = free(ring.narrow::<0, _>(0, U2::new())?);
    Ok(two.as_slice().iter().map(|&pixel| u32::from(pixel)).sum())
}

fn difference(frame: View<'_, u8, Frame>, before: View<'_, u8, Frame>) -> u32 {
    frame.iter().zip(before.iter()).map(|(&a, &b)| u32::from(a.abs_diff(b))).sum()
}

fn gained(frame: View<'_, u8, Frame>, gain: View<'_, u16, PixelGain>) -> u32 {
    frame.iter().zip(gain.iter()).map(|(&pixel, &gain)| u32::from(pixel) * u32::from(gain)).sum()
}

fn trace(frame: View<'_, u8, Frame>) -> u32 {
    free(frame.diagonal::<axes![0, 1]>()).iter().map(|&pixel| u32::from(pixel)).sum()
}

/// The axes of `TILES` are the place in the tile and the tile, the fastest first; logical order wants it last.
fn tiles(frame: View<'_, u8, Frame>, sums: &mut [u8; 16]) -> Result<(), LayoutError> {
    let tiles = free(free(View::new(frame.as_slice(), TILES)?).permute::<axes![3, 2, 1, 0]>());
    let mut scan = tiles.iter();
    for sum in sums {
        *sum = scan.by_ref().take(4).sum();
    }
    Ok(())
}

fn brightest(frame: View<'_, u8, Frame>) -> Option<(usize, usize, u8)> {
    let mut brightest = None;
    for i in 0..8 {
        for j in 0..8 {
            if let Some(&pixel) = frame.get([i, j])
                && brightest.is_none_or(|(_, _, most)| pixel > most)
            {
                brightest = Some((i, j, pixel));
            }
        }
    }
    brightest
}

/// A slot of the ring, by the checked twin.
#[cfg(not(feature = "panics"))]
fn slot(ring: View<'_, u8, Ring>, k: usize) -> Result<View<'_, u8, Frame>, LayoutError> {
    ring.try_drop_axis::<0>(k)
}

/// A slot of the ring, by what panics.
#[cfg(feature = "panics")]
fn slot(ring: View<'_, u8, Ring>, k: usize) -> Result<View<'_, u8, Frame>, LayoutError> {
    Ok(ring.drop_axis::<0>(k))
}

/// The pixels around a place, by the checked twin, which says `None` beyond the edge.
#[cfg(not(feature = "panics"))]
fn neighbours(frame: View<'_, u8, Frame>, place: Option<(usize, usize, u8)>) -> [Option<u8>; 4] {
    let Some((i, j, _)) = place else { return [None; 4] };
    [[i.wrapping_sub(1), j], [i + 1, j], [i, j.wrapping_sub(1)], [i, j + 1]]
        .map(|index| frame.get(index).copied())
}

/// The pixels around a place, by what panics: the edges are seen to, and that the place is inside is trusted.
#[cfg(feature = "panics")]
fn neighbours(frame: View<'_, u8, Frame>, place: Option<(usize, usize, u8)>) -> [Option<u8>; 4] {
    let Some((i, j, _)) = place else { return [None; 4] };
    [
        (i > 0).then(|| frame[[i - 1, j]]),
        (i < 7).then(|| frame[[i + 1, j]]),
        (j > 0).then(|| frame[[i, j - 1]]),
        (j < 7).then(|| frame[[i, j + 1]]),
    ]
}
