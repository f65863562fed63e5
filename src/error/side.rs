//! The two sides of a morphism.
use core::fmt;

/// The side of a morphism that an error speaks of.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Side {
    /// Where the morphism starts: the shape of the layout it encodes.
    Domain,
    /// Where it ends.
    Codomain,
}

impl Side {
    /// Its name in a message.
    #[inline]
    pub(super) const fn name(self) -> &'static str {
        match self {
            Self::Domain => "domain",
            Self::Codomain => "codomain",
        }
    }
}

impl fmt::Display for Side {
    #[inline]
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}
