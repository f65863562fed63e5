//! The core, tested from outside: mappings and views against an oracle that knows only 'stride times
//! index'.
//!
//! `oracle` has the expected answers, `seen` what a mapping says of itself, `lists` the orders,
//! permutations and axes as lists of types. `small_world` puts every operation on every small shape.
#![allow(missing_docs, unreachable_pub, reason = "a test binary has no callers")]

#[macro_use]
mod lists;
mod oracle;
mod seen;

mod cases;
mod disjoint;
mod errors;
mod generic;
mod laws;
mod overflow;
mod small_world;
mod static_numbers;
mod static_world;
mod types;
mod vector_types;
mod vectors;
mod views;
