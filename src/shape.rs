//! Many extents: shapes, and lists of strides, which are tuples of the same kinds of numbers.
use crate::error::LayoutError;
pub use crate::index_array::IndexArray;
use crate::mapping::BlockSizes;
use crate::tuple::sealed::Sealed;
use core::fmt::Debug;
use core::hash::Hash;

/// A tuple of 0 to 12 extents, each run-time, `typenum` or [`Const`](crate::Const): a shape, or a list
/// of strides. Write the type with [`Shape!`](macro@crate::Shape) and the value with [`shape!`](macro@crate::shape).
#[diagnostic::on_unimplemented(
    message = "this is not known to be a shape, which is a tuple of at most 12 extents",
    label = "not a shape",
    note = "write a shape as `shape![2, n]`, its type as `Shape![2, dyn]`, and a type parameter that is one as `S: Shape`"
)]
pub trait Shape: Copy + 'static + Sealed + BlockSizes {
    /// How many axes there are, as a type.
    type Rank;
    /// One number per axis.
    type Index: IndexArray;
    /// What is kept of the shape when the program runs: its run-time extents.
    type Stored: Copy + Eq + Hash + Debug + Send + Sync + 'static;
    /// The shape itself. Bounds that follow from its being a shape are put on this, so that something else
    /// gives one error.
    #[doc(hidden)]
    type Own: Shape<Index = Self::Index, Rank = Self::Rank>;
    /// The shape of this rank with all extents run-time.
    type Dynamic: Shape<Index = Self::Index, Rank = Self::Rank, Dynamic = Self::Dynamic>;
    /// Each extent's number where the type knows it.
    const STATIC: &'static [Option<usize>];
    /// Whether the type knows all of them.
    const IS_STATIC: bool;

    /// The value as that of the same type.
    #[doc(hidden)]
    fn own(self) -> Self::Own;
    /// What has to be kept of the shape.
    fn store(self) -> Self::Stored;
    /// The shape back from what was kept.
    fn load(stored: Self::Stored) -> Self;
    /// The numbers, one per axis.
    fn values(stored: Self::Stored) -> Self::Index;
    /// What has to be kept of numbers, which agree with the static extents and are not computed where nothing is kept.
    fn keep<F: Fn() -> Self::Index>(values: F) -> Self::Stored;
}

/// Something given as a shape: the bounds that follow hang on what it is known to be then.
pub trait GivenShape {
    /// How many axes there are, as a type.
    type Rank;
    /// The shape itself.
    type Own: Shape;
    /// Its value.
    fn given(self) -> Self::Own;
}
impl<S: Shape> GivenShape for S {
    type Rank = S::Rank;
    type Own = S::Own;
    #[inline(always)]
    fn given(self) -> S::Own {
        self.own()
    }
}

/// A shape whose extents are all known to the type.
pub trait StaticShape: Shape {
    /// What is kept of it: nothing.
    const STORED: Self::Stored;
    /// The numbers, one per axis.
    const VALUES: Self::Index;
    /// The numbers, for `const` functions over slices.
    const EXTENTS: &'static [usize];
}

/// The shape of type `S` with the given numbers, one per axis.
///
/// # Errors
/// [`LayoutError::ExtentMismatch`] where a number is not the static extent.
///
/// ```
/// use strata_layout::{LayoutError, Shape, shape, shape_from};
/// assert_eq!(shape_from::<Shape![dyn, 4]>([3, 4]), Ok(shape![3 + 0, 4]));
/// assert_eq!(
///     shape_from::<Shape![dyn, 4]>([3, 5]),
///     Err(LayoutError::ExtentMismatch { axis: 1, given: 5, expected: 4 })
/// );
/// ```
#[inline]
pub fn shape_from<S: Shape>(values: S::Index) -> Result<S, LayoutError> {
    check_static::<S>(values)?;
    Ok(S::load(S::keep(|| values)))
}

/// Checks numbers against the static extents of `S`.
#[inline]
pub(crate) fn check_static<S: Shape>(values: S::Index) -> Result<(), LayoutError> {
    for (axis, (&given, known)) in values.as_ref().iter().zip(S::STATIC).enumerate() {
        match *known {
            Some(expected) if given != expected => {
                return Err(LayoutError::ExtentMismatch { axis, given, expected });
            }
            _ => {}
        }
    }
    Ok(())
}

