//! Every operation of both views on every small mapping up to rank 3. What is read is what the oracle says;
//! what is written through a mutable view goes to those elements and to no other, each once.
//!
//! The slice is exactly as long as the cosize and in an allocation of its own, so that a sanitizer sees a
//! step outside.
use crate::oracle::{Kind, Oracle, tuples};
use crate::seen::{index, numbers, say};
use crate::small_world::table::*;
use std::collections::BTreeSet;
use strata_layout::axis::AxisList;
use strata_layout::view::MutableMapping;
use strata_layout::*;

/// What an operation's view reads, and the slice after distinct values were written through the mutable one,
/// for a mutable mapping: shape, strides, argument.
type Run = fn(&[usize], &[usize], &[usize]) -> Result<Outcome, LayoutError>;

struct Row {
    rank: usize,
    order: Option<Vec<usize>>,
    list: Vec<usize>,
    run: Run,
}

#[derive(Debug, Clone, PartialEq, Eq)]
struct Outcome {
    logical: Vec<usize>,
    memory: Vec<usize>,
    /// 1000 and more where written, in logical order.
    written: Option<Vec<usize>>,
}

/// Reads a view in every way, and checks the ways against each other.
fn read<M: Mapping>(view: View<'_, usize, M>) -> (Vec<usize>, Vec<usize>) {
    let logical: Vec<usize> = view.iter().copied().collect();
    let mut backwards: Vec<usize> = view.iter().rev().copied().collect();
    backwards.reverse();
    assert_eq!(backwards, logical);
    interleave(view.iter().copied(), &logical);
    let by_index: Vec<usize> =
        tuples(view.extents().as_ref()).iter().map(|i| *view.get(index(i)).unwrap()).collect();
    assert_eq!(by_index, logical);
    let memory: Vec<usize> = view.memory_iter().copied().collect();
    interleave(view.memory_iter().copied(), &memory);
    assert_eq!(view.into_iter().len(), view.size());
    (logical, memory)
}

/// Takes two from the front, one from the back, and so on.
fn interleave<I: ExactSizeIterator<Item = usize> + DoubleEndedIterator>(mut it: I, all: &[usize]) {
    let (mut front, mut back, mut turn) = (0, all.len(), 0);
    while front < back {
        assert_eq!((it.len(), it.size_hint()), (back - front, (back - front, Some(back - front))));
        if turn % 3 == 2 {
            back -= 1;
            assert_eq!(it.next_back(), Some(all[back]));
        } else {
            assert_eq!(it.next(), Some(all[front]));
            front += 1;
        }
        turn += 1;
    }
    assert_eq!((it.next(), it.next_back(), it.next(), it.len()), (None, None, None, 0));
}

/// Writes 1000, 1001 and so on in logical order, all elements borrowed at once, from both ends in turn.
fn write<M: Mapping>(mut view: ViewMut<'_, usize, M>) {
    assert_eq!(view.iter().count(), view.view().size());
    {
        let mut all: Vec<&mut usize> = view.iter_mut().collect();
        let places: BTreeSet<*const usize> = all.iter().map(|r| std::ptr::from_ref::<usize>(r)).collect();
        assert_eq!(places.len(), all.len(), "one element was given out twice");
        for (k, element) in all.iter_mut().enumerate() {
            **element = 500 + k;
        }
    }
    let size = view.size();
    let (mut front, mut it) = (0, view.into_iter());
    while let Some(first) = it.next() {
        let last = it.next_back();
        assert_eq!(*first, 500 + front);
        *first = 1000 + front;
        if let Some(last) = last {
            assert_eq!(*last, 500 + size - 1 - front);
            *last = 1000 + size - 1 - front;
        }
        front += 1;
    }
}

/// An operation as a row: `$op` on both views of the mapping, with the argument `$arg`.
macro_rules! row {
    ($Op:ident, $list:expr, |$view:ident, $arg:ident| $op:expr) => {
        Row {
            rank: $Op::M::RANK,
            order: $Op::order(),
            list: $list.to_vec(),
            run: |shape, strides, $arg| {
                let m = $Op::make(shape, strides);
                let mut data: Box<[usize]> = (0..m.cosize()).collect();
                let $view = View::new(&data, m).unwrap();
                let (logical, memory) = read($op?);
                let written = match ViewMut::new(&mut data, m) {
                    Ok($view) => {
                        write($op?);
                        Some(data.to_vec())
                    }
                    Err(error) => {
                        assert_eq!(error, LayoutError::NotUnique);
                        None
                    }
                };
                Ok(Outcome { logical, memory, written })
            },
        }
    };
}

