//! Views walked together, through memory as it lies.
use super::nest;
use super::{View, ViewMut};
use crate::error::LayoutError;
use crate::mapping::Mapping;
use crate::shape::IndexArray;
use core::iter::{self, Sum};
use core::ops::Add;
use core::slice;

mod sealed {
    pub trait Sealed {}
    impl<T, M> Sealed for super::View<'_, T, M> {}
    impl<T, M> Sealed for super::ViewMut<'_, T, M> {}
    impl<A> Sealed for (A,) {}
    impl<A, B> Sealed for (A, B) {}
    impl<A, B, C> Sealed for (A, B, C) {}
}

/// A view among those that are walked together: a [`View`] or a [`ViewMut`].
pub trait Operand: Sized + sealed::Sealed {
    /// What it gives of each element: a reference.
    type Item;
    /// Its mapping.
    type Mapping: Mapping;
    /// References to consecutive elements.
    #[doc(hidden)]
    type Row: Iterator<Item = Self::Item>;
    /// Its mapping.
    #[doc(hidden)]
    fn operand_mapping(&self) -> Self::Mapping;
    /// The element at an offset.
    ///
    /// # Safety
    /// It is the offset of an index. Of a mutable view no offset is asked for twice.
    #[doc(hidden)]
    unsafe fn item(&self, offset: usize) -> Self::Item;
    /// The elements from an offset on.
    ///
    /// # Safety
    /// As [`Self::item`], for each of the `length` offsets.
    #[doc(hidden)]
    unsafe fn row(&self, offset: usize, length: usize) -> Self::Row;
}

impl<'a, T, M: Mapping> Operand for View<'a, T, M> {
    type Item = &'a T;
    type Mapping = M;
    type Row = slice::Iter<'a, T>;
    #[inline(always)]
    fn operand_mapping(&self) -> M {
        self.mapping
    }
    #[inline(always)]
    unsafe fn item(&self, offset: usize) -> &'a T {
        // SAFETY: the offset of an index is below the cosize, so the element belongs to the view for 'a.
        unsafe { self.start.add(offset).as_ref() }
    }
    #[inline(always)]
    unsafe fn row(&self, offset: usize, length: usize) -> slice::Iter<'a, T> {
        // SAFETY: as in `item`, for each of them.
        unsafe { slice::from_raw_parts(self.start.add(offset).as_ptr(), length) }.iter()
    }
}

impl<'a, T, M: Mapping> Operand for ViewMut<'a, T, M> {
    type Item = &'a mut T;
    type Mapping = M;
    type Row = slice::IterMut<'a, T>;
    #[inline(always)]
    fn operand_mapping(&self) -> M {
        self.mapping
    }
    #[inline(always)]
    unsafe fn item(&self, offset: usize) -> &'a mut T {
        // SAFETY: the offset of an index is below the cosize, so the element belongs to the view for 'a,
        // exclusively; the caller asks for it once.
        unsafe { self.start.add(offset).as_mut() }
    }
    #[inline(always)]
    unsafe fn row(&self, offset: usize, length: usize) -> slice::IterMut<'a, T> {
        // SAFETY: as in `item`, for each of them.
        unsafe { slice::from_raw_parts_mut(self.start.add(offset).as_ptr(), length) }.iter_mut()
    }
}

/// One, two or three views of equal extents, as a tuple.
pub trait Operands: sealed::Sealed {
    /// The references to the elements at one index, as a tuple.
    type Item;
    /// An index of all of them.
    type Index: IndexArray;
    /// Runs `f` over all indices.
    #[doc(hidden)]
    fn fold_items<B>(self, init: B, f: impl FnMut(B, Self::Item) -> B) -> B;
    /// The sum over all indices, with many partial sums at once.
    #[doc(hidden)]
    fn sum_items<U: Copy + Add<Output = U> + Sum>(self, f: impl FnMut(Self::Item) -> U) -> U;
}

