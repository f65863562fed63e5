//! The kernels that plug the library into the yardstick: 44 workloads, each beside loops written by hand and beside
//! other libraries.
//!
//! A module of the yardstick's program, which gives `Reg` and `Data`, and not of this package: it takes the place of
//! its `peers/strata.rs`. Each kernel is a function of its own that takes views built outside, and does all slicing,
//! permuting and expanding inside. Variants: `idx` a loop over indices in the order that the workload names, `unc`
//! the same without checks, `fast` the library's way.
use crate::Reg;
use crate::data::{Data, Scratch};
use strata_layout::view::MutableMapping;
use strata_layout::{
    ColumnMajor, DenseMapping, Mapping, RowMajor, Shape, StridedMapping, View, ViewMut, axes, shape,
};

type Dense<S> = DenseMapping<S, RowMajor>;
type Dense1 = Dense<Shape![dyn]>;
type Dense2 = Dense<Shape![dyn, dyn]>;
type Dense3 = Dense<Shape![dyn, dyn, dyn]>;
type Dense4 = Dense<Shape![dyn, dyn, dyn, dyn]>;
type Columns2 = DenseMapping<Shape![dyn, dyn], ColumnMajor>;
type Cube20 = Shape![20, 20, 20];
type Cube80 = Shape![80, 80, 80];
type Cube200 = Shape![200, 200, 200];

fn view<T, M: Mapping>(data: &[T], mapping: M) -> View<'_, T, M> {
    View::new(data, mapping).unwrap()
}
fn view_mut<T, M: MutableMapping>(data: &mut [T], mapping: M) -> ViewMut<'_, T, M> {
    ViewMut::new(data, mapping).unwrap()
}
fn dense1(n: usize) -> Dense1 {
    Dense1::new(shape![n]).unwrap()
}
fn dense2(n: [usize; 2]) -> Dense2 {
    Dense2::new(shape![n[0], n[1]]).unwrap()
}
fn dense3(n: [usize; 3]) -> Dense3 {
    Dense3::new(shape![n[0], n[1], n[2]]).unwrap()
}
fn columns3(n: [usize; 3]) -> DenseMapping<Shape![dyn, dyn, dyn], ColumnMajor> {
    DenseMapping::new(shape![n[0], n[1], n[2]]).unwrap()
}

/// Compared axis by axis, so that the compiler knows of each axis: the check that each pass of a loop would make.
#[inline(always)]
fn assert_equal<const R: usize>(a: [usize; R], b: [usize; R]) {
    for axis in 0..R {
        assert!(a[axis] == b[axis]);
    }
}

/// Runs a loop over two views that are built here, so that the compiler knows that what is written is not what is read:
/// slices as arguments tell it, and views in a structure do not.
#[inline(never)]
fn on<'a, T, M: Mapping, N: MutableMapping, F>(a: &'a [T], m: M, b: &'a mut [T], n: N, kernel: F)
where
    F: FnOnce(View<'a, T, M>, ViewMut<'a, T, N>),
{
    kernel(view(a, m), view_mut(b, n));
}
/// The same over views built outside.
#[inline(never)]
fn over<'a, T, M: Mapping, N: Mapping, F>(a: View<'a, T, M>, b: ViewMut<'a, T, N>, kernel: F)
where
    F: FnOnce(View<'a, T, M>, ViewMut<'a, T, N>),
{
    kernel(a, b);
}

