//! A row of the world: what the types say of one result, and the numbers of how it was made.
use std::marker::PhantomData;
use strata_layout::shape::Shape;
use strata_layout::tuple::InOrder;
use strata_layout::{
    AxesMerged, AxisDropped, AxisSplit, BlockMapping, Blocked, Contiguous, DenseMapping, DiagonalMapping,
    Diagonalized, DropAxis, ExpandMapping, Expanded, Mapping, MergeAxes, NarrowMapping, Narrowed,
    PermuteMapping, Permuted, SplitAxis, TypedStrides,
};

/// An operation by its numbers: `None` is a number known only when the program runs.
pub(crate) enum Step {
    Permute(&'static [usize]),
    Drop(usize),
    Narrow(usize, Size),
    Block(&'static [Size]),
    Expand(&'static [usize], &'static [Size]),
    Diagonal(&'static [usize]),
    /// The slower axis, the faster one.
    Merge(usize, usize),
    /// The axis, the factor.
    Split(usize, usize),
}

#[derive(Clone, Copy)]
pub(crate) enum Size {
    Full,
    Known(usize),
    Dyn,
}

pub(crate) struct Row {
    pub(crate) shape: &'static [Size],
    pub(crate) order: &'static [usize],
    pub(crate) steps: &'static [Step],
    /// The order in which the type proves the result dense, where it does.
    pub(crate) claim: Option<&'static [usize]>,
    /// Whether the result is a `DenseMapping`: what the rule by operation sees.
    pub(crate) by_operation: bool,
    /// `Mapping::IS_DENSE_BY_TYPE`.
    pub(crate) constant: bool,
    pub(crate) extents: &'static [Option<usize>],
    pub(crate) strides: &'static [Option<usize>],
}

/// A mapping as a type, with the operations: each is worked out once, where it is called.
pub(crate) struct Probe<M>(PhantomData<M>);
pub(crate) trait Unproven: Sized {
    fn claim(&self) -> Option<&'static [usize]> {
        None
    }
    fn by_operation(&self) -> bool {
        false
    }
}
impl<M> Unproven for Probe<M> {}
// Inherent methods come first where their bounds hold.
#[allow(clippy::unused_self, clippy::unnecessary_wraps, reason = "called as the methods of the trait are")]
impl<M: Contiguous> Probe<M> {
    pub(crate) fn claim(&self) -> Option<&'static [usize]> {
        Some(<<M as Mapping>::Shape as InOrder<<M as Contiguous>::Order>>::FASTEST_FIRST)
    }
}
#[allow(clippy::unused_self, reason = "as above")]
impl<S: Shape, O> Probe<DenseMapping<S, O>> {
    pub(crate) fn by_operation(&self) -> bool {
        true
    }
}
pub(crate) fn of<S: Shape, O>() -> Probe<DenseMapping<S, O>> {
    Probe(PhantomData)
}
#[allow(clippy::unused_self, reason = "as above")]
impl<M: Mapping> Probe<M> {
    pub(crate) fn p<P>(self) -> Probe<Permuted<M, P>>
    where
        M: PermuteMapping<P>,
    {
        Probe(PhantomData)
    }
    pub(crate) fn d<const A: usize>(self) -> Probe<AxisDropped<M, A>>
    where
        M: DropAxis<A>,
    {
        Probe(PhantomData)
    }
    pub(crate) fn n<const A: usize, D>(self) -> Probe<Narrowed<M, A, D>>
    where
        M: NarrowMapping<A, D>,
    {
        Probe(PhantomData)
    }
    pub(crate) fn b<B>(self) -> Probe<Blocked<M, B>>
    where
        M: BlockMapping<B>,
    {
        Probe(PhantomData)
    }
    pub(crate) fn e<P, E>(self) -> Probe<Expanded<M, P, E>>
    where
        M: ExpandMapping<P, E>,
    {
        Probe(PhantomData)
    }
    pub(crate) fn g<P>(self) -> Probe<Diagonalized<M, P>>
    where
        M: DiagonalMapping<P>,
    {
        Probe(PhantomData)
    }
    pub(crate) fn m<const A: usize, const B: usize>(self) -> Probe<AxesMerged<M, A, B>>
    where
        M: MergeAxes<A, B>,
    {
        Probe(PhantomData)
    }
    pub(crate) fn s<const A: usize, F>(self) -> Probe<AxisSplit<M, A, F>>
    where
        M: SplitAxis<A, F>,
    {
        Probe(PhantomData)
    }
}
#[allow(clippy::unused_self, reason = "as above")]
impl<M: TypedStrides> Probe<M> {
    pub(crate) fn facts(&self) -> Facts {
        (M::IS_DENSE_BY_TYPE, M::Shape::STATIC, M::Strides::STATIC)
    }
}
/// `Mapping::IS_DENSE_BY_TYPE`, and the extents and strides that the type knows.
pub(crate) type Facts = (bool, &'static [Option<usize>], &'static [Option<usize>]);

/// The type of a size: `F` is the whole axis, `D` a run-time number.
macro_rules! ty {
    (F) => {
        strata_layout::Full
    };
    (D) => {
        usize
    };
    (0) => {
        strata_layout::typenum::U0
    };
    (1) => {
        strata_layout::typenum::U1
    };
    (2) => {
        strata_layout::typenum::U2
    };
    (3) => {
        strata_layout::typenum::U3
    };
    (4) => {
        strata_layout::typenum::U4
    };
    ($n:literal) => {
        strata_layout::uint!($n)
    };
}
macro_rules! size {
    (F) => {
        $crate::row::Size::Full
    };
    (D) => {
        $crate::row::Size::Dyn
    };
    ($n:literal) => {
        $crate::row::Size::Known($n)
    };
}
/// The result of one operation.
macro_rules! after {
    ($m:expr; p $($a:literal)*) => { $m.p::<strata_layout::axes![$($a),*]>() };
    ($m:expr; d $a:literal) => { $m.d::<$a>() };
    ($m:expr; n $a:literal $e:tt) => { $m.n::<$a, ty!($e)>() };
    ($m:expr; b $($e:tt)*) => { $m.b::<($(ty!($e),)*)>() };
    ($m:expr; e [$($a:literal)*] $($e:tt)*) => { $m.e::<strata_layout::axes![$($a),*], ($(ty!($e),)*)>() };
    ($m:expr; g $($a:literal)*) => { $m.g::<strata_layout::axes![$($a),*]>() };
    ($m:expr; m $a:literal $b:literal) => { $m.m::<$a, $b>() };
    ($m:expr; s $a:literal $f:tt) => { $m.s::<$a, ty!($f)>() };
}
macro_rules! step {
    (p $($a:literal)*) => { $crate::row::Step::Permute(&[$($a),*]) };
    (d $a:literal) => { $crate::row::Step::Drop($a) };
    (n $a:literal $e:tt) => { $crate::row::Step::Narrow($a, size!($e)) };
    (b $($e:tt)*) => { $crate::row::Step::Block(&[$(size!($e)),*]) };
    (e [$($a:literal)*] $($e:tt)*) => { $crate::row::Step::Expand(&[$($a),*], &[$(size!($e)),*]) };
    (g $($a:literal)*) => { $crate::row::Step::Diagonal(&[$($a),*]) };
    (m $a:literal $b:literal) => { $crate::row::Step::Merge($a, $b) };
    (s $a:literal $f:literal) => { $crate::row::Step::Split($a, $f) };
}
/// One row: extents, order, operations.
macro_rules! row {
    ([$($e:tt)*] [$($o:literal)*] $(($($op:tt)*))*) => {{
        // A function of its own, as checking a function costs more than in proportion to its length.
        fn row() -> Row {
        let m = $crate::row::of::<($(ty!($e),)*), strata_layout::order![$($o),*]>();
        $(let m = after!(m; $($op)*);)*
        let (constant, extents, strides) = m.facts();
        Row {
            shape: &[$(size!($e)),*],
            order: &[$($o),*],
            steps: &[$(step!($($op)*)),*],
            claim: m.claim(),
            by_operation: m.by_operation(),
            constant,
            extents,
            strides,
        }
        }
        row()
    }};
}
/// Rows for one shape: the operations on it in every order.
macro_rules! each_order {
    ([] $ops:tt) => { each_order!(@ [] $ops []) };
    ([$a:tt] $ops:tt) => { each_order!(@ [$a] $ops [0]) };
    ([$a:tt $b:tt] $ops:tt) => { each_order!(@ [$a $b] $ops [0 1] [1 0]) };
    (@row $see:ident $e:tt $o:tt {$({$($op:tt)*})*}) => { $($see(row!($e $o $($op)*));)* };
    (@ $e:tt $ops:tt $($o:tt)*) => {
        fn rows(see: &mut dyn FnMut(Row)) {
            $(each_order!(@row see $e $o $ops);)*
        }
    };
}
/// Rows for one shape in one order.
macro_rules! in_order {
    ($e:tt $o:tt $ops:tt) => { each_order!(@ $e $ops $o) };
}
