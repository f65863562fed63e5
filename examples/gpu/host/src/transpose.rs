//! The transposition on the CPU.
use crate::check::{Buffer, Case, numbers, places, report, threads};
use kernels::ByHand;
use kernels::transpose::{Addresses, BLOCK, GRID, SIDE, STEPS, TILE_ELEMENTS, Typed, read, write};

pub fn case() -> Case {
    check();
    let input = numbers(SIDE * SIDE, 1);
    let expected: Vec<f32> = (0..SIDE * SIDE).map(|k| input[k % SIDE * SIDE + k / SIDE]).collect();
    assert!(run::<Typed>(&input) == expected && run::<ByHand>(&input) == expected);
    Case { name: "transpose", grid: GRID, block: BLOCK, size: None, inputs: vec![input], expected }
}

fn check() {
    let (input, mut output) = (Buffer::new(SIDE * SIDE), Buffer::new(SIDE * SIDE));
    let (mut count, mut offsets) = (0, 0);
    let of = |[first, step]: [usize; 2], k| first + k * step;
    for block in places(GRID) {
        let mut tile = Buffer::new(TILE_ELEMENTS);
        for thread in threads(block, BLOCK) {
            for k in 0..STEPS {
                input.read(of(Typed::input(thread), k), of(ByHand::input(thread), k));
                tile.write(of(Typed::tile_in(thread), k), of(ByHand::tile_in(thread), k));
            }
        }
        for thread in threads(block, BLOCK) {
            for k in 0..STEPS {
                tile.read_back(of(Typed::tile_out(thread), k), of(ByHand::tile_out(thread), k));
                output.write(of(Typed::output(thread), k), of(ByHand::output(thread), k));
                offsets += 4;
            }
            count += 1;
        }
    }
    assert_eq!(output.written(), SIDE * SIDE);
    report("transpose", count, offsets);
}

fn run<A: Addresses>(input: &[f32]) -> Vec<f32> {
    let mut output = vec![f32::NAN; SIDE * SIDE];
    for block in places(GRID) {
        let mut tile = [f32::NAN; TILE_ELEMENTS];
        for thread in threads(block, BLOCK) {
            // SAFETY: `check` has seen that every address is inside.
            unsafe { read::<A>(thread, input.as_ptr(), tile.as_mut_ptr()) };
        }
        for thread in threads(block, BLOCK) {
            // SAFETY: as above.
            unsafe { write::<A>(thread, tile.as_ptr(), output.as_mut_ptr()) };
        }
    }
    output
}
