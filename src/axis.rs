//! Axes as types, lists of axes, and the checks that a list is what it is used as.
use crate::tuple::{Elements, Filled, Listed, sealed::Sealed};
use typenum::{B0, B1};

/// The most axes a shape may have.
pub const MAX_RANK: usize = 12;

/// Axis number `A`, counted from 0.
#[derive(Debug, Default, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Axis<const A: usize>;

/// A list of axes as a type: `axes![2, 0, 1]` is `(Axis<2>, Axis<0>, Axis<1>)`.
///
/// ```
/// use strata_layout::{Axis, axes};
/// static_assertions::assert_type_eq_all!(axes![2, 0, 1], (Axis<2>, Axis<0>, Axis<1>));
/// static_assertions::assert_type_eq_all!(axes![], ());
/// ```
#[macro_export]
macro_rules! axes {
    ($a:expr, $b:expr, $c:expr, $d:expr, $e:expr, $f:expr, $g:expr, $h:expr, $i:expr, $j:expr, $k:expr, $l:expr,
     $m:expr $(, $more:expr)* $(,)?) => {
        // Inside a number, so that the compiler has a type to go on with and reports no more.
        ($crate::Axis<{ ::core::compile_error!("more than 12 axes are listed: a shape has at most 12") }>,)
    };
    ($($axis:expr),* $(,)?) => { ($($crate::Axis<{ $axis }>,)*) };
}

/// A number of axes, as a type.
#[derive(Debug)]
pub struct Rank<const R: usize>;

/// A list of axes: `axes![…]`, in any order and with no condition on the numbers.
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not a list of axes",
    label = "a list of axes is needed here",
    note = "write a list of at most 12 axes as `axes![0, 1]`, and an order as `order![0, 1]`"
)]
pub trait AxisList: Copy + core::fmt::Debug + Eq + core::hash::Hash + Send + Sync + 'static + Sealed {
    /// How many axes are listed.
    type Rank;
    /// The list itself. Bounds that follow from its being a list are put on this, so that something else
    /// gives one error.
    #[doc(hidden)]
    type Own: AxisList;
    /// The axes listed.
    const AXES: &'static [usize];
}

/// A list that names every axis of rank `R` exactly once.
///
/// ```
/// use strata_layout::{axes, axis::Permutation};
/// fn inverse<P: Permutation<3>>() -> &'static [usize] {
///     <P::Inverse as strata_layout::axis::AxisList>::AXES
/// }
/// assert_eq!(inverse::<axes![2, 0, 1]>(), [1, 2, 0]);
/// ```
pub trait Permutation<const R: usize>: AxisList {
    /// The inverse permutation: the position of each axis in this list.
    type Inverse: AxisList;
}

/// The place of an axis that no one has taken yet: what a list of axes is checked against.
#[derive(Debug)]
pub struct Hole;

/// A place that axis `A` may take. A hole may be taken, once.
#[diagnostic::on_unimplemented(
    message = "axis {A} is listed twice",
    label = "a list of axes names each axis at most once",
    note = "list each axis once"
)]
pub trait FreeFor<const A: usize, X> {
    /// What stands there then: `X`.
    type Out;
}
#[diagnostic::do_not_recommend]
impl<X, const A: usize> FreeFor<A, X> for Hole {
    type Out = X;
}

/// A list of one axis or more, as [`AtLeastOne`] says, which is reached through this for the same reason
/// as the numbers of two ranks are.
pub trait NotEmpty {
    /// The list itself, for the bounds that follow.
    type List;
}
impl<P: AtLeastOne> NotEmpty for P {
    type List = P::List;
}

/// A list of one axis or more.
#[diagnostic::on_unimplemented(
    message = "a diagonal over 0 axes has no direction",
    label = "no axis is listed",
    note = "list at least one axis: the listed axes become one"
)]
pub trait AtLeastOne: AxisList {
    /// The list itself, for the bounds that follow.
    type List;
}

/// The compile-time checks of one rank against another are traits of this type.
#[derive(Debug)]
pub struct Ranks;

