//! The morphism of a mapping.
use super::TupleMorphism;
use crate::LayoutError;
use crate::mapping::{DenseMapping, Mapping};
use crate::order::OrderLike;
use crate::tuple::InOrder;

impl TupleMorphism {
    /// The isomorphism that a dense mapping is: each axis to its place in the order of memory.
    ///
    /// Permuting the mapping is composing with [`permutation`](Self::permutation), dropping an axis is
    /// [`restrict`](Self::restrict), expanding is composing with [`projection`](Self::projection).
    ///
    /// # Errors
    /// `ZeroEntry` for an empty mapping: every extent of a morphism is at least 1.
    ///
    /// ```
    /// use strata_layout::{DenseMapping, RowMajor, Shape, TupleMorphism};
    ///
    /// const IMAGE: DenseMapping<Shape![480, 640, 3], RowMajor> = DenseMapping::STATIC;
    /// assert_eq!(TupleMorphism::of_dense(&IMAGE)?.to_string(), "(480,640,3) -(3,2,1)-> (3,640,480)");
    /// # Ok::<(), strata_layout::LayoutError>(())
    /// ```
    #[inline]
    pub fn of_dense<S: InOrder<O>, O: OrderLike>(mapping: &DenseMapping<S, O>) -> Result<Self, LayoutError> {
        Self::from_order(mapping.extents().as_ref(), S::FASTEST_FIRST)
    }

    /// The standard representation of the layout of any mapping, when its strides nest.
    ///
    /// # Errors
    /// `ZeroExtent` for an empty mapping; whatever [`standard`](Self::standard) refuses.
    ///
    /// ```
    /// use strata_layout::{StridedMapping, TupleMorphism, shape};
    ///
    /// let padded = StridedMapping::new(shape![4, 6], shape![8, 1])?;
    /// let refused = TupleMorphism::of_mapping(&padded).unwrap_err();
    /// assert_eq!(refused.kind(), "not-tractable");
    /// let padded = StridedMapping::new(shape![4, 6], shape![12, 1])?;
    /// assert_eq!(TupleMorphism::of_mapping(&padded)?.to_string(), "(4,6) -(3,1)-> (6,2,4)");
    /// # Ok::<(), strata_layout::LayoutError>(())
    /// ```
    #[inline]
    pub fn of_mapping<M: Mapping>(mapping: &M) -> Result<Self, LayoutError> {
        Self::standard(&mapping.flat_layout()?)
    }
}
