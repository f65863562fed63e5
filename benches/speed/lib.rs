//! Nothing: the benches are in `benches/`. A library, so that the libraries they need can be built on their own, as
//! `../compile_time/run.py` does.