// ---- sums: generic over the mapping, an instance of its own for each type ----------------------
macro_rules! sums {
    ($t:ty, $ijk:ident $kji:ident $unc_ijk:ident $unc_kji:ident $fast:ident) => {
        #[inline(never)]
        fn $ijk<M: Mapping<Index = [usize; 3]>>(v: View<$t, M>) -> $t {
            let mut s = 0 as $t;
            for i in 0..v.extent(0) {
                for j in 0..v.extent(1) {
                    for k in 0..v.extent(2) {
                        s += v[[i, j, k]];
                    }
                }
            }
            s
        }
        #[inline(never)]
        #[allow(dead_code)]
        fn $kji<M: Mapping<Index = [usize; 3]>>(v: View<$t, M>) -> $t {
            let mut s = 0 as $t;
            for k in 0..v.extent(2) {
                for j in 0..v.extent(1) {
                    for i in 0..v.extent(0) {
                        s += v[[i, j, k]];
                    }
                }
            }
            s
        }
        #[inline(never)]
        #[allow(dead_code)]
        fn $unc_ijk<M: Mapping<Index = [usize; 3]>>(v: View<$t, M>) -> $t {
            let mut s = 0 as $t;
            for i in 0..v.extent(0) {
                for j in 0..v.extent(1) {
                    for k in 0..v.extent(2) {
                        // SAFETY: each number is below the extent.
                        s += unsafe { v.get_unchecked([i, j, k]) };
                    }
                }
            }
            s
        }
        #[inline(never)]
        #[allow(dead_code)]
        fn $unc_kji<M: Mapping<Index = [usize; 3]>>(v: View<$t, M>) -> $t {
            let mut s = 0 as $t;
            for k in 0..v.extent(2) {
                for j in 0..v.extent(1) {
                    for i in 0..v.extent(0) {
                        // SAFETY: each number is below the extent.
                        s += unsafe { v.get_unchecked([i, j, k]) };
                    }
                }
            }
            s
        }
        #[inline(never)]
        fn $fast<M: Mapping>(v: View<$t, M>) -> $t {
            v.sum()
        }
    };
}
sums!(i32, ijk kji unc_ijk unc_kji fast);
sums!(f64, f_ijk f_kji f_unc_ijk f_unc_kji f_fast);

macro_rules! subviews {
    ($idx:ident, $fast:ident, $shape:ty) => {
        #[inline(never)]
        fn $idx(v: View<i32, Dense<$shape>>) -> i32 {
            let mut s = 0;
            for i in 0..v.extent(0) {
                let v = v.drop_axis::<0>(i);
                for j in 0..v.extent(0) {
                    let v = v.drop_axis::<0>(j);
                    for k in 0..v.extent(0) {
                        s += v[[k]];
                    }
                }
            }
            s
        }
        #[inline(never)]
        fn $fast(v: View<i32, Dense<$shape>>) -> i32 {
            let mut s = 0;
            for v in v.axis_iter::<0>() {
                for v in v.axis_iter::<0>() {
                    s += v.sum();
                }
            }
            s
        }
    };
}
subviews!(subv_static_idx, subv_static_fast, Cube20);
subviews!(subv_idx, subv_fast, Shape![dyn, dyn, dyn]);

#[inline(never)]
fn block_idx(v: View<i32, Dense3>, b: [[usize; 2]; 3]) -> i32 {
    let v = boxed(v, b);
    let mut s = 0;
    for i in 0..v.extent(0) {
        for j in 0..v.extent(1) {
            for k in 0..v.extent(2) {
                s += v[[i, j, k]];
            }
        }
    }
    s
}
#[inline(never)]
fn block_fast(v: View<i32, Dense3>, b: [[usize; 2]; 3]) -> i32 {
    boxed(v, b).sum()
}
#[inline(always)]
fn boxed(
    v: View<'_, i32, Dense3>,
    b: [[usize; 2]; 3],
) -> View<'_, i32, strata_layout::Blocked<Dense3, Shape![dyn, dyn, dyn]>> {
    v.block([b[0][0], b[1][0], b[2][0]], shape![b[0][1] - b[0][0], b[1][1] - b[1][0], b[2][1] - b[2][0]])
        .unwrap()
}

macro_rules! slices {
    ($($axis:literal $idx:ident $fast:ident),*) => {$(
        #[inline(never)]
        fn $idx(v: View<i32, Dense3>, at: usize) -> i32 {
            let v = v.drop_axis::<$axis>(at);
            let mut s = 0;
            for i in 0..v.extent(0) {
                for j in 0..v.extent(1) {
                    s += v[[i, j]];
                }
            }
            s
        }
        #[inline(never)]
        fn $fast(v: View<i32, Dense3>, at: usize) -> i32 {
            v.drop_axis::<$axis>(at).sum()
        }
    )*};
}
slices!(0 slice0_idx slice0_fast, 1 slice1_idx slice1_fast, 2 slice2_idx slice2_fast);

