//! Views read what the oracle says: elements are their own offsets, and the slice is exactly as long as the
//! cosize, so that one step outside is out of bounds.
//!
//! Small views of every operation are in `disjoint`, which also writes to them; here are indexing, slices,
//! panics, errors and element types.
use crate::oracle::Oracle;
use static_assertions::{assert_impl_all, assert_not_impl_any};
use std::cell::Cell;
use std::fmt::Debug;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::rc::Rc;
use strata_layout::view::{Iter, IterMut, MutableMapping};
use strata_layout::*;

type Rows<S> = DenseMapping<S, RowMajor>;
type Fixed = Rows<Shape![2, 3]>;

fn message(f: impl FnOnce()) -> String {
    let panic = catch_unwind(AssertUnwindSafe(f)).expect_err("it panics");
    panic.downcast_ref::<String>().expect("with numbers in the message").clone()
}

#[test]
fn an_index_reads_and_writes_the_element_at_its_offset() {
    for shape in crate::oracle::small_shapes(3) {
        let [a, b, c] = shape[..] else { unreachable!() };
        let m = Rows::new((a, b, c)).unwrap().permute::<axes![1, 2, 0]>();
        let oracle = Oracle::dense(&shape, &[2, 1, 0]).permute(&[1, 2, 0]);
        let data: Box<[usize]> = (0..m.size()).collect();
        let mut copy = data.clone();
        let view = View::new(&data, m).unwrap();
        let mut writing = ViewMut::new(&mut copy, m).unwrap();
        for i in crate::oracle::tuples(&oracle.shape) {
            let index = [i[0], i[1], i[2]];
            assert_eq!(view[index], oracle.offset(&i));
            assert_eq!(writing[index], oracle.offset(&i));
            writing[index] += 100;
            assert_eq!(writing.get(index), Some(&(oracle.offset(&i) + 100)));
            *writing.get_mut(index).unwrap() += 100;
        }
        assert!(copy.iter().zip(&data).all(|(new, old)| *new == old + 200));
    }
}

#[test]
fn an_index_outside_panics_with_index_and_shape() {
    let data = [0, 1, 2, 3, 4, 5];
    let mut copy = data;
    let view = View::new(&data, Fixed::STATIC).unwrap();
    let expected = "index [1, 3] is outside the shape [2, 3]";
    assert_eq!(message(|| _ = view[[1, 3]]), expected);
    let mut writing = ViewMut::new(&mut copy, Fixed::STATIC).unwrap();
    assert_eq!(message(|| _ = writing[[1, 3]]), expected);
    assert_eq!(message(|| writing[[1, 3]] = 9), expected);
    assert_eq!(
        message(|| writing[[usize::MAX, 0]] = 9),
        format!("index [{}, 0] is outside the shape [2, 3]", usize::MAX)
    );
    assert_eq!((view.get([2, 0]), view.get([0, usize::MAX])), (None, None));
    assert!(writing.get([1, 3]).is_none() && writing.get_mut([2, 0]).is_none());
    let drop = "axis 1: index 3 is not below extent 3";
    assert_eq!(message(|| _ = view.drop_axis::<1>(3)), drop);
    assert_eq!(message(|| _ = writing.view_mut().drop_axis::<1>(3)), drop);
    assert_eq!(copy, data, "nothing was written");
}

#[test]
fn an_axis_of_extent_0_cannot_be_dropped() {
    let mut none: [u8; 0] = [];
    let m = Rows::new((3, 0)).unwrap();
    let error = |index| LayoutError::IndexOutOfRange { axis: 1, index, extent: 0 };
    for index in [0, 1, usize::MAX] {
        assert_eq!(View::new(&none, m).unwrap().try_drop_axis::<1>(index).unwrap_err(), error(index));
        assert_eq!(ViewMut::new(&mut none, m).unwrap().try_drop_axis::<1>(index).unwrap_err(), error(index));
    }
    let row = View::new(&none, m).unwrap().drop_axis::<0>(2);
    assert!(row.is_empty() && row.as_slice().is_empty() && row.iter().next().is_none());
}

