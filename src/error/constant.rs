//! How an error becomes a compile error that shows its numbers.
use super::LayoutError;

/// The value of a result in a constant: what the algebra gives, and a compile error with the numbers where it
/// gives none.
///
/// # Panics
/// With the message of the error: in a constant the compiler prints it. Where a program runs, match on the result.
///
/// ```
/// use strata_layout::{FlatLayout, constant};
/// const MATRIX: FlatLayout = constant(FlatLayout::new(&[4, 6], &[6, 1]));
/// const TILE: FlatLayout = constant(FlatLayout::new(&[2, 3], &[1, 4]));
/// const TILES: FlatLayout = constant(MATRIX.divide(&TILE));
/// assert_eq!(TILES.to_string(), "(2,3,2,2):(6,1,12,3)");
/// ```
///
/// ```compile_fail,E0080
/// # use strata_layout::{FlatLayout, constant};
/// // evaluation panicked: mode 1: the extent is 0, and must be at least 1
/// const EMPTY: FlatLayout = constant(FlatLayout::new(&[4, 0], &[6, 1]));
/// ```
#[track_caller]
#[inline]
pub const fn constant<T: Copy>(result: Result<T, LayoutError>) -> T {
    match result {
        Ok(value) => value,
        Err(error) => error.refuse(),
    }
}

impl LayoutError {
    /// Refuses a constant, with the message of this error.
    // The compiler shows the place of the call, not this one, as it does for whatever is `track_caller`.
    #[track_caller]
    #[inline]
    pub(crate) const fn refuse(&self) -> ! {
        panic!("{}", self.message().as_str())
    }
}
