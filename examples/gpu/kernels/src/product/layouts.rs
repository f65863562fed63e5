//! The layouts of the tiled product: from mapping types to constants, through the algebra, and back to types.
//! `docs/gpu.md` of the library walks through them.
use super::{COLUMNS, INNER, TILE, TILE_INNER};
use strata_layout::{
    Blocked, ColumnMajor, DenseMapping, Expanded, FlatLayout, Permuted, RowMajor, Shape, StaticMapping, axes,
    constant,
};

/// The matrices: A and C with a number of rows known only when the program runs.
pub(super) type A = DenseMapping<Shape![dyn, { INNER }], RowMajor>;
pub(super) type B = DenseMapping<Shape![{ INNER }, { COLUMNS }], RowMajor>;
pub(super) type C = DenseMapping<Shape![dyn, { COLUMNS }], RowMajor>;

/// Tiles of them, the axis first along which memory is contiguous. All static: only the slowest extent was not.
type ATile = Permuted<Blocked<A, Shape![{ TILE }, { TILE_INNER }]>, axes![1, 0]>;
type BTile = Permuted<Blocked<B, Shape![{ TILE_INNER }, { TILE }]>, axes![1, 0]>;
type CTile = Permuted<Blocked<C, Shape![{ TILE }, { TILE }]>, axes![1, 0]>;

/// How far the columns of the tile of A lie apart in shared memory: the 8 × 4 elements that 32 threads write at a
/// time are then in 32 different banks.
const PADDED: usize = TILE + 4;
pub const A_TILE_ELEMENTS: usize = TILE_INNER * PADDED;
pub const B_TILE_ELEMENTS: usize = TILE_INNER * TILE;

/// The same tiles in shared memory, that of A column by column, with the same axes.
type AShared =
    Blocked<DenseMapping<Shape![{ TILE_INNER }, { PADDED }], RowMajor>, Shape![{ TILE_INNER }, { TILE }]>;
type BShared = DenseMapping<Shape![{ TILE }, { TILE_INNER }], ColumnMajor>;

/// They again as the threads read them, in the space of the tile of C and the inner axis: column, row, inner. A
/// does not depend on the column, nor B on the row.
type Space = Shape![{ TILE }, { TILE }, { TILE_INNER }];
type ARead = Expanded<Permuted<AShared, axes![1, 0]>, axes![0], Space>;
type BRead = Expanded<BShared, axes![1], Space>;

/// The first place that each of 256 threads has in a tile of `width` by anything, along the rows: the tile divided
/// by it says where each thread finds its elements.
const fn copied_by(width: usize) -> FlatLayout {
    constant(FlatLayout::column_major(&[width, super::THREADS / width]))
}
pub(super) const A_COPY: FlatLayout = constant(ATile::FLAT_LAYOUT.divide(&copied_by(TILE_INNER)));
pub(super) const B_COPY: FlatLayout = constant(BTile::FLAT_LAYOUT.divide(&copied_by(TILE)));
pub(super) const A_SHARED: FlatLayout = constant(AShared::FLAT_LAYOUT.divide(&copied_by(TILE_INNER)));
pub(super) const B_SHARED: FlatLayout = constant(BShared::FLAT_LAYOUT.divide(&copied_by(TILE)));

/// Which elements of the tile of C each thread has: a square of 16 × 16 threads, repeated 8 × 8 times.
const THREADS: FlatLayout = constant(FlatLayout::new(&[16, 16], &[1, TILE]));
const ELEMENTS: FlatLayout = constant(FlatLayout::column_major(&[8, 8]));
/// Column and row of the thread, column and row of the element, to the number of the element in the tile.
pub(super) const PARTITION: FlatLayout = constant(THREADS.product(&ELEMENTS));
/// The same with the inner axis behind.
const PARTITION_INNER: FlatLayout =
    constant(PARTITION.concat(&constant(FlatLayout::new(&[TILE_INNER], &[TILE * TILE]))));

pub(super) const C_PART: FlatLayout = constant(CTile::FLAT_LAYOUT.compose(&PARTITION));
pub(super) const A_PART: FlatLayout = constant(ARead::FLAT_LAYOUT.compose(&PARTITION_INNER));
pub(super) const B_PART: FlatLayout = constant(BRead::FLAT_LAYOUT.compose(&PARTITION_INNER));

/// The constants as types: a thread of a copy, its element.
pub(super) type ACopy = StaticMapping!(A_COPY);
pub(super) type BCopy = StaticMapping!(B_COPY);
pub(super) type ACopyShared = StaticMapping!(A_SHARED);
pub(super) type BCopyShared = StaticMapping!(B_SHARED);
/// Column and row of the thread, column and row of the element, and inner.
pub(super) type APart = StaticMapping!(A_PART);
pub(super) type BPart = StaticMapping!(B_PART);
pub(super) type CPart = StaticMapping!(C_PART);

/// None of them takes a byte.
const _: () = assert!(size_of::<(ACopy, BCopy, ACopyShared, BCopyShared, APart, BPart, CPart)>() == 0);