#[test]
fn an_empty_view_of_an_empty_slice_never_leaves_it() {
    // Every start is computed from large strides: one that were used would be far outside.
    let mut none: [u64; 0] = [];
    let wide = StridedMapping::new((5, 0, 7), (1000, 1, 10_000)).unwrap();
    let view = View::new(&none, wide).unwrap();
    assert!(view.drop_axis::<0>(4).drop_axis::<1>(6).is_empty());
    assert!(view.narrow::<2, _>(6, 1).unwrap().narrow::<0, _>(4, 1).unwrap().iter().next_back().is_none());
    let block = view.block([5, 0, 7], (0, 0, 0)).unwrap();
    assert_eq!((block.extents(), block.iter().len()), ([0, 0, 0], 0));
    assert!(view.diagonal::<axes![0, 1]>().memory_iter().next().is_none());
    assert!(view.expand::<axes![0], _>((2, 5, 0, 7)).unwrap().iter().next().is_none());
    let writing = ViewMut::new(&mut none, wide).unwrap();
    assert!(writing.block([4, 0, 6], (1, 0, 1)).unwrap().drop_axis::<2>(0).into_iter().next().is_none());
    let dense = ViewMut::new(&mut none, Rows::new((9, 0)).unwrap()).unwrap();
    assert!(dense.narrow::<0, _>(8, 1).unwrap().drop_axis::<0>(0).into_slice().is_empty());
}

#[test]
fn an_empty_block_may_start_at_the_end_and_no_further() {
    let data: Vec<usize> = (0..6).collect();
    let view = View::new(&data, Fixed::STATIC).unwrap();
    let error = |axis, start, size, extent| LayoutError::BlockOutOfRange { axis, start, size, extent };
    assert!(view.block([2, 3], shape![0, 0]).unwrap().is_empty());
    assert!(view.block([2, 0], shape![0, 3]).unwrap().is_empty());
    assert_eq!(view.block([2, 4], shape![0, 0]).unwrap_err(), error(1, 4, 0, 3));
    assert_eq!(view.block([2, 0], shape![1, 3]).unwrap_err(), error(0, 2, 1, 2));
    assert_eq!(view.block([0, usize::MAX], shape![1, 1]).unwrap_err(), error(1, usize::MAX, 1, 3));
    assert_eq!(view.narrow::<1, _>(3, 1).unwrap_err(), error(1, 3, 1, 3));
    assert_eq!(view.narrow::<0, _>(3, 0).unwrap_err(), error(0, 3, 0, 2));
    assert!(view.narrow::<0, _>(2, 0).unwrap().as_slice().is_empty());
    let large = view.block([0, 0], (2_usize, 4_usize)).unwrap_err();
    assert_eq!(large, LayoutError::BlockTooLarge { axis: 1, size: 4, extent: 3 });
}

#[test]
fn a_slice_holds_at_least_the_cosize() {
    let padded = StridedMapping::new((2, 3), (8, 2)).unwrap();
    let mut data = [0_u8; 13];
    assert_eq!(padded.cosize(), 13);
    let error = LayoutError::SliceTooShort { len: 12, cosize: 13 };
    assert_eq!(View::new(&data[..12], padded).unwrap_err(), error);
    assert_eq!(ViewMut::new(&mut data[..12], padded).unwrap_err(), error);
    assert!(View::new(&data, padded).is_ok() && ViewMut::new(&mut data, padded).is_ok());
    // Rank 0 needs one element, an empty mapping none.
    let point = Rows::<()>::STATIC;
    let short = LayoutError::SliceTooShort { len: 0, cosize: 1 };
    assert_eq!(View::<u8, _>::new(&[], point).unwrap_err(), short);
    assert_eq!(View::new(&[7], point).unwrap()[[]], 7);
    assert!(View::<u8, _>::new(&[], Rows::new((3, 0, 3)).unwrap()).is_ok());
}

