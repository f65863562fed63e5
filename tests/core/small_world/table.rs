//! The operations as rows of a table: for each operand type and each list of axes, a function over numbers.
use crate::oracle::{Oracle, list, tuples};
use crate::seen::{Seen, Tally, numbers};
use std::marker::PhantomData;
use strata_layout::axis::AxisList;
use strata_layout::shape::IndexArray;
use strata_layout::tuple::DenseStrides;
use strata_layout::*;

/// A type of mapping that an operation is tried on.
pub trait Operand {
    type M: Mapping<Shape: Shape<Dynamic = <Self::M as Mapping>::Shape>>;
    /// The axes of a dense one, fastest first; none of a strided one.
    fn order() -> Option<Vec<usize>>;
    /// How that order is printed.
    fn spelling() -> Option<String>;
    /// The mapping; a dense one has no use for the strides.
    fn make(shape: &[usize], strides: &[usize]) -> Self::M;
}

/// The axes that an order means at a rank.
pub trait Spelled: OrderLike {
    fn axes(rank: usize) -> Vec<usize>;
    fn spelling() -> String;
}
impl<P: AxisList> Spelled for Order<P> {
    fn spelling() -> String {
        format!("order {}", list(P::AXES))
    }
    fn axes(_: usize) -> Vec<usize> {
        P::AXES.to_vec()
    }
}
impl Spelled for RowMajor {
    fn spelling() -> String {
        "row-major".into()
    }
    fn axes(rank: usize) -> Vec<usize> {
        (0..rank).rev().collect()
    }
}
impl Spelled for ColumnMajor {
    fn spelling() -> String {
        "column-major".into()
    }
    fn axes(rank: usize) -> Vec<usize> {
        (0..rank).collect()
    }
}

pub struct DenseOperand<S, O>(PhantomData<(S, O)>);
impl<S: DenseStrides<O> + Shape<Dynamic = S>, O: Spelled> Operand for DenseOperand<S, O> {
    type M = DenseMapping<S, O>;
    fn spelling() -> Option<String> {
        Some(O::spelling())
    }
    fn order() -> Option<Vec<usize>> {
        Some(O::axes(S::Index::ZERO.as_ref().len()))
    }
    fn make(shape: &[usize], _: &[usize]) -> Self::M {
        DenseMapping::new(numbers(shape)).expect("a small shape has a mapping")
    }
}

pub struct StridedOperand<S>(PhantomData<S>);
impl<S: Shape<Dynamic = S> + StridesFor<S>> Operand for StridedOperand<S> {
    type M = StridedMapping<S, S>;
    fn spelling() -> Option<String> {
        None
    }
    fn order() -> Option<Vec<usize>> {
        None
    }
    fn make(shape: &[usize], strides: &[usize]) -> Self::M {
        StridedMapping::new(numbers(shape), numbers(strides)).expect("small numbers have a mapping")
    }
}

/// What an operation makes of a shape, strides (of a strided operand) and an argument: the length, sizes or
/// space.
pub type Run = fn(&[usize], &[usize], &[usize]) -> Result<Seen, LayoutError>;

/// One operation on one type of operand with one list of axes.
pub struct Row {
    pub rank: usize,
    pub order: Option<Vec<usize>>,
    pub spelling: Option<String>,
    /// The permutation, the axis, the inserted positions, the axes of the diagonal; none for a block.
    pub list: Vec<usize>,
    pub run: Run,
}

impl Row {
    fn new<Op: Operand>(list: &[usize], run: Run) -> Self {
        Self { rank: Op::M::RANK, order: Op::order(), spelling: Op::spelling(), list: list.to_vec(), run }
    }

    /// All small operands of the row.
    pub fn operands(&self) -> Vec<Oracle> {
        let shapes = crate::oracle::small_shapes(self.rank).into_iter();
        shapes
            .flat_map(|shape| match &self.order {
                Some(order) => vec![Oracle::dense(&shape, order)],
                None => strides(&shape).iter().map(|strides| Oracle::strided(&shape, strides)).collect(),
            })
            .collect()
    }
}

/// The strides a small shape is given: all of 0 to 3 up to rank 2; beyond, those that leave gaps, in three
/// orders of the axes, those that overlap, and those of broadcast axes. Strides in every order come with
/// the dense operands.
fn strides(shape: &[usize]) -> Vec<Vec<usize>> {
    let rank = shape.len();
    if rank <= 2 {
        return tuples(&vec![4; rank]);
    }
    let padded: Vec<usize> = shape.iter().map(|extent| extent + 1).collect();
    let up: Vec<usize> = (0..rank).collect();
    let down: Vec<usize> = up.iter().rev().copied().collect();
    let turned = [&up[2..], &up[..2]].concat();
    let mut all = vec![vec![0; rank], vec![1; rank], (1..=rank).collect()];
    all.extend([up, down, turned].map(|order| Oracle::dense(&padded, &order).strides));
    let broadcast = all[3].iter().enumerate().map(|(axis, d)| if axis == 1 { 0 } else { *d }).collect();
    all.push(broadcast);
    all
}

