//! Text put together in a constant, where nothing can be formatted.

/// Text of at most 256 bytes, which the longest message fits with the largest numbers.
pub(super) struct Text {
    bytes: [u8; 256],
    len: usize,
}

impl Text {
    #[inline]
    pub(super) const fn new() -> Self {
        Self { bytes: [0; 256], len: 0 }
    }

    /// The text with some more behind it, as much as there is room for.
    #[inline]
    pub(super) const fn text(mut self, text: &str) -> Self {
        let text = text.as_bytes();
        let mut k = 0;
        while k < text.len() && self.len < self.bytes.len() {
            self.bytes[self.len] = text[k];
            self.len += 1;
            k += 1;
        }
        self
    }

    /// The text with a number behind it.
    #[inline]
    pub(super) const fn number(self, n: usize) -> Self {
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

    /// The text with the entry of a list behind it, or with the word for a list that has ended.
    #[inline]
    pub(super) const fn entry(self, entry: Option<usize>) -> Self {
        match entry {
            Some(entry) => self.number(entry),
            None => self.text("nothing"),
        }
    }

    /// The whole text.
    #[inline]
    pub(super) const fn as_str(&self) -> &str {
        match core::str::from_utf8(self.bytes.split_at(self.len).0) {
            Ok(text) => text,
            Err(_) => "a layout is refused",
        }
    }
}