// ---- stencil ---------------------------------------------------------------------------------
#[inline(always)]
fn stencil_idx<M: Mapping<Index = [usize; 3]>>(a: View<f64, M>, mut o: ViewMut<f64, M>) {
    assert_equal(a.extents(), o.extents());
    assert!(a.extents().iter().all(|&n| n >= 2));
    for i in 1..a.extent(0) - 1 {
        for j in 1..a.extent(1) - 1 {
            for k in 1..a.extent(2) - 1 {
                o[[i, j, k]] = a[[i - 1, j, k]]
                    + a[[i + 1, j, k]]
                    + a[[i, j - 1, k]]
                    + a[[i, j + 1, k]]
                    + a[[i, j, k - 1]]
                    + a[[i, j, k + 1]]
                    - 6.0 * a[[i, j, k]];
            }
        }
    }
}
#[inline(always)]
fn stencil_unc<M: Mapping<Index = [usize; 3]>>(a: View<f64, M>, mut o: ViewMut<f64, M>) {
    for i in 1..a.extent(0) - 1 {
        for j in 1..a.extent(1) - 1 {
            for k in 1..a.extent(2) - 1 {
                // SAFETY: each number is at least 1 and at most the extent less 2.
                unsafe {
                    *o.get_unchecked_mut([i, j, k]) = a.get_unchecked([i - 1, j, k])
                        + a.get_unchecked([i + 1, j, k])
                        + a.get_unchecked([i, j - 1, k])
                        + a.get_unchecked([i, j + 1, k])
                        + a.get_unchecked([i, j, k - 1])
                        + a.get_unchecked([i, j, k + 1])
                        - 6.0 * a.get_unchecked([i, j, k]);
                }
            }
        }
    }
}

/// Through rows as slices.
macro_rules! stencil_fast {
    ($name:ident, $shape:ty) => {
        #[inline(never)]
        fn $name(a: View<f64, Dense<$shape>>, mut o: ViewMut<f64, Dense<$shape>>) {
            let (x, y, z) = (a.extent(0), a.extent(1), a.extent(2));
            for (i, mut o) in o.axis_iter_mut::<0>().enumerate().skip(1).take(x - 2) {
                for (j, o) in o.rows_mut::<1>().enumerate().skip(1).take(y - 2) {
                    let row = |i, j| &a.drop_axis::<0>(i).drop_axis::<0>(j).as_slice()[..z];
                    let (here, above, below) = (row(i, j), row(i - 1, j), row(i + 1, j));
                    let (left, right, o) = (row(i, j - 1), row(i, j + 1), &mut o[..z]);
                    for k in 1..z - 1 {
                        o[k] = above[k] + below[k] + left[k] + right[k] + here[k - 1] + here[k + 1]
                            - 6.0 * here[k];
                    }
                }
            }
        }
    };
}
stencil_fast!(stencil_static_fast, Cube80);
stencil_fast!(stencil_dyn_fast, Shape![dyn, dyn, dyn]);

// ---- matrix-vector ---------------------------------------------------------------------------
#[inline(never)]
fn matvec_ij<M: Mapping<Index = [usize; 2]>>(
    a: View<f64, M>,
    x: View<f64, Dense1>,
    mut y: ViewMut<f64, Dense1>,
) {
    for i in 0..a.extent(0) {
        let mut t = 0.0;
        for j in 0..a.extent(1) {
            t += a[[i, j]] * x[[j]];
        }
        y[[i]] = t;
    }
}
#[inline(never)]
fn matvec_ji<M: Mapping<Index = [usize; 2]>>(
    a: View<f64, M>,
    x: View<f64, Dense1>,
    mut y: ViewMut<f64, Dense1>,
) {
    for i in 0..y.extent(0) {
        y[[i]] = 0.0;
    }
    for j in 0..a.extent(1) {
        for i in 0..a.extent(0) {
            y[[i]] += a[[i, j]] * x[[j]];
        }
    }
}

