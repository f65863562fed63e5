//! What the compiler says where memory is not dense: the axis, its stride and the stride of dense memory.
use crate::axis::Then;
use crate::decimal::{Decimal, Digit, Many, RunTime};
use core::marker::PhantomData;

/// The gap before axis `A`: its stride, and the stride that dense memory has there.
#[derive(Debug)]
pub struct Gap<const A: usize, Stride, Expected>(PhantomData<(Stride, Expected)>);

/// The end of a walk through memory that met no [`Gap`].
pub trait WithoutGap {}
impl<E, X, G, Next, K, const A: usize> WithoutGap for Gap<A, E, X>
where
    E: Decimal<Digits = G>,
    // One after the other, as in `compare.rs`.
    G: Then<X, Out = Next>,
    Next: Decimal<Digits = K>,
    K: StrideOfDense<G, A>,
{
}

/// Digits of the stride of dense memory, where the mapping's is another: the bounds of its impls are never met,
/// and are what the compiler quotes.
#[diagnostic::on_unimplemented(
    message = "axis {A}: the stride is not that of dense memory, as far as the type knows",
    label = "there may be gaps between the elements",
    note = "where run-time numbers decide, ask them: `try_into_dense`, `try_merge_axes`"
)]
pub trait StrideOfDense<Stride, const A: usize> {}