fn whole<Op: Operand<M: MutableMapping>>() -> Row {
    row!(Op, [], |view, _arg| Ok::<_, LayoutError>(view))
}
fn permuted<Op: Operand<M: MutableMapping + PermuteMapping<P>>, P: AxisList>() -> Row {
    row!(Op, P::AXES, |view, _arg| Ok::<_, LayoutError>(view.permute::<P>()))
}
fn dropped<Op: Operand<M: MutableMapping + DropAxis<A>>, const A: usize>() -> Row {
    row!(Op, [A], |view, arg| view.try_drop_axis::<A>(arg[0]))
}
fn narrowed<Op: Operand<M: MutableMapping + NarrowMapping<A, usize>>, const A: usize>() -> Row {
    row!(Op, [A], |view, arg| view.narrow::<A, _>(arg[0], arg[1]))
}
fn blocked<Op: Operand>() -> Row
where
    Op::M: MutableMapping + BlockMapping<<Op::M as Mapping>::Shape>,
{
    row!(Op, [], |view, arg| {
        let (corner, sizes) = arg.split_at(arg.len() / 2);
        view.block(index(corner), numbers::<<Op::M as Mapping>::Shape>(sizes))
    })
}
fn along<Op: Operand<M: MutableMapping + DiagonalMapping<P>>, P: AxisList>() -> Row {
    row!(Op, P::AXES, |view, _arg| Ok::<_, LayoutError>(view.diagonal::<P>()))
}

#[derive(Default)]
struct Rows {
    whole: Vec<Row>,
    permute: Vec<Row>,
    drop_axis: Vec<Row>,
    narrow: Vec<Row>,
    block: Vec<Row>,
    diagonal: Vec<Row>,
}

macro_rules! push_whole {
    ([$rows:ident $rank:tt $operand:tt] []) => {
        $rows.whole.push(whole::<operand!($rank, $operand)>());
        $rows.block.push(blocked::<operand!($rank, $operand)>());
    };
}
macro_rules! push_permute {
    ([$rows:ident $rank:tt $operand:tt] $($list:tt)*) => {
        $($rows.permute.push(permuted::<operand!($rank, $operand), axes! $list>());)*
    };
}
macro_rules! push_axis {
    ([$rows:ident $rank:tt $operand:tt] $($axis:literal)*) => {$(
        $rows.drop_axis.push(dropped::<operand!($rank, $operand), $axis>());
        $rows.narrow.push(narrowed::<operand!($rank, $operand), $axis>());
    )*};
}
macro_rules! push_diagonal {
    ([$rows:ident $rank:tt $operand:tt] $($list:tt)*) => {
        $($rows.diagonal.push(along::<operand!($rank, $operand), axes! $list>());)*
    };
}

fn rows() -> Rows {
    let mut rows = Rows::default();
    two_operands!(0 no_list push_whole rows);
    two_operands!(1 no_list push_whole rows);
    two_operands!(2 no_list push_whole rows);
    every_operand!(3 no_list push_whole rows);
    two_operands!(2 permutations push_permute rows);
    two_operands!(3 permutations push_permute rows);
    two_operands!(1 each_axis push_axis rows);
    two_operands!(2 each_axis push_axis rows);
    every_operand!(3 each_axis push_axis rows);
    two_operands!(2 pairs push_diagonal rows);
    two_operands!(3 pairs push_diagonal rows);
    rows
}

/// The small operands of a row; of the strided ones of rank 3 those with gaps or a broadcast axis.
fn operands(row: &Row) -> Vec<Oracle> {
    let mut all = vec![];
    for shape in crate::oracle::small_shapes(row.rank) {
        match &row.order {
            Some(order) => all.push(Oracle::dense(&shape, order)),
            None if row.rank <= 2 => {
                all.extend(tuples(&vec![4; row.rank]).iter().map(|strides| Oracle::strided(&shape, strides)));
            }
            None => all.extend([[1, 4, 16], [12, 1, 5], [0, 3, 1]].map(|t| Oracle::strided(&shape, &t))),
        }
    }
    all
}

/// The axes by stride, largest first, so that the smallest is fastest; of equal ones the last axis.
fn in_memory_order(oracle: &Oracle) -> Oracle {
    let mut axes: Vec<usize> = (0..oracle.rank()).rev().collect();
    axes.sort_by_key(|&axis| oracle.strides[axis]);
    axes.reverse();
    oracle.permute(&axes)
}

/// What a row's view of `result` at `start` must read and write.
fn expected(operand: &Oracle, result: &Oracle, start: usize) -> Outcome {
    let offsets: Vec<usize> = result.offsets().iter().map(|offset| start + offset).collect();
    let memory = in_memory_order(result).offsets().iter().map(|offset| start + offset).collect();
    let written = operand.is_unique().then(|| {
        let mut data: Vec<usize> = (0..operand.cosize()).collect();
        for (k, &offset) in offsets.iter().enumerate() {
            assert!(data[offset] < 1000, "the oracle writes each element once");
            data[offset] = 1000 + k;
        }
        data
    });
    Outcome { logical: offsets, memory, written }
}

