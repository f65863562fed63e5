//! A dozen workloads through this library, through loops over raw pointers, and through `ndarray`, `mdarray` and
//! `nalgebra`, each by the way that its documentation recommends.
//!
//!     cargo bench                 all
//!     cargo bench -- transpose    one workload
//!
//! All kernels of a workload are first checked to give the same, then measured. Extents that are called dynamic are
//! hidden from the compiler. `nalgebra` has matrices only, `ndarray` no static extents.
use criterion::{Criterion, criterion_group, criterion_main};
use mdarray::Const as C;
use nalgebra::{DMatrixView, DMatrixViewMut, DVectorView, DVectorViewMut};
use ndarray::linalg::general_mat_vec_mul;
use ndarray::{ArrayView1, ArrayView2, ArrayView3, ArrayView4, ArrayViewMut1, ArrayViewMut2, ArrayViewMut3, ArrayViewMut4, Axis, s};
use std::fmt::Debug;
use std::hint::black_box;
use std::time::Duration;
use strata_layout::{ColumnMajor, DenseMapping, RowMajor, Shape, StridedMapping, View, ViewMut, axes, shape};

type Dense<S> = DenseMapping<S, RowMajor>;
type Kernel<'a, T> = (&'a str, Box<dyn Fn(&mut [T]) -> f64 + 'a>);

/// Checks that the kernels of a workload return and write the same, and measures them.
fn compare<T: Copy + PartialEq + Debug>(c: &mut Criterion, workload: &str, out: &[T], kernels: Vec<Kernel<T>>) {
    let run = |kernel: &Kernel<T>| {
        let mut written = out.to_vec();
        (kernel.1(&mut written), written)
    };
    let expected = run(&kernels[0]);
    for kernel in &kernels {
        assert!(run(kernel) == expected, "{} gives something else for {workload}", kernel.0);
    }
    let mut group = c.benchmark_group(workload);
    let mut written = out.to_vec();
    for (peer, kernel) in &kernels {
        group.bench_function(*peer, |b| b.iter(|| black_box(kernel(black_box(&mut written)))));
    }
}

/// One kernel: a peer and a closure over the scratch memory.
macro_rules! kernels {
    ($($peer:literal: |$out:pat_param| $body:expr;)*) => {
        vec![$(($peer, Box::new(move |$out: &mut [_]| { $body }) as Box<dyn Fn(&mut [_]) -> f64>)),*]
    };
}

fn view<T, M: strata_layout::Mapping>(data: &[T], mapping: M) -> View<'_, T, M> {
    View::new(data, mapping).unwrap()
}
fn view_mut<T, M: strata_layout::view::MutableMapping>(data: &mut [T], mapping: M) -> ViewMut<'_, T, M> {
    ViewMut::new(data, mapping).unwrap()
}
fn dense<S: strata_layout::tuple::InOrder<RowMajor>>(shape: S) -> Dense<S> {
    Dense::new(shape).unwrap()
}
fn md<T, S: mdarray::Shape>(data: &[T], shape: S) -> mdarray::View<'_, T, S> {
    mdarray::View::from(data).into_shape(shape)
}
fn md_mut<T, S: mdarray::Shape>(data: &mut [T], shape: S) -> mdarray::ViewMut<'_, T, S> {
    mdarray::ViewMut::from(data).into_shape(shape)
}

/// Small whole numbers, whose sums and products are exact in any order.
fn numbers<T: From<u8>>(n: usize) -> Vec<T> {
    (0..n).map(|k| T::from((k * 37 % 101) as u8)).collect()
}

