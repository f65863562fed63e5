//! Mappings: from an index, one number per axis, to an offset in memory, in elements.
//!
//! | operation | of a `DenseMapping` | of a `StridedMapping` |
//! |---|---|---|
//! | [`permute_mapping`] | dense, order permuted | strided |
//! | [`drop_axis_mapping`] | dense along the slowest axis, else strided | strided |
//! | [`narrow_mapping`] | dense along the slowest axis, else strided | strided |
//! | [`block_mapping`] | strided; dense with [`Full`] for all but the slowest axis | strided |
//! | [`expand_mapping`] | strided | strided |
//! | [`diagonal_mapping`] | strided | strided |
//! | [`merge_axes_mapping`] | dense | strided |
//! | [`split_axis_mapping`] | dense | strided |
//!
//! Each is a free function, a method of [`Mapping`] and an alias for the type of its result, and lives in
//! the file of its name. None costs more at run time than moving the numbers that are not static.
//!
//! Code that is generic over mappings names each operation it uses in one bound. For any two axes, laid out in
//! any way:
//!
//! ```
//! use strata_layout::{
//!     BlockMapping, ColumnMajor, DenseMapping, DropAxis, Mapping, PermuteMapping, RowMajor, Shape, View, axes,
//!     shape,
//! };
//!
//! fn sum_rows<M>(matrix: View<'_, i32, M>) -> Vec<i32>
//! where
//!     M: Mapping<Index = [usize; 2]> + DropAxis<0>,
//! {
//!     (0..matrix.extent(0)).map(|i| matrix.drop_axis::<0>(i).iter().sum()).collect()
//! }
//!
//! fn sum_columns<M>(matrix: View<'_, i32, M>) -> Vec<i32>
//! where
//!     M: PermuteMapping<axes![1, 0], Output: DropAxis<0>> + Mapping<Index = [usize; 2]>,
//! {
//!     sum_rows(matrix.permute::<axes![1, 0]>())
//! }
//!
//! fn sum_corner<M>(matrix: View<'_, i32, M>) -> i32
//! where
//!     M: Mapping<Index = [usize; 2]> + BlockMapping<Shape![2, 2]>,
//! {
//!     matrix.block([0, 0], shape![2, 2]).map_or(0, |corner| corner.iter().sum())
//! }
//!
//! let data = [1, 2, 3, 4, 5, 6];
//! let rows = View::new(&data, DenseMapping::<Shape![2, 3], RowMajor>::STATIC).unwrap();
//! let columns = View::new(&data, DenseMapping::<_, ColumnMajor>::new(shape![1 + 1, 3]).unwrap()).unwrap();
//! assert_eq!((sum_rows(rows), sum_rows(columns)), (vec![6, 15], vec![9, 12]));
//! assert_eq!((sum_columns(rows), sum_corner(columns)), (vec![5, 7, 9], 1 + 2 + 3 + 4));
//! ```
mod block;
pub(crate) mod block_sizes;
pub(crate) mod check;
pub(crate) mod contiguous;
mod convert;
mod dense;
mod diagonal;
pub(crate) mod drop_axis;
mod expand;
mod factor;
mod flat_layout;
mod from_numbers;
mod gap;
mod interface;
mod memory_order;
mod merge_axes;
mod narrow;
mod permute;
mod split_axis;
mod strided;
mod typed_strides;

pub use block::{BlockMapping, Blocked, HasBlock, block_mapping};
pub use block_sizes::{BlockSizes, Full};
pub use contiguous::Contiguous;
pub use convert::{ShapeFor, ToStrided};
pub use dense::DenseMapping;
pub use diagonal::{DiagonalMapping, Diagonalized, diagonal_mapping};
pub use drop_axis::{AxisDropped, DropAxis, drop_axis_mapping};
pub use expand::{ExpandMapping, Expanded, expand_mapping};
pub use factor::Factor;
pub use flat_layout::{First, Lift, Lifted, lifted_extent, lifted_rank, lifted_stride};
use from_numbers::FromNumbers;
pub use interface::Mapping;
pub(crate) use memory_order::InsertSorted;
pub use memory_order::{MemoryOrder, MemoryOrderOf};
pub use merge_axes::{
    AxesMerged, MergeAxes, TryAxesMerged, TryMergeAxes, merge_axes_mapping, try_merge_axes_mapping,
};
pub use narrow::{NarrowMapping, Narrowed, narrow_mapping};
pub use permute::{PermuteMapping, Permuted, permute_mapping};
pub use split_axis::{AxisSplit, SplitAxis, split_axis_mapping};
pub use strided::{RanksAgree, StridedMapping, StridesFor};
pub use typed_strides::TypedStrides;
