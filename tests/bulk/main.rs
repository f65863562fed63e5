//! Walks, copies and parts of views, on every small shape and layout, against loops over indices.
//!
//! The small world: ranks 1 to 3, extents 0 to 3; every order of dense memory, with and without gaps and, to read
//! only, strides of 0. Each element has a number of its own, so that a wrong or repeated one shows.
#![allow(clippy::identity_op, reason = "`n + 0` is how `shape!` takes a number for a run-time extent")]
mod refusals;

use strata_layout::view::{LaneMapping, MutableMapping, RowMapping};
use strata_layout::{
    ColumnMajor, DenseMapping, DropAxis, LayoutError, Mapping, NarrowMapping, RowMajor, Shape,
    StridedMapping, View, ViewMut, axes, order, shape,
};

type Dyn1 = Shape![dyn];
type Dyn2 = Shape![dyn, dyn];
type Dyn3 = Shape![dyn, dyn, dyn];

fn indices(extents: &[usize]) -> Vec<Vec<usize>> {
    extents.iter().fold(vec![vec![]], |all, &n| {
        all.iter().flat_map(|head| (0..n).map(|k| [head.as_slice(), &[k]].concat())).collect()
    })
}

fn index<M: Mapping>(numbers: &[usize]) -> M::Index {
    let mut index = <M::Index as strata_layout::shape::IndexArray>::ZERO;
    index.as_mut().copy_from_slice(numbers);
    index
}

/// The offsets of a mapping, its indices in logical order.
fn offsets<M: Mapping>(m: M) -> Vec<usize> {
    indices(m.extents().as_ref()).iter().map(|i| m.offset(index::<M>(i))).collect()
}

fn numbers(n: usize) -> Vec<usize> {
    (0..n).map(|k| 3 * k + 1).collect()
}

/// Strides of dense memory by the order `axes`, fastest first, with `gap` elements left out behind each run.
fn strides(extents: &[usize], axes: &[usize], gap: usize) -> Vec<usize> {
    let (mut strides, mut step) = (vec![0; extents.len()], 1 + gap);
    for &axis in axes {
        strides[axis] = step;
        step = step * extents[axis].max(1) + gap;
    }
    strides
}

/// Runs a function on every mapping of a small world, whose type says little and much.
macro_rules! small_world {
    ($f:ident) => {
        small_world!(@rank1 $f);
        small_world!(@rank2 $f);
        small_world!(@rank3 $f);
        for n in 0..4 {
            for m in 0..4 {
                for (s, t) in [(0, 1), (1, 0), (0, 0), (1, 1), (2, 3)] {
                    $f(StridedMapping::new(shape![n + 0, m + 0], shape![s + 0, t + 0]).unwrap());
                }
                $f(StridedMapping::new(shape![n + 0, m + 0, 2], shape![0, 1, 0]).unwrap());
            }
        }
    };
    (@rank1 $f:ident) => {
        for n in 0..4 {
            $f(DenseMapping::<Dyn1, RowMajor>::new(shape![n + 0]).unwrap());
            $f(StridedMapping::new(shape![n + 0], shape![1]).unwrap());
            $f(StridedMapping::new(shape![n + 0], shape![3 + 0]).unwrap());
        }
        $f(DenseMapping::<Shape![3], RowMajor>::STATIC);
    };
    (@rank2 $f:ident) => {
        for e in indices(&[4, 4]) {
            let s = shape![e[0] + 0, e[1] + 0];
            $f(DenseMapping::<Dyn2, RowMajor>::new(s).unwrap());
            $f(DenseMapping::<Dyn2, ColumnMajor>::new(s).unwrap());
            for axes in [[0, 1], [1, 0]] {
                for gap in 0..3 {
                    let t = strides(&e, &axes, gap);
                    $f(StridedMapping::new(s, shape![t[0] + 0, t[1] + 0]).unwrap());
                }
            }
        }
        $f(DenseMapping::<Shape![2, 3], RowMajor>::STATIC);
        $f(DenseMapping::<Shape![2, 3], ColumnMajor>::STATIC);
        $f(StridedMapping::<Shape![2, 3], Shape![5, 1]>::STATIC);
    };
    (@rank3 $f:ident) => {
        for e in indices(&[4, 4, 4]) {
            let s = shape![e[0] + 0, e[1] + 0, e[2] + 0];
            $f(DenseMapping::<Dyn3, RowMajor>::new(s).unwrap());
            $f(DenseMapping::<Dyn3, ColumnMajor>::new(s).unwrap());
            $f(DenseMapping::<Dyn3, order![1, 2, 0]>::new(s).unwrap());
            for axes in [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]] {
                for gap in 0..2 {
                    let t = strides(&e, &axes, gap);
                    $f(StridedMapping::new(s, shape![t[0] + 0, t[1] + 0, t[2] + 0]).unwrap());
                }
            }
        }
        $f(DenseMapping::<Shape![2, dyn, 3], RowMajor>::new(shape![2, 2 + 0, 3]).unwrap());
        $f(DenseMapping::<Shape![3, 2, 2], ColumnMajor>::STATIC);
        $f(StridedMapping::<Shape![3, 2, 2], Shape![1, 4, 9]>::STATIC);
    };
}