/// The sentences, one for each two lengths of numbers, since a message can join digits but not leave out leading
/// zeros. Each names a trait that nothing implements.
macro_rules! sentences {
    ($([$($g:ident)*] [$($k:ident)*] $stride:literal;)*) => {$(
        const _: () = {
            #[diagnostic::on_unimplemented(
                message = $stride,
                label = "there are gaps between the elements, or some share memory",
                note = "in dense memory the stride of an axis is the product of the faster extents; read other memory with \
                        `iter` or an index"
            )]
            pub trait StrideIs<const A: usize, $(const $g: usize,)* $(const $k: usize),*> {}
            impl<const A: usize, $(const $g: usize,)* $(const $k: usize),*> StrideOfDense<($(Digit<$g>,)*), A>
                for ($(Digit<$k>,)*)
            where
                Many: StrideIs<A, $($g,)* $($k),*>,
            {
            }
        };
    )*};
}
sentences! {
    [G0] [K0]
        "axis {A}: stride {G0} is not {K0}, the stride of dense memory";
    [G0] [K1 K0]
        "axis {A}: stride {G0} is not {K1}{K0}, the stride of dense memory";
    [G0] [K2 K1 K0]
        "axis {A}: stride {G0} is not {K2}{K1}{K0}, the stride of dense memory";
    [G0] [K3 K2 K1 K0]
        "axis {A}: stride {G0} is not {K3}{K2}{K1}{K0}, the stride of dense memory";
    [G0] [K4 K3 K2 K1 K0]
        "axis {A}: stride {G0} is not {K4}{K3}{K2}{K1}{K0}, the stride of dense memory";
    [G0] [K5 K4 K3 K2 K1 K0]
        "axis {A}: stride {G0} is not {K5}{K4}{K3}{K2}{K1}{K0}, the stride of dense memory";
    [G1 G0] [K0]
        "axis {A}: stride {G1}{G0} is not {K0}, the stride of dense memory";
    [G1 G0] [K1 K0]
        "axis {A}: stride {G1}{G0} is not {K1}{K0}, the stride of dense memory";
    [G1 G0] [K2 K1 K0]
        "axis {A}: stride {G1}{G0} is not {K2}{K1}{K0}, the stride of dense memory";
    [G1 G0] [K3 K2 K1 K0]
        "axis {A}: stride {G1}{G0} is not {K3}{K2}{K1}{K0}, the stride of dense memory";
    [G1 G0] [K4 K3 K2 K1 K0]
        "axis {A}: stride {G1}{G0} is not {K4}{K3}{K2}{K1}{K0}, the stride of dense memory";
    [G1 G0] [K5 K4 K3 K2 K1 K0]
        "axis {A}: stride {G1}{G0} is not {K5}{K4}{K3}{K2}{K1}{K0}, the stride of dense memory";
    [G2 G1 G0] [K0]
        "axis {A}: stride {G2}{G1}{G0} is not {K0}, the stride of dense memory";
    [G2 G1 G0] [K1 K0]
        "axis {A}: stride {G2}{G1}{G0} is not {K1}{K0}, the stride of dense memory";
    [G2 G1 G0] [K2 K1 K0]
        "axis {A}: stride {G2}{G1}{G0} is not {K2}{K1}{K0}, the stride of dense memory";
    [G2 G1 G0] [K3 K2 K1 K0]
        "axis {A}: stride {G2}{G1}{G0} is not {K3}{K2}{K1}{K0}, the stride of dense memory";
    [G2 G1 G0] [K4 K3 K2 K1 K0]
        "axis {A}: stride {G2}{G1}{G0} is not {K4}{K3}{K2}{K1}{K0}, the stride of dense memory";
    [G2 G1 G0] [K5 K4 K3 K2 K1 K0]
        "axis {A}: stride {G2}{G1}{G0} is not {K5}{K4}{K3}{K2}{K1}{K0}, the stride of dense memory";
    [G3 G2 G1 G0] [K0]
        "axis {A}: stride {G3}{G2}{G1}{G0} is not {K0}, the stride of dense memory";
    [G3 G2 G1 G0] [K1 K0]
        "axis {A}: stride {G3}{G2}{G1}{G0} is not {K1}{K0}, the stride of dense memory";
    [G3 G2 G1 G0] [K2 K1 K0]
        "axis {A}: stride {G3}{G2}{G1}{G0} is not {K2}{K1}{K0}, the stride of dense memory";
    [G3 G2 G1 G0] [K3 K2 K1 K0]
        "axis {A}: stride {G3}{G2}{G1}{G0} is not {K3}{K2}{K1}{K0}, the stride of dense memory";
    [G3 G2 G1 G0] [K4 K3 K2 K1 K0]
        "axis {A}: stride {G3}{G2}{G1}{G0} is not {K4}{K3}{K2}{K1}{K0}, the stride of dense memory";
    [G3 G2 G1 G0] [K5 K4 K3 K2 K1 K0]
        "axis {A}: stride {G3}{G2}{G1}{G0} is not {K5}{K4}{K3}{K2}{K1}{K0}, the stride of dense memory";
    [G4 G3 G2 G1 G0] [K0]
        "axis {A}: stride {G4}{G3}{G2}{G1}{G0} is not {K0}, the stride of dense memory";
    [G4 G3 G2 G1 G0] [K1 K0]
        "axis {A}: stride {G4}{G3}{G2}{G1}{G0} is not {K1}{K0}, the stride of dense memory";
    [G4 G3 G2 G1 G0] [K2 K1 K0]
        "axis {A}: stride {G4}{G3}{G2}{G1}{G0} is not {K2}{K1}{K0}, the stride of dense memory";
    [G4 G3 G2 G1 G0] [K3 K2 K1 K0]
        "axis {A}: stride {G4}{G3}{G2}{G1}{G0} is not {K3}{K2}{K1}{K0}, the stride of dense memory";
    [G4 G3 G2 G1 G0] [K4 K3 K2 K1 K0]
        "axis {A}: stride {G4}{G3}{G2}{G1}{G0} is not {K4}{K3}{K2}{K1}{K0}, the stride of dense memory";
    [G4 G3 G2 G1 G0] [K5 K4 K3 K2 K1 K0]
        "axis {A}: stride {G4}{G3}{G2}{G1}{G0} is not {K5}{K4}{K3}{K2}{K1}{K0}, the stride of dense memory";
    [G5 G4 G3 G2 G1 G0] [K0]
        "axis {A}: stride {G5}{G4}{G3}{G2}{G1}{G0} is not {K0}, the stride of dense memory";
    [G5 G4 G3 G2 G1 G0] [K1 K0]
        "axis {A}: stride {G5}{G4}{G3}{G2}{G1}{G0} is not {K1}{K0}, the stride of dense memory";
    [G5 G4 G3 G2 G1 G0] [K2 K1 K0]
        "axis {A}: stride {G5}{G4}{G3}{G2}{G1}{G0} is not {K2}{K1}{K0}, the stride of dense memory";
    [G5 G4 G3 G2 G1 G0] [K3 K2 K1 K0]
        "axis {A}: stride {G5}{G4}{G3}{G2}{G1}{G0} is not {K3}{K2}{K1}{K0}, the stride of dense memory";
    [G5 G4 G3 G2 G1 G0] [K4 K3 K2 K1 K0]
        "axis {A}: stride {G5}{G4}{G3}{G2}{G1}{G0} is not {K4}{K3}{K2}{K1}{K0}, the stride of dense memory";
    [G5 G4 G3 G2 G1 G0] [K5 K4 K3 K2 K1 K0]
        "axis {A}: stride {G5}{G4}{G3}{G2}{G1}{G0} is not {K5}{K4}{K3}{K2}{K1}{K0}, the stride of dense memory";
}

