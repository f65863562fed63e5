//! All panics of const code: how an error becomes a compile error that shows its numbers.
use crate::error::LayoutError;

/// Text of at most 200 bytes, put together in a `const`, where nothing can be formatted.
struct Text {
    bytes: [u8; 200],
    len: usize,
}

impl Text {
    const fn new() -> Self {
        Self { bytes: [0; 200], len: 0 }
    }

    #[inline]
    const fn text(mut self, text: &str) -> Self {
        let text = text.as_bytes();
        let mut k = 0;
        while k < text.len() && self.len < self.bytes.len() {
            self.bytes[self.len] = text[k];
            self.len += 1;
            k += 1;
        }
        self
    }

    #[inline]
    const fn number(self, n: usize) -> Self {
        let (mut digits, mut at, mut n) = ([b'0'; 20], 20, n);
        loop {
            at -= 1;
            digits[at] = b'0' + (n % 10).to_le_bytes()[0];
            n /= 10;
            if n == 0 {
                break;
            }
        }
        match core::str::from_utf8(digits.split_at(at).1) {
            Ok(text) => self.text(text),
            Err(_) => self,
        }
    }

    #[track_caller]
    #[inline]
    const fn panic(self) -> ! {
        match core::str::from_utf8(self.bytes.split_at(self.len).0) {
            Ok(text) => panic!("{}", text),
            Err(_) => panic!("a layout is refused"),
        }
    }
}

/// Refuses a static mapping, with the numbers of `error`.
// The compiler shows the place of the call, not this one, as it does for whatever is `track_caller`.
#[track_caller]
#[inline]
pub(crate) const fn refuse(error: &LayoutError) -> ! {
    text(error).panic()
}

/// The message of `error`.
#[inline]
const fn text(error: &LayoutError) -> Text {
    match *error {
        LayoutError::SizeOverflow { axis, extent } => Text::new()
            .text("axis ")
            .number(axis)
            .text(": with extent ")
            .number(extent)
            .text(" the product of the extents passes isize::MAX"),
        LayoutError::OffsetOverflow { axis, extent, stride } => Text::new()
            .text("axis ")
            .number(axis)
            .text(": with extent ")
            .number(extent)
            .text(" and stride ")
            .number(stride)
            .text(" the largest offset passes isize::MAX"),
        LayoutError::ZeroExtent { mode } => {
            Text::new().text("mode ").number(mode).text(": the extent is 0, and must be at least 1")
        }
        LayoutError::RankMismatch { given, expected } => Text::new()
            .text("a layout of rank ")
            .number(given)
            .text(" has more modes than the ")
            .number(expected)
            .text(" axes of a mapping"),
        _ => Text::new().text("a layout is refused: ").text(error.kind()),
    }
}
