//! What mappings do, done by morphisms: a dense mapping is an isomorphism, permuting composes with one,
//! dropping an axis restricts, expanding composes with a projection.
//!
//! Each function here takes what a mapping operation takes and gives the layout by way of morphisms. The
//! expected layouts are those of the recorded mapping operations, and of stride arithmetic for the
//! exhaustive world.
use serde_json::Value;
use strata_layout::{FlatLayout, TupleMorphism};

use crate::oracle::{permutations, subsets, tuples};

/// The morphism of the dense mapping of `shape` in `order`, fastest axis first.
pub(crate) fn dense(shape: &[usize], order: &[usize]) -> TupleMorphism {
    TupleMorphism::from_order(shape, order).unwrap()
}

/// Permuting, new axis k being old axis `axes[k]`, is composing with the isomorphism from the permuted shape.
pub(crate) fn permute(f: &TupleMorphism, axes: &[usize]) -> TupleMorphism {
    let shape: Vec<_> = axes.iter().map(|&axis| f.domain()[axis]).collect();
    f.compose(&TupleMorphism::permutation(&shape, axes).unwrap()).unwrap()
}

/// Dropping an axis is restricting to the others.
pub(crate) fn drop_axis(f: &TupleMorphism, axis: usize) -> TupleMorphism {
    let others: Vec<_> = (0..f.rank()).filter(|&other| other != axis).collect();
    f.restrict(&others).unwrap()
}

/// Expanding into `space`, with new axes at `inserted`, is composing with the projection onto the others.
pub(crate) fn expand(f: &TupleMorphism, space: &[usize], inserted: &[usize]) -> TupleMorphism {
    let old: Vec<_> = (0..space.len()).filter(|axis| !inserted.contains(axis)).collect();
    f.compose(&TupleMorphism::projection(space, &old).unwrap()).unwrap()
}

/// The strides of the dense mapping, from the definition.
fn dense_strides(shape: &[usize], order: &[usize]) -> Vec<usize> {
    let mut strides = vec![0; shape.len()];
    let mut step = 1;
    for &axis in order {
        strides[axis] = step;
        step *= shape[axis];
    }
    strides
}

fn layout(shape: &[usize], strides: &[usize]) -> FlatLayout {
    FlatLayout::new(shape, strides).unwrap()
}

#[test]
fn mappings_of_the_small_world_and_their_morphisms_have_the_same_layouts() {
    let (mut dense_count, mut permuted, mut dropped, mut expanded) = (0, 0, 0, 0);
    for shape in tuples(3, 4) {
        let rank = shape.len();
        for order in permutations(rank) {
            let f = dense(&shape, &order);
            let strides = dense_strides(&shape, &order);
            assert!(f.is_isomorphism());
            assert_eq!(f.layout(), layout(&shape, &strides));
            dense_count += 1;
            for axes in permutations(rank) {
                let pick = |list: &[usize]| axes.iter().map(|&axis| list[axis]).collect::<Vec<_>>();
                let g = permute(&f, &axes);
                assert_eq!(g.layout(), layout(&pick(&shape), &pick(&strides)));
                assert!(g.is_isomorphism());
                permuted += 1;
            }
            for axis in 0..rank {
                let pick = |list: &[usize]| [&list[..axis], &list[axis + 1..]].concat();
                let g = drop_axis(&f, axis);
                assert_eq!(g.layout(), layout(&pick(&shape), &pick(&strides)));
                // Along the slowest axis the rest is dense: an isomorphism but for that entry at the end.
                if order.last() == Some(&axis) {
                    let below: Vec<_> = (0..rank - 1).collect();
                    assert!(g.factorize(&below).unwrap().is_isomorphism());
                }
                dropped += 1;
            }
            for inserted in subsets(rank + 1) {
                // New axes of extent 5, put where `inserted` says, among the old ones in order.
                let mut old = shape.iter().zip(&strides);
                let (mut space, mut expected) = (vec![], vec![]);
                for axis in 0..rank + inserted.len() {
                    let (extent, stride) = if inserted.contains(&axis) {
                        (5, 0)
                    } else {
                        old.next().map(|(&s, &d)| (s, d)).unwrap()
                    };
                    space.push(extent);
                    expected.push(stride);
                }
                assert_eq!(expand(&f, &space, &inserted).layout(), layout(&space, &expected));
                expanded += 1;
            }
        }
    }
    println!(
        "{dense_count} dense mappings, {permuted} permuted, {dropped} axes dropped, {expanded} expanded"
    );
}

fn numbers(v: &Value) -> Vec<usize> {
    v.as_array().unwrap().iter().map(|x| usize::try_from(x.as_u64().unwrap()).unwrap()).collect()
}

/// The recorded mapping operations whose mappings have a morphism: no extent 0, dense, or tractable strides.
#[test]
fn recorded_mapping_operations_and_their_morphisms_have_the_same_layouts() {
    let mut counts = [0; 4];
    for line in include_str!("../vectors/strata.jsonl").lines() {
        let record: Value = serde_json::from_str(line).unwrap();
        let (of, out) = (&record["in"], &record["out"]);
        if out.get("error").is_some() || of.get("shape").is_none() {
            continue;
        }
        let shape = numbers(&of["shape"]);
        if shape.contains(&0) {
            continue;
        }
        let operand = match (of.get("order"), of.get("strides")) {
            (Some(order), _) => dense(&shape, &numbers(order)),
            (None, Some(strides)) => match TupleMorphism::standard(&layout(&shape, &numbers(strides))) {
                Ok(f) => f,
                Err(_) => continue,
            },
            _ => continue,
        };
        let (kind, result) = match record["op"].as_str().unwrap() {
            "strata_dense" => (0, operand),
            "strata_permute" => (1, permute(&operand, &numbers(&of["perm"]))),
            "strata_drop_axis" => {
                (2, drop_axis(&operand, numbers(&Value::from(vec![of["axis"].clone()]))[0]))
            }
            "strata_expand" if !numbers(&of["space"]).contains(&0) => {
                (3, expand(&operand, &numbers(&of["space"]), &numbers(&of["inserted"])))
            }
            _ => continue,
        };
        if let Some(expected) = out.get("shape") {
            assert_eq!(result.domain(), numbers(expected), "{record}");
        }
        assert_eq!(result.layout().stride(), numbers(&out["strides"]), "{record}");
        counts[kind] += 1;
    }
    let [dense, permuted, dropped, expanded] = counts;
    println!(
        "recorded: {dense} dense, {permuted} permuted, {dropped} with an axis dropped, {expanded} expanded"
    );
    assert!(counts.iter().all(|&count| count > 10), "{counts:?}");
}
