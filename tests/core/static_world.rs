//! A hundred static shapes, each a type of its own: the constants, and every operation, against the oracle.
//! What an operation on a constant mapping gives takes no bytes.
use crate::oracle::{Kind, Oracle};
use crate::seen::{Probe, Seen, say};
use strata_layout::*;

/// Everything a static mapping tells, by the oracle; in a lighter form than in the small world where it is
/// large.
fn check(m: &dyn Probe, expected: &Oracle) -> usize {
    let facts = m.facts();
    assert_eq!(facts.bytes, 0, "{facts:?}");
    if facts.size <= 1000 {
        Seen::of(m).check(expected);
    } else {
        assert_eq!(facts.text, expected.text());
        assert_eq!(facts.dense_by_operation, expected.kind != Kind::Strided);
        let last: Vec<usize> = expected.shape.iter().map(|extent| extent - 1).collect();
        assert_eq!(m.checked(&last), Some(expected.offset(&last)));
        assert_eq!(m.checked(&expected.shape), None);
        assert_eq!((facts.size, facts.cosize), (expected.size(), expected.offset(&last) + 1));
        let repeats = expected.strides.contains(&0);
        assert_eq!((facts.empty, facts.unique), (false, !repeats), "parts of dense memory: {facts:?}");
        assert_eq!(facts.dense, !repeats && facts.size == facts.cosize);
    }
    1
}

/// One shape: its mappings as constants, checked while compiling where the API is const, and the operations
/// that `$ops` lists, each with what the oracle is asked.
macro_rules! shape {
    ($count:ident $shape:tt $turned:tt $order:tt $($ops:tt)*) => {{
        type S = Shape! $shape;
        const ROWS: DenseMapping<S, RowMajor> = DenseMapping::STATIC;
        const COLUMNS: DenseMapping<S> = DenseMapping::STATIC;
        const OTHER: DenseMapping<S, Order<axes! $order>> = DenseMapping::STATIC;
        const _: () = assert!(size_of::<DenseMapping<S, RowMajor>>() == 0 && <S as StaticShape>::EXTENTS.len() < 5);
        let shape: &[usize] = &$shape;
        let up: Vec<usize> = (0..shape.len()).collect();
        let down: Vec<usize> = up.iter().rev().copied().collect();
        let rows = Oracle::dense(shape, &down);
        let mut given = rows.clone();
        given.kind = Kind::Spelled(down, "row-major".into());
        $count += check(&ROWS, &given);
        $count += check(&COLUMNS, &Oracle::dense(shape, &up));
        let order: &[usize] = &$order;
        let other = Oracle::dense(shape, order);
        let mut given = other.clone();
        given.kind = Kind::Spelled(order.to_vec(), format!("order {}", crate::oracle::list(order)));
        $count += check(&OTHER, &given);
        $count += check(&OTHER.permute::<axes! $turned>(), &other.permute(&$turned));
        shape!(@expand $count OTHER other $shape);
        $(shape!(@op $count $ops OTHER other $shape);)*
    }};
    (@op $count:ident (drop $axis:literal) $m:ident $oracle:ident $shape:tt) => {
        $count += check(&$m.drop_axis::<$axis>(), &$oracle.drop_axis($axis));
    };
    (@op $count:ident (diagonal $list:tt) $m:ident $oracle:ident $shape:tt) => {
        $count += check(&$m.diagonal::<axes! $list>(), &$oracle.diagonal(&$list));
    };
    (@op $count:ident (narrow $axis:literal) $m:ident $oracle:ident $shape:tt) => {{
        const LENGTH: usize = $shape[$axis] / 2;
        let half = $m.narrow::<$axis, _>(<uint!(LENGTH)>::default()).unwrap();
        $count += check(&half, &$oracle.narrow($axis, LENGTH));
    }};
    (@op $count:ident (block) $m:ident $oracle:ident [$($extent:literal),*]) => {
        let block = $m.block(strata_layout::shape![$({ $extent - $extent / 2 }),*]).unwrap();
        $count += check(&block, &$oracle.block(&[$($extent - $extent / 2),*]));
    };
    (@expand $count:ident $m:ident $oracle:ident [$($extent:literal),*]) => {
        let expanded = $m.expand::<axes![0], _>(strata_layout::shape![2, $($extent),*]).unwrap();
        $count += check(&expanded, &$oracle.expand(&[0], &[2, $($extent),*]));
    };
}

