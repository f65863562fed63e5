//! What the cells of a grid are coloured by.
use std::format;
use std::string::String;

use super::super::Grid;
use crate::FlatLayout;

/// What the colour of an element in the drawing of a [`Grid`] says.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[allow(clippy::large_enum_variant, reason = "one is made for a drawing")]
pub enum Colour {
    /// How far along in memory the element is: the darker the farther.
    Offset,
    /// Its coordinate in a mode of the layout, counted from 0.
    Mode(usize),
    /// Which thread reads it: thread t in step k the element at offset `of.offset(t + threads * k)`.
    ///
    /// Thread and step are written into the cell, `T3 1`. An element that no thread reads has no colour.
    Thread {
        /// From thread and step to offset.
        of: FlatLayout,
        /// How many threads there are.
        threads: usize,
    },
}

/// Twelve light colours. Printed in grey some look alike; what is written in a cell tells them apart.
const LIGHT: [&str; 12] = [
    "#a6cee3", "#fdd9a0", "#b2df8a", "#fbb4ae", "#d5c5e8", "#e5d8bd", "#8fd3c8", "#ffffb3", "#bcbddc",
    "#f4a582", "#d9f0d3", "#f7c6de",
];

/// As many colours for lines, which are seen on a light and on a dark background.
pub(super) const LINES: [&str; 12] = [
    "#3182bd", "#e6861a", "#4a9a3a", "#d0463b", "#8a63c2", "#a07f3d", "#2a9d8f", "#b59f00", "#6a6fb5",
    "#c25b2e", "#5f9e6e", "#c9539a",
];

/// What an element without a colour is filled with.
const NONE: &str = "#ffffff";

/// The colour of the n-th of many things that are told apart.
pub(super) const fn light(n: usize) -> &'static str {
    LIGHT[n % LIGHT.len()]
}

/// What is drawn in one cell beside the offset.
pub(super) struct Paint {
    pub(super) fill: String,
    /// The thread and its step.
    pub(super) thread: Option<(usize, usize)>,
}

impl Colour {
    /// The paint of the element at an offset, and at a coordinate by mode.
    pub(super) fn paint(&self, grid: &Grid, offset: usize, coordinate: impl Fn(usize) -> usize) -> Paint {
        let (mut fill, mut thread) = (String::from(NONE), None);
        match self {
            Self::Offset => fill = shade(offset, grid.layout().cosize() - 1),
            Self::Mode(mode) => fill = String::from(light(coordinate(*mode))),
            Self::Thread { of, threads } => {
                if let Some(index) = of.offsets().position(|o| o == offset) {
                    let threads = (*threads).max(1);
                    fill = String::from(light(index % threads));
                    thread = Some((index % threads, index / threads));
                }
            }
        }
        Paint { fill, thread }
    }

    /// Whether something is written below the offset.
    pub(super) const fn has_second_line(&self) -> bool {
        matches!(self, Self::Thread { .. })
    }
}

/// From nearly white to a blue on which black is still read.
fn shade(n: usize, last: usize) -> String {
    const LIGHTEST: [u8; 3] = [0xf4, 0xf9, 0xff];
    const DARKEST: [u8; 3] = [0x5b, 0xa3, 0xd9];
    let mut mixed = [0; 3];
    for (channel, mixed) in mixed.iter_mut().enumerate() {
        let (from, to) = (u128::from(LIGHTEST[channel]), u128::from(DARKEST[channel]));
        // `n` is at most `last`, so this is between the two.
        let (n, last) = (n as u128, last.max(1) as u128);
        *mixed = (from * (last - n) + to * n) / last;
    }
    format!("#{:02x}{:02x}{:02x}", mixed[0], mixed[1], mixed[2])
}
