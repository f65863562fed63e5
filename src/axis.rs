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
    ($($axis:expr),* $(,)?) => { ($($crate::Axis<{ $axis }>,)*) };
}

/// A number of axes, as a type.
#[derive(Debug, Default, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Rank<const R: usize>;

/// A list of axes: `axes![…]`, in any order and with no condition on the numbers.
pub trait AxisList: Copy + core::fmt::Debug + Eq + core::hash::Hash + Send + Sync + 'static + Sealed {
    /// How many axes are listed.
    type Rank;
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
    ($($(#[$doc:meta])* $name:ident: $message:literal, $note:literal;)*) => {$(
        $(#[$doc])*
        #[diagnostic::on_unimplemented(message = $message, label = "the numbers of axes differ", note = $note)]
        pub trait $name<const GIVEN: usize, const RANK: usize, X> {
            /// `X`, which has the right rank. The bounds that follow are put on this, so that they are
            /// looked at only when the ranks agree, and a mistake gives one error.
            type Checked;
            /// The value of that type.
            fn checked(value: X) -> Self::Checked;
        }
        #[diagnostic::do_not_recommend]
        impl<X, const R: usize> $name<R, R, X> for Ranks {
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
    OrderRanks: "an order of {GIVEN} axes cannot lay out {RANK} axes",
        "list each of the {RANK} axes once, fastest first; `RowMajor` and `ColumnMajor` fit any rank";
    /// A permutation lists as many axes as the mapping has.
    PermutationRanks: "a permutation of {GIVEN} axes cannot permute {RANK} axes",
        "list each of the {RANK} axes once: new axis k is old axis P[k]";
    /// A block has as many sizes as the mapping has axes.
    BlockRanks: "a block of {GIVEN} sizes cannot be cut out of {RANK} axes",
        "give one size for each of the {RANK} axes";
    /// There is one stride for each axis.
    StrideRanks: "{GIVEN} strides cannot serve {RANK} axes",
        "give one stride for each of the {RANK} axes";
    /// A space has the axes of the operand and the inserted ones.
    SpaceRanks: "a space of {GIVEN} axes is given where operand and inserted axes make {RANK}",
        "give one extent for each axis of the operand and one for each inserted axis";
    /// An index has one number for each axis.
    IndexRanks: "an index of {GIVEN} numbers cannot address {RANK} axes",
        "give one number for each of the {RANK} axes";
    /// Shapes are converted axis by axis.
    ShapeRanks: "a shape of {GIVEN} axes cannot stand for one of {RANK} axes",
        "give one extent for each of the {RANK} axes";
}

/// A list of axes that permutes rank `R`.
pub trait PermutationFor<const R: usize>: AxisList {
    /// The list itself. Bounds that follow are put on this, so that they are looked at only once the list
    /// is known to be a permutation, and a mistake gives one error.
    type Checked: AxisList;
    /// The position of each axis in the list.
    type Inverse: AxisList;
}
impl<P, Q, I, L, const G: usize, const R: usize> PermutationFor<R> for P
where
    P: AxisList<Rank = Rank<G>>,
    Ranks: PermutationRanks<G, R, P, Checked = Q>,
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
