//! The picture of a morphism for the terminal: arrows from the entries of the domain to those of the codomain.
use core::fmt::{self, Write};

use super::{MAX_ENTRIES, TupleMorphism};
use crate::text::{Trim, digits};

impl TupleMorphism {
    /// The picture of the morphism, to be displayed: the domain on the left and the codomain on the right,
    /// both from the bottom up, an arrow from each entry to its target, `*` after an entry that goes to ∗.
    ///
    /// The stride of an entry is the product of the entries below the point of its arrow. `{:#}` draws with
    /// ASCII characters alone. Lines end without spaces, the last without a line feed.
    ///
    /// ```
    /// use strata_layout::TupleMorphism;
    ///
    /// let f = TupleMorphism::parse("(16,2,32) -(3,*,1)-> (32,8,16)")?;
    /// assert_eq!(format!("\n{}\n", f.picture()), "
    /// 32 ──────╮ ╭──────▶ 16
    ///           ╳
    ///  2 *   ╭─╯ ╰─╮      8
    ///       ╱       ╲
    /// 16 ──╯         ╰──▶ 32
    /// ");
    /// # Ok::<(), strata_layout::LayoutError>(())
    /// ```
    #[inline]
    pub const fn picture(&self) -> Picture {
        Picture { morphism: *self }
    }
}

/// A morphism to be drawn; made by [`TupleMorphism::picture`].
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Picture {
    morphism: TupleMorphism,
}

/// What passes between two neighbouring rows in one column of the picture.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Step {
    Nothing,
    Up,
    Down,
    Cross,
}

/// The arrows as wires that run from left to right and change rows one at a time, in columns.
struct Wires {
    /// `drawn[c][r]`: whether row r carries an arrow when column c begins.
    drawn: [[bool; MAX_ENTRIES]; MAX_ENTRIES + 1],
    /// `steps[c][r]`: what passes between rows r and r + 1 in column c.
    steps: [[Step; MAX_ENTRIES]; MAX_ENTRIES],
    columns: usize,
    rows: usize,
}

impl Wires {
    /// Odd-even transposition: in turn, all pairs of rows from an even and from an odd row exchange what they
    /// carry when it is in the wrong order. As many turns as there are rows sort everything, and no two wires
    /// cross twice.
    #[inline]
    fn new(f: &TupleMorphism) -> Self {
        let rows = f.rank().max(f.corank());
        // Rows without an arrow carry an undrawn wire to the rows left over, in order.
        let mut goal = [0; MAX_ENTRIES];
        let mut arrow = [false; MAX_ENTRIES];
        let mut free = (0..rows).filter(|&row| !f.pointed_map().hits(row));
        for row in 0..rows {
            let target = f.map().get(row).copied().flatten();
            arrow[row] = target.is_some();
            // As many rows are free as have no arrow, so the default is not used.
            goal[row] = target.or_else(|| free.next()).unwrap_or(row);
        }
        let mut wires = Self {
            drawn: [arrow; MAX_ENTRIES + 1],
            steps: [[Step::Nothing; MAX_ENTRIES]; MAX_ENTRIES],
            columns: 0,
            rows,
        };
        for turn in 0..rows {
            let mut moved = false;
            for low in (turn % 2..rows.saturating_sub(1)).step_by(2) {
                if goal[low] > goal[low + 1] {
                    wires.steps[wires.columns][low] = match (arrow[low], arrow[low + 1]) {
                        (true, true) => Step::Cross,
                        (true, false) => Step::Up,
                        (false, true) => Step::Down,
                        (false, false) => Step::Nothing,
                    };
                    goal.swap(low, low + 1);
                    arrow.swap(low, low + 1);
                    moved = true;
                }
            }
            if moved {
                wires.columns += 1;
                wires.drawn[wires.columns] = arrow;
            }
        }
        wires
    }

    /// What passes between row `row` and the row above it.
    #[inline]
    fn above(&self, column: usize, row: usize) -> Step {
        self.steps[column][row]
    }

    /// What passes between row `row` and the row below it.
    #[inline]
    fn below(&self, column: usize, row: usize) -> Step {
        if row == 0 { Step::Nothing } else { self.steps[column][row - 1] }
    }
}