/// Traits that hold when two ranks agree, each with its own sentence for when they do not.
macro_rules! same_rank {
    ($($(#[$doc:meta])* $against:ident $name:ident: $message:literal, $note:literal;)*) => {$(
        $(#[$doc])*
        #[diagnostic::on_unimplemented(message = $message, label = "the numbers of axes differ", note = $note)]
        pub trait $name<const GIVEN: usize, const RANK: usize, X> {
            /// `X`, which has the right rank. The bounds that follow are put on this, so that they are
            /// looked at only when the ranks agree, and a mistake gives one error.
            type Checked;
            /// The value of that type.
            fn checked(value: X) -> Self::Checked;
        }
        /// The same of two ranks as types. A bound reaches the one with numbers through this, as the compiler
        /// takes a bound whose numbers are already worked out for the same wherever it meets it, and reports
        /// it once.
        pub trait $against<R, X> {
            /// As there.
            type Checked;
            /// As there.
            fn checked(value: X) -> Self::Checked;
        }
        impl<X, const G: usize, const R: usize> $against<Rank<R>, X> for Rank<G>
        where
            Ranks: $name<G, R, X>,
        {
            type Checked = <Ranks as $name<G, R, X>>::Checked;
            #[inline(always)]
            fn checked(value: X) -> Self::Checked {
                <Ranks as $name<G, R, X>>::checked(value)
            }
        }
        // For any type, though only `Ranks` is asked, as the compiler would offer an impl for `Ranks` itself
        // as the one that was meant.
        impl<Any, X, const R: usize> $name<R, R, X> for Any {
            type Checked = X;
            #[inline(always)]
            fn checked(value: X) -> X {
                value
            }
        }
    )*};
}
same_rank! {
    /// An order lists as many axes as the shape has.
    OrderAgainst OrderRanks: "an order of rank {GIVEN} cannot lay out a shape of rank {RANK}",
        "list every axis of rank {RANK} once, fastest first; `RowMajor` and `ColumnMajor` fit any rank";
    /// A permutation lists as many axes as the mapping has.
    PermutationAgainst PermutationRanks: "a permutation of rank {GIVEN} cannot permute a mapping of rank {RANK}",
        "list every axis of rank {RANK} once: new axis k is the old axis listed at k";
    /// A block has as many sizes as the mapping has axes.
    BlockAgainst BlockRanks: "a block of rank {GIVEN} cannot be cut out of a mapping of rank {RANK}",
        "give one size for every axis, {RANK} in all";
    /// There is one stride for each axis.
    StridesAgainst StrideRanks: "strides of rank {GIVEN} cannot serve a shape of rank {RANK}",
        "give one stride for every axis, {RANK} in all";
    /// A space has the axes of the operand and the inserted ones.
    SpaceAgainst SpaceRanks: "a space of rank {GIVEN} is given where the axes of the mapping and the inserted ones make rank {RANK}",
        "a space is the whole shape after the insertion: give an extent for every axis of the mapping and, at its position, \
         for every inserted axis, {RANK} in all";
    /// An index has one number for each axis.
    IndexAgainst IndexRanks: "an index of length {GIVEN} cannot address a mapping of rank {RANK}",
        "give one number for every axis, {RANK} in all";
    /// Shapes are converted axis by axis.
    ShapeAgainst ShapeRanks: "a shape of rank {GIVEN} cannot stand for one of rank {RANK}",
        "give one extent for every axis, {RANK} in all";
}

/// A list of axes that permutes rank `R`, given as [`Rank<R>`](Rank).
pub trait PermutationFor<R>: AxisList {
    /// The list itself. Bounds that follow are put on this, so that they are looked at only once the list is known to be a
    /// permutation, and a mistake gives one error.
    type Checked;
}
impl<P, Q, R> PermutationFor<R> for P
where
    P: AsLongAs<R, List = Q>,
    Q: Listed<Inverse: Filled<Q, Q>>,
{
    type Checked = <Q::Inverse as Filled<Q, Q>>::Out;
}

/// A list of as many axes as rank `R` has, given as [`Rank<R>`](Rank).
pub trait AsLongAs<R>: AxisList {
    /// The list itself, for the bounds that follow.
    type List;
}
impl<P: AxisList<Rank: PermutationAgainst<R, P::Own>>, R> AsLongAs<R> for P {
    type List = <P::Rank as PermutationAgainst<R, P::Own>>::Checked;
}

/// A place in the inverse of list `P` of `R` axes that is taken, else the list is no permutation, and [`Permutation`] says
/// why.
pub trait Taken<P, X, const R: usize> {
    /// `X`.
    type Out;
}
impl<P, X, const A: usize, const R: usize> Taken<P, X, R> for Axis<A> {
    type Out = X;
}
impl<P, X, I, L, const R: usize> Taken<P, X, R> for Hole
where
    P: Permutation<R, Inverse = I>,
    I: Then<X, Out = L>,
{
    type Out = L;
}

/// `X`, known once `Self` is: puts the bounds on `X` that follow behind those that give `Self`.
pub trait Then<X> {
    /// `X`.
    type Out;
}
impl<T, X> Then<X> for T {
    type Out = X;
}

/// `X` where `Self` is `B1`, `Y` where it is `B0`.
pub trait Choose<X, Y> {
    /// That type.
    type Out;
}
impl<X, Y> Choose<X, Y> for B1 {
    type Out = X;
}
impl<X, Y> Choose<X, Y> for B0 {
    type Out = Y;
}

/// A list of axes that can be inserted into rank `R`, given as [`Rank<R>`](Rank).
pub trait InsertInto<R>: AxisList {
    /// How many axes there are then.
    type Rank;
}

/// The rank after this one. There are more than a shape may have, as a mistake in the number of axes is
/// told with both numbers.
pub trait NextRank {
    /// That rank.
    type Out;
}
macro_rules! next_rank {
    ($($rank:literal)*) => {$(
        impl NextRank for Rank<$rank> {
            type Out = Rank<{ $rank + 1 }>;
        }
    )*};
}
next_rank!(0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23);

/// What one axis is among all of them: a type for each other axis, as a row for each two axes would be many for the
/// compiler to search.
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not an axis of any shape",
    label = "no such axis",
    note = "a shape has at most 12 axes, counted from 0"
)]
pub trait AmongAxes {
    /// `Y` for axis 0, `N` for all others; the same of each axis below.
    type Is0<Y, N>;
    /// As above.
    type Is1<Y, N>;
    /// As above.
    type Is2<Y, N>;
    /// As above.
    type Is3<Y, N>;
    /// As above.
    type Is4<Y, N>;
    /// As above.
    type Is5<Y, N>;
    /// As above.
    type Is6<Y, N>;
    /// As above.
    type Is7<Y, N>;
    /// As above.
    type Is8<Y, N>;
    /// As above.
    type Is9<Y, N>;
    /// As above.
    type Is10<Y, N>;
    /// As above.
    type Is11<Y, N>;
    /// The number of each other axis once this one has left, one less for those above it.
    type Without;
    /// The element of a tuple at this axis: see [`Elements`].
    type Get<T: Elements + ?Sized>;
    /// The tuple with `X` there.
    type Put<T: Elements + ?Sized, X>: Elements;
}