/// `fold`, `for_each`, `sum` and `iter().fold` see each index once.
fn walked_once<M: Mapping>(m: M) {
    let data = numbers(m.cosize());
    let view = View::new(&data, m).unwrap();
    let logical: Vec<usize> = offsets(m).iter().map(|&k| data[k]).collect();
    let mut expected = logical.clone();
    expected.sort_unstable();
    let mut seen = view.fold(vec![], |mut seen, &x| {
        seen.push(x);
        seen
    });
    seen.sort_unstable();
    assert_eq!(seen, expected, "{m}");
    let mut seen = vec![];
    view.for_each(|&x| seen.push(x));
    seen.sort_unstable();
    assert_eq!(seen, expected, "{m}");
    assert_eq!(view.sum(), expected.iter().sum::<usize>(), "{m}");
    assert_eq!(view.map_sum(|&x| 2 * x), 2 * expected.iter().sum::<usize>(), "{m}");
    let folded = view.iter().fold(vec![], |mut seen, &x| {
        seen.push(x);
        seen
    });
    assert_eq!(folded, logical, "{m}");
}

#[test]
fn a_walk_sees_each_index_once() {
    small_world!(walked_once);
}

/// Writing through `m` what is read through `n`, each index.
fn written<M: MutableMapping, N: Mapping<Index = M::Index>>(m: M, n: N) {
    let (from, to) = (offsets(n), offsets(m));
    let (source, third) = (numbers(n.cosize()), numbers(m.cosize()));
    let read = || View::new(&source, n).unwrap();
    let untouched = usize::MAX;
    let copied = |plus: usize| {
        let mut data = vec![untouched; m.cosize()];
        for (&f, &t) in from.iter().zip(&to) {
            data[t] = source[f] + plus;
        }
        data
    };
    let run = |f: &dyn Fn(&mut ViewMut<'_, usize, M>)| {
        let mut data = vec![untouched; m.cosize()];
        f(&mut ViewMut::new(&mut data, m).unwrap());
        data
    };
    assert_eq!(run(&|v| v.copy_from(read()).unwrap()), copied(0), "{m} from {n}");
    assert_eq!(run(&|v| read().map_into(v, |x| x + 5).unwrap()), copied(5), "{m} from {n}");
    let own = View::new(&third, m).unwrap();
    let mut pairs = vec![];
    own.zip(read()).unwrap().for_each(|(&a, &b)| pairs.push((a, b)));
    pairs.sort_unstable();
    let mut expected: Vec<_> = to.iter().zip(&from).map(|(&t, &f)| (third[t], source[f])).collect();
    expected.sort_unstable();
    assert_eq!(pairs, expected, "{m} and {n}");
    let products: usize = expected.iter().map(|(a, b)| a * b).sum();
    assert_eq!(own.zip(read()).unwrap().map_sum(|(a, b)| a * b), products, "{m} and {n}");
    let summed = run(&|v| {
        v.view_mut().zip(own).unwrap().zip(read()).unwrap().for_each(|(to, a, b)| *to = a * 1000 + b);
    });
    for (&t, &f) in to.iter().zip(&from) {
        assert_eq!(summed[t], third[t] * 1000 + source[f], "{m} and {n}");
    }
}

