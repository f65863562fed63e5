//! What stands at each place of a tuple, as functions that always have an answer.
//!
//! A bound with a result in it, `T: Table<A, Out = X>`, costs the compiler more at each level at which it stands, as it
//! asks such a question twice and knows no answer from before while `X` is unknown. So what is looked up here is
//! looked up without a bound, and whether the axes are there is asked once, apart, in a question without unknowns.

/// The elements of a tuple by place, and the tuple with something else at a place. Behind the last element it is the last
/// that is found, so that a list that names an axis too high gives one error, that of its check.
pub trait Elements {
    /// The first element; the same of each place below.
    type E0;
    /// As above.
    type E1;
    /// As above.
    type E2;
    /// As above.
    type E3;
    /// As above.
    type E4;
    /// As above.
    type E5;
    /// As above.
    type E6;
    /// As above.
    type E7;
    /// As above.
    type E8;
    /// As above.
    type E9;
    /// As above.
    type E10;
    /// As above.
    type E11;
    /// The tuple with `X` for its first element; the same of each place below.
    type Put0<X>: Elements;
    /// As above.
    type Put1<X>: Elements;
    /// As above.
    type Put2<X>: Elements;
    /// As above.
    type Put3<X>: Elements;
    /// As above.
    type Put4<X>: Elements;
    /// As above.
    type Put5<X>: Elements;
    /// As above.
    type Put6<X>: Elements;
    /// As above.
    type Put7<X>: Elements;
    /// As above.
    type Put8<X>: Elements;
    /// As above.
    type Put9<X>: Elements;
    /// As above.
    type Put10<X>: Elements;
    /// As above.
    type Put11<X>: Elements;
}

/// The elements of one tuple, whose last is `$last`: walks its places, with the names of the elements before and of those
/// from here on, and the names of the places still to come.
macro_rules! elements {
    ($last:ty; $($d:ident)*) => {
        elements!(@place $last [$($d)*] [] [] [$($d)*] E0 Put0 E1 Put1 E2 Put2 E3 Put3 E4 Put4 E5 Put5 E6 Put6 E7 Put7
            E8 Put8 E9 Put9 E10 Put10 E11 Put11);
    };
    (@place $last:ty [$($all:ident)*] [$($done:tt)*] [$($before:ident)*] [$d:ident $($behind:ident)*]
     $e:ident $put:ident $($names:ident)*) => {
        elements!(@place $last [$($all)*]
            [$($done)* type $e = $d; type $put<X> = ($($before,)* X, $($behind,)*);]
            [$($before)* $d] [$($behind)*] $($names)*);
    };
    (@place $last:ty [$($all:ident)*] [$($done:tt)*] $before:tt [] $e:ident $put:ident $($names:ident)*) => {
        elements!(@place $last [$($all)*] [$($done)* type $e = $last; type $put<X> = Self;] $before [] $($names)*);
    };
    (@place $last:ty [$($all:ident)*] [$($done:tt)*] $before:tt []) => {
        impl<$($all),*> Elements for ($($all,)*) {
            $($done)*
        }
    };
}
elements!(usize;);
elements!(D0; D0);
elements!(D1; D0 D1);
elements!(D2; D0 D1 D2);
elements!(D3; D0 D1 D2 D3);
elements!(D4; D0 D1 D2 D3 D4);
elements!(D5; D0 D1 D2 D3 D4 D5);
elements!(D6; D0 D1 D2 D3 D4 D5 D6);
elements!(D7; D0 D1 D2 D3 D4 D5 D6 D7);
elements!(D8; D0 D1 D2 D3 D4 D5 D6 D7 D8);
elements!(D9; D0 D1 D2 D3 D4 D5 D6 D7 D8 D9);
elements!(D10; D0 D1 D2 D3 D4 D5 D6 D7 D8 D9 D10);
elements!(D11; D0 D1 D2 D3 D4 D5 D6 D7 D8 D9 D10 D11);