#[inline(never)]
fn matvec_fast(a: View<f64, Dense2>, x: View<f64, Dense1>, y: ViewMut<f64, Dense1>) {
    for (y, row) in y.into_iter().zip(a.axis_iter::<0>()) {
        *y = row.zip(x).unwrap().map_sum(|(a, x)| a * x);
    }
}
#[inline(never)]
fn matvec_axpy(a: View<f64, Columns2>, x: View<f64, Dense1>, mut y: ViewMut<f64, Dense1>) {
    y.fill(0.0);
    for (column, x) in a.axis_iter::<1>().zip(x) {
        y.view_mut().zip(column).unwrap().for_each(|(y, a)| *y += a * x);
    }
}

// ---- tiny ------------------------------------------------------------------------------------
#[inline(always)]
fn tiny_idx<M: Mapping<Index = [usize; 3]>>(s: View<i32, M>, mut o: ViewMut<i32, M>) {
    assert_equal(s.extents(), o.extents());
    for i in 0..s.extent(0) {
        for j in 0..s.extent(1) {
            for k in 0..s.extent(2) {
                o[[i, j, k]] += s[[i, j, k]];
            }
        }
    }
}

#[inline(never)]
fn tiny_fast<M: Mapping>(s: View<i32, M>, o: ViewMut<i32, M>) {
    o.zip(s).unwrap().for_each(|(o, s)| *o += s);
}

// ---- copies ----------------------------------------------------------------------------------
#[inline(always)]
fn copy_idx<M: Mapping<Index = [usize; 2]>>(s: View<f64, M>, mut o: ViewMut<f64, Dense2>) {
    assert_equal(s.extents(), o.extents());
    for i in 0..o.extent(0) {
        for j in 0..o.extent(1) {
            o[[i, j]] = s[[i, j]];
        }
    }
}
#[inline(always)]
fn copy_unc<M: Mapping<Index = [usize; 2]>>(s: View<f64, M>, mut o: ViewMut<f64, Dense2>) {
    assert_equal(s.extents(), o.extents());
    for i in 0..o.extent(0) {
        for j in 0..o.extent(1) {
            // SAFETY: each number is below the extent, of both.
            unsafe { *o.get_unchecked_mut([i, j]) = *s.get_unchecked([i, j]) };
        }
    }
}
#[inline(always)]
fn transpose_idx(s: View<f64, Dense2>, mut o: ViewMut<f64, Dense2>) {
    let s = s.permute::<axes![1, 0]>();
    assert_equal(s.extents(), o.extents());
    for i in 0..o.extent(0) {
        for j in 0..o.extent(1) {
            o[[i, j]] = s[[i, j]];
        }
    }
}
#[inline(always)]
fn nhwc_idx(s: View<f64, Dense4>, mut o: ViewMut<f64, Dense4>) {
    let s = s.permute::<axes![0, 2, 3, 1]>();
    assert_equal(s.extents(), o.extents());
    for n in 0..o.extent(0) {
        for h in 0..o.extent(1) {
            for w in 0..o.extent(2) {
                for c in 0..o.extent(3) {
                    o[[n, h, w, c]] = s[[n, h, w, c]];
                }
            }
        }
    }
}

#[inline(never)]
fn copy_fast<M: Mapping<Index = [usize; 2]>>(s: View<f64, M>, mut o: ViewMut<f64, Dense2>) {
    o.copy_from(s).unwrap();
}
#[inline(never)]
fn transpose_fast(s: View<f64, Dense2>, mut o: ViewMut<f64, Dense2>) {
    o.copy_from(s.permute::<axes![1, 0]>()).unwrap();
}
#[inline(never)]
fn nhwc_fast(s: View<f64, Dense4>, mut o: ViewMut<f64, Dense4>) {
    o.copy_from(s.permute::<axes![0, 2, 3, 1]>()).unwrap();
}