/// The sentences about one number where the other is a run-time one, a pair for each length.
macro_rules! sentences_of_one {
    ($([$($k:ident)*] $unknown:literal $behind:literal;)*) => {$(
        const _: () = {
            #[diagnostic::on_unimplemented(
                message = $unknown,
                label = "there may be gaps between the elements",
                note = "where run-time numbers decide, ask them: `try_into_dense`, `try_merge_axes`"
            )]
            pub trait StrideIsKnown<const A: usize, $(const $k: usize),*> {}
            impl<const A: usize, $(const $k: usize),*> StrideOfDense<RunTime, A> for ($(Digit<$k>,)*)
            where
                Many: StrideIsKnown<A, $($k),*>,
            {
            }
            #[diagnostic::on_unimplemented(
                message = $behind,
                label = "there may be gaps between the elements",
                note = "where run-time numbers decide, ask them: `try_into_dense`, `try_merge_axes`"
            )]
            pub trait ExtentsAreKnown<const A: usize, $(const $k: usize),*> {}
            impl<const A: usize, $(const $k: usize),*> StrideOfDense<($(Digit<$k>,)*), A> for RunTime
            where
                Many: ExtentsAreKnown<A, $($k),*>,
            {
            }
        };
    )*};
}
sentences_of_one! {
    [K0]
        "axis {A}: the stride is not known to be {K0}, the stride of dense memory"
        "axis {A}: stride {K0} is not known to be that of dense memory, which the type does not know there";
    [K1 K0]
        "axis {A}: the stride is not known to be {K1}{K0}, the stride of dense memory"
        "axis {A}: stride {K1}{K0} is not known to be that of dense memory, which the type does not know there";
    [K2 K1 K0]
        "axis {A}: the stride is not known to be {K2}{K1}{K0}, the stride of dense memory"
        "axis {A}: stride {K2}{K1}{K0} is not known to be that of dense memory, which the type does not know there";
    [K3 K2 K1 K0]
        "axis {A}: the stride is not known to be {K3}{K2}{K1}{K0}, the stride of dense memory"
        "axis {A}: stride {K3}{K2}{K1}{K0} is not known to be that of dense memory, which the type does not know there";
    [K4 K3 K2 K1 K0]
        "axis {A}: the stride is not known to be {K4}{K3}{K2}{K1}{K0}, the stride of dense memory"
        "axis {A}: stride {K4}{K3}{K2}{K1}{K0} is not known to be that of dense memory, which the type does not know there";
    [K5 K4 K3 K2 K1 K0]
        "axis {A}: the stride is not known to be {K5}{K4}{K3}{K2}{K1}{K0}, the stride of dense memory"
        "axis {A}: stride {K5}{K4}{K3}{K2}{K1}{K0} is not known to be that of dense memory, which the type does not know there";
}