macro_rules! shapes {
    ($count:ident $shapes:ident; $turned:tt $order:tt $ops:tt; $($shape:tt)*) => {
        $(shapes!(@one $count $shape $turned $order $ops); $shapes += 1;)*
    };
    (@one $count:ident $shape:tt $turned:tt $order:tt [$($ops:tt)*]) => {
        shape!($count $shape $turned $order $($ops)*)
    };
}

#[test]
fn ranks_0_to_2() {
    let (mut count, mut shapes) = (0, 0);
    shapes! { count shapes; [] [] [(block)];
        []
    }
    shapes! { count shapes; [0] [0] [(block) (drop 0) (narrow 0) (diagonal [0])];
        [0] [1] [2] [3]
    }
    shapes! { count shapes; [1, 0] [1, 0] [(block) (drop 0) (drop 1) (narrow 0) (narrow 1) (diagonal [0, 1])];
        [0, 0] [0, 1] [0, 2] [0, 3] [1, 0] [1, 1] [1, 2] [1, 3] [2, 0] [2, 1] [2, 2] [2, 3]
        [3, 0] [3, 1] [3, 2] [3, 3] [480, 640] [17, 1] [1, 23]
    }
    say(&format!("static shapes of rank 0 to 2: {shapes}, {count} mappings compared"));
    assert_eq!(shapes, 24);
}

#[test]
fn rank_3() {
    let (mut count, mut shapes) = (0, 0);
    shapes! { count shapes; [2, 0, 1] [1, 2, 0]
        [(block) (drop 0) (drop 1) (drop 2) (narrow 0) (diagonal [2, 1]) (diagonal [0, 1, 2])];
        [0, 1, 1] [0, 2, 0] [0, 2, 1] [0, 3, 0] [1, 0, 0] [1, 0, 2] [1, 1, 0] [1, 1, 1] [1, 1, 3]
        [1, 2, 1] [1, 2, 2] [1, 2, 3] [1, 3, 0] [1, 3, 1] [1, 3, 2] [1, 3, 3] [2, 1, 1] [2, 1, 2]
        [2, 1, 3] [2, 2, 1] [2, 2, 2] [2, 2, 3] [2, 3, 1] [2, 3, 2] [3, 0, 0] [3, 0, 3] [3, 1, 2]
        [3, 1, 3] [3, 2, 1] [3, 2, 2] [3, 2, 3] [3, 3, 1] [3, 3, 2] [3, 3, 3] [5, 6, 7]
        [1, 480, 640] [1797, 8, 8]
    }
    say(&format!("static shapes of rank 3: {shapes}, {count} mappings compared"));
    assert_eq!(shapes, 37);
}

#[test]
fn rank_4() {
    let (mut count, mut shapes) = (0, 0);
    shapes! { count shapes; [2, 0, 3, 1] [1, 3, 0, 2] [(block) (drop 2) (drop 0) (narrow 2) (diagonal [3, 1])];
        [0, 1, 1, 1] [0, 1, 3, 1] [0, 1, 3, 3] [0, 3, 2, 2] [1, 1, 2, 1] [1, 2, 1, 2]
        [1, 2, 2, 0] [1, 2, 2, 2] [1, 2, 3, 1] [1, 3, 1, 1] [1, 3, 1, 3] [1, 3, 2, 1]
        [1, 3, 3, 1] [1, 3, 3, 3] [2, 1, 1, 1] [2, 1, 1, 3] [2, 2, 1, 1] [2, 2, 1, 2]
        [2, 2, 1, 3] [2, 2, 2, 1] [2, 2, 3, 2] [2, 3, 1, 2] [2, 3, 3, 2] [3, 1, 1, 2]
        [3, 1, 2, 1] [3, 1, 2, 2] [3, 1, 3, 1] [3, 2, 1, 3] [3, 2, 2, 2] [3, 3, 0, 2]
        [3, 3, 0, 3] [3, 3, 1, 3] [3, 3, 2, 1] [3, 3, 2, 3] [3, 3, 3, 2] [2, 3, 5, 7]
        [7, 1, 1, 5] [4, 6, 8, 10] [9, 8, 7, 6]
    }
    say(&format!("static shapes of rank 4: {shapes}, {count} mappings compared"));
    assert_eq!(shapes, 39);
}