/// Every pair of layouts of the same extents, of rank 2 and 3, and of a size that tiles do not divide.
#[test]
fn copies_and_zips_agree_with_loops_over_indices() {
    let mut pairs = 0;
    for e in indices(&[4, 4]).into_iter().chain([vec![17, 35], vec![32, 16]]) {
        let s = shape![e[0] + 0, e[1] + 0];
        let layout = |axes: [usize; 2], gap| {
            let t = strides(&e, &axes, gap);
            StridedMapping::new(s, shape![t[0] + 0, t[1] + 0]).unwrap()
        };
        let all = [layout([0, 1], 0), layout([1, 0], 0), layout([0, 1], 1), layout([1, 0], 2)];
        let (rows, columns) =
            (DenseMapping::<Dyn2, RowMajor>::new(s), DenseMapping::<Dyn2, ColumnMajor>::new(s));
        for to in all {
            for from in all {
                written(to, from);
                pairs += 1;
            }
            written(to, rows.unwrap());
            written(columns.unwrap(), to);
            written(to, StridedMapping::new(s, shape![0, 1]).unwrap());
            written(to, StridedMapping::new(s, shape![1, 0]).unwrap());
        }
        written(rows.unwrap(), columns.unwrap());
        written(rows.unwrap(), rows.unwrap());
    }
    for e in indices(&[4, 4, 4]).into_iter().chain([vec![3, 18, 17]]) {
        let s = shape![e[0] + 0, e[1] + 0, e[2] + 0];
        let all = [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]].map(|axes| {
            let t = strides(&e, &axes, 0);
            StridedMapping::new(s, shape![t[0] + 0, t[1] + 0, t[2] + 0]).unwrap()
        });
        for to in all {
            for from in all {
                written(to, from);
                pairs += 1;
            }
            written(DenseMapping::<Dyn3, order![1, 2, 0]>::new(s).unwrap(), to);
            written(to, StridedMapping::new(s, shape![0, 1, 0]).unwrap());
        }
    }
    written(DenseMapping::<Shape![], RowMajor>::STATIC, DenseMapping::<Shape![], RowMajor>::STATIC);
    written(
        DenseMapping::<Shape![2, 3], RowMajor>::STATIC,
        DenseMapping::<Shape![2, 3], ColumnMajor>::STATIC,
    );
    assert_eq!(pairs, 18 * 16 + 65 * 36);
}

/// The parts of a mutable view along axis `A`, each written with its own number while all are alive: every element
/// of the view is in the part that its index says, and no other element is touched.
fn parts<const A: usize, M>(m: M)
where
    M: MutableMapping + DropAxis<A> + NarrowMapping<A, usize> + LaneMapping<A>,
{
    let extent = m.extents()[A];
    let check = |name: &str, data: &[usize], part_of: &dyn Fn(&[usize]) -> usize| {
        let mut expected = vec![usize::MAX; m.cosize()];
        for i in indices(m.extents().as_ref()) {
            expected[m.offset(index::<M>(&i))] = part_of(&i);
        }
        assert_eq!(data, expected, "{name} along {A} of {m}");
    };
    let run = |f: &dyn Fn(ViewMut<'_, usize, M>)| {
        let mut data = vec![usize::MAX; m.cosize()];
        f(ViewMut::new(&mut data, m).unwrap());
        data
    };

    let data = run(&|mut v| {
        let mut slices: Vec<_> = v.axis_iter_mut::<A>().collect();
        assert_eq!(slices.len(), extent);
        for (k, slice) in slices.iter_mut().enumerate() {
            slice.fill(k);
        }
    });
    check("axis_iter_mut", &data, &|i| i[A]);
    let backwards = run(&|mut v| {
        let mut slices: Vec<_> = v.axis_iter_mut::<A>().rev().collect();
        for (k, slice) in slices.iter_mut().enumerate() {
            slice.iter_mut().for_each(|x| *x = extent - 1 - k);
        }
    });
    assert_eq!(backwards, data);

    for length in 1..=extent + 1 {
        let data = run(&|mut v| {
            let chunks = v.chunks_mut::<A>(length);
            assert_eq!(chunks.len(), extent.div_ceil(length));
            let mut chunks: Vec<_> = chunks.collect();
            for (k, chunk) in chunks.iter_mut().enumerate() {
                chunk.fill(k);
            }
        });
        check("chunks_mut", &data, &|i| i[A] / length);
    }

    for at in 0..=extent {
        let data = run(&|v| {
            let (mut before, mut behind) = v.split_at::<A>(at).unwrap();
            before.fill(0);
            behind.fill(1);
            before.for_each(|x| *x += 0);
        });
        check("split_at", &data, &|i| usize::from(i[A] >= at));
    }
    run(&|v| {
        let error = LayoutError::BlockTooLarge { axis: A, size: extent + 1, extent };
        assert_eq!(v.split_at::<A>(extent + 1).err(), Some(error));
    });

    let others: Vec<usize> =
        m.extents().as_ref().iter().enumerate().filter(|&(k, _)| k != A).map(|(_, &n)| n).collect();
    let lane_of = |i: &[usize]| {
        let rest: Vec<usize> = i.iter().enumerate().filter(|&(k, _)| k != A).map(|(_, &n)| n).collect();
        indices(&others).iter().position(|other| *other == rest).unwrap()
    };
    let data = run(&|mut v| {
        let mut lanes: Vec<_> = v.lanes_mut::<A>().collect();
        assert_eq!(lanes.len(), others.iter().product::<usize>());
        for (k, lane) in lanes.iter_mut().enumerate() {
            assert_eq!(lane.extents(), [extent]);
            lane.fill(k);
        }
    });
    check("lanes_mut", &data, &lane_of);
    let backwards = run(&|mut v| {
        let lanes: Vec<_> = v.lanes_mut::<A>().rev().collect();
        let last = lanes.len().wrapping_sub(1);
        for (k, lane) in lanes.into_iter().enumerate() {
            lane.for_each(|x| *x = last - k);
        }
    });
    assert_eq!(backwards, data);

    // What only reads gives the same parts.
    let data = numbers(m.cosize());
    let view = View::new(&data, m).unwrap();
    assert!(
        view.axis_iter::<A>().enumerate().all(|(k, slice)| slice.iter().eq(view.drop_axis::<A>(k).iter()))
    );
    let mut place = 0;
    for chunk in view.chunks::<A>(2) {
        let length = chunk.extents().as_ref()[A];
        assert!(chunk.iter().eq(view.narrow::<A, _>(place, length).unwrap().iter()));
        place += length;
    }
    assert_eq!(place, extent);
}

