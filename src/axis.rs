//! Axes as types, lists of axes, and the checks that a list is what it is used as.
use crate::tuple::sealed::Sealed;
use typenum::{B0, B1};

/// The most axes a shape may have.
pub const MAX_RANK: usize = 12;

/// Axis number `A`, counted from 0.
#[derive(Debug, Default, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
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
#[derive(Debug, Default, Clone, Copy, PartialEq, Eq, Hash)]
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
#[derive(Debug, Default, Clone, Copy, PartialEq, Eq, Hash)]
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

/// Axis `A` of rank `R`, which is there.
#[derive(Debug)]
pub struct At<const A: usize, const R: usize>;

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
        impl<X, K, const G: usize, const R: usize> $against<Rank<R>, X> for Rank<G>
        where
            Ranks: $name<G, R, X, Checked = K>,
        {
            type Checked = K;
            #[inline(always)]
            fn checked(value: X) -> K {
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
    SpaceAgainst SpaceRanks: "a space of rank {GIVEN} is given where kept and inserted axes make rank {RANK}",
        "give one extent for every axis of the mapping and one for every inserted axis, {RANK} in all";
    /// An index has one number for each axis.
    IndexAgainst IndexRanks: "an index of length {GIVEN} cannot address a mapping of rank {RANK}",
        "give one number for every axis, {RANK} in all";
    /// Shapes are converted axis by axis.
    ShapeAgainst ShapeRanks: "a shape of rank {GIVEN} cannot stand for one of rank {RANK}",
        "give one extent for every axis, {RANK} in all";
}

/// A list of axes that permutes rank `R`.
pub trait PermutationFor<const R: usize>: AxisList {
    /// The list itself. Bounds that follow are put on this, so that they are looked at only once the list
    /// is known to be a permutation, and a mistake gives one error.
    type Checked: AxisList;
    /// The position of each axis in the list.
    type Inverse: AxisList;
}
impl<P, P2, Q, I, L, const G: usize, const R: usize> PermutationFor<R> for P
where
    P: AxisList<Rank = Rank<G>, Own = P2>,
    Ranks: PermutationRanks<G, R, P2, Checked = Q>,
    Q: Permutation<R, Inverse = I>,
    I: Then<Q, Out = L> + AxisList,
    L: AxisList,
{
    type Checked = L;
    type Inverse = I;
}

/// `X`, known once `Self` is: puts the bounds on `X` that follow behind those that give `Self`.
pub trait Then<X> {
    /// `X`.
    type Out;
}
impl<T, X> Then<X> for T {
    type Out = X;
}

/// How many axes a space has that shows `RANK` axes and `INSERTED` new ones.
pub trait AddRanks<const RANK: usize, const INSERTED: usize> {
    /// That number.
    type Sum;
}

/// Comparison of two axis numbers.
pub trait IsAxis<const K: usize> {
    /// `B1` when the axis is number `K`, else `B0`.
    type Out;
}

/// An axis number after axis `A`, which is another one, has left: one less when it was above.
pub trait Without<const A: usize> {
    /// The axis under its new number.
    type Out;
}

/// The tables of comparisons: walks the axis numbers with those below and those above each.
macro_rules! compare_axes {
    ([$($below:literal)*]) => {};
    ([$($below:literal)*] $a:literal $($above:literal)*) => {
        impl IsAxis<$a> for Axis<$a> {
            type Out = B1;
        }
        $(impl IsAxis<$below> for Axis<$a> {
            type Out = B0;
        }
        impl Without<$below> for Axis<$a> {
            type Out = Axis<{ $a - 1 }>;
        })*
        $(impl IsAxis<$above> for Axis<$a> {
            type Out = B0;
        }
        impl Without<$above> for Axis<$a> {
            type Out = Axis<$a>;
        })*
        compare_axes!([$($below)* $a] $($above)*);
    };
}
compare_axes!([] 0 1 2 3 4 5 6 7 8 9 10 11);

/// The table of ranks that add up. The list comes twice, as a repetition cannot be nested in itself.
macro_rules! add_ranks {
    ([$($rank:literal)*] $inserted:tt) => { $(add_ranks!(@row $rank $inserted);)* };
    (@row $rank:literal [$($inserted:literal)*]) => {$(
        impl AddRanks<$rank, $inserted> for Ranks {
            type Sum = Rank<{ $rank + $inserted }>;
        }
    )*};
}
add_ranks!([0 1 2 3 4 5 6 7 8 9 10 11 12] [0 1 2 3 4 5 6 7 8 9 10 11 12]);