/// The type of a shape: `Shape![dyn, 480, {WIDTH}, 3]`, where `dyn` is a run-time extent and any other
/// entry a constant expression, as in [`uint!`](macro@crate::uint).
///
/// ```
/// use strata_layout::{Dyn, Shape, uint};
/// const WIDTH: usize = 640;
/// static_assertions::assert_type_eq_all!(Shape![dyn, 480, {WIDTH}], (Dyn, uint!(480), uint!(640)));
/// ```
#[macro_export]
macro_rules! Shape {
    // A refusal stands inside a number, so that the compiler has a type to go on with and reports no more.
    (@done [$($done:ty,)*]) => { ($($done,)*) };
    (@done [$a:ty, $b:ty, $c:ty, $d:ty, $e:ty, $f:ty, $g:ty, $h:ty, $i:ty, $j:ty, $k:ty, $l:ty,] $($more:tt)+) => {
        ($crate::Const<{ ::core::compile_error!("more than 12 extents are given: a shape has at most 12 axes") }>,)
    };
    (@done [$($done:ty,)*] - $($rest:tt)*) => {
        ($crate::Const<{ ::core::compile_error!("an extent or a stride is not negative") }>,)
    };
    (@done [$($done:ty,)*] usize $($rest:tt)*) => {
        ($crate::Const<{ ::core::compile_error!("write `dyn` for a run-time extent, whose type is `usize`") }>,)
    };
    (@done [$($done:ty,)*] _ $($rest:tt)*) => {
        ($crate::Const<{ ::core::compile_error!("write `dyn` for a run-time extent, and a number for a static one") }>,)
    };
    (@done [$($done:ty,)*] dyn $(, $($rest:tt)*)?) => {
        $crate::Shape!(@done [$($done,)* $crate::Dyn,] $($($rest)*)?)
    };
    (@done [$($done:ty,)*] $n:expr $(, $($rest:tt)*)?) => {
        $crate::Shape!(@done [$($done,)* $crate::uint!($n),] $($($rest)*)?)
    };
    (@done [$($done:ty,)*] $($rest:tt)*) => {
        ($crate::Const<{ ::core::compile_error!("write the extents with commas between them, as in `Shape![dyn, 480, 640]`") }>,)
    };
    ($($extents:tt)*) => { $crate::Shape!(@done [] $($extents)*) };
}

/// The value of a shape: `shape![n, 480, {WIDTH}, 3]`. A literal or a braced constant is a static
/// extent, any other expression a run-time one of type `usize`.
///
/// ```
/// use strata_layout::{Shape, shape};
/// const WIDTH: usize = 640;
/// let n = 7;
/// let shape: Shape![dyn, 480, 640, 3] = shape![n, 480, {WIDTH}, 3];
/// assert_eq!(size_of_val(&shape), size_of::<usize>());
/// ```
#[macro_export]
macro_rules! shape {
    (@done [$($done:expr,)*]) => { ($($done,)*) };
    (@done [$a:expr, $b:expr, $c:expr, $d:expr, $e:expr, $f:expr, $g:expr, $h:expr, $i:expr, $j:expr, $k:expr, $l:expr,]
     $($more:tt)+) => {
        ::core::compile_error!("more than 12 extents are given: a shape has at most 12 axes")
    };
    (@done [$($done:expr,)*] - $($rest:tt)*) => {
        ::core::compile_error!("an extent or a stride is not negative")
    };
    (@done [$($done:expr,)*] dyn $($rest:tt)*) => {
        ::core::compile_error!("give the number of a run-time extent here; `dyn` stands for it in the type, `Shape![dyn, 3]`")
    };
    (@done [$($done:expr,)*] $n:literal $(, $($rest:tt)*)?) => {
        $crate::shape!(@done [$($done,)* <$crate::uint!($n) as ::core::default::Default>::default(),] $($($rest)*)?)
    };
    (@done [$($done:expr,)*] { $n:expr } $(, $($rest:tt)*)?) => {
        $crate::shape!(@done [$($done,)* <$crate::uint!($n) as ::core::default::Default>::default(),] $($($rest)*)?)
    };
    (@done [$($done:expr,)*] $n:expr $(, $($rest:tt)*)?) => {
        $crate::shape!(@done [$($done,)* ::core::convert::identity::<usize>($n),] $($($rest)*)?)
    };
    (@done [$($done:expr,)*] $($rest:tt)*) => {
        ::core::compile_error!("write the extents with commas between them, as in `shape![n, 480, 640]`")
    };
    ($($extents:tt)*) => { $crate::shape!(@done [] $($extents)*) };
}
