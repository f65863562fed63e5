//! Tuple morphisms against the definitions, by brute force, by the conformance records, and in `const`.
mod agreement;
mod bridge;
mod const_eval;
mod disagreements;
mod docs;
mod exhaustive;
mod exhaustive_layouts;
mod exhaustive_pairs;
mod laws;
mod mappings;
mod oracle;
mod paper;
mod refusals;
mod text;
mod vectors;