fn sums(c: &mut Criterion) {
    let (a, f): (Vec<i32>, Vec<f64>) = (numbers(8000), numbers(8000));
    let (a, f) = (a.as_slice(), f.as_slice());
    let n = black_box(20);
    compare::<u8>(c, "sum i32 20x20x20, static extents", &[], kernels! {
        "raw": |_| {
            let (p, mut s) = (a.as_ptr(), 0);
            for i in 0..20 { for j in 0..20 { for k in 0..20 { s += unsafe { *p.add(k + j * 20 + i * 400) }; } } }
            f64::from(s)
        };
        "strata": |_| f64::from(view(a, Dense::<Shape![20, 20, 20]>::STATIC).sum());
        "ndarray": |_| f64::from(ArrayView3::from_shape((n, n, n), a).unwrap().sum());
        "mdarray": |_| f64::from(md(a, (C::<20>, C::<20>, C::<20>)).iter().sum::<i32>());
    });
    compare::<u8>(c, "sum i32 20x20x20, column-major", &[], kernels! {
        "raw": |_| {
            let (p, mut s) = (a.as_ptr(), 0);
            for k in 0..n { for j in 0..n { for i in 0..n { s += unsafe { *p.add(i + j * n + k * n * n) }; } } }
            f64::from(s)
        };
        "strata": |_| f64::from(view(a, DenseMapping::<_, ColumnMajor>::new(shape![n + 0, n + 0, n + 0]).unwrap()).sum());
        "ndarray": |_| f64::from(ArrayView3::from_shape((n, n, n), a).unwrap().reversed_axes().sum());
        "mdarray": |_| f64::from(md(a, (n, n, n)).into_transposed().iter().sum::<i32>());
    });
    compare::<u8>(c, "sum f64 20x20x20", &[], kernels! {
        "raw": |_| {
            let (p, mut s) = (f.as_ptr(), 0.0);
            for i in 0..n { for j in 0..n { for k in 0..n { s += unsafe { *p.add(k + j * n + i * n * n) }; } } }
            s
        };
        "strata": |_| view(f, dense(shape![n + 0, n + 0, n + 0])).sum();
        "ndarray": |_| ArrayView3::from_shape((n, n, n), f).unwrap().sum();
        "mdarray": |_| md(f, (n, n, n)).iter().sum::<f64>();
    });
    compare::<u8>(c, "sum i32 of a block 10x10x10", &[], kernels! {
        "raw": |_| {
            let (p, mut s) = (a.as_ptr(), 0);
            let (lo, hi) = (n / 4, n / 4 + n / 2);
            for i in lo..hi { for j in lo..hi { for k in lo..hi { s += unsafe { *p.add(k + j * n + i * n * n) }; } } }
            f64::from(s)
        };
        "strata": |_| {
            let (lo, m) = (n / 4, n / 2);
            let all = view(a, dense(shape![n + 0, n + 0, n + 0]));
            f64::from(all.block([lo; 3], shape![m + 0, m + 0, m + 0]).unwrap().sum())
        };
        "ndarray": |_| {
            let (lo, hi) = (n / 4, n / 4 + n / 2);
            f64::from(ArrayView3::from_shape((n, n, n), a).unwrap().slice(s![lo..hi, lo..hi, lo..hi]).sum())
        };
        "mdarray": |_| {
            let (lo, hi) = (n / 4, n / 4 + n / 2);
            f64::from(md(a, (n, n, n)).view(lo..hi, lo..hi, lo..hi).iter().sum::<i32>())
        };
    });
    let big: Vec<i32> = numbers(8_000_000);
    let (big, n) = (big.as_slice(), black_box(200));
    compare::<u8>(c, "sum i32 of a slice of 200x200x200 at axis 1", &[], kernels! {
        "raw": |_| {
            let (p, mut s) = (big.as_ptr(), 0);
            for i in 0..n { for k in 0..n { s += unsafe { *p.add(k + 100 * n + i * n * n) }; } }
            f64::from(s)
        };
        "strata": |_| f64::from(view(big, dense(shape![n + 0, n + 0, n + 0])).drop_axis::<1>(100).sum());
        "ndarray": |_| f64::from(ArrayView3::from_shape((n, n, n), big).unwrap().index_axis(Axis(1), 100).sum());
        "mdarray": |_| f64::from(md(big, (n, n, n)).axis_at(C::<1>, 100).iter().sum::<i32>());
        "nalgebra": |_| {
            let slice = nalgebra::MatrixView::<i32, _, _, nalgebra::U1, nalgebra::Dyn>::from_slice_with_strides_generic(
                &big[100 * n..], nalgebra::Dyn(n), nalgebra::Dyn(n), nalgebra::U1, nalgebra::Dyn(n * n));
            f64::from(slice.sum())
        };
    });
}

