//! Every layout of rank ≤ 3 with extents 1..=4 and strides 0..=6, each operation against brute force.
use crate::oracle::{self, Draw, layout, table, world};
use strata_layout::FlatLayout;

fn everything() -> impl Iterator<Item = FlatLayout> {
    (0..=3).flat_map(world)
}

fn kind<T>(result: Result<T, strata_layout::LayoutError>) -> Result<T, &'static str> {
    result.map_err(|error| error.kind())
}

#[test]
fn compose_agrees_with_every_table() {
    let (mut flat, mut refused) = (0, 0);
    let mut check = |outer: &FlatLayout, values: &[usize], inner: &FlatLayout| {
        let got = kind(outer.compose(inner));
        assert_eq!(got, oracle::compose(values, inner), "{outer} after {inner}");
        if got.is_ok() { flat += 1 } else { refused += 1 }
    };
    for outer in everything() {
        let values = table(&outer);
        for inner in (0..=1).flat_map(world) {
            check(&outer, &values, &inner);
        }
    }
    for outer in (0..=2).flat_map(world) {
        let values = table(&outer);
        for inner in world(2) {
            check(&outer, &values, &inner);
        }
    }
    for outer in (0..=1).flat_map(world) {
        let values = table(&outer);
        for inner in world(3) {
            check(&outer, &values, &inner);
        }
    }
    assert!(flat > 100_000 && refused > 100_000, "{flat} {refused}");
}
