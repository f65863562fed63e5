//! One number of a shape or of a list of strides: known to the type system, a const generic, or known
//! only when the program runs.
use core::fmt::Debug;
use core::hash::Hash;
use typenum::{Bit, UInt, UTerm, Unsigned};

/// A number known only when the program runs.
pub type Dyn = usize;

/// A number given by a const generic parameter. It takes no bytes and its value is a constant, so code
/// generic over `const N: usize` needs no further bound.
///
/// The type system cannot compute with `N`: a product with [`U1`](typenum::U1) keeps it, any other
/// product, sum or minimum is [`Dyn`].
///
/// ```
/// use strata_layout::{Const, DenseMapping, Mapping, RowMajor};
/// fn stride_of_rows<const R: usize, const C: usize>() -> usize {
///     DenseMapping::<(Const<R>, Const<C>), RowMajor>::STATIC.stride(0)
/// }
/// assert_eq!(stride_of_rows::<3, 5>(), 5);
/// ```
#[derive(Debug, Default, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Const<const N: usize>;

mod sealed {
    pub trait Sealed {}
    impl Sealed for usize {}
    impl<const N: usize> Sealed for super::Const<N> {}
    impl Sealed for typenum::UTerm {}
    impl<U, B> Sealed for typenum::UInt<U, B> {}
}

/// One extent or one stride, in elements: [`Dyn`], a `typenum` unsigned number, or [`Const<N>`](Const).
#[diagnostic::on_unimplemented(
    message = "`{Self}` cannot be an extent or a stride",
    label = "not an extent or a stride",
    note = "an extent or a stride is a `usize`, or a static number written with `shape!`, `Shape!`, `uint!` or `Const`"
)]
pub trait Extent: Copy + 'static + sealed::Sealed {
    /// The number, where the type knows it.
    const STATIC: Option<usize>;
    /// The number, where the type knows it, else 0.
    const KNOWN: usize = match Self::STATIC {
        Some(number) => number,
        None => 0,
    };

    /// What has to be kept when the program runs: the number, or nothing.
    type Stored: Stored;

    /// The extent itself. Bounds that follow from its being an extent are put on this, so that something
    /// else gives one error.
    #[doc(hidden)]
    type Own: Extent;

    /// The number.
    fn value(self) -> usize;

    /// What has to be kept of it.
    fn store(self) -> Self::Stored;

    /// The extent back from what was kept.
    fn load(stored: Self::Stored) -> Self;
}

/// Something given as an extent: the bounds that follow hang on what it is known to be then.
pub trait GivenExtent {
    /// The extent itself.
    type Own: Extent;
    /// The number.
    fn number(self) -> usize;
}
impl<D: Extent> GivenExtent for D {
    type Own = D::Own;
    #[inline(always)]
    fn number(self) -> usize {
        self.value()
    }
}

/// What is kept of an extent: `usize`, or `()` where the type knows the number.
pub trait Stored: Copy + Eq + Hash + Debug + Send + Sync + 'static {
    /// What is kept of 0.
    const ZERO: Self;

    /// Keeps `value`, or drops it where nothing is kept.
    fn keep(value: usize) -> Self;

    /// The number kept, or `known` where nothing is.
    fn or(self, known: usize) -> usize;
}

impl Stored for usize {
    const ZERO: Self = 0;
    #[inline(always)]
    fn keep(value: usize) -> Self {
        value
    }
    #[inline(always)]
    fn or(self, _: usize) -> usize {
        self
    }
}

impl Stored for () {
    const ZERO: Self = ();
    #[inline(always)]
    fn keep(_: usize) -> Self {}
    #[inline(always)]
    fn or(self, known: usize) -> usize {
        known
    }
}

/// An extent whose number the type knows: `typenum` or [`Const`].
pub trait StaticExtent: Extent<Stored = ()> {
    /// The number.
    const VALUE: usize;
}

#[diagnostic::do_not_recommend]
impl Extent for usize {
    const STATIC: Option<usize> = None;
    type Stored = usize;
    type Own = usize;
    #[inline(always)]
    fn value(self) -> usize {
        self
    }
    #[inline(always)]
    fn store(self) -> usize {
        self
    }
    #[inline(always)]
    fn load(stored: usize) -> Self {
        stored
    }
}

/// The same two impls for each kind of static number: its generics, its type, its number, its value.
macro_rules! static_extent {
    ([$($generics:tt)*] $ty:ty, $number:expr, $new:expr) => {
        #[diagnostic::do_not_recommend]
        impl<$($generics)*> Extent for $ty {
            const STATIC: Option<usize> = Some($number);
            type Stored = ();
            type Own = Self;
            #[inline(always)]
            fn value(self) -> usize {
                $number
            }
            #[inline(always)]
            fn store(self) {}
            #[inline(always)]
            fn load((): ()) -> Self {
                $new
            }
        }
        impl<$($generics)*> StaticExtent for $ty {
            const VALUE: usize = $number;
        }
    };
}
static_extent!([const N: usize] Const<N>, N, Const);
static_extent!([] UTerm, 0, UTerm);
static_extent!([U: Unsigned, B: Bit] UInt<U, B>, <Self as Unsigned>::USIZE, Self::default());
