//! Sections 3.1.1 to 3.1.4 of 'Categorical Foundations for CuTe Layouts', statement by statement.
//!
//! Numbers of examples are the document's where they can be read from it. What is said of all morphisms is
//! checked here on the morphisms with up to 2 entries a side from 1..=3, and in `exhaustive*` on more.
use crate::oracle::{Mor, world};

mod section_3_1_1;
mod section_3_1_2;
mod section_3_1_3;
mod section_3_1_4;

/// The three morphisms that the document draws first.
pub(crate) const EXAMPLE_3_1_1_15: &str = "(3,128,128) -(1,3,5)-> (3,2,128,2,128)";
pub(crate) const EXAMPLE_3_1_1_16: &str = "(3,128,128) -(*,2,1)-> (128,128)";
pub(crate) const EXAMPLE_3_1_1_17: &str = "(16,16,16,1,32) -(*,*,1,*,2)-> (16,32,1,1)";

pub(crate) fn small() -> Vec<Mor> {
    world(2, 3)
}