#[test]
fn parts_of_a_mutable_view_are_disjoint_and_are_all_of_it() {
    macro_rules! along {
        ($name:ident: $($axis:literal)*) => {
            fn $name<M>(m: M)
            where
                M: MutableMapping $(+ DropAxis<$axis> + NarrowMapping<$axis, usize> + LaneMapping<$axis>)*,
            {
                $(parts::<$axis, M>(m);)*
            }
        };
    }
    along!(rank1: 0);
    along!(rank2: 0 1);
    along!(rank3: 0 1 2);
    small_world!(@rank1 rank1);
    small_world!(@rank2 rank2);
    small_world!(@rank3 rank3);
}

/// Rows are the lanes, as slices: of rank 3 too, where each starts at the offset of its own two indices.
fn rows<const A: usize, M: MutableMapping + RowMapping<A>>(m: M) {
    let mut data = numbers(m.cosize());
    let lanes: Vec<Vec<usize>> =
        View::new(&data, m).unwrap().lanes::<A>().map(|lane| lane.iter().copied().collect()).collect();
    assert!(View::new(&data, m).unwrap().rows::<A>().eq(lanes.iter()), "{m}");
    assert!(View::new(&data, m).unwrap().rows::<A>().rev().eq(lanes.iter().rev()), "{m}");
    let mut view = ViewMut::new(&mut data, m).unwrap();
    let mut rows: Vec<&mut [usize]> = view.rows_mut::<A>().collect();
    assert_eq!(rows.len(), lanes.len());
    for (k, row) in rows.iter_mut().enumerate() {
        row.fill(k);
    }
    for (k, lane) in view.view().lanes::<A>().enumerate() {
        assert!(lane.iter().all(|&x| x == k), "row {k} of {m}");
    }
}

#[test]
fn rows_do_not_alias() {
    for e in indices(&[4, 4, 4]) {
        let s = shape![e[0] + 0, e[1] + 0, e[2] + 0];
        rows::<2, _>(DenseMapping::<Dyn3, RowMajor>::new(s).unwrap());
        rows::<0, _>(DenseMapping::<Dyn3, ColumnMajor>::new(s).unwrap());
        rows::<1, _>(DenseMapping::<Dyn3, order![1, 2, 0]>::new(s).unwrap());
        rows::<1, _>(StridedMapping::new(s, shape![e[1] + 1, 1, (e[1] + 1) * e[0].max(1) + 2]).unwrap());
    }
    rows::<2, _>(DenseMapping::<Shape![2, 3, 4], RowMajor>::STATIC);
    let data: Vec<usize> = (0..24).collect();
    let m = View::new(&data, DenseMapping::<Shape![2, 3, 4], RowMajor>::STATIC).unwrap();
    assert!(m.rows::<2>().map(|row| row[0]).eq([0, 4, 8, 12, 16, 20]));
    let halves = m.permute::<axes![0, 2, 1]>();
    assert!(halves.rows::<1>().map(|row| row[0]).eq([0, 4, 8, 12, 16, 20]));
}

#[test]
fn swapped_elements_change_places() {
    let (mut a, mut b) = (numbers(12), numbers(24).split_off(12));
    let (before_a, before_b) = (a.clone(), b.clone());
    let s = shape![3 + 0, 4 + 0];
    let (m, n) =
        (DenseMapping::<Dyn2, RowMajor>::new(s).unwrap(), DenseMapping::<Dyn2, ColumnMajor>::new(s).unwrap());
    let mut ours = ViewMut::new(&mut a, m).unwrap();
    ours.swap_with(&mut ViewMut::new(&mut b, n).unwrap()).unwrap();
    for i in 0..3 {
        for j in 0..4 {
            assert_eq!(a[m.offset([i, j])], before_b[n.offset([i, j])]);
            assert_eq!(b[n.offset([i, j])], before_a[m.offset([i, j])]);
        }
    }
}
