//! Conversions between mappings that are the same function: dense and strided, static and run-time.
