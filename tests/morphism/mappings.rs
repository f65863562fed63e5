//! The mapping types and their morphisms, over every shape up to rank 3 with extents 1..=4, every order,
//! every permutation, every axis: both ways give the same layout.
use std::cell::Cell;

use strata_layout::axis::AxisList;
use strata_layout::{
    DenseMapping, FlatLayout, Mapping, TupleMorphism, axes, drop_axis_mapping, expand_mapping, order,
    permute_mapping,
};

use crate::bridge;

thread_local! {
    /// How many dense mappings, and how many permuted, sliced, expanded, were compared.
    static COUNTS: [Cell<usize>; 4] = const { [const { Cell::new(0) }; 4] };
}

fn same<M: Mapping>(kind: usize, mapping: &M, f: &TupleMorphism) {
    let layout = FlatLayout::new(mapping.extents().as_ref(), mapping.stride_values().as_ref()).unwrap();
    assert_eq!(f.layout(), layout, "{mapping}");
    assert!(!f.is_isomorphism() || mapping.is_dense(), "{mapping}");
    COUNTS.with(|counts| counts[kind].set(counts[kind].get() + 1));
}

/// A dense mapping in each of the orders, and each operation on it.
macro_rules! compare {
    ($shape:ty, $value:expr; orders $([$($o:expr),*])*; $operations:tt) => { $( {
        let mapping = DenseMapping::<$shape, order![$($o),*]>::new($value).unwrap();
        let f = TupleMorphism::of_dense(&mapping).unwrap();
        assert!(f.is_isomorphism());
        same(0, &mapping, &f);
        compare!(@ops mapping, f; $operations);
    } )* };
    (@ops $m:ident, $f:ident; {
        permuted $([$($p:expr),*])*; dropped $($a:literal)*; expanded $([$($i:expr),*] $space:expr),*
    }) => {
        $( same(1, &permute_mapping::<axes![$($p),*], _>(&$m),
                &bridge::permute(&$f, <axes![$($p),*] as AxisList>::AXES)); )*
        $( same(2, &drop_axis_mapping::<$a, _>(&$m), &bridge::drop_axis(&$f, $a)); )*
        $( {
            let expanded = expand_mapping::<axes![$($i),*], _, _>(&$m, $space).unwrap();
            let space = expanded.extents();
            same(3, &expanded, &bridge::expand(&$f, space.as_ref(), <axes![$($i),*] as AxisList>::AXES));
        } )*
    };
}

#[test]
fn every_mapping_of_the_small_world_and_its_morphism_have_the_same_layout() {
    compare!((), (); orders []; { permuted []; dropped; expanded [] (), [0] (5_usize,) });
    for a in 1..=4_usize {
        compare!((usize,), (a,); orders [0]; { permuted [0]; dropped 0;
            expanded [] (a,), [0] (5_usize, a), [1] (a, 5_usize), [0, 2] (5_usize, a, 6_usize) });
        for b in 1..=4_usize {
            compare!((usize, usize), (a, b); orders [0, 1] [1, 0]; { permuted [0, 1] [1, 0]; dropped 0 1;
                expanded [] (a, b), [0] (5_usize, a, b), [1] (a, 5_usize, b), [2] (a, b, 5_usize),
                [0, 2] (5_usize, a, 6_usize, b), [1, 2] (a, 5_usize, 6_usize, b) });
            for c in 1..=4_usize {
                compare!((usize, usize, usize), (a, b, c);
                    orders [0, 1, 2] [0, 2, 1] [1, 0, 2] [1, 2, 0] [2, 0, 1] [2, 1, 0];
                    { permuted [0, 1, 2] [0, 2, 1] [1, 0, 2] [1, 2, 0] [2, 0, 1] [2, 1, 0];
                    dropped 0 1 2;
                    expanded [0] (5_usize, a, b, c), [1] (a, 5_usize, b, c), [2] (a, b, 5_usize, c),
                    [3] (a, b, c, 5_usize), [4, 1] (a, 5_usize, b, c, 6_usize) });
            }
        }
    }
    let [dense, permuted, dropped, expanded] = COUNTS.with(|counts| counts.each_ref().map(Cell::get));
    println!(
        "{dense} dense mappings, {permuted} permuted, {dropped} with an axis dropped, {expanded} expanded"
    );
    // Shapes times orders: 1, 4, 16 · 2, 64 · 6; of each as many permutations as orders, as many axes as ranks.
    assert_eq!((dense, permuted, dropped), (421, 1 + 4 + 32 * 2 + 384 * 6, 4 + 32 * 2 + 384 * 3));
}