/// The impls for tuples of one length: its views with their places, and how the items of a row come together.
macro_rules! operands {
    ($N:literal: $A:ident $($B:ident $k:tt)*, $rows:ident => $zipped:expr, $x:pat => $item:expr) => {
        impl<I: IndexArray, $A: Operand<Mapping: Mapping<Index = I>>, $($B: Operand<Mapping: Mapping<Index = I>>),*>
            Operands for ($A, $($B,)*)
        {
            type Item = ($A::Item, $($B::Item,)*);
            type Index = I;

            #[inline]
            fn fold_items<Z>(self, init: Z, mut f: impl FnMut(Z, Self::Item) -> Z) -> Z {
                let (extents, strides, one_run) = self.plan();
                nest::walk(extents, strides, one_run, init, |mut acc, at, length, step| match step {
                    None => {
                        // SAFETY: `walk` gives rows of offsets of indices, each index once.
                        let $rows = unsafe { (self.0.row(at[0], length), $(self.$k.row(at[$k], length),)*) };
                        ($zipped).fold(acc, |acc, $x| f(acc, $item))
                    }
                    Some(step) => {
                        for k in 0..length {
                            // SAFETY: as above.
                            acc = f(acc, unsafe { self.items(at, step, k) });
                        }
                        acc
                    }
                })
            }

            #[inline]
            fn sum_items<U: Copy + Add<Output = U> + Sum>(self, mut f: impl FnMut(Self::Item) -> U) -> U {
                let (extents, strides, one_run) = self.plan();
                let zero: U = iter::empty().sum();
                nest::walk(extents, strides, one_run, zero, |total, at, length, step| total + match step {
                    // SAFETY: `walk` gives rows of offsets of indices, each index once.
                    None => sum_unit_row(zero, length, |k| f(unsafe { self.items(at, [1; $N], k) })),
                    // Fewer, as elements apart are not loaded together. SAFETY: as above.
                    Some(step) => sum_row::<8, U>(zero, length, |k| f(unsafe { self.items(at, step, k) })),
                })
            }
        }

        impl<I: IndexArray, $A: Operand<Mapping: Mapping<Index = I>>, $($B: Operand<Mapping: Mapping<Index = I>>),*>
            Plan<I, $N> for ($A, $($B,)*)
        {
            type Item = ($A::Item, $($B::Item,)*);
            #[inline(always)]
            fn plan(&self) -> (I, [I; $N], bool) {
                let first = self.0.operand_mapping();
                let strides = [first.stride_values(), $(self.$k.operand_mapping().stride_values(),)*];
                let by_type = $A::Mapping::IS_ROW_MAJOR_BY_TYPE $(&& $B::Mapping::IS_ROW_MAJOR_BY_TYPE)*;
                let alike = $A::Mapping::IS_DENSE_BY_TYPE && strides.iter().all(|s| *s == strides[0]);
                (first.extents(), strides, by_type || alike)
            }
            #[inline(always)]
            unsafe fn items(&self, at: [usize; $N], step: [usize; $N], k: usize) -> Self::Item {
                // SAFETY: as the caller says.
                unsafe { (self.0.item(at[0] + k * step[0]), $(self.$k.item(at[$k] + k * step[$k]),)*) }
            }
        }
    };
}
operands!(1: A, rows => rows.0, a => (a,));
operands!(2: A B 1, rows => rows.0.zip(rows.1), items => items);
operands!(3: A B 1 C 2, rows => rows.0.zip(rows.1).zip(rows.2), ((a, b), c) => (a, b, c));

/// What the number of views decides.
trait Plan<I, const N: usize> {
    type Item;
    /// The extents, the strides of each view, and whether all go through their memory as one slice.
    fn plan(&self) -> (I, [I; N], bool);
    /// The items `k` steps on.
    ///
    /// # Safety
    /// As [`Operand::item`], for each view.
    unsafe fn items(&self, at: [usize; N], step: [usize; N], k: usize) -> Self::Item;
}

/// The sum of a row of numbers, with `LANES` partial sums at once, a multiple of 8. Additions of floats may not be
/// reordered by the compiler, so that it could not do several at once, and each would wait for the one before; here each
/// lane is a chain of its own.
#[inline(always)]
fn sum_row<const LANES: usize, U: Copy + Add<Output = U>>(
    zero: U,
    length: usize,
    mut number: impl FnMut(usize) -> U,
) -> U {
    let (mut total, whole) = (zero, length - length % LANES);
    if whole > 0 {
        let mut lanes = [zero; LANES];
        for k in (0..whole).step_by(LANES) {
            for (lane, sum) in lanes.iter_mut().enumerate() {
                *sum = *sum + number(k + lane);
            }
        }
        total = sum_lanes(zero, &lanes);
    }
    for k in whole..length {
        total = total + number(k);
    }
    total
}

/// The sum of a row of consecutive elements. Below 1 KiB the lanes would be most of the work.
#[inline(always)]
fn sum_unit_row<U: Copy + Add<Output = U>>(zero: U, length: usize, mut number: impl FnMut(usize) -> U) -> U {
    if length * size_of::<U>() < 1024 {
        return (0..length).fold(zero, |total, k| total + number(k));
    }
    sum_row::<32, U>(zero, length, number)
}

/// The sum of the lanes, eight chains at once. Not inlined, since the compiler would pair the lanes for these few
/// additions and not for the loop before.
#[inline(never)]
fn sum_lanes<U: Copy + Add<Output = U>>(zero: U, lanes: &[U]) -> U {
    let mut eight = [zero; 8];
    for lanes in lanes.chunks_exact(8) {
        for (sum, &lane) in eight.iter_mut().zip(lanes) {
            *sum = *sum + lane;
        }
    }
    eight.iter().fold(zero, |total, &sum| total + sum)
}

/// Two or three views of equal extents, walked together: see [`View::zip`].
pub struct Zip<V>(V);

impl<V: Operands> Zip<V> {
    /// Runs `f` over the elements at each index, as [`View::fold`] does over those of one view.
    #[inline]
    pub fn fold<B, F: FnMut(B, V::Item) -> B>(self, init: B, f: F) -> B {
        self.0.fold_items(init, f)
    }