fn compare(row: &Row, operand: &Oracle, arg: &[usize], result: &Oracle, start: usize, count: &mut usize) {
    let outcome = (row.run)(&operand.shape, &operand.strides, arg);
    let start = if result.size() == 0 { 0 } else { start };
    assert_eq!(outcome, Ok(expected(operand, result, start)), "{operand:?} {:?} {arg:?}", row.list);
    *count += 1;
}

#[test]
fn views_as_they_are_permuted_and_along_diagonals() {
    let (rows, mut count) = (rows(), 0);
    for row in &rows.whole {
        for operand in operands(row) {
            compare(row, &operand, &[], &operand, 0, &mut count);
            if let Kind::Dense(_) = operand.kind {
                let memory = expected(&operand, &operand, 0).memory;
                assert!(memory.iter().copied().eq(0..operand.size()), "dense memory is walked in its order");
            }
        }
    }
    for row in &rows.permute {
        for operand in operands(row) {
            compare(row, &operand, &[], &operand.permute(&row.list), 0, &mut count);
        }
    }
    for row in &rows.diagonal {
        for operand in operands(row) {
            compare(row, &operand, &[], &operand.diagonal(&row.list), 0, &mut count);
        }
    }
    say(&format!("views whole, permuted, along diagonals: {count} read, and written where unique"));
    assert!(count > 7_000, "{count}");
}

#[test]
fn views_with_an_axis_dropped_or_narrowed() {
    let (rows, mut count, mut refused) = (rows(), 0, 0);
    for row in &rows.drop_axis {
        let axis = row.list[0];
        for operand in operands(row) {
            let extent = operand.shape[axis];
            for at in 0..extent {
                let result = operand.drop_axis(axis);
                compare(row, &operand, &[at], &result, at * operand.strides[axis], &mut count);
            }
            for index in [extent, extent + 1, usize::MAX] {
                let error = LayoutError::IndexOutOfRange { axis, index, extent };
                assert_eq!((row.run)(&operand.shape, &operand.strides, &[index]), Err(error));
                refused += 1;
            }
        }
    }
    for row in &rows.narrow {
        let axis = row.list[0];
        for operand in operands(row) {
            let extent = operand.shape[axis];
            for size in 0..=extent {
                for start in 0..=extent - size {
                    let result = operand.narrow(axis, size);
                    let from = start * operand.strides[axis];
                    compare(row, &operand, &[start, size], &result, from, &mut count);
                }
                for start in [extent - size + 1, usize::MAX] {
                    let error = LayoutError::BlockOutOfRange { axis, start, size, extent };
                    assert_eq!((row.run)(&operand.shape, &operand.strides, &[start, size]), Err(error));
                    refused += 1;
                }
            }
        }
    }
    say(&format!("views dropped and narrowed: {count} read, and written where unique; {refused} refused"));
    assert!(count > 15_000 && refused > 8_000, "{count} {refused}");
}

#[test]
fn blocks_of_views() {
    let (rows, mut count, mut refused) = (rows(), 0, 0);
    for row in &rows.block {
        for operand in operands(row) {
            let limits: Vec<usize> = operand.shape.iter().map(|extent| extent + 1).collect();
            for sizes in tuples(&limits) {
                let room: Vec<usize> = operand.shape.iter().zip(&sizes).map(|(e, s)| e - s + 1).collect();
                for corner in tuples(&room) {
                    let arg = [&corner[..], &sizes].concat();
                    let result = operand.block(&sizes);
                    compare(row, &operand, &arg, &result, operand.offset(&corner), &mut count);
                }
                for axis in 0..row.rank {
                    // Every axis from this one on starts too far; this one is named.
                    let corner: Vec<usize> = (0..row.rank).map(|k| room[k] - usize::from(k < axis)).collect();
                    let arg = [&corner[..], &sizes].concat();
                    let (start, size, extent) = (corner[axis], sizes[axis], operand.shape[axis]);
                    let error = LayoutError::BlockOutOfRange { axis, start, size, extent };
                    assert_eq!((row.run)(&operand.shape, &operand.strides, &arg), Err(error));
                    refused += 1;
                }
            }
        }
    }
    say(&format!("blocks of views: {count} read, and written where unique; {refused} refused"));
    assert!(count > 60_000 && refused > 10_000, "{count} {refused}");
}

#[test]
fn an_expanded_view_reads_each_element_as_often_as_it_is_asked_to() {
    let mut count = 0;
    for shape in crate::oracle::small_shapes(2) {
        let data: Box<[usize]> = (0..shape[0] * shape[1]).collect();
        let m = DenseMapping::<_, RowMajor>::new((shape[0], shape[1])).unwrap();
        for new in 0..4 {
            let space = (shape[0], new, shape[1]);
            let view = View::new(&data, m).unwrap().expand::<axes![1], _>(space).unwrap();
            let expanded = Oracle::dense(&shape, &[1, 0]).expand(&[1], &[shape[0], new, shape[1]]);
            assert_eq!(read(view), (expanded.offsets(), in_memory_order(&expanded).offsets()));
            count += view.size();
        }
    }
    assert_eq!(count, 6 * 6 * 6);
}