#[test]
fn a_mutable_view_is_refused_where_two_indices_share_an_offset() {
    let mut data = [0_u8; 40];
    let mut refused = 0;
    for shape in crate::oracle::small_shapes(2) {
        for strides in crate::oracle::tuples(&[7, 7]) {
            let oracle = Oracle::strided(&shape, &strides);
            let m = StridedMapping::new((shape[0], shape[1]), (strides[0], strides[1])).unwrap();
            let result = ViewMut::new(&mut data, m).map(|_| ());
            if oracle.is_unique() {
                assert_eq!(result, Ok(()), "{m}");
            } else {
                assert_eq!(result, Err(LayoutError::NotUnique), "{m}");
                refused += 1;
            }
        }
    }
    assert!(refused > 100);
    // A const stride 0 is refused when the program runs, where the type alone lets it through.
    let repeated = StridedMapping::new((Const::<2>,), (Const::<0>,)).unwrap();
    assert_eq!(ViewMut::new(&mut data, repeated).unwrap_err(), LayoutError::NotUnique);
}

#[test]
fn a_dense_view_is_one_slice_through_the_operations_that_keep_it_dense() {
    let data: Box<[usize]> = (0..24).collect();
    let mut copy = data.clone();
    let m = DenseMapping::<(usize, usize, usize), order![1, 2, 0]>::new((2, 3, 4)).unwrap();
    let view = View::new(&data, m).unwrap();
    assert_eq!(view.as_slice(), &data[..]);
    assert_eq!(view.permute::<axes![2, 0, 1]>().as_slice(), &data[..]);
    for i in 0..2 {
        assert_eq!(view.drop_axis::<0>(i).as_slice(), &data[12 * i..][..12]);
        for length in 0..=2 - i {
            assert_eq!(view.narrow::<0, _>(i, length).unwrap().as_slice(), &data[12 * i..][..12 * length]);
        }
        for j in 0..4 {
            assert_eq!(view.drop_axis::<0>(i).drop_axis::<1>(j).as_slice(), &data[12 * i + 3 * j..][..3]);
        }
    }
    let mut writing = ViewMut::new(&mut copy, m).unwrap();
    assert_eq!(writing.as_slice(), &data[..]);
    writing.as_mut_slice()[23] = 1000;
    writing.view_mut().drop_axis::<0>(1).permute::<axes![1, 0]>().into_slice()[0] = 500;
    assert_eq!(writing.view().as_slice()[12], 500);
    let whole: &mut [usize] = writing.into_slice();
    assert_eq!((whole.len(), whole[23], whole[12]), (24, 1000, 500));
}

#[test]
fn elements_need_not_be_copied() {
    let mut words: Vec<String> = (0..6).map(|n| format!("word {n}")).collect();
    let mut view = ViewMut::new(&mut words, Fixed::STATIC).unwrap();
    view[[1, 2]].push('!');
    for word in view.view_mut().permute::<axes![1, 0]>().drop_axis::<0>(0) {
        *word = word.replace("word", "first");
    }
    let taken = std::mem::take(&mut view[[0, 1]]);
    assert_eq!(taken, "word 1");
    let read = view.into_view();
    assert_eq!(
        format!("{read:?}"),
        r#"(2, 3):(3, 1) row-major ["first 0", "", "word 2", "first 3", "word 4", "word 5!"]"#
    );
    assert_eq!(words[5], "word 5!");
    // Elements are dropped by their owner, once each.
    let shared = Rc::new(());
    let mut owned: Vec<Rc<()>> = (0..6).map(|_| shared.clone()).collect();
    ViewMut::new(&mut owned, Fixed::STATIC).unwrap().iter_mut().for_each(|x| *x = Rc::new(()));
    assert_eq!(Rc::strong_count(&shared), 1);
}

#[test]
fn elements_may_take_no_bytes() {
    const BIG: usize = isize::MAX.unsigned_abs();
    let mut many = vec![(); 12];
    let m = StridedMapping::new((3, 2), (4, 3)).unwrap();
    assert_eq!(View::new(&many, m).unwrap().iter().count(), 6);
    assert_eq!(ViewMut::new(&mut many, m).unwrap().into_iter().rev().count(), 6);
    // The largest mapping there is: its largest offset is `isize::MAX`, its cosize one more.
    let largest = StridedMapping::new((2, 2), (BIG - 1, 1)).unwrap();
    assert_eq!(largest.cosize(), BIG + 1);
    let mut room = vec![(); BIG + 1];
    assert_eq!(
        View::new(&room[..BIG], largest).unwrap_err(),
        LayoutError::SliceTooShort { len: BIG, cosize: BIG + 1 }
    );
    let mut view = ViewMut::new(&mut room, largest).unwrap();
    view[[1, 1]] = ();
    assert_eq!(view.iter_mut().count(), 4);
    assert_eq!(view.block([1, 1], (1, 1)).unwrap().drop_axis::<0>(0).iter().count(), 1);
}

