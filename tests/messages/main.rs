//! Every message, of the compiler and of the running program, is held to the same rules; and the catalogue
//! `docs/errors.md` is what `ui-tests/` says.
mod catalogue;
mod compiler;
mod run_time;
#[path = "../ui_cases/mod.rs"]
mod ui_cases;
mod vocabulary;