/// The characters a picture is drawn with.
struct Pen {
    line: char,
    from_left_up: char,
    from_left_down: char,
    from_below: char,
    from_above: char,
    up: char,
    down: char,
    cross: char,
    point: char,
}

const UNICODE: Pen = Pen {
    line: '─',
    from_left_up: '╯',
    from_left_down: '╮',
    from_below: '╭',
    from_above: '╰',
    up: '╱',
    down: '╲',
    cross: '╳',
    point: '▶',
};

const ASCII: Pen = Pen {
    line: '-',
    from_left_up: '\'',
    from_left_down: '.',
    from_below: '.',
    from_above: '\'',
    up: '/',
    down: '\\',
    cross: 'X',
    point: '>',
};

impl fmt::Display for Picture {
    #[inline]
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let pen = if f.alternate() { ASCII } else { UNICODE };
        let morphism = &self.morphism;
        let wires = Wires::new(morphism);
        let width = morphism.domain().iter().map(|&extent| digits(extent)).max().unwrap_or(0);
        let mut out = Trim::new(f);
        if wires.rows == 0 {
            return write!(out, "() {}{} ()", pen.line, pen.point);
        }
        for row in (0..wires.rows).rev() {
            entry_line(&mut out, &pen, morphism, &wires, row, width)?;
            if row > 0 {
                out.write_char('\n')?;
                between_line(&mut out, &pen, &wires, row - 1, width)?;
            }
        }
        Ok(())
    }
}

/// The line of one row: its entry of the domain, what runs through it, its entry of the codomain.
#[inline]
fn entry_line(
    out: &mut Trim<'_, '_>,
    pen: &Pen,
    morphism: &TupleMorphism,
    wires: &Wires,
    row: usize,
    width: usize,
) -> fmt::Result {
    let line = |drawn| if drawn { pen.line } else { ' ' };
    match morphism.map().get(row) {
        Some(None) => write!(out, "{:>width$} * ", morphism.domain()[row])?,
        Some(_) => write!(out, "{:>width$} {}{}", morphism.domain()[row], pen.line, pen.line)?,
        None => write!(out, "{:>width$}   ", "")?,
    }
    for column in 0..wires.columns {
        let (before, after) = (wires.drawn[column][row], wires.drawn[column + 1][row]);
        // In a column a row exchanges with one neighbour at most.
        let cell = match (wires.above(column, row), wires.below(column, row)) {
            (Step::Nothing, Step::Nothing) => [line(before); 3],
            (Step::Up, _) => [pen.from_left_up, ' ', ' '],
            (Step::Down, _) => [' ', ' ', pen.from_above],
            (Step::Cross, _) => [pen.from_left_up, ' ', pen.from_above],
            (_, Step::Up) => [' ', ' ', pen.from_below],
            (_, Step::Down) => [pen.from_left_down, ' ', ' '],
            (_, Step::Cross) => [pen.from_left_down, ' ', pen.from_below],
        };
        cell.into_iter().try_for_each(|c| out.write_char(c))?;
        out.write_char(line(after))?;
    }
    let hit = morphism.pointed_map().hits(row);
    out.write_char(line(hit))?;
    out.write_char(if hit { pen.point } else { ' ' })?;
    match morphism.codomain().get(row) {
        Some(extent) => write!(out, " {extent}"),
        None => Ok(()),
    }
}

/// The line between two rows, with its line feed; nothing when nothing passes there.
#[inline]
fn between_line(out: &mut Trim<'_, '_>, pen: &Pen, wires: &Wires, low: usize, width: usize) -> fmt::Result {
    if (0..wires.columns).all(|column| wires.steps[column][low] == Step::Nothing) {
        return Ok(());
    }
    write!(out, "{:>width$}   ", "")?;
    for column in 0..wires.columns {
        let middle = match wires.steps[column][low] {
            Step::Nothing => ' ',
            Step::Up => pen.up,
            Step::Down => pen.down,
            Step::Cross => pen.cross,
        };
        for c in [' ', middle, ' ', ' '] {
            out.write_char(c)?;
        }
    }
    out.write_char('\n')
}
