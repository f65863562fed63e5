//! The core, tested from outside.
#![allow(missing_docs, unreachable_pub, reason = "a test binary has no callers")]

mod overflow;
