//! The laws in constants: a fixed list of layouts, checked by the compiler.
use crate::laws;
use strata_layout::FlatLayout;

/// Plain, degenerate, broadcast, interleaved, overlapping, row-major, with gaps, with equal modes.
const LAYOUTS: [FlatLayout; 12] = [
    named("():()"),
    named("(1):(3)"),
    named("(4):(0)"),
    named("(4):(1)"),
    named("(2,3):(3,2)"),
    named("(2,2,3):(3,1,2)"),
    named("(3,4):(4,1)"),
    named("(2,2):(1,3)"),
    named("(2,1,2,2):(2,9,8,1)"),
    named("(2,2,2):(1,1,1)"),
    named("(3,2):(0,5)"),
    named("(2,2,2):(1,2,4)"),
];

const fn named(text: &str) -> FlatLayout {
    match FlatLayout::parse(text) {
        Ok(layout) => layout,
        Err(_) => panic!("no layout"),
    }
}

const fn every_layout() {
    let mut i = 0;
    while i < LAYOUTS.len() {
        laws::of_one(&LAYOUTS[i], 24);
        i += 1;
    }
}

const fn every_pair_with(a: &FlatLayout) {
    let mut i = 0;
    while i < LAYOUTS.len() {
        laws::of_two(a, &LAYOUTS[i]);
        i += 1;
    }
}

#[test]
#[allow(long_running_const_eval)] // some seconds of it are the point
fn laws_hold_in_constants_and_at_run_time() {
    const { every_layout() }
    // (2,2,3):(3,1,2) and (3,4):(4,1) with each.
    const { every_pair_with(&LAYOUTS[5]) }
    const { every_pair_with(&LAYOUTS[6]) }
    every_layout();
    LAYOUTS.iter().for_each(every_pair_with);
}