fn matrices(c: &mut Criterion) {
    let (a, x): (Vec<f64>, Vec<f64>) = (numbers(1_000_000), numbers(1000));
    let (a, x, n) = (a.as_slice(), x.as_slice(), black_box(1000));
    compare(c, "matrix 1000x1000 times vector, row-major", &vec![0.0; 1000], kernels! {
        "raw": |y| {
            let (a, x, y): (_, _, *mut f64) = (a.as_ptr(), x.as_ptr(), y.as_mut_ptr());
            for i in 0..n {
                let mut t = 0.0;
                for j in 0..n { t += unsafe { *a.add(i * n + j) * *x.add(j) }; }
                unsafe { *y.add(i) = t };
            }
            0.0
        };
        "strata": |y| {
            let (a, x) = (view(a, dense(shape![n + 0, n + 0])), view(x, dense(shape![n + 0])));
            for (y, row) in y.iter_mut().zip(a.axis_iter::<0>()) {
                *y = row.zip(x).unwrap().map_sum(|(a, x)| a * x);
            }
            0.0
        };
        "ndarray": |y| {
            let (a, x) = (ArrayView2::from_shape((n, n), a).unwrap(), ArrayView1::from_shape(n, x).unwrap());
            general_mat_vec_mul(1.0, &a, &x, 0.0, &mut ArrayViewMut1::from_shape(n, y).unwrap());
            0.0
        };
        "mdarray": |y| {
            use mdarray::expr::Expression;
            let (a, x) = (md(a, (n, n)), md(x, (n,)));
            for (y, row) in y.iter_mut().zip(a.rows()) {
                *y = row.zip(x).fold(0.0, |t, (a, x)| t + a * x);
            }
            0.0
        };
        "nalgebra": |y| {
            let (a, x) = (DMatrixView::from_slice(a, n, n), DVectorView::from_slice(x, n));
            DVectorViewMut::from_slice(y, n).gemv_tr(1.0, &a, &x, 0.0);
            0.0
        };
    });
    compare::<u8>(c, "sum f64 of the diagonal of 1000x1000", &[], kernels! {
        "raw": |_| {
            let (a, mut s) = (a.as_ptr(), 0.0);
            for i in 0..n { s += unsafe { *a.add(i * n + i) }; }
            s
        };
        "strata": |_| view(a, dense(shape![n + 0, n + 0])).diagonal::<axes![0, 1]>().sum();
        "ndarray": |_| ArrayView2::from_shape((n, n), a).unwrap().diag().sum();
        "mdarray": |_| md(a, (n, n)).diag(0).iter().sum::<f64>();
        "nalgebra": |_| DMatrixView::from_slice(a, n, n).trace();
    });
    let (big, n, m) = (numbers::<f64>(1024 * 1032), black_box(1024), black_box(1032));
    let (big, out) = (big.as_slice(), vec![0.0; 1024 * 1024]);
    compare(c, "copy f64 1024x1024 out of padded rows", &out, kernels! {
        "raw": |o| {
            let (s, o): (_, *mut f64) = (big.as_ptr(), o.as_mut_ptr());
            for i in 0..n { for j in 0..n { unsafe { *o.add(i * n + j) = *s.add(i * m + j) }; } }
            0.0
        };
        "strata": |o| {
            let padded = view(big, StridedMapping::new(shape![n + 0, n + 0], shape![m + 0, 1]).unwrap());
            view_mut(o, dense(shape![n + 0, n + 0])).copy_from(padded).unwrap();
            0.0
        };
        "ndarray": |o| {
            let padded = ArrayView2::from_shape((n, m), big).unwrap();
            ArrayViewMut2::from_shape((n, n), o).unwrap().assign(&padded.slice(s![.., ..n]));
            0.0
        };
        "mdarray": |o| {
            md_mut(o, (n, n)).assign(md(big, (n, m)).into_view(.., ..n));
            0.0
        };
        "nalgebra": |o| {
            let padded = DMatrixView::from_slice(big, m, n);
            DMatrixViewMut::from_slice(o, n, n).copy_from(&padded.rows(0, n));
            0.0
        };
    });
    compare(c, "transpose f64 1024x1024", &out, kernels! {
        "raw": |o| {
            let (s, o): (_, *mut f64) = (big.as_ptr(), o.as_mut_ptr());
            for i in 0..n { for j in 0..n { unsafe { *o.add(i * n + j) = *s.add(j * n + i) }; } }
            0.0
        };
        "strata": |o| {
            let square = view(big, dense(shape![n + 0, n + 0]));
            view_mut(o, dense(shape![n + 0, n + 0])).copy_from(square.permute::<axes![1, 0]>()).unwrap();
            0.0
        };
        "ndarray": |o| {
            let square = ArrayView2::from_shape((n, n), &big[..n * n]).unwrap();
            ArrayViewMut2::from_shape((n, n), o).unwrap().assign(&square.t());
            0.0
        };
        "mdarray": |o| {
            md_mut(o, (n, n)).assign(md(&big[..n * n], (n, n)).transpose());
            0.0
        };
        "nalgebra": |o| {
            DMatrixView::from_slice(&big[..n * n], n, n).transpose_to(&mut DMatrixViewMut::from_slice(o, n, n));
            0.0
        };
    });
}

