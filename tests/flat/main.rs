//! The algebra of flat layouts, against the paper, brute force, laws and recorded vectors.

/// A test whose body runs in a constant too.
macro_rules! both {
    ($($(#[$attribute:meta])* fn $name:ident() $body:block)*) => {$(
        $(#[$attribute])*
        #[test]
        fn $name() {
            const fn body() $body
            const { body() }
            body();
        }
    )*};
}

mod const_eval;
mod corrections;
mod exhaustive;
mod fuzz;
mod laws;
mod oracle;
mod paper;
mod refusals;
mod text;
mod vectors;
