//! The rows of all tables, rank by rank: one macro writes what a tuple of that many elements has. The rows of each
//! of its axes are in `axis_rows.rs`.
use super::{
    AxisRow, Collapse, CollapseStep, DenseStrides, Elements, FillAxis, Filled, FitsIn, Gather, HasAxis,
    Holes, Listed, Mark, Matches, Merge, NoZeroStrides, Pop, Push, Reverse, SortAxes, Spread, SpreadStep,
    StartOfMemory, WalkDense, sealed,
};
use crate::arithmetic::{AddExtent, MinExtent, MulExtent, Unset};
use crate::axis::{
    AmongAxes, AtLeastOne, Axis, AxisList, Hole, InsertInto, NextRank, Permutation, Rank, Taken, Then,
};
use crate::compare::{FitsExtent, MatchesExtent, NonZeroStride};
use crate::extent::{Extent, StaticExtent, Stored};
use crate::index_array::Products;
use crate::mapping::InsertSorted;
use crate::mapping::block_sizes::{
    AtFastest, BlockSizes, BlockStep, Size, SizeOf, SizesOf, WalkBlock, WalkEnd, WalkWhole, Whole,
};
use crate::mapping::contiguous::{AtStart, DenseStep, OrEmpty};
use crate::mapping::drop_axis::{Slice, SliceRow};
use crate::order::{
    CanonicalList, ColumnMajor, CountsDown, CountsUp, FromFirst, FromLast, Mixed, Order, OrderForRank,
    OrderLike, Reorder, RowMajor, Spelling, Turn,
};
use crate::shape::{Shape, StaticShape};
use typenum::{B0, U1, UTerm};

/// The element at axis `A`.
type Got<T, const A: usize, const R: usize> = <T as AxisRow<A, R>>::Get;

