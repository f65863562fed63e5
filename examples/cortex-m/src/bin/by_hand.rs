//! The yardstick of `typed.rs`: the same program by hand, with index arithmetic.
#![no_std]
#![no_main]

use core::hint::black_box;
use cortex_m_rt::entry;
use frames::{Answers, FRAMES, GAIN, SLOTS, finish, read_sensor};

type Frame = [u8; 64];
type Ring = [u8; SLOTS * 64];

#[entry]
fn main() -> ! {
    let (mut memory, mut answers) = ([0; SLOTS * 64], Answers::NONE);
    let done = answer(&mut memory, &mut answers);
    finish(done.map(|()| &answers))
}

#[inline(never)]
fn answer(ring: &mut Ring, answers: &mut Answers) -> Option<()> {
    for k in 0..FRAMES {
        if let Some(frame) = read_sensor(k) {
            let start = k % SLOTS * 64;
            ring[start..start + 64].copy_from_slice(frame);
        }
    }
    let frame = slot(ring, black_box((FRAMES - 1) % SLOTS))?;
    let before = slot(ring, black_box((FRAMES - 2) % SLOTS))?;
    transposed(frame, &mut answers.transposed);
    clockwise(frame, &mut answers.clockwise);
    counterclockwise(frame, &mut answers.counterclockwise);
    upside_down(frame, &mut answers.upside_down);
    mirrored(frame, &mut answers.mirrored);
    answers.region = region(frame);
    answers.region_of_ring = region_of_ring(ring);
    answers.older = older(ring);
    answers.difference = difference(frame, before);
    answers.gained = gained(frame, &GAIN);
    answers.trace = trace(frame);
    tiles(frame, &mut answers.tiles);
    answers.brightest = brightest(frame);
    answers.neighbours = neighbours(frame, black_box(answers.brightest));
    Some(())
}

fn transposed(frame: &Frame, display: &mut [u8; 64]) {
    // The display runs down the columns, and the frame along the rows.
    *display = *frame;
}

fn clockwise(frame: &Frame, display: &mut [u8; 64]) {
    for i in 0..8 {
        for j in 0..8 {
            display[8 * j + i] = frame[8 * (7 - j) + i];
        }
    }
}

fn counterclockwise(frame: &Frame, display: &mut [u8; 64]) {
    for i in 0..8 {
        for j in 0..8 {
            display[8 * j + i] = frame[8 * j + (7 - i)];
        }
    }
}

fn upside_down(frame: &Frame, display: &mut [u8; 64]) {
    for i in 0..8 {
        for j in 0..8 {
            display[8 * j + i] = frame[8 * (7 - i) + (7 - j)];
        }
    }
}

fn mirrored(frame: &Frame, display: &mut [u8; 64]) {
    for i in 0..8 {
        for j in 0..8 {
            display[8 * j + i] = frame[8 * i + (7 - j)];
        }
    }
}

fn region(frame: &Frame) -> u32 {
    let mut sum = 0;
    for i in 2..6 {
        for j in 2..6 {
            sum += u32::from(frame[8 * i + j]);
        }
    }
    sum
}

fn region_of_ring(ring: &Ring) -> u32 {
    let mut sum = 0;
    for k in 0..SLOTS {
        for i in 2..6 {
            for j in 2..6 {
                sum += u32::from(ring[64 * k + 8 * i + j]);
            }
        }
    }
    sum
}

fn older(ring: &Ring) -> u32 {
    ring[..2 * 64].iter().map(|&pixel| u32::from(pixel)).sum()
}

fn difference(frame: &Frame, before: &Frame) -> u32 {
    let mut sum = 0;
    for at in 0..64 {
        sum += u32::from(frame[at].abs_diff(before[at]));
    }
    sum
}

fn gained(frame: &Frame, gain: &[u16; 8]) -> u32 {
    let mut sum = 0;
    for i in 0..8 {
        for j in 0..8 {
            sum += u32::from(frame[8 * i + j]) * u32::from(gain[j]);
        }
    }
    sum
}

fn trace(frame: &Frame) -> u32 {
    let mut sum = 0;
    for i in 0..8 {
        sum += u32::from(frame[9 * i]);
    }
    sum
}

fn tiles(frame: &Frame, sums: &mut [u8; 16]) {
    for y in 0..4 {
        for x in 0..4 {
            for i in 0..2 {
                for j in 0..2 {
                    sums[4 * y + x] += frame[8 * (2 * y + i) + 2 * x + j];
                }
            }
        }
    }
}

fn brightest(frame: &Frame) -> Option<(usize, usize, u8)> {
    let mut brightest = None;
    for i in 0..8 {
        for j in 0..8 {
            let pixel = frame[8 * i + j];
            if brightest.is_none_or(|(_, _, most)| pixel > most) {
                brightest = Some((i, j, pixel));
            }
        }
    }
    brightest
}

#[cfg(not(feature = "panics"))]
fn slot(ring: &Ring, k: usize) -> Option<&Frame> {
    ring.as_chunks::<64>().0.get(k)
}

#[cfg(feature = "panics")]
fn slot(ring: &Ring, k: usize) -> Option<&Frame> {
    Some(&ring.as_chunks::<64>().0[k])
}

#[cfg(not(feature = "panics"))]
fn neighbours(frame: &Frame, place: Option<(usize, usize, u8)>) -> [Option<u8>; 4] {
    let Some((i, j, _)) = place else { return [None; 4] };
    [[i.wrapping_sub(1), j], [i + 1, j], [i, j.wrapping_sub(1)], [i, j + 1]]
        .map(|[i, j]| (i < 8 && j < 8).then(|| frame[8 * i + j]))
}

#[cfg(feature = "panics")]
fn neighbours(frame: &Frame, place: Option<(usize, usize, u8)>) -> [Option<u8>; 4] {
    let Some((i, j, _)) = place else { return [None; 4] };
    [
        (i > 0).then(|| frame[8 * (i - 1) + j]),
        (i < 7).then(|| frame[8 * (i + 1) + j]),
        (j > 0).then(|| frame[8 * i + (j - 1)]),
        (j < 7).then(|| frame[8 * i + (j + 1)]),
    ]
}
