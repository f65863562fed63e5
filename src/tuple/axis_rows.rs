//! The rows of each axis of each rank: what a tuple is there, and without it.
use super::{AxisRow, FirstAxis, FirstOfTwo, InnerAxis, LastAxis, LastOfTwo, OnlyAxis};
use crate::mapping::drop_axis::{Compact, SliceRow, Spaced};
use crate::order::{ColumnMajor, RowMajor};

/// The rows of rank `$r`: walks its axes, with the names of the elements of those before and of those behind. Per axis come
/// its number, its number from the back, and names for its element in a tuple and in a second one.
macro_rules! axis_rows {
    ($r:tt [$($b:ident $be:ident)*]:) => {};
    ($r:tt [$($b:ident $be:ident)*]: [$k:tt $back:tt $d:ident $e:ident] $([$ak:tt $aback:tt $a:ident $ae:ident])*) => {
        #[diagnostic::do_not_recommend]
        impl<$($b,)* $d, $($a),*> AxisRow<$k, $r> for ($($b,)* $d, $($a,)*) {
            type Without = (axis_rows!(@end $r $k $back), ($($b,)* $($a,)*));
            type Get = $d;
            type Fill<X> = ($d, ($($b,)* X, $($a,)*));
        }
        #[diagnostic::do_not_recommend]
        impl<$($b,)* $d, $($a),*> SliceRow<RowMajor, $k, $r> for ($($b,)* $d, $($a,)*) {
            type Left = axis_rows!(@left RowMajor $r $k $($b)* $($a)*);
        }
        #[diagnostic::do_not_recommend]
        impl<$($b,)* $d, $($a),*> SliceRow<ColumnMajor, $k, $r> for ($($b,)* $d, $($a,)*) {
            type Left = axis_rows!(@left ColumnMajor $r $back $($b)* $($a)*);
        }
        #[diagnostic::do_not_recommend]
        impl<$($b, $be,)* $d, $e, $($a, $ae),*> SliceRow<($($be,)* $e, $($ae,)*), $k, $r> for ($($b,)* $d, $($a,)*) {
            type Left = (($($b,)* $($a,)*), ($($be,)* $($ae,)*));
        }
        axis_rows!($r [$($b $be)* $d $e]: $([$ak $aback $a $ae])*);
    };
    // Where axis `$k` stands.
    (@end 1 0 0) => { OnlyAxis };
    (@end 2 0 1) => { FirstOfTwo };
    (@end 2 1 0) => { LastOfTwo };
    (@end $r:tt 0 $back:tt) => { FirstAxis };
    (@end $r:tt $k:tt 0) => { LastAxis };
    (@end $r:tt $k:tt $back:tt) => { InnerAxis };
    // What a dense mapping is without its `$n`-th axis from the slowest: an order of rank 0 or 1 is spelled `ColumnMajor`.
    (@left $order:ident 1 0 $($b:ident)*) => { Compact<($($b,)*), ColumnMajor> };
    (@left $order:ident 2 0 $($b:ident)*) => { Compact<($($b,)*), ColumnMajor> };
    (@left $order:ident $r:tt 0 $($b:ident)*) => { Compact<($($b,)*), $order> };
    (@left $order:ident $r:tt $n:tt $($b:ident)*) => { Spaced<($($b,)*)> };
}
axis_rows!(1 []: [0 0 D0 E0]);
axis_rows!(2 []: [0 1 D0 E0] [1 0 D1 E1]);
axis_rows!(3 []: [0 2 D0 E0] [1 1 D1 E1] [2 0 D2 E2]);
axis_rows!(4 []: [0 3 D0 E0] [1 2 D1 E1] [2 1 D2 E2] [3 0 D3 E3]);
axis_rows!(5 []: [0 4 D0 E0] [1 3 D1 E1] [2 2 D2 E2] [3 1 D3 E3] [4 0 D4 E4]);
axis_rows!(6 []: [0 5 D0 E0] [1 4 D1 E1] [2 3 D2 E2] [3 2 D3 E3] [4 1 D4 E4] [5 0 D5 E5]);
axis_rows!(7 []: [0 6 D0 E0] [1 5 D1 E1] [2 4 D2 E2] [3 3 D3 E3] [4 2 D4 E4] [5 1 D5 E5] [6 0 D6 E6]);
axis_rows!(8 []: [0 7 D0 E0] [1 6 D1 E1] [2 5 D2 E2] [3 4 D3 E3] [4 3 D4 E4] [5 2 D5 E5] [6 1 D6 E6] [7 0 D7 E7]);
axis_rows!(9 []: [0 8 D0 E0] [1 7 D1 E1] [2 6 D2 E2] [3 5 D3 E3] [4 4 D4 E4] [5 3 D5 E5] [6 2 D6 E6] [7 1 D7 E7] [8 0 D8 E8]);
axis_rows!(10 []: [0 9 D0 E0] [1 8 D1 E1] [2 7 D2 E2] [3 6 D3 E3] [4 5 D4 E4] [5 4 D5 E5] [6 3 D6 E6] [7 2 D7 E7] [8 1 D8 E8] [9 0 D9 E9]);
axis_rows!(11 []: [0 10 D0 E0] [1 9 D1 E1] [2 8 D2 E2] [3 7 D3 E3] [4 6 D4 E4] [5 5 D5 E5] [6 4 D6 E6] [7 3 D7 E7] [8 2 D8 E8] [9 1 D9 E9] [10 0 D10 E10]);
axis_rows!(12 []: [0 11 D0 E0] [1 10 D1 E1] [2 9 D2 E2] [3 8 D3 E3] [4 7 D4 E4] [5 6 D5 E5] [6 5 D6 E6] [7 4 D7 E7] [8 3 D8 E8] [9 2 D9 E9] [10 1 D10 E10] [11 0 D11 E11]);