/// The table of [`AmongAxes`]: walks the axes with those below and those above each. Every axis comes with the
/// one below it and with the names of its place, and has its name, since a number written in a type is a constant for the
/// compiler to work out.
macro_rules! among_axes {
    ([$($below:ident $not_below:ident)*] $axis:ident $is:ident $get:ident $put:ident
     $(($above:ident $not_above:ident $get_above:ident $put_above:ident after $shifted:ident))*) => {
        impl AmongAxes for $axis {
            $(type $not_below<Y, N> = N;)*
            type $is<Y, N> = Y;
            $(type $not_above<Y, N> = N;)*
            type Without = ($($below,)* Hole, $($shifted,)*);
            type Get<T: Elements + ?Sized> = T::$get;
            type Put<T: Elements + ?Sized, X> = T::$put<X>;
        }
        among_axes!(@next [$($below $not_below)* $axis $is]
            $(($above $not_above $get_above $put_above after $shifted))*);
    };
    (@next $below:tt) => {};
    (@next $below:tt ($axis:ident $is:ident $get:ident $put:ident after $one_below:ident) $($above:tt)*) => {
        among_axes!($below $axis $is $get $put $($above)*);
    };
}
/// Each axis under a name.
macro_rules! axes_named {
    ($($name:ident=$number:literal)*) => { $(type $name = Axis<$number>;)* };
}
axes_named!(A0=0 A1=1 A2=2 A3=3 A4=4 A5=5 A6=6 A7=7 A8=8 A9=9 A10=10 A11=11);
among_axes!([] A0 Is0 E0 Put0 (A1 Is1 E1 Put1 after A0) (A2 Is2 E2 Put2 after A1) (A3 Is3 E3 Put3 after A2)
    (A4 Is4 E4 Put4 after A3) (A5 Is5 E5 Put5 after A4) (A6 Is6 E6 Put6 after A5) (A7 Is7 E7 Put7 after A6)
    (A8 Is8 E8 Put8 after A7) (A9 Is9 E9 Put9 after A8) (A10 Is10 E10 Put10 after A9) (A11 Is11 E11 Put11 after A10));