// ---- broadcast, diagonal, random -------------------------------------------------------------
#[inline(always)]
fn bcast_idx(b: View<f64, Dense1>, mut a: ViewMut<f64, Dense2>) {
    let b = b.expand::<axes![0], _>(a.mapping().shape()).unwrap();
    for i in 0..a.extent(0) {
        for j in 0..a.extent(1) {
            a[[i, j]] += b[[i, j]];
        }
    }
}
#[inline(never)]
fn diag_idx(a: View<f64, Dense2>) -> f64 {
    assert_equal(a.extents(), [a.extent(0); 2]);
    let mut s = 0.0;
    for i in 0..a.extent(0) {
        s += a[[i, i]];
    }
    s
}
#[inline(never)]
fn bcast_fast(b: View<f64, Dense1>, a: ViewMut<f64, Dense2>) {
    let b = b.expand::<axes![0], _>(a.mapping().shape()).unwrap();
    a.zip(b).unwrap().for_each(|(a, b)| *a += b);
}
#[inline(never)]
fn diag_fast(a: View<f64, Dense2>) -> f64 {
    a.diagonal::<axes![0, 1]>().sum()
}
#[inline(never)]
fn rand_idx<M: Mapping<Index = [usize; 3]>>(a: View<i32, M>, at: &[[u32; 3]]) -> i32 {
    let mut s = 0;
    for q in at {
        s += a[[q[0] as usize, q[1] as usize, q[2] as usize]];
    }
    s
}
#[inline(never)]
fn rand_get<M: Mapping<Index = [usize; 3]>>(a: View<i32, M>, at: &[[u32; 3]]) -> i32 {
    let mut s = 0;
    for q in at {
        s += a.get([q[0] as usize, q[1] as usize, q[2] as usize]).unwrap();
    }
    s
}
#[inline(never)]
fn rand_unc<M: Mapping<Index = [usize; 3]>>(a: View<i32, M>, at: &[[u32; 3]]) -> i32 {
    let mut s = 0;
    for q in at {
        // SAFETY: the yardstick draws the indices inside the shape.
        s += unsafe { a.get_unchecked([q[0] as usize, q[1] as usize, q[2] as usize]) };
    }
    s
}