/// All impls for tuples of one rank. `$r` is the rank and `$end` the name of the last result of a chain,
/// which starts from `Base`. Per element come its number, its number from the back, names for an element
/// and a second one, for a const parameter, for the results of the chain before and at this element and
/// of a second chain. `up` and `down` are the elements in order and in reverse, without the slowest axis, of
/// whose extent no stride is made.
macro_rules! tuple {
    ($r:tt $end:ident $end2:ident:
     $([$k:tt $back:tt $d:ident $e:ident $p:ident $before:ident $x:ident $before2:ident $y:ident])*
     up [$($up:ident)*] down [$($down:ident)*]) => {
        impl<$($d),*> sealed::Sealed for ($($d,)*) {}

        #[allow(non_snake_case, clippy::unused_unit, reason = "names of type parameters; rank 0 is ()")]
        impl<$($d: Extent),*> Shape for ($($d,)*) {
            type Rank = Rank<$r>;
            type Index = [usize; $r];
            type Stored = ($($d::Stored,)*);
            type Own = Self;
            type Dynamic = ($(tuple!(@usize $d),)*);
            const STATIC: &'static [Option<usize>] = &[$($d::STATIC),*];
            const IS_STATIC: bool = true $(& $d::STATIC.is_some())*;
            #[inline(always)]
            fn own(self) -> Self {
                self
            }
            #[inline(always)]
            fn store(self) -> Self::Stored {
                let ($($x,)*) = self;
                ($($x.store(),)*)
            }
            #[inline(always)]
            fn load(stored: Self::Stored) -> Self {
                let ($($x,)*) = stored;
                ($($d::load($x),)*)
            }
            #[inline(always)]
            fn values(stored: Self::Stored) -> [usize; $r] {
                if Self::IS_STATIC {
                    return const { [$($d::KNOWN),*] };
                }
                let ($($x,)*) = stored;
                [$($x.or($d::KNOWN)),*]
            }
            #[inline(always)]
            fn keep<F: Fn() -> [usize; $r]>(values: F) -> Self::Stored {
                if Self::IS_STATIC {
                    return const { ($($d::Stored::ZERO,)*) };
                }
                let [$($x),*] = values();
                ($($d::Stored::keep($x),)*)
            }
        }
        #[allow(non_snake_case, unused_variables, reason = "names of type parameters; the slowest extent is in no product")]
        impl Products for [usize; $r] {
            #[inline(always)]
            fn dot(self, strides: [usize; $r]) -> usize {
                let ([$($p),*], [$($d),*]) = (self, strides);
                0_usize $(.wrapping_add(usize::wrapping_mul($p, $d)))*
            }
            #[inline(always)]
            fn products_before(self) -> [usize; $r] {
                let [$($d),*] = self;
                tuple!(@before [$($d)*] [] 1_usize; $($up)*)
            }
            #[inline(always)]
            fn products_behind(self) -> [usize; $r] {
                let [$($d),*] = self;
                tuple!(@behind [$($d)*] [] 1_usize; $($down)*)
            }
        }
        impl<$($d: StaticExtent),*> StaticShape for ($($d,)*) {
            const STORED: Self::Stored = ($(tuple!(@unit $d),)*);
            const VALUES: [usize; $r] = [$($d::VALUE),*];
            const EXTENTS: &'static [usize] = &[$($d::VALUE),*];
        }
        impl<$($d,)* const A: usize> HasAxis<A> for ($($d,)*)
        where
            Self: AxisRow<A, $r>,
        {
            type Without = <Self as AxisRow<A, $r>>::Without;
            type Get = <Self as AxisRow<A, $r>>::Get;
            type Fill<X> = <Self as AxisRow<A, $r>>::Fill<X>;
        }
        impl<$($d,)* By, const A: usize> Slice<By, A> for ($($d,)*)
        where
            Self: SliceRow<By, A, $r>,
        {
            type Left = <Self as SliceRow<By, A, $r>>::Left;
        }
        impl<$($d,)* X> Push<X> for ($($d,)*) {
            type Out = ($($d,)* X,);
        }
        impl Holes for Rank<$r> {
            type Out = ($(tuple!(@hole $d),)*);
        }

        // Lists of axes.
        #[diagnostic::do_not_recommend]
        impl<$(const $p: usize),*> AxisList for ($(Axis<$p>,)*) {
            type Rank = Rank<$r>;
            type Own = Self;
            const AXES: &'static [usize] = &[$($p),*];
        }
        tuple!(@at_least_one $r [$($d)*] $($p)*);
        impl<Base, $($x,)* $(const $p: usize),*> Permutation<$r> for ($(Axis<$p>,)*)
        where
            Rank<$r>: Holes<Out = Base>,
            $($before: FillAxis<$p, $r, Axis<$k>, Out = $x>,)*
            $end: AxisList,
        {
            type Inverse = $end;
        }
        impl<$(const $p: usize),*> Reverse for ($(Axis<$p>,)*) {
            type Out = tuple!(@reversed [] $(Axis<$p>,)*);
        }
        impl<T, $($x,)* const R: usize, $(const $p: usize),*> Gather<T, R> for ($(Axis<$p>,)*)
        where
            $(T: AxisRow<$p, R, Get = $x>,)*
        {
            type Out = ($($x,)*);
        }
        impl<$($d: AmongAxes),*> Listed for ($($d,)*) {
            type Pick<T: Elements + ?Sized> = ($($d::Get<T>,)*);
            type Inverse = tuple!(@inverse ($(tuple!(@hole $d),)*); $($d $k)*);
        }
        tuple!(@filled $r [$($d)*] [] X; $($d)*);
        impl<FirstOne, Rest, Base, $($x,)* const R: usize, $(const $p: usize),*> Mark<FirstOne, Rest, R> for ($(Axis<$p>,)*)
        where
            Rank<R>: Holes<Out = Base>,
            $($before: FillAxis<$p, R, tuple!(@mark $k), Out = $x>,)*
            $end: Then<Self>,
        {
            type Out = ($end, <$end as Then<Self>>::Out);
        }
        tuple!(@merge [$($p)*] [] Unset, UTerm; $($p)*);
        impl<R, $($x,)* $(const $p: usize),*> InsertInto<R> for ($(Axis<$p>,)*)
        where
            $(tuple!(@base $before R): NextRank<Out = $x>,)*
        {
            type Rank = tuple!(@base $end R);
        }
        tuple!(@canonical $r $([$k $back $d])*);

        // Orders.
        impl OrderForRank<$r> for ColumnMajor {
            type Axes = ($(Axis<$k>,)*);
            type Positions = ($(Axis<$k>,)*);
        }
        impl OrderForRank<$r> for RowMajor {
            type Axes = ($(Axis<$back>,)*);
            type Positions = ($(Axis<$back>,)*);
        }
        tuple!(@strides ColumnMajor [$($d)*] [] [] U1; $($up)*);
        tuple!(@strides RowMajor [$($d)*] [] [] U1; $($down)*);
        impl<$($d, $x),*> SortAxes for ($($d,)*)
        where
            $(tuple!(@base $before ()): InsertSorted<$k, $d, Out = $x>,)*
        {
            type Out = tuple!(@base $end ());
        }

        impl<S: Shape<Index = [usize; $r], Rank = Rank<$r>>, $($d: Extent + NonZeroStride<$k>),*> NoZeroStrides<S>
            for ($($d,)*)
        {
        }

        // The proof of density.
        impl<$($d, $x),*> StartOfMemory for ($($d,)*)
        where
            $(tuple!(@base $before AtStart): OrEmpty<$d, Out = $x>,)*
        {
            type Out = tuple!(@base $end AtStart);
        }
        impl<S, T, Base, $($d, $e, $x,)* $(const $p: usize),*> WalkDense<S, T, Base> for ($(Axis<$p>,)*)
        where
            $(S: AxisRow<$p, $r, Get = $d>, T: AxisRow<$p, $r, Get = $e>,)*
            $($before: DenseStep<$d, $e, $p, Out = $x>,)*
        {
            type Out = $end;
        }

        // Two tuples side by side.
        impl<$($d, $e),*> FitsIn<($($e,)*), $r> for ($($d,)*)
        where
            $($d: Extent + FitsExtent<$e, $k>,)*
        {
        }
        impl<$($d, $e),*> Matches<($($e,)*), $r> for ($($d,)*)
        where
            $($d: Extent + MatchesExtent<$e, $k>,)*
        {
        }

        // Sizes of a block.
        impl<$($d: Size),*> BlockSizes for ($($d,)*) {
            type Count = Rank<$r>;
            type Sizes = Self;
            #[inline(always)]
            fn sizes(self) -> Self {
                self
            }
        }
        #[allow(non_snake_case, reason = "the names serve as type parameters too")]
        impl<$($d: SizeOf<$e>, $e: Extent),*> SizesOf<($($e,)*)> for ($($d,)*) {
            type Out = ($($d::Out,)*);
            #[inline(always)]
            fn numbers(self, extents: [usize; $r]) -> [usize; $r] {
                let (($($d,)*), [$($x),*]) = (self, extents);
                [$($d.number($x)),*]
            }
        }
        impl<B, $($d: Size, $x,)* $(const $p: usize),*> WalkWhole<B> for ($(Axis<$p>,)*)
        where
            $(B: AxisRow<$p, $r, Get = $d>,)*
            $(tuple!(@base $before Whole): BlockStep<$d::Kind, Out = $x>,)*
            tuple!(@base $end Whole): WalkEnd,
        {
            type Out = <tuple!(@base $end Whole) as WalkEnd>::Out;
        }

        // Flags, one per axis.
        tuple!(@spread [$($d)*] [] [] Base; $($d)*);
        tuple!(@collapse [$($d $e)*] [] (); $($d $e)*);
    };
    // Of fewer than two axes there is one order.
    (@canonical 0) => { tuple!(@one_order [] ()); };
    (@canonical 1 [$($rest:tt)*]) => { tuple!(@one_order [const P0: usize] (Axis<P0>,)); };
    (@one_order [$($axes:tt)*] $list:ty) => {
        impl<$($axes)*> CanonicalList for $list {
            type Out = ColumnMajor;
        }
        impl<$($axes)*> Reorder<ColumnMajor> for $list {
            type Out = ColumnMajor;
        }
        impl<$($axes)*> Reorder<RowMajor> for $list {
            type Out = ColumnMajor;
        }
    };
    // The first axis is looked at first, the others only where it is the first or the last of all.
    (@canonical $r:tt [$k0:tt $back0:tt $d0:ident] $([$k:tt $back:tt $d:ident])*) => {
        impl<$d0: AmongAxes, $($d),*> CanonicalList for ($d0, $($d,)*)
        where
            Self: AxisList,
            tuple!(@starts $d0 $back0): Spelling<Self>,
        {
            type Out = <tuple!(@starts $d0 $back0) as Spelling<Self>>::Out;
        }
        impl<$d0, $($d: AmongAxes),*> CountsUp for ($d0, $($d,)*)
        where
            tuple!(@counts ColumnMajor; $($d $k)*): OrderLike,
        {
            type Out = tuple!(@counts ColumnMajor; $($d $k)*);
        }
        impl<$d0, $($d: AmongAxes),*> CountsDown for ($d0, $($d,)*)
        where
            tuple!(@counts RowMajor; $($d $back)*): OrderLike,
        {
            type Out = tuple!(@counts RowMajor; $($d $back)*);
        }
        impl<$d0, $($d),*> Reorder<ColumnMajor> for ($d0, $($d,)*)
        where
            Self: CanonicalList<Out: Turn<ColumnMajor>>,
        {
            type Out = <<Self as CanonicalList>::Out as Turn<ColumnMajor>>::Out;
        }
        impl<$d0, $($d),*> Reorder<RowMajor> for ($d0, $($d,)*)
        where
            Self: CanonicalList<Out: Turn<RowMajor>>,
        {
            type Out = <<Self as CanonicalList>::Out as Turn<RowMajor>>::Out;
        }
    };
    (@starts $first:ident $back:tt) => { $first::Is0<FromFirst, tuple!(@is $first $back FromLast, Mixed)> };
    (@counts $order:ty;) => { $order };
    (@counts $order:ty; $d:ident $k:tt $($rest:tt)*) => { tuple!(@is $d $k tuple!(@counts $order; $($rest)*), Order<Self>) };
    // `$y` where axis `$d` is axis `$k`, else `$n`.
    (@is $d:ident 0 $y:ty, $n:ty) => { $d::Is0<$y, $n> };
    (@is $d:ident 1 $y:ty, $n:ty) => { $d::Is1<$y, $n> };
    (@is $d:ident 2 $y:ty, $n:ty) => { $d::Is2<$y, $n> };
    (@is $d:ident 3 $y:ty, $n:ty) => { $d::Is3<$y, $n> };
    (@is $d:ident 4 $y:ty, $n:ty) => { $d::Is4<$y, $n> };
    (@is $d:ident 5 $y:ty, $n:ty) => { $d::Is5<$y, $n> };
    (@is $d:ident 6 $y:ty, $n:ty) => { $d::Is6<$y, $n> };
    (@is $d:ident 7 $y:ty, $n:ty) => { $d::Is7<$y, $n> };
    (@is $d:ident 8 $y:ty, $n:ty) => { $d::Is8<$y, $n> };
    (@is $d:ident 9 $y:ty, $n:ty) => { $d::Is9<$y, $n> };
    (@is $d:ident 10 $y:ty, $n:ty) => { $d::Is10<$y, $n> };
    (@is $d:ident 11 $y:ty, $n:ty) => { $d::Is11<$y, $n> };
    (@at_least_one $r:tt []) => {
        impl<B> WalkBlock<B> for () {
            type Out = B0;
        }
    };
    (@at_least_one $r:tt [$head:ident $($rest:ident)*] $first:ident $($p:ident)*) => {
        impl<$head, $($rest),*> Pop for ($head, $($rest,)*) {
            type First = $head;
            type Rest = ($($rest,)*);
        }
        #[diagnostic::do_not_recommend]
        impl<const $first: usize, $(const $p: usize),*> AtLeastOne for (Axis<$first>, $(Axis<$p>,)*) {
            type List = Self;
        }
        impl<B, D, const $first: usize, $(const $p: usize),*> WalkBlock<B> for (Axis<$first>, $(Axis<$p>,)*)
        where
            B: AxisRow<$first, $r, Get = D>,
            D: AtFastest<Self, B>,
        {
            type Out = D::Out;
        }
    };
    // Chains whose steps cannot fail: each step is asked of what the one before gives, by name and not as an unknown, of which
    // the compiler remembers nothing. With the names of the whole tuple, the bounds so far, what they give and the steps left.
    (@merge [$($p:ident)*] [$($bounds:tt)*] $least:ty, $sum:ty;) => {
        impl<S, T, const R: usize, $(const $p: usize),*> Merge<S, T, R> for ($(Axis<$p>,)*)
        where
            $($bounds)*
        {
            type Out = ($least, $sum);
        }
    };
    (@merge $all:tt [$($bounds:tt)*] $least:ty, $sum:ty; $p:ident $($rest:ident)*) => {
        tuple!(@merge $all
            [$($bounds)* S: AxisRow<$p, R>, T: AxisRow<$p, R>, $least: MinExtent<Got<S, $p, R>>,
             $sum: AddExtent<Got<T, $p, R>>,]
            <$least as MinExtent<Got<S, $p, R>>>::Out, <$sum as AddExtent<Got<T, $p, R>>>::Out; $($rest)*);
    };
    (@spread [$($d:ident)*] [$($bounds:tt)*] [$($item:ty,)*] $left:ty;) => {
        impl<Base, New, $($d),*> Spread<Base, New> for ($($d,)*)
        where
            $($bounds)*
        {
            type Out = ($($item,)*);
        }
    };
    (@spread $all:tt [$($bounds:tt)*] [$($item:ty,)*] $left:ty; $d:ident $($rest:ident)*) => {
        tuple!(@spread $all [$($bounds)* $d: SpreadStep<$left, New>,]
            [$($item,)* <$d as SpreadStep<$left, New>>::Item,] <$d as SpreadStep<$left, New>>::Left; $($rest)*);
    };
    (@collapse [$($d:ident $e:ident)*] [$($bounds:tt)*] $kept:ty;) => {
        impl<Merged, $($d, $e),*> Collapse<($($e,)*), Merged> for ($($d,)*)
        where
            $($bounds)*
        {
            type Out = $kept;
        }
    };
    (@collapse $all:tt [$($bounds:tt)*] $kept:ty; $d:ident $e:ident $($rest:ident)*) => {
        tuple!(@collapse $all [$($bounds)* $d: CollapseStep<$e, Merged, $kept>,]
            <$d as CollapseStep<$e, Merged, $kept>>::Out; $($rest)*);
    };
    // `X` handed on from place to place: the places, the bounds so far, what it is so far, the places to come.
    (@filled $r:tt [$($d:ident)*] [$($bounds:tt)*] $x:ty;) => {
        impl<P, X, $($d),*> Filled<P, X> for ($($d,)*)
        where
            $($bounds)*
        {
            type Out = $x;
        }
    };
    (@filled $r:tt $all:tt [$($bounds:tt)*] $x:ty; $d:ident $($rest:ident)*) => {
        tuple!(@filled $r $all [$($bounds)* $d: Taken<P, $x, $r>,] <$d as Taken<P, $x, $r>>::Out; $($rest)*);
    };
    // Each axis put at its place.
    (@inverse $list:ty;) => { $list };
    (@inverse $list:ty; $d:ident $k:tt $($rest:tt)*) => { tuple!(@inverse $d::Put<$list, Axis<$k>>; $($rest)*) };
    (@usize $d:ident) => { usize };
    (@unit $d:ident) => { () };
    (@hole $d:ident) => { Hole };
    // The first of a list of axes is marked apart.
    (@mark 0) => { FirstOne };
    (@mark $k:tt) => { Rest };
    // The elements; the strides and the bounds so far; the next stride; the extents of the axes still to come
    // but the slowest, fastest first. The products are nested types and not a chain: a product cannot fail, so
    // no message depends on one.
    (@strides $order:ident [] $done:tt $bounds:tt $next:ty;) => {
        impl DenseStrides<$order> for () {
            type Out = ();
        }
    };
    (@strides $order:ident [$($d:ident)*] [$($done:ty,)*] [$($bounds:tt)*] $next:ty;) => {
        impl<$($d: Extent),*> DenseStrides<$order> for ($($d,)*)
        where
            $($bounds)*
        {
            type Out = tuple!(@in_order $order $next, $($done,)*);
        }
    };
    (@strides $order:ident $shape:tt [$($done:ty,)*] [$($bounds:tt)*] $next:ty; $d:ident $($rest:ident)*) => {
        tuple!(@strides $order $shape [$next, $($done,)*] [$($bounds)* $next: MulExtent<$d>,]
            <$next as MulExtent<$d>>::Out; $($rest)*);
    };
    // The same as numbers, each an expression, for axes whose slowest is the last or the first.
    (@before [] [] $next:expr;) => { [] };
    (@before $shape:tt [$($done:expr,)*] $next:expr;) => { [$($done,)* $next] };
    (@before $shape:tt [$($done:expr,)*] $next:expr; $d:ident $($rest:ident)*) => {
        tuple!(@before $shape [$($done,)* $next,] $next.wrapping_mul($d); $($rest)*)
    };
    (@behind [] [] $next:expr;) => { [] };
    (@behind $shape:tt [$($done:expr,)*] $next:expr;) => { [$next, $($done,)*] };
    (@behind $shape:tt [$($done:expr,)*] $next:expr; $d:ident $($rest:ident)*) => {
        tuple!(@behind $shape [$next, $($done,)*] $next.wrapping_mul($d); $($rest)*)
    };
    // Strides listed slowest first as a tuple in axis order.
    (@in_order RowMajor $slowest:ty, $($done:ty,)*) => { ($slowest, $($done,)*) };
    (@in_order ColumnMajor $($strides:ty,)*) => { tuple!(@reversed [] $($strides,)*) };
    (@reversed [$($done:ty,)*]) => { ($($done,)*) };
    (@reversed [$($done:ty,)*] $next:ty, $($rest:ty,)*) => { tuple!(@reversed [$next, $($done,)*] $($rest,)*) };
    // What a chain starts from, where that is a known type.
    (@base Base $start:ty) => { $start };
    (@base $name:ident $start:ty) => { $name };
}
tuple!(0 Base Base: up [] down []);
tuple!(1 X0 Y0: [0 0 D0 E0 P0 Base X0 Base Y0] up [] down []);
tuple!(2 X1 Y1: [0 1 D0 E0 P0 Base X0 Base Y0] [1 0 D1 E1 P1 X0 X1 Y0 Y1] up [D0] down [D1]);
tuple!(3 X2 Y2: [0 2 D0 E0 P0 Base X0 Base Y0] [1 1 D1 E1 P1 X0 X1 Y0 Y1] [2 0 D2 E2 P2 X1 X2 Y1 Y2] up [D0 D1] down [D2 D1]);
tuple!(4 X3 Y3: [0 3 D0 E0 P0 Base X0 Base Y0] [1 2 D1 E1 P1 X0 X1 Y0 Y1] [2 1 D2 E2 P2 X1 X2 Y1 Y2] [3 0 D3 E3 P3 X2 X3 Y2 Y3] up [D0 D1 D2] down [D3 D2 D1]);
tuple!(5 X4 Y4: [0 4 D0 E0 P0 Base X0 Base Y0] [1 3 D1 E1 P1 X0 X1 Y0 Y1] [2 2 D2 E2 P2 X1 X2 Y1 Y2] [3 1 D3 E3 P3 X2 X3 Y2 Y3] [4 0 D4 E4 P4 X3 X4 Y3 Y4] up [D0 D1 D2 D3] down [D4 D3 D2 D1]);
tuple!(6 X5 Y5: [0 5 D0 E0 P0 Base X0 Base Y0] [1 4 D1 E1 P1 X0 X1 Y0 Y1] [2 3 D2 E2 P2 X1 X2 Y1 Y2] [3 2 D3 E3 P3 X2 X3 Y2 Y3] [4 1 D4 E4 P4 X3 X4 Y3 Y4] [5 0 D5 E5 P5 X4 X5 Y4 Y5] up [D0 D1 D2 D3 D4] down [D5 D4 D3 D2 D1]);
tuple!(7 X6 Y6: [0 6 D0 E0 P0 Base X0 Base Y0] [1 5 D1 E1 P1 X0 X1 Y0 Y1] [2 4 D2 E2 P2 X1 X2 Y1 Y2] [3 3 D3 E3 P3 X2 X3 Y2 Y3] [4 2 D4 E4 P4 X3 X4 Y3 Y4] [5 1 D5 E5 P5 X4 X5 Y4 Y5] [6 0 D6 E6 P6 X5 X6 Y5 Y6] up [D0 D1 D2 D3 D4 D5] down [D6 D5 D4 D3 D2 D1]);
tuple!(8 X7 Y7: [0 7 D0 E0 P0 Base X0 Base Y0] [1 6 D1 E1 P1 X0 X1 Y0 Y1] [2 5 D2 E2 P2 X1 X2 Y1 Y2] [3 4 D3 E3 P3 X2 X3 Y2 Y3] [4 3 D4 E4 P4 X3 X4 Y3 Y4] [5 2 D5 E5 P5 X4 X5 Y4 Y5] [6 1 D6 E6 P6 X5 X6 Y5 Y6] [7 0 D7 E7 P7 X6 X7 Y6 Y7] up [D0 D1 D2 D3 D4 D5 D6] down [D7 D6 D5 D4 D3 D2 D1]);
tuple!(9 X8 Y8: [0 8 D0 E0 P0 Base X0 Base Y0] [1 7 D1 E1 P1 X0 X1 Y0 Y1] [2 6 D2 E2 P2 X1 X2 Y1 Y2] [3 5 D3 E3 P3 X2 X3 Y2 Y3] [4 4 D4 E4 P4 X3 X4 Y3 Y4] [5 3 D5 E5 P5 X4 X5 Y4 Y5] [6 2 D6 E6 P6 X5 X6 Y5 Y6] [7 1 D7 E7 P7 X6 X7 Y6 Y7] [8 0 D8 E8 P8 X7 X8 Y7 Y8] up [D0 D1 D2 D3 D4 D5 D6 D7] down [D8 D7 D6 D5 D4 D3 D2 D1]);
tuple!(10 X9 Y9: [0 9 D0 E0 P0 Base X0 Base Y0] [1 8 D1 E1 P1 X0 X1 Y0 Y1] [2 7 D2 E2 P2 X1 X2 Y1 Y2] [3 6 D3 E3 P3 X2 X3 Y2 Y3] [4 5 D4 E4 P4 X3 X4 Y3 Y4] [5 4 D5 E5 P5 X4 X5 Y4 Y5] [6 3 D6 E6 P6 X5 X6 Y5 Y6] [7 2 D7 E7 P7 X6 X7 Y6 Y7] [8 1 D8 E8 P8 X7 X8 Y7 Y8] [9 0 D9 E9 P9 X8 X9 Y8 Y9] up [D0 D1 D2 D3 D4 D5 D6 D7 D8] down [D9 D8 D7 D6 D5 D4 D3 D2 D1]);
tuple!(11 X10 Y10: [0 10 D0 E0 P0 Base X0 Base Y0] [1 9 D1 E1 P1 X0 X1 Y0 Y1] [2 8 D2 E2 P2 X1 X2 Y1 Y2] [3 7 D3 E3 P3 X2 X3 Y2 Y3] [4 6 D4 E4 P4 X3 X4 Y3 Y4] [5 5 D5 E5 P5 X4 X5 Y4 Y5] [6 4 D6 E6 P6 X5 X6 Y5 Y6] [7 3 D7 E7 P7 X6 X7 Y6 Y7] [8 2 D8 E8 P8 X7 X8 Y7 Y8] [9 1 D9 E9 P9 X8 X9 Y8 Y9] [10 0 D10 E10 P10 X9 X10 Y9 Y10] up [D0 D1 D2 D3 D4 D5 D6 D7 D8 D9] down [D10 D9 D8 D7 D6 D5 D4 D3 D2 D1]);
tuple!(12 X11 Y11: [0 11 D0 E0 P0 Base X0 Base Y0] [1 10 D1 E1 P1 X0 X1 Y0 Y1] [2 9 D2 E2 P2 X1 X2 Y1 Y2] [3 8 D3 E3 P3 X2 X3 Y2 Y3] [4 7 D4 E4 P4 X3 X4 Y3 Y4] [5 6 D5 E5 P5 X4 X5 Y4 Y5] [6 5 D6 E6 P6 X5 X6 Y5 Y6] [7 4 D7 E7 P7 X6 X7 Y6 Y7] [8 3 D8 E8 P8 X7 X8 Y7 Y8] [9 2 D9 E9 P9 X8 X9 Y8 Y9] [10 1 D10 E10 P10 X9 X10 Y9 Y10] [11 0 D11 E11 P11 X10 X11 Y10 Y11] up [D0 D1 D2 D3 D4 D5 D6 D7 D8 D9 D10] down [D11 D10 D9 D8 D7 D6 D5 D4 D3 D2 D1]);
