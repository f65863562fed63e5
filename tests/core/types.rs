//! The types that operations give: every alias at several ranks, and which traits a result has.
use static_assertions::{assert_impl_all, assert_not_impl_any, assert_type_eq_all as same};
use strata_layout::view::MutableMapping;
use strata_layout::*;
use typenum::{U0, U1, U2, U3, U4, U5, U6, U7, U12, U15, U20, U60, UInt, UTerm};

/// Dense mappings by order, and strided ones.
type Rows<S> = DenseMapping<S, RowMajor>;
type Columns<S> = DenseMapping<S>;
type Ordered<S, P> = DenseMapping<S, Order<P>>;
type N = usize;

#[test]
fn concrete_and_canonical_orders() {
    same!(ConcreteOrderOf<ColumnMajor, 0>, ConcreteOrderOf<RowMajor, 0>, order![]);
    same!(ConcreteOrderOf<ColumnMajor, 1>, ConcreteOrderOf<RowMajor, 1>, order![0]);
    same!(ConcreteOrderOf<ColumnMajor, 2>, ConcreteOrderOf<order![0, 1], 2>, order![0, 1]);
    same!(ConcreteOrderOf<RowMajor, 3>, order![2, 1, 0]);
    same!(ConcreteOrderOf<order![1, 2, 0], 3>, order![1, 2, 0]);
    same!(ConcreteOrderOf<ColumnMajor, 6>, order![0, 1, 2, 3, 4, 5]);
    same!(ConcreteOrderOf<RowMajor, 12>, order![11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0]);
    same!(ConcreteOrderOf<ColumnMajor, 12>, order![0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);

    // Rank 0 and 1 have one order, spelled `ColumnMajor`.
    same!(CanonicalOrder<RowMajor, 0>, CanonicalOrder<order![], 0>, ColumnMajor);
    same!(CanonicalOrder<RowMajor, 1>, CanonicalOrder<order![0], 1>, ColumnMajor);
    same!(CanonicalOrder<RowMajor, 2>, CanonicalOrder<order![1, 0], 2>, RowMajor);
    same!(CanonicalOrder<order![0, 1], 2>, ColumnMajor);
    same!(CanonicalOrder<order![2, 1, 0], 3>, RowMajor);
    same!(CanonicalOrder<order![2, 0, 1], 3>, order![2, 0, 1]);
    same!(CanonicalOrder<order![1, 0, 2, 3, 4, 5], 6>, order![1, 0, 2, 3, 4, 5]);
    same!(CanonicalOrder<order![5, 4, 3, 2, 1, 0], 6>, CanonicalOrder<RowMajor, 6>, RowMajor);
    same!(CanonicalOrder<order![0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11], 12>, ColumnMajor);
    same!(CanonicalOrder<order![11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0], 12>, RowMajor);
    // One pair out of line at the far end.
    same!(
        CanonicalOrder<order![11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 0, 1], 12>,
        order![11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 0, 1]
    );
}

#[test]
fn permuted_and_dropped_orders() {
    same!(PermutedOrder<RowMajor, axes![], 0>, ColumnMajor);
    same!(PermutedOrder<RowMajor, axes![0], 1>, ColumnMajor);
    same!(PermutedOrder<RowMajor, axes![1, 0], 2>, ColumnMajor);
    same!(PermutedOrder<ColumnMajor, axes![1, 0], 2>, RowMajor);
    // Memory c, b, a of a row-major (a, b, c); new axes c, a, b: c is 0, b is 2, a is 1.
    same!(PermutedOrder<RowMajor, axes![2, 0, 1], 3>, order![0, 2, 1]);
    same!(PermutedOrder<order![0, 2, 1], axes![1, 2, 0], 3>, RowMajor);
    same!(PermutedOrder<order![1, 2, 0], axes![1, 2, 0], 3>, ColumnMajor);
    same!(PermutedOrder<ColumnMajor, axes![5, 4, 3, 2, 1, 0], 6>, RowMajor);
    same!(PermutedOrder<ColumnMajor, axes![1, 2, 3, 4, 5, 0], 6>, order![5, 0, 1, 2, 3, 4]);
    same!(
        PermutedOrder<RowMajor, axes![11, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10], 12>,
        order![0, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1]
    );

    same!(AxisDroppedOrder<RowMajor, 1, 0>, AxisDroppedOrder<order![0], 1, 0>, ColumnMajor);
    same!(AxisDroppedOrder<RowMajor, 2, 0>, AxisDroppedOrder<RowMajor, 2, 1>, ColumnMajor);
    same!(AxisDroppedOrder<RowMajor, 3, 0>, AxisDroppedOrder<RowMajor, 3, 1>, RowMajor);
    same!(AxisDroppedOrder<ColumnMajor, 3, 2>, ColumnMajor);
    same!(AxisDroppedOrder<order![2, 0, 1], 3, 1>, RowMajor);
    same!(AxisDroppedOrder<order![2, 0, 1], 3, 2>, ColumnMajor);
    same!(AxisDroppedOrder<order![1, 3, 0, 2], 4, 2>, order![1, 2, 0]);
    same!(AxisDroppedOrder<order![5, 4, 0, 3, 2, 1], 6, 0>, RowMajor);
    same!(AxisDroppedOrder<RowMajor, 12, 11>, RowMajor);
    same!(AxisDroppedOrder<order![0, 1, 2, 3, 4, 11, 5, 6, 7, 8, 9, 10], 12, 11>, ColumnMajor);

    same!(PermutedLayout<Dense, axes![1, 0], 2>, Dense<RowMajor>);
    same!(PermutedLayout<Dense<order![1, 2, 0]>, axes![1, 2, 0], 3>, Dense<ColumnMajor>);
    same!(PermutedLayout<Dense<RowMajor>, axes![], 0>, Dense);
    same!(PermutedLayout<Strided<()>, axes![], 0>, Strided<()>);
    same!(PermutedLayout<Strided<(N, U1, Const<9>)>, axes![2, 0, 1], 3>, Strided<(Const<9>, N, U1)>);
}

fn same_order<A: SameOrder<B, R>, B, const R: usize>() {}

#[test]
fn orders_that_are_the_same() {
    same_order::<RowMajor, ColumnMajor, 0>();
    same_order::<ColumnMajor, RowMajor, 1>();
    same_order::<RowMajor, order![2, 1, 0], 3>();
    same_order::<order![1, 0], RowMajor, 2>();
    same_order::<order![2, 0, 1], order![2, 0, 1], 3>();
    assert_not_impl_any!(RowMajor: SameOrder<ColumnMajor, 2>, SameOrder<order![2, 0, 1], 3>);
    assert_not_impl_any!(order![1, 0]: OrderForRank<3>, OrderForRank<0>, SymbolicOrder);
    assert_not_impl_any!(order![1, 1]: OrderForRank<2>);
    assert_not_impl_any!(order![1, 2]: OrderForRank<2>);
    assert_impl_all!(order![1, 0]: OrderForRank<2>, ConcreteOrder, OrderLike);
    assert_impl_all!(RowMajor: OrderForRank<0>, OrderForRank<12>, SymbolicOrder, OrderLike);
    assert_not_impl_any!(RowMajor: ConcreteOrder, OrderForRank<13>);
}

#[test]
fn memory_orders() {
    same!(
        MemoryOrderOf<Rows<()>>,
        MemoryOrderOf<Rows<(N,)>>,
        MemoryOrderOf<StridedMapping<(), ()>>,
        ColumnMajor
    );
    same!(MemoryOrderOf<Rows<(N, U3)>>, MemoryOrderOf<Ordered<(N, N), axes![1, 0]>>, RowMajor);
    same!(MemoryOrderOf<Ordered<(N, N, U2), axes![1, 2, 0]>>, order![1, 2, 0]);
    same!(MemoryOrderOf<StridedMapping<(N, N), (N, U1)>>, RowMajor);
    same!(
        MemoryOrderOf<StridedMapping<(N, N), (U1, N)>>,
        MemoryOrderOf<StridedMapping<(N, N), (N, N)>>,
        ColumnMajor
    );
    // Equal strides: the lower axis first. Run-time ones come behind, the lower axis first.
    same!(MemoryOrderOf<StridedMapping<(N, N, N), (U5, U5, U1)>>, order![2, 0, 1]);
    same!(MemoryOrderOf<StridedMapping<(N, N, N), (N, U7, N)>>, order![1, 0, 2]);
    same!(MemoryOrderOf<StridedMapping<(N, N, N), (U60, U0, U1)>>, order![1, 2, 0]);
    same!(MemoryOrderOf<StridedMapping<(N, N, N, N), (N, U20, Const<1>, U3)>>, order![3, 1, 0, 2]);
    same!(MemoryOrderOf<Rows<(N, N, N, N, N, N)>>, RowMajor);
    type Down = (U12, uint!(11), uint!(10), uint!(9), uint!(8), U7, U6, U5, U4, U3, U2, U1);
    same!(MemoryOrderOf<StridedMapping<Down, Down>>, RowMajor);
}

#[test]
fn strides_of_dense_mappings() {
    type Strides<M> = <M as TypedStrides>::Strides;
    same!(Strides<Rows<()>>, Strides<Columns<()>>, ());
    same!(Strides<Rows<(N,)>>, Strides<Columns<(U4,)>>, Strides<Rows<(Const<4>,)>>, (U1,));
    same!(Strides<Rows<(U3, U4)>>, Strides<Rows<(N, U4)>>, Strides<Ordered<(N, U4), axes![1, 0]>>, (U4, U1));
    same!(Strides<Rows<(U3, N)>>, Strides<Rows<(U3, Dyn)>>, (N, U1));
    // The slowest axis is in no stride.
    same!(Strides<Columns<(U3, N)>>, Strides<Columns<(U3, Const<9>)>>, (U1, U3));
    // A const number is kept alone or times 1; any other product is known at run time only.
    same!(Strides<Columns<(Const<3>, N)>>, (U1, Const<3>));
    same!(Strides<Columns<(U1, Const<3>, U1, N)>>, (U1, U1, Const<3>, Const<3>));
    same!(Strides<Columns<(Const<3>, U2, N)>>, (U1, Const<3>, N));
    same!(Strides<Columns<(U2, Const<3>, N)>>, (U1, U2, N));
    same!(Strides<Rows<(N, U3, U4, U5)>>, (U60, U20, U5, U1));
    same!(Strides<Rows<(U3, N, U4, U5)>>, (N, U20, U5, U1));
    same!(Strides<Ordered<(U3, U4, U5), axes![1, 2, 0]>>, (U20, U1, U4));
    same!(Strides<Ordered<(U3, N, U5), axes![2, 0, 1]>>, (U5, U15, U1));
    // An extent 0 is a number like another.
    same!(Strides<Columns<(U0, U4, U5)>>, (U1, U0, U0));
    same!(Strides<Columns<(U0, N, U5)>>, (U1, U0, N));
    same!(Strides<Rows<(U2, U2, U2, U2, U2, U2)>>, (uint!(32), uint!(16), uint!(8), U4, U2, U1));
    type Twelve = (U2, U2, U2, U2, U2, U2, U2, U2, U2, U2, U2, N);
    type Powers = (
        U1,
        U2,
        U4,
        uint!(8),
        uint!(16),
        uint!(32),
        uint!(64),
        uint!(128),
        uint!(256),
        uint!(512),
        uint!(1024),
        uint!(2048),
    );
    same!(Strides<Columns<Twelve>>, Powers);
}

#[test]
fn results_of_operations() {
    same!(Permuted<Rows<()>, axes![]>, Columns<()>);
    same!(Permuted<Rows<(U3,)>, axes![0]>, Columns<(U3,)>);
    same!(Permuted<Rows<(N, U3)>, axes![1, 0]>, Columns<(U3, N)>);
    same!(Permuted<Rows<(U2, N, Const<5>)>, axes![2, 0, 1]>, Ordered<(Const<5>, U2, N), axes![0, 2, 1]>);
    same!(Permuted<StridedMapping<(U2, N), (N, U1)>, axes![1, 0]>, StridedMapping<(N, U2), (U1, N)>);
    same!(
        Permuted<Columns<(U2, U3, U4, U5, U6, U7)>, axes![5, 4, 3, 2, 1, 0]>,
        Rows<(U7, U6, U5, U4, U3, U2)>
    );

    same!(AxisDropped<Rows<(U3,)>, 0>, AxisDropped<Columns<(N,)>, 0>, Columns<()>);
    same!(AxisDropped<Rows<(N, U3)>, 0>, Columns<(U3,)>);
    same!(AxisDropped<Rows<(N, U3)>, 1>, StridedMapping<(N,), (U3,)>);
    same!(AxisDropped<Rows<(N, U3, U4)>, 0>, Rows<(U3, U4)>);
    same!(AxisDropped<Rows<(N, U3, U4)>, 1>, StridedMapping<(N, U4), (U12, U1)>);
    same!(AxisDropped<Ordered<(U2, U3, N), axes![1, 0, 2]>, 2>, Rows<(U2, U3)>);
    same!(AxisDropped<StridedMapping<(N, U3), (U5, N)>, 0>, StridedMapping<(U3,), (N,)>);
    same!(AxisDropped<Columns<(N, N, N, N, N, N)>, 5>, Columns<(N, N, N, N, N)>);

    same!(Narrowed<Rows<(N, U3)>, 0, U2>, Rows<(U2, U3)>);
    same!(Narrowed<Rows<(U5, U3)>, 0, N>, Narrowed<Ordered<(U5, U3), axes![1, 0]>, 0, N>, Rows<(N, U3)>);
    same!(Narrowed<Rows<(U5,)>, 0, U2>, Columns<(U2,)>);
    same!(Narrowed<Rows<(N, U3)>, 1, U2>, StridedMapping<(N, U2), (U3, U1)>);
    same!(Narrowed<Columns<(U4, N)>, 1, Const<2>>, Columns<(U4, Const<2>)>);
    same!(Narrowed<StridedMapping<(N, U3), (U5, N)>, 1, U0>, StridedMapping<(N, U0), (U5, N)>);

    same!(Blocked<Rows<()>, ()>, StridedMapping<(), ()>);
    same!(Blocked<Rows<(N, U3)>, (U2, N)>, StridedMapping<(U2, N), (U3, U1)>);
    same!(Blocked<Columns<(N, N, N)>, (N, U2, Const<1>)>, StridedMapping<(N, U2, Const<1>), (U1, N, N)>);

    same!(Expanded<Rows<()>, axes![0, 1], (N, U3)>, StridedMapping<(N, U3), (U0, U0)>);
    same!(Expanded<Rows<(U3, U4)>, axes![], (U3, N)>, StridedMapping<(U3, N), (U4, U1)>);
    same!(Expanded<Rows<(U3, U4)>, axes![1], (U3, N, U4)>, StridedMapping<(U3, N, U4), (U4, U0, U1)>);
    same!(
        Expanded<Columns<(N,)>, axes![2, 0], (U5, N, U2)>,
        Expanded<StridedMapping<(N,), (U1,)>, axes![0, 2], (U5, N, U2)>,
        StridedMapping<(U5, N, U2), (U0, U1, U0)>
    );

    same!(Diagonalized<Rows<(U3, U5)>, axes![0, 1]>, Diagonalized<Rows<(U3, U5)>, axes![1, 0]>, StridedMapping<(U3,), (U6,)>);
    same!(Diagonalized<Rows<(U7, U3, U5)>, axes![2, 1]>, StridedMapping<(U7, U3), (U15, U6)>);
    same!(Diagonalized<Rows<(U7, U3, U5)>, axes![2, 0]>, StridedMapping<(U3, U5), (U5, uint!(16))>);
    same!(Diagonalized<Rows<(N, U3, U5)>, axes![0, 2]>, StridedMapping<(N, U3), (uint!(16), U5)>);
    same!(Diagonalized<Rows<(N, U3)>, axes![0]>, StridedMapping<(N, U3), (U3, U1)>);
    same!(Diagonalized<StridedMapping<(U2, U3), (Const<4>, U1)>, axes![0, 1]>, StridedMapping<(U2,), (N,)>);
    same!(Diagonalized<StridedMapping<(Const<2>, U3), (U0, Const<4>)>, axes![0, 1]>, StridedMapping<(N,), (Const<4>,)>);

    same!(ToStrided<Rows<(N, U3)>>, StridedMapping<(N, U3), (U3, U1)>);
    same!(ToStrided<StridedMapping<(N,), (N,)>>, StridedMapping<(N,), (N,)>);
    same!(ToStrided<Columns<()>>, StridedMapping<(), ()>);
}

#[test]
fn ranks_up_to_12() {
    type Wide = Shape![2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2];
    type M = Rows<Wide>;
    type Turned = Permuted<M, axes![11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0]>;
    same!(Turned, Columns<Wide>);
    same!(AxisDropped<M, 0>, Rows<Shape![2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2]>);
    same!(Narrowed<M, 0, U1>, Rows<Shape![1, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2]>);
    same!(
        Diagonalized<M, axes![0, 11, 5]>,
        StridedMapping<Shape![2, 2, 2, 2, 2, 2, 2, 2, 2, 2], Shape![2113, 1024, 512, 256, 128, 32, 16, 8, 4, 2]>
    );
    assert_eq!((M::STATIC.size(), M::STATIC.cosize(), M::RANK), (4096, 4096, MAX_RANK));
    assert_eq!(M::STATIC.offset([1; 12]), 4095);
    assert_not_impl_any!((N, N, N, N, N, N, N, N, N, N, N, N, N): Shape);
}

#[test]
fn what_a_type_proves() {
    assert_impl_all!(Rows<(N, U3)>: Contiguous, MutableMapping);
    assert_impl_all!(Permuted<Rows<(N, U3)>, axes![1, 0]>: Contiguous);
    assert_impl_all!(AxisDropped<Rows<(N, U3)>, 0>: Contiguous);
    assert_impl_all!(Narrowed<Rows<(N, U3)>, 0, U2>: Contiguous);
    assert_not_impl_any!(AxisDropped<Rows<(N, U3)>, 1>: Contiguous);
    assert_not_impl_any!(Narrowed<Rows<(N, U3)>, 1, U2>: Contiguous);
    // Strided ones, by their numbers: whatever the operation was.
    assert_impl_all!(Blocked<Rows<(N, U3)>, (U2, U3)>: Contiguous);
    assert_impl_all!(Diagonalized<Rows<(N, U3)>, axes![0]>: Contiguous);
    assert_impl_all!(ToStrided<Rows<(N, U3)>>: Contiguous);
    assert_not_impl_any!(Blocked<Rows<(N, U3)>, (U2, U2)>: Contiguous);
    assert_not_impl_any!(Blocked<Rows<(N, N)>, (U2, N)>: Contiguous);
    assert_impl_all!(Blocked<Rows<(N, N)>, (U2, Full)>: Contiguous);
    assert_impl_all!(ToStrided<Rows<(N, U3)>>: MutableMapping);
    // A stride 0 that the type shows; of the empty shape too. One that it does not show is found later.
    assert_not_impl_any!(Expanded<Rows<(U3,)>, axes![0], (N, U3)>: MutableMapping, Contiguous);
    assert_not_impl_any!(StridedMapping<(N, N), (U1, U0)>: MutableMapping);
    assert_impl_all!(StridedMapping<(N, N), (U1, Const<0>)>: MutableMapping);
    assert_not_impl_any!(Rows<(N, U3)>: PermuteMapping<axes![0, 0]>, PermuteMapping<axes![0]>, PermuteMapping<axes![0, 2]>);
    assert_not_impl_any!(Rows<(N, U3)>: DropAxis<2>, NarrowMapping<2, U1>, NarrowMapping<1, U4>);
    assert_not_impl_any!(Rows<(N, U3)>: BlockMapping<(N, U4)>, BlockMapping<(N,)>, DiagonalMapping<axes![]>);
    assert_not_impl_any!(Rows<(N, U3)>: DiagonalMapping<axes![0, 0]>, DiagonalMapping<axes![0, 2]>);
    assert_not_impl_any!(Rows<(N, U3)>: ExpandMapping<axes![0], (N, N, U4)>, ExpandMapping<axes![0], (N, U3)>);
    assert_not_impl_any!(Rows<(N, U3)>: ExpandMapping<axes![3], (N, U3, U1)>, ExpandMapping<axes![0, 0], (N, N, N, N)>);
    assert_not_impl_any!(Rows<()>: DropAxis<0>);
}

#[test]
fn numbers_as_types() {
    same!(uint!(0), UTerm, U0);
    same!(uint!(1), UInt<UTerm, typenum::B1>);
    same!(uint!(255), typenum::U255);
    same!(uint!(256), typenum::U256);
    same!(uint!(1_000_000), typenum::U1000000);
    same!(uint!(1 << 62), typenum::U4611686018427387904);
    macro_rules! round_trip {
        ($($n:expr),*) => { $(assert_eq!(<uint!($n) as StaticExtent>::VALUE, $n);)* };
    }
    round_trip!(
        0,
        1,
        2,
        127,
        128,
        255,
        256,
        257,
        65_535,
        65_536,
        16_777_216,
        0x00FF_00FF,
        usize::MAX,
        usize::MAX - 1
    );
    same!(Shape![dyn, 4, { 2 + 3 }], (N, U4, U5));
    same!(Shape![], ());
    let n = 7;
    let shape: (N, U4, U5, N) = shape![n, 4, { 2 + 3 }, n * 2];
    assert_eq!((shape.0, shape.3), (7, 14));
}

#[test]
fn a_mapping_is_as_large_as_its_run_time_numbers() {
    const WORD: usize = size_of::<usize>();
    const M: Rows<Shape![4, 6, 8]> = Rows::STATIC;
    assert_eq!(size_of::<Rows<(U3, U4, Const<5>)>>(), 0);
    assert_eq!(size_of::<Rows<(N, U4, Const<5>)>>(), WORD);
    assert_eq!(size_of::<Rows<(N, N)>>(), 2 * WORD);
    assert_eq!(size_of::<StridedMapping<(N, U4), (U4, N)>>(), 2 * WORD);
    assert_eq!(size_of::<StridedMapping<(U3, U4), (Const<8>, U1)>>(), 0);
    assert_eq!(size_of::<StridedMapping<(N, N, N), (N, N, N)>>(), 6 * WORD);
    assert_eq!(size_of::<View<'static, u8, Rows<(U3, U4)>>>(), WORD);
    // Whatever a static mapping went through, up to where a run-time number enters.
    let through = M.permute::<axes![2, 0, 1]>().drop_axis::<0>().narrow::<0, _>(shape![2].0).unwrap();
    assert_eq!(size_of_val(&through), 0);
    let through = through.block(shape![2, 3]).unwrap().expand::<axes![1], _>(shape![2, 9, 3]).unwrap();
    assert_eq!((size_of_val(&through), through.stride_values()), (0, [48, 0, 8]));
    let through = through.diagonal::<axes![0, 2]>();
    assert_eq!((size_of_val(&through), through.stride_values(), through.extents()), (0, [56, 0], [2, 9]));
    assert_eq!(size_of_val(&through.to_dynamic()), 4 * WORD);
    assert_eq!(size_of_val(&M.narrow::<0, _>(2_usize).unwrap()), WORD);
    assert_eq!(size_of_val(&M.narrow::<2, _>(2_usize).unwrap()), WORD);
}
