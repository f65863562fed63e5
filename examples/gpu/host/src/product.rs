//! The tiled product on the CPU.
use crate::check::{Buffer, Case, numbers, places, report, threads};
use kernels::product::{
    A_TILE_ELEMENTS, Addresses, B_TILE_ELEMENTS, BLOCK, COLUMNS, COPIES, INNER, STEPS, TILE_INNER, Typed,
    ZERO, addresses, grid, load, multiply, store,
};
use kernels::{ByHand, Place, Thread};

pub fn case(rows: u32) -> Case {
    check(rows);
    let (a, b) = (numbers(rows as usize * INNER, 5), numbers(INNER * COLUMNS, 6));
    let expected = plain(&a, &b);
    assert!(run::<Typed>(rows, &a, &b) == expected && run::<ByHand>(rows, &a, &b) == expected);
    Case { name: "product", grid: grid(rows), block: BLOCK, size: Some(rows), inputs: vec![a, b], expected }
}

fn check(rows: u32) {
    let rows_of_tiles = Place { y: grid(rows).y as usize, ..Place::default() };
    let past = Thread { block: rows_of_tiles, ..Thread::default() };
    assert!(addresses::<Typed>(past, rows).is_none() && addresses::<ByHand>(past, rows).is_none());

    let (a, b) = (Buffer::new(rows as usize * INNER), Buffer::new(INNER * COLUMNS));
    let mut c = Buffer::new(rows as usize * COLUMNS);
    let (mut count, mut offsets) = (0, 0);
    for block in places(grid(rows)) {
        let here = Thread { block, ..Thread::default() };
        let (Some(typed), Some(by_hand)) = (addresses::<Typed>(here, rows), addresses::<ByHand>(here, rows))
        else {
            panic!("{rows} rows are too many")
        };
        let (mut a_tile, mut b_tile) = (Buffer::new(A_TILE_ELEMENTS), Buffer::new(B_TILE_ELEMENTS));
        for Thread { in_block: Place { x: n, .. }, .. } in threads(block, BLOCK) {
            for copy in 0..COPIES {
                a_tile.write(typed.a_shared(n, copy), by_hand.a_shared(n, copy));
                b_tile.write(typed.b_shared(n, copy), by_hand.b_shared(n, copy));
                for step in 0..STEPS {
                    a.read(typed.a(block.y, step, n, copy), by_hand.a(block.y, step, n, copy));
                    b.read(typed.b(block.x, step, n, copy), by_hand.b(block.x, step, n, copy));
                }
                offsets += 2 + 2 * STEPS;
            }
            count += 1;
        }
        for Thread { in_block: Place { x: n, .. }, .. } in threads(block, BLOCK) {
            for (row, column) in (0..64).map(|k| (k / 8, k % 8)) {
                let at = [block.y, block.x];
                c.write(typed.c(at, n, row, column), by_hand.c(at, n, row, column));
                offsets += 1;
            }
            for (inner, k) in (0..TILE_INNER * 8).map(|k| (k / 8, k % 8)) {
                a_tile.read_back(typed.a_part(n, k, inner), by_hand.a_part(n, k, inner));
                b_tile.read_back(typed.b_part(n, k, inner), by_hand.b_part(n, k, inner));
                offsets += 2;
            }
        }
    }
    assert_eq!(c.written(), rows as usize * COLUMNS);
    report("product", count, offsets);
}

/// The product row by column, in whole numbers.
fn plain(a: &[f32], b: &[f32]) -> Vec<f32> {
    let mut c = Vec::with_capacity(a.len() / INNER * COLUMNS);
    for a in a.chunks_exact(INNER) {
        let mut row = vec![0_i32; COLUMNS];
        for (&x, b) in a.iter().zip(b.chunks_exact(COLUMNS)) {
            for (sum, &y) in row.iter_mut().zip(b) {
                *sum += x as i32 * y as i32;
            }
        }
        // At most 512 · 8 · 8: exact.
        c.extend(row.iter().map(|&sum| sum as f32));
    }
    c
}

fn run<A: Addresses>(rows: u32, a: &[f32], b: &[f32]) -> Vec<f32> {
    let mut c = vec![f32::NAN; rows as usize * COLUMNS];
    for block in places(grid(rows)) {
        let (mut a_tile, mut b_tile) = ([f32::NAN; A_TILE_ELEMENTS], [f32::NAN; B_TILE_ELEMENTS]);
        let block: Vec<Thread> = threads(block, BLOCK).collect();
        let mut sums = vec![ZERO; block.len()];
        let Some(addresses) = addresses::<A>(block[0], rows) else { continue };
        for step in 0..STEPS {
            for &thread in &block {
                let (matrices, tiles) =
                    ([a.as_ptr(), b.as_ptr()], [a_tile.as_mut_ptr(), b_tile.as_mut_ptr()]);
                // SAFETY: `check` has seen that every address is inside.
                unsafe { load(&addresses, thread, step, matrices, tiles) };
            }
            for (&thread, sums) in block.iter().zip(&mut sums) {
                // SAFETY: as above.
                unsafe { multiply(&addresses, thread, [a_tile.as_ptr(), b_tile.as_ptr()], sums) };
            }
        }
        for (&thread, sums) in block.iter().zip(&sums) {
            // SAFETY: as above.
            unsafe { store(&addresses, thread, sums, c.as_mut_ptr()) };
        }
    }
    c
}