fn tensors(c: &mut Criterion) {
    let (small, image, bias): (Vec<i32>, Vec<f64>, Vec<f64>) = (numbers(900_000), numbers(1 << 19), numbers(16));
    let (small, image, bias) = (small.as_slice(), image.as_slice(), bias.as_slice());
    compare(c, "add i32 100000x3x3 to another", &vec![0; 900_000], kernels! {
        "raw": |o| {
            let (s, o): (_, *mut i32) = (small.as_ptr(), o.as_mut_ptr());
            for i in 0..100_000 { for j in 0..3 { for k in 0..3 {
                unsafe { *o.add(k + j * 3 + i * 9) += *s.add(k + j * 3 + i * 9) };
            } } }
            0.0
        };
        "strata": |o| {
            let m = Dense::<Shape![100_000, 3, 3]>::STATIC;
            view_mut(o, m).zip(view(small, m)).unwrap().for_each(|(o, s)| *o += s);
            0.0
        };
        "ndarray": |o| {
            let shape = black_box((100_000, 3, 3));
            let mut o = ArrayViewMut3::from_shape(shape, o).unwrap();
            o += &ArrayView3::from_shape(shape, small).unwrap();
            0.0
        };
        "mdarray": |o| {
            let shape = (C::<100_000>, C::<3>, C::<3>);
            *md_mut(o, shape) += md(small, shape);
            0.0
        };
    });
    let [n, ch, h, w] = black_box([8, 16, 64, 64]);
    compare(c, "copy f64 8x16x64x64, NCHW to NHWC", &vec![0.0; 1 << 19], kernels! {
        "raw": |o| {
            let (s, o): (_, *mut f64) = (image.as_ptr(), o.as_mut_ptr());
            for i in 0..n { for y in 0..h { for x in 0..w { for k in 0..ch {
                unsafe { *o.add(((i * h + y) * w + x) * ch + k) = *s.add(((i * ch + k) * h + y) * w + x) };
            } } } }
            0.0
        };
        "strata": |o| {
            let s = view(image, dense(shape![n + 0, ch + 0, h + 0, w + 0])).permute::<axes![0, 2, 3, 1]>();
            view_mut(o, dense(shape![n + 0, h + 0, w + 0, ch + 0])).copy_from(s).unwrap();
            0.0
        };
        "ndarray": |o| {
            let s = ArrayView4::from_shape((n, ch, h, w), image).unwrap().permuted_axes([0, 2, 3, 1]);
            ArrayViewMut4::from_shape((n, h, w, ch), o).unwrap().assign(&s);
            0.0
        };
        "mdarray": |o| {
            md_mut(o, (n, h, w, ch)).assign(md(image, (n, ch, h, w)).permute((C::<0>, C::<2>, C::<3>, C::<1>)));
            0.0
        };
    });
    let (rows, columns) = black_box((32768, 16));
    compare(c, "add a bias of 16 to each of 32768 rows", &vec![0.0; 1 << 19], kernels! {
        "raw": |a| {
            let (b, a): (_, *mut f64) = (bias.as_ptr(), a.as_mut_ptr());
            for i in 0..rows { for j in 0..columns { unsafe { *a.add(i * columns + j) += *b.add(j) }; } }
            0.0
        };
        "strata": |a| {
            let b = view(bias, dense(shape![columns + 0]));
            let b = b.expand::<axes![0], _>(shape![rows + 0, columns + 0]).unwrap();
            view_mut(a, dense(shape![rows + 0, columns + 0])).zip(b).unwrap().for_each(|(a, b)| *a += b);
            0.0
        };
        "ndarray": |a| {
            let mut a = ArrayViewMut2::from_shape((rows, columns), a).unwrap();
            a += &ArrayView1::from_shape(columns, bias).unwrap();
            0.0
        };
        "mdarray": |a| {
            *md_mut(a, (rows, columns)) += md(bias, (columns,));
            0.0
        };
        "nalgebra": |a| {
            let b = DVectorView::from_slice(bias, columns);
            for mut row in DMatrixViewMut::from_slice(a, columns, rows).column_iter_mut() {
                row += &b;
            }
            0.0
        };
    });
    let cube: Vec<i32> = numbers(8000);
    let at: Vec<[usize; 3]> = (0..100_000).map(|k| [k * 7 % 20, k * 11 % 19, k * 13 % 17]).collect();
    let (cube, at, n) = (cube.as_slice(), at.as_slice(), black_box(20));
    compare::<u8>(c, "sum i32 at 100000 checked indices of 20x20x20", &[], kernels! {
        "raw": |_| {
            let (p, mut s) = (cube.as_ptr(), 0);
            for &[i, j, k] in at {
                assert!(i < n && j < n && k < n);
                s += unsafe { *p.add(k + j * n + i * n * n) };
            }
            f64::from(s)
        };
        "strata": |_| {
            let v = view(cube, dense(shape![n + 0, n + 0, n + 0]));
            f64::from(at.iter().map(|&at| v[at]).sum::<i32>())
        };
        "ndarray": |_| {
            let v = ArrayView3::from_shape((n, n, n), cube).unwrap();
            f64::from(at.iter().map(|&at| v[at]).sum::<i32>())
        };
        "mdarray": |_| {
            let v = md(cube, (n, n, n));
            f64::from(at.iter().map(|&at| v[at]).sum::<i32>())
        };
    });
}

criterion_group! {
    name = benches;
    config = Criterion::default()
        .sample_size(20)
        .warm_up_time(Duration::from_millis(200))
        .measurement_time(Duration::from_millis(600));
    targets = sums, matrices, tensors
}
criterion_main!(benches);