pub fn register<'a>(r: &mut Reg<'a>, d: &'a Data) {
    macro_rules! sum_rows {
        ($n:literal $data:ident $extents:ident $Cube:ty) => {{
            macro_rules! rows {
                ($kind:literal $right:expr, $left:expr) => {
                    let (right, left) = (view(&d.$data, $right), view(&d.$data, $left));
                    r.add(concat!("sum", $n, "_r_", $kind, "_m"), "idx", move |_| ijk(right));
                    r.add(concat!("sum", $n, "_r_", $kind, "_w"), "idx", move |_| kji(right));
                    r.add(concat!("sum", $n, "_l_", $kind, "_m"), "idx", move |_| kji(left));
                    r.add(concat!("sum", $n, "_l_", $kind, "_w"), "idx", move |_| ijk(left));
                    r.add(concat!("sum", $n, "_r_", $kind, "_m"), "unc", move |_| unc_ijk(right));
                    r.add(concat!("sum", $n, "_r_", $kind, "_w"), "unc", move |_| unc_kji(right));
                    r.add(concat!("sum", $n, "_l_", $kind, "_m"), "unc", move |_| unc_kji(left));
                    r.add(concat!("sum", $n, "_l_", $kind, "_w"), "unc", move |_| unc_ijk(left));
                    r.add(concat!("sum", $n, "_r_", $kind, "_m"), "fast", move |_| fast(right));
                    r.add(concat!("sum", $n, "_l_", $kind, "_m"), "fast", move |_| fast(left));
                };
            }
            rows!("st" Dense::<$Cube>::STATIC, DenseMapping::<$Cube, ColumnMajor>::STATIC);
            rows!("dy" dense3(d.$extents), columns3(d.$extents));
        }};
    }
    sum_rows!(20 a20 n20 Cube20);
    sum_rows!(200 a200 n200 Cube200);
    let (a20, a200, f20) =
        (view(&d.a20, dense3(d.n20)), view(&d.a200, dense3(d.n200)), view(&d.f20, dense3(d.n20)));
    let static20 = view(&d.a20, Dense::<Cube20>::STATIC);
    r.add("sumf20_r_dy_m", "idx", move |_| f_ijk(f20));
    r.add("sumf20_r_dy_m", "fast", move |_| f_fast(f20));
    r.add("subv20_r_st", "idx", move |_| subv_static_idx(static20));
    r.add("subv20_r_st", "fast", move |_| subv_static_fast(static20));
    r.add("subv20_r_dy", "idx", move |_| subv_idx(a20));
    r.add("subv20_r_dy", "fast", move |_| subv_fast(a20));
    r.add("subv200_r_dy", "idx", move |_| subv_idx(a200));
    r.add("subv200_r_dy", "fast", move |_| subv_fast(a200));
    r.add("block20", "idx", move |_| block_idx(a20, d.box20));
    r.add("block20", "fast", move |_| block_fast(a20, d.box20));
    r.add("block200", "idx", move |_| block_idx(a200, d.box200));
    r.add("block200", "fast", move |_| block_fast(a200, d.box200));
    r.add("slice200_ax0", "idx", move |_| slice0_idx(a200, d.at200));
    r.add("slice200_ax0", "fast", move |_| slice0_fast(a200, d.at200));
    r.add("slice200_ax1", "idx", move |_| slice1_idx(a200, d.at200));
    r.add("slice200_ax1", "fast", move |_| slice1_fast(a200, d.at200));
    r.add("slice200_ax2", "idx", move |_| slice2_idx(a200, d.at200));
    r.add("slice200_ax2", "fast", move |_| slice2_fast(a200, d.at200));

    let (static80, dyn80) = (Dense::<Cube80>::STATIC, dense3(d.n80));
    macro_rules! stencil {
        ($id:literal $m:ident $fast:ident) => {
            r.add($id, "idx", move |s: &mut Scratch| on(&d.st, $m, &mut s.f, $m, stencil_idx));
            r.add($id, "views", move |s: &mut Scratch| {
                over(view(&d.st, $m), view_mut(&mut s.f, $m), stencil_idx)
            });
            r.add($id, "unc", move |s: &mut Scratch| on(&d.st, $m, &mut s.f, $m, stencil_unc));
            r.add($id, "fast", move |s: &mut Scratch| $fast(view(&d.st, $m), view_mut(&mut s.f, $m)));
        };
    }
    stencil!("stencil80_st" static80 stencil_static_fast);
    stencil!("stencil80_dy" dyn80 stencil_dyn_fast);

    let (rows, column) = (dense2(d.n1000), dense1(d.n1000[0]));
    let columns = Columns2::new(shape![d.n1000[0], d.n1000[1]]).unwrap();
    let (right, left, x) = (view(&d.mat, rows), view(&d.mat, columns), view(&d.x, dense1(d.n1000[1])));
    r.add("matvec_rm", "idx", move |s: &mut Scratch| matvec_ij(right, x, view_mut(&mut s.f, column)));
    r.add("matvec_rm", "fast", move |s: &mut Scratch| matvec_fast(right, x, view_mut(&mut s.f, column)));
    r.add("matvec_cm_w", "idx", move |s: &mut Scratch| matvec_ij(left, x, view_mut(&mut s.f, column)));
    r.add("matvec_cm_w", "fast", move |s: &mut Scratch| matvec_axpy(left, x, view_mut(&mut s.f, column)));
    r.add("matvec_cm", "idx", move |s: &mut Scratch| matvec_ji(left, x, view_mut(&mut s.f, column)));
    r.add("matvec_cm", "fast", move |s: &mut Scratch| matvec_axpy(left, x, view_mut(&mut s.f, column)));

    macro_rules! tiny {
        ($id:literal $m:expr) => {
            let m = $m;
            r.add($id, "idx", move |s: &mut Scratch| on(&d.tiny, m, &mut s.i, m, tiny_idx));
            r.add($id, "views", move |s: &mut Scratch| {
                over(view(&d.tiny, m), view_mut(&mut s.i, m), tiny_idx)
            });
            r.add($id, "fast", move |s: &mut Scratch| tiny_fast(view(&d.tiny, m), view_mut(&mut s.i, m)));
        };
    }
    tiny!("tiny_st" Dense::<Shape![100_000, 3, 3]>::STATIC);
    tiny!("tiny_mx" Dense::<Shape![dyn, 3, 3]>::new(shape![d.ntiny[0], 3, 3]).unwrap());
    tiny!("tiny_dy" dense3(d.ntiny));

    let n = dense2(d.n1024);
    let padded = StridedMapping::new(n.shape(), shape![d.pad_stride, 1]).unwrap();
    let step = std::hint::black_box(2);
    let every_second = StridedMapping::new(n.shape(), shape![d.step2_stride, step]).unwrap();
    // Each loop over the views that suit it: a copy runs faster over views made outside than over those of `on`.
    macro_rules! copies {
        ($($id:literal $v:ident)*) => {$(
            r.add($id, "idx", move |s: &mut Scratch| over(view(&d.big, $v), view_mut(&mut s.f, n), copy_idx));
            r.add($id, "slices", move |s: &mut Scratch| on(&d.big, $v, &mut s.f, n, copy_idx));
            r.add($id, "unc", move |s: &mut Scratch| on(&d.big, $v, &mut s.f, n, copy_unc));
            r.add($id, "fast", move |s: &mut Scratch| copy_fast(view(&d.big, $v), view_mut(&mut s.f, n)));
        )*};
    }
    copies!("copy_pad" padded "copy_step2" every_second);
    let square = view(&d.big, n);
    r.add("transpose", "idx", move |s: &mut Scratch| on(&d.big, n, &mut s.f, n, transpose_idx));
    r.add("transpose", "views", move |s: &mut Scratch| over(square, view_mut(&mut s.f, n), transpose_idx));
    r.add("transpose", "fast", move |s: &mut Scratch| transpose_fast(square, view_mut(&mut s.f, n)));
    let [images, channels, height, width] = d.nchw;
    let first = Dense4::new(shape![images, channels, height, width]).unwrap();
    let image = view(&d.img, first);
    let last = Dense4::new(shape![images, height, width, channels]).unwrap();
    r.add("nchw_nhwc", "idx", move |s: &mut Scratch| on(&d.img, first, &mut s.f, last, nhwc_idx));
    r.add("nchw_nhwc", "views", move |s: &mut Scratch| over(image, view_mut(&mut s.f, last), nhwc_idx));
    r.add("nchw_nhwc", "fast", move |s: &mut Scratch| nhwc_fast(image, view_mut(&mut s.f, last)));

    for (id, n) in [("bcast16", d.nb16), ("bcast256", d.nb256)] {
        let (b, m) = (view(&d.bias, dense1(n[1])), dense2(n));
        r.add(id, "idx", move |s: &mut Scratch| on(&d.bias, b.mapping(), &mut s.f, m, bcast_idx));
        r.add(id, "views", move |s: &mut Scratch| over(b, view_mut(&mut s.f, m), bcast_idx));
        r.add(id, "fast", move |s: &mut Scratch| bcast_fast(b, view_mut(&mut s.f, m)));
    }
    r.add("diag1000", "idx", move |_| diag_idx(right));
    r.add("diag1000", "fast", move |_| diag_fast(right));
    macro_rules! rand {
        ($id:literal $data:ident $at:ident $m:expr) => {
            let v = view(&d.$data, $m);
            r.add($id, "idx", move |_| rand_idx(v, &d.$at));
            r.add($id, "get", move |_| rand_get(v, &d.$at));
            r.add($id, "unc", move |_| rand_unc(v, &d.$at));
        };
    }
    rand!("rand20_st" a20 ix20 Dense::<Cube20>::STATIC);
    rand!("rand20_dy" a20 ix20 dense3(d.n20));
    rand!("rand200_st" a200 ix200 Dense::<Cube200>::STATIC);
    rand!("rand200_dy" a200 ix200 dense3(d.n200));
}