#[test]
fn views_are_sent_and_shared_as_slices_are() {
    type Strided2 = StridedMapping<(usize, usize), (usize, usize)>;
    assert_impl_all!(View<'static, u8, Fixed>: Send, Sync, Copy, Debug);
    assert_impl_all!(ViewMut<'static, u8, Strided2>: Send, Sync, Debug);
    assert_not_impl_any!(ViewMut<'static, u8, Fixed>: Copy, Clone);
    // A shared slice of cells is neither; an exclusive one may be sent, not shared.
    assert_not_impl_any!(View<'static, Cell<u8>, Fixed>: Send, Sync);
    assert_impl_all!(ViewMut<'static, Cell<u8>, Fixed>: Send);
    assert_not_impl_any!(ViewMut<'static, Cell<u8>, Fixed>: Sync);
    assert_not_impl_any!(View<'static, Rc<u8>, Fixed>: Send, Sync);
    assert_not_impl_any!(ViewMut<'static, Rc<u8>, Fixed>: Send, Sync);
    assert_not_impl_any!(View<'static, *const u8, Fixed>: Send, Sync);
    assert_impl_all!(Iter<'static, u8, Fixed>: Send, Sync, Clone, ExactSizeIterator, DoubleEndedIterator);
    assert_impl_all!(IterMut<'static, Cell<u8>, Fixed>: Send, ExactSizeIterator, DoubleEndedIterator);
    assert_not_impl_any!(IterMut<'static, Cell<u8>, Fixed>: Sync, Clone);
    assert_not_impl_any!(Iter<'static, Cell<u8>, Fixed>: Send, Sync);
    assert_impl_all!(Fixed: Contiguous, MutableMapping);
    assert_not_impl_any!(Strided2: Contiguous);
    assert_impl_all!(Strided2: MutableMapping);
    assert_not_impl_any!(StridedMapping<Shape![2, 3], Shape![0, 1]>: MutableMapping);
    assert_not_impl_any!(Expanded<Fixed, axes![0], Shape![4, 2, 3]>: MutableMapping, Contiguous);
    let data = [1, 2, 3, 4, 5, 6];
    let view = View::new(&data, Fixed::STATIC).unwrap();
    let sums = std::thread::scope(|s| {
        let rows = [0, 1].map(|i| s.spawn(move || view.drop_axis::<0>(i).iter().sum::<i32>()));
        rows.map(|row| row.join().unwrap())
    });
    assert_eq!(sums, [6, 15]);
}

#[test]
fn what_a_view_gives_lives_as_long_as_the_slice() {
    fn first(data: &[u8; 6]) -> (&u8, &[u8], impl Iterator<Item = &u8>) {
        let view = View::new(data, Fixed::STATIC).unwrap();
        (view.get([0, 0]).unwrap(), view.drop_axis::<0>(1).as_slice(), view.iter())
    }
    fn last(data: &mut [u8; 6]) -> &mut [u8] {
        ViewMut::new(data, Fixed::STATIC).unwrap().drop_axis::<0>(1).into_slice()
    }
    let mut data = [1, 2, 3, 4, 5, 6];
    let (one, row, all) = first(&data);
    assert_eq!((*one, row, all.count()), (1, &[4, 5, 6][..], 6));
    last(&mut data)[2] = 60;
    assert_eq!(data, [1, 2, 3, 4, 5, 60]);
    assert_eq!(size_of::<View<'static, u8, Fixed>>(), size_of::<usize>());
    assert_eq!(size_of::<Option<View<'static, u8, Fixed>>>(), size_of::<usize>());
}
