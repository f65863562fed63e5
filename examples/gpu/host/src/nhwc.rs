//! NCHW to NHWC on the CPU.
use crate::check::{Buffer, Case, numbers, places, report, threads};
use kernels::ByHand;
use kernels::nhwc::{Addresses, BLOCK, CHANNELS, HEIGHT, Typed, WIDTH, copy, elements, grid, index};

pub fn case(images: u32) -> Case {
    check(images);
    let input = numbers(elements(images), 2);
    let mut expected = Vec::with_capacity(input.len());
    for image in input.chunks_exact(elements(1)) {
        for pixel in 0..HEIGHT * WIDTH {
            expected.extend((0..CHANNELS).map(|c| image[c * HEIGHT * WIDTH + pixel]));
        }
    }
    assert!(run::<Typed>(images, &input) == expected && run::<ByHand>(images, &input) == expected);
    Case { name: "nhwc", grid: grid(images), block: BLOCK, size: Some(images), inputs: vec![input], expected }
}

fn check(images: u32) {
    let (input, mut output) = (Buffer::new(elements(images)), Buffer::new(elements(images)));
    let (Some(typed), Some(by_hand)) = (Typed::new(images), <ByHand as Addresses>::new(images)) else {
        panic!("{images} images are too many")
    };
    let mut count = 0;
    for block in places(grid(images)) {
        for index in threads(block, BLOCK).map(index) {
            input.read(typed.input(index), by_hand.input(index));
            output.write(typed.output(index), by_hand.output(index));
            count += 1;
        }
    }
    assert_eq!(output.written(), elements(images));
    report("nhwc", count, 2 * count);
}

fn run<A: Addresses>(images: u32, input: &[f32]) -> Vec<f32> {
    let mut output = vec![f32::NAN; input.len()];
    // One image too many: the kernel must see to that.
    for block in places(grid(images + 1)) {
        for thread in threads(block, BLOCK) {
            // SAFETY: `check` has seen that every address is inside.
            unsafe { copy::<A>(thread, images, input.as_ptr(), output.as_mut_ptr()) };
        }
    }
    output
}