pub fn fresh_row<Op: Operand>() -> Row {
    Row::new::<Op>(&[], |shape, strides, _| Ok(Seen::of(&Op::make(shape, strides))))
}

pub fn permute_row<Op: Operand, P: AxisList>() -> Row
where
    Op::M: PermuteMapping<P>,
{
    Row::new::<Op>(P::AXES, |shape, strides, _| {
        let m = Op::make(shape, strides);
        assert_eq!(m.permute::<P>(), permute_mapping::<P, _>(&m));
        Ok(Seen::of(&m.permute::<P>()))
    })
}

pub fn drop_row<Op: Operand, const A: usize>() -> Row
where
    Op::M: DropAxis<A>,
{
    Row::new::<Op>(&[A], |shape, strides, _| {
        let m = Op::make(shape, strides);
        assert_eq!(m.drop_axis::<A>(), drop_axis_mapping::<A, _>(&m));
        Ok(Seen::of(&m.drop_axis::<A>()))
    })
}

pub fn narrow_row<Op: Operand, const A: usize>() -> Row
where
    Op::M: NarrowMapping<A, usize>,
{
    Row::new::<Op>(&[A], |shape, strides, length| {
        let m = Op::make(shape, strides);
        assert_eq!(m.narrow::<A, _>(length[0]), narrow_mapping::<A, _, _>(&m, length[0]));
        m.narrow::<A, _>(length[0]).map(|n| Seen::of(&n))
    })
}

pub fn block_row<Op: Operand>() -> Row
where
    Op::M: BlockMapping<<Op::M as Mapping>::Shape>,
{
    Row::new::<Op>(&[], |shape, strides, sizes| {
        let m = Op::make(shape, strides);
        let sizes: <Op::M as Mapping>::Shape = numbers(sizes);
        assert_eq!(m.block(sizes), block_mapping(&m, sizes));
        m.block(sizes).map(|b| Seen::of(&b))
    })
}

pub fn expand_row<Op: Operand, E: Shape, P: AxisList>() -> Row
where
    Op::M: ExpandMapping<P, E>,
{
    Row::new::<Op>(P::AXES, |shape, strides, space| {
        let m = Op::make(shape, strides);
        let space: E = numbers(space);
        assert_eq!(m.expand::<P, _>(space), expand_mapping::<P, _, _>(&m, space));
        m.expand::<P, _>(space).map(|e| Seen::of(&e))
    })
}

pub fn diagonal_row<Op: Operand, P: AxisList>() -> Row
where
    Op::M: DiagonalMapping<P>,
{
    Row::new::<Op>(P::AXES, |shape, strides, _| {
        let m = Op::make(shape, strides);
        assert_eq!(m.diagonal::<P>(), diagonal_mapping::<P, _>(&m));
        Ok(Seen::of(&m.diagonal::<P>()))
    })
}

/// The operand type of a rank: `row`, `column`, `strided` or a list of axes.
macro_rules! operand {
    ($rank:tt, row) => { DenseOperand<run_time_shape!($rank), strata_layout::RowMajor> };
    ($rank:tt, column) => { DenseOperand<run_time_shape!($rank), strata_layout::ColumnMajor> };
    ($rank:tt, strided) => { StridedOperand<run_time_shape!($rank)> };
    ($rank:tt, $order:tt) => { DenseOperand<run_time_shape!($rank), strata_layout::Order<strata_layout::axes! $order>> };
}
pub(crate) use operand;

/// Calls `$push` for every operand type of a rank, with the lists that `$lists` gives.
macro_rules! every_operand {
    ($rank:tt $lists:ident $push:ident $rows:ident) => {
        permutations!($rank, every_order [$rank $lists $push $rows]);
        two_operands!($rank $lists $push $rows);
    };
}
pub(crate) use every_operand;

/// Calls `$push` for the strided operand and the two symbolic orders.
macro_rules! two_operands {
    ($rank:tt $lists:ident $push:ident $rows:ident) => {
        $lists!($rank, $push [$rows $rank row]);
        $lists!($rank, $push [$rows $rank column]);
        $lists!($rank, $push [$rows $rank strided]);
    };
}
pub(crate) use two_operands;

macro_rules! every_order {
    ([$rank:tt $lists:ident $push:ident $rows:ident] $($order:tt)*) => {
        $($lists!($rank, $push [$rows $rank $order]);)*
    };
}
pub(crate) use every_order;

/// A list of one empty list: for operations that take none.
macro_rules! no_list {
    ($rank:tt, $then:ident $args:tt) => {
        $then! { $args [] }
    };
}
pub(crate) use no_list;

/// The tally of rows over all their operands, for operations that take no argument and always work.
pub fn tally_of(rows: &[Row], expected: fn(&Oracle, &[usize]) -> Oracle) -> Tally {
    let mut tally = Tally::default();
    for row in rows {
        for operand in row.operands() {
            let seen = (row.run)(&operand.shape, &operand.strides, &[]).expect("it never fails");
            tally.check(&seen, &expected(&operand, &row.list));
        }
    }
    tally
}
