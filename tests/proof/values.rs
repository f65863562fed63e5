//! The value side: `is_dense` and `try_into_dense` on run-time numbers say what the offsets say.
use strata_layout::tuple::InOrder;
use strata_layout::{
    ColumnMajor, LayoutError, Mapping, RowMajor, Shape, StridedMapping, StridesFor, shape::Shape as IsShape,
    shape_from,
};

fn check<S>(s: &[usize], t: &[usize], dense: bool, claim: Option<&[usize]>)
where
    S: IsShape<Index: for<'a> TryFrom<&'a [usize]>>
        + InOrder<RowMajor>
        + InOrder<ColumnMajor>
        + StridesFor<S>,
{
    let index = |n: &[usize]| {
        shape_from::<S>(S::Index::try_from(n).ok().expect("of this rank")).expect("all run-time")
    };
    let m = StridedMapping::new(index(s), index(t)).expect("small numbers");
    assert_eq!(m.is_dense(), dense, "{m}");
    let up: Vec<usize> = (0..s.len()).collect();
    let down: Vec<usize> = (0..s.len()).rev().collect();
    for (order, found) in [
        (&up, m.try_into_dense::<ColumnMajor>().map(|d| d.same_function(&m))),
        (&down, m.try_into_dense::<RowMajor>().map(|d| d.same_function(&m))),
    ] {
        match found {
            Ok(same) => assert!(same && dense),
            Err(LayoutError::NotDense { axis, stride, expected }) => {
                assert!(claim != Some(order.as_slice()), "a proof that the value side denies: {m}");
                // The first axis of that order that does not fit.
                let before: usize = order.iter().take_while(|&&a| a != axis).map(|&a| s[a]).product();
                assert_eq!((stride, expected), (t[axis], before), "{m}");
                assert!(s[axis] != 1 && stride != expected, "{m}");
            }
            Err(other) => panic!("{other}"),
        }
    }
}

pub(crate) fn agree(s: &[usize], t: &[usize], dense: bool, claim: Option<&[usize]>) {
    match s.len() {
        0 => check::<Shape![]>(s, t, dense, claim),
        1 => check::<Shape![dyn]>(s, t, dense, claim),
        2 => check::<Shape![dyn, dyn]>(s, t, dense, claim),
        3 => check::<Shape![dyn, dyn, dyn]>(s, t, dense, claim),
        4 => check::<Shape![dyn, dyn, dyn, dyn]>(s, t, dense, claim),
        5 => check::<Shape![dyn, dyn, dyn, dyn, dyn]>(s, t, dense, claim),
        rank => panic!("no result has rank {rank}"),
    }
}