    /// Runs `f` on the elements at each index.
    #[inline]
    pub fn for_each<F: FnMut(V::Item)>(self, mut f: F) {
        self.0.fold_items((), |(), items| f(items));
    }

    /// The sum of what `f` makes of the elements at each index, as [`View::map_sum`].
    ///
    /// ```
    /// use strata_layout::{DenseMapping, RowMajor, Shape, View};
    /// let vector = DenseMapping::<Shape![3], RowMajor>::STATIC;
    /// let (a, b) = (View::new(&[1.0, 2.0, 3.0], vector).unwrap(), View::new(&[4.0, 5.0, 6.0], vector).unwrap());
    /// assert_eq!(a.zip(b).unwrap().map_sum(|(a, b)| a * b), 4.0 + 10.0 + 18.0);
    /// ```
    #[inline]
    pub fn map_sum<U: Copy + Add<Output = U> + Sum, F: FnMut(V::Item) -> U>(self, f: F) -> U {
        self.0.sum_items(f)
    }
}

impl<A: Operand, B> Zip<(A, B)> {
    /// With a third view.
    ///
    /// # Errors
    /// [`LayoutError::ExtentMismatch`] for the first axis whose extent is another.
    #[inline]
    pub fn zip<C>(self, third: C) -> Result<Zip<(A, B, C)>, LayoutError>
    where
        C: Operand<Mapping: Mapping<Index = <A::Mapping as Mapping>::Index>>,
    {
        check_extents(&self.0.0.operand_mapping(), &third.operand_mapping())?;
        Ok(Zip((self.0.0, self.0.1, third)))
    }
}

/// Checks that two views that are walked together have equal extents.
#[inline]
fn check_extents<M: Mapping, N: Mapping<Index = M::Index>>(ours: &M, theirs: &N) -> Result<(), LayoutError> {
    match theirs.extents().first_unequal(ours.extents()) {
        None => Ok(()),
        Some((axis, given, expected)) => Err(LayoutError::ExtentMismatch { axis, given, expected }),
    }
}

/// The walks of both views, which differ in the references they give.
macro_rules! walks {
    ($View:ident, $item:ty) => {
        impl<'a, T, M: Mapping> $View<'a, T, M> {
            /// Runs `f` over all elements, through memory as it lies: which order that is, is not said.
            /// [`Self::iter`] goes in logical order.
            ///
            /// Where the memory is one slice this is a loop over that slice; else axes that follow each other in
            /// memory are one loop, and the innermost is the one with the smallest stride.
            #[inline]
            pub fn fold<B, F: FnMut(B, $item) -> B>(self, init: B, mut f: F) -> B {
                (self,).fold_items(init, |acc, (item,)| f(acc, item))
            }

            /// Runs `f` on all elements, as [`Self::fold`].
            #[inline]
            pub fn for_each<F: FnMut($item)>(self, mut f: F) {
                (self,).fold_items((), |(), (item,)| f(item));
            }

            /// This view and another of equal extents, to be walked together through memory as it lies.
            ///
            /// Where both lie alike and are dense it is one loop; else the loops are in the order of the first
            /// view's memory, and where the second lies across, as a transposed one does, in tiles that fit the
            /// cache.
            ///
            /// # Errors
            /// [`LayoutError::ExtentMismatch`] for the first axis whose extent is another.
            #[inline]
            pub fn zip<B>(self, other: B) -> Result<Zip<(Self, B)>, LayoutError>
            where
                B: Operand<Mapping: Mapping<Index = M::Index>>,
            {
                check_extents(&self.mapping, &other.operand_mapping())?;
                Ok(Zip((self, other)))
            }
        }
    };
}
walks!(View, &'a T);
walks!(ViewMut, &'a mut T);

impl<T, M: Mapping> View<'_, T, M> {
    /// The sum of the elements, in whatever order is fastest; 0 where there are none.
    ///
    /// A sum of floats depends on the order: `iter().sum()` adds in logical order, and waits for each addition.
    ///
    /// ```
    /// use strata_layout::{ColumnMajor, DenseMapping, Shape, View};
    /// let m = View::new(&[1, 2, 3, 4, 5, 6], DenseMapping::<Shape![2, 3], ColumnMajor>::STATIC).unwrap();
    /// assert_eq!(m.sum(), 21);
    /// assert_eq!(m.drop_axis::<0>(1).sum(), 2 + 4 + 6);
    /// ```
    #[inline]
    pub fn sum(self) -> T
    where
        T: Copy + Add<Output = T> + Sum,
    {
        self.map_sum(|&element| element)
    }

    /// The sum of what `f` makes of each element, as [`Self::sum`].
    #[inline]
    pub fn map_sum<U: Copy + Add<Output = U> + Sum, F: FnMut(&T) -> U>(self, mut f: F) -> U {
        (self,).sum_items(|(element,)| f(element))
    }
}
