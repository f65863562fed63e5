#!/usr/bin/env python3
"""Prints src/expected.rs: the right answers, from the file of images and lists of rows alone.

    ./expected.py > src/expected.rs
"""
import os

ROOT = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "..")
pixels = open(os.path.join(ROOT, "data", "digits.npy"), "rb").read()[128:]
images = [[list(pixels[64 * k + 8 * i:][:8]) for i in range(8)] for k in range(8)]
GAIN = [8, 10, 12, 16, 16, 12, 10, 8]  # of each column, in sixteenths

# Eight frames come in and the ring has four slots, so the last four took the place of the first four.
ring = images[4:8]
frame = images[7]
transposed = [list(column) for column in zip(*frame)]
clockwise = [list(column) for column in zip(*frame[::-1])]
mirrored = [row[::-1] for row in frame]
upside_down = [row[::-1] for row in frame[::-1]]
counterclockwise = [list(column) for column in zip(*frame)][::-1]
brightest = max(max(row) for row in frame)
row, column = next((i, j) for i in range(8) for j in range(8) if frame[i][j] == brightest)
neighbours = [frame[i][j] if i in range(8) and j in range(8) else None
              for i, j in [(row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)]]


def display(rows):
    """The bytes of the display, whose memory runs down the columns."""
    return [rows[i][j] for j in range(8) for i in range(8)]


def total(rows):
    return sum(map(sum, rows))


def option(number):
    return "None" if number is None else f"Some({number})"


def array(numbers):
    return f"[{', '.join(map(str, numbers))}]"


def picture(numbers):
    """Eight a line, each line a column of the display."""
    lines = [f"        {', '.join(map(str, numbers[k:k + 8]))},\n" for k in range(0, 64, 8)]
    return f"[\n{''.join(lines)}    ]"


print(f"""\
//! The right answers, printed by `expected.py` from the file of images and lists of rows alone.
use crate::Answers;

/// What the program must find; the memory of the display runs down its columns.
#[rustfmt::skip]
pub const EXPECTED: Answers = Answers {{
    transposed: {picture(display(transposed))},
    clockwise: {picture(display(clockwise))},
    counterclockwise: {picture(display(counterclockwise))},
    upside_down: {picture(display(upside_down))},
    mirrored: {picture(display(mirrored))},
    region: {sum(sum(row[2:6]) for row in frame[2:6])},
    region_of_ring: {sum(sum(row[2:6]) for image in ring for row in image[2:6])},
    older: {total(ring[0]) + total(ring[1])},
    difference: {sum(abs(a - b) for x, y in zip(frame, ring[2]) for a, b in zip(x, y))},
    gained: {sum(pixel * gain for row in frame for pixel, gain in zip(row, GAIN))},
    trace: {sum(frame[i][i] for i in range(8))},
    tiles: {array(sum(frame[2 * y + i][2 * x + j] for i in (0, 1) for j in (0, 1)) for y in range(4) for x in range(4))},
    brightest: Some(({row}, {column}, {brightest})),
    neighbours: {array(map(option, neighbours))},
}};""")
