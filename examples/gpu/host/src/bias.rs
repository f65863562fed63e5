//! The row added to each row, on the CPU.
use crate::check::{Buffer, Case, numbers, places, report, threads};
use kernels::ByHand;
use kernels::bias::{Addresses, BLOCK, COLUMNS, STEPS, Typed, add, grid, index};

pub fn case(rows: u32) -> Case {
    check(rows);
    let (input, bias) = (numbers(rows as usize * COLUMNS, 3), numbers(COLUMNS, 4));
    let expected: Vec<f32> = input.iter().zip(bias.iter().cycle()).map(|(x, b)| x + b).collect();
    assert!(run::<Typed>(rows, &input, &bias) == expected && run::<ByHand>(rows, &input, &bias) == expected);
    Case {
        name: "bias",
        grid: grid(rows),
        block: BLOCK,
        size: Some(rows),
        inputs: vec![input, bias],
        expected,
    }
}

fn check(rows: u32) {
    let elements = rows as usize * COLUMNS;
    let (bias, mut output) = (Buffer::new(COLUMNS), Buffer::new(elements));
    let (Some(typed), Some(by_hand)) = (Typed::new(rows), <ByHand as Addresses>::new(rows)) else {
        panic!("{rows} rows are too many")
    };
    let (mut count, mut offsets) = (0, 0);
    for block in places(grid(rows)) {
        for thread in threads(block, BLOCK) {
            for step in 0..STEPS {
                let index = index(thread, step);
                bias.read(typed.bias(index), by_hand.bias(index));
                output.write(typed.matrix(index), by_hand.matrix(index));
                offsets += 2;
            }
            count += 1;
        }
    }
    assert_eq!(output.written(), elements);
    report("bias", count, offsets);
}

fn run<A: Addresses>(rows: u32, input: &[f32], bias: &[f32]) -> Vec<f32> {
    let mut output = vec![f32::NAN; input.len()];
    // One row too many: the kernel must see to that.
    for block in places(grid(rows + 1)) {
        for thread in threads(block, BLOCK) {
            // SAFETY: `check` has seen that every address is inside.
            unsafe { add::<A>(thread, rows, input.as_ptr(), bias.as_ptr(), output.as_mut_ptr()) };
        }
    }
    output
}
