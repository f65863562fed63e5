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

mod oracle;
mod exhaustive;
mod vectors;
mod laws;
mod const_eval;
