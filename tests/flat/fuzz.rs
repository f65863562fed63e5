//! Random calls of everything, small numbers and huge ones, good arguments and bad: nothing panics,
//! and what is answered is true at some random indices.
//!
//! `FLAT_FUZZ_CALLS` says how many calls; ten million are
//! `FLAT_FUZZ_CALLS=10000000 cargo test --test flat fuzz -- --nocapture`, with overflow checks on.
use crate::laws::phi;
use crate::oracle::Draw;
use strata_layout::{FlatLayout, LayoutError};

const LARGEST: usize = isize::MAX.unsigned_abs();

struct Fuzz {
    draw: Draw,
    calls: u64,
    answers: u64,
}

impl Fuzz {
    /// Small mostly; sometimes a power of two or its neighbour, or anything.
    fn number(&mut self) -> usize {
        match self.draw.below(12) {
            0 => 1 << self.draw.below(63),
            1 => (1_usize << self.draw.below(64)).wrapping_sub(self.draw.below(3)),
            2 => usize::MAX - self.draw.below(3),
            3 => LARGEST - self.draw.below(3),
            4 => self.draw.below(1 << 40),
            5..=7 => self.draw.below(100),
            _ => self.draw.below(9),
        }
    }

    fn numbers(&mut self) -> Vec<usize> {
        let length = if self.draw.below(20) == 0 { self.draw.below(19) } else { self.draw.below(6) };
        (0..length).map(|_| self.number()).collect()
    }

    /// A layout: anything that is one, or one whose strides follow its extents, shuffled.
    fn layout(&mut self) -> FlatLayout {
        if self.draw.below(3) == 0 {
            let rank = self.draw.below(7);
            let shape: Vec<_> = (0..rank).map(|_| 1 + self.number() % LARGEST).collect();
            let stride: Vec<_> = (0..rank).map(|_| self.number()).collect();
            if let Ok(l) = FlatLayout::new(&shape, &stride) {
                return l;
            }
        }
        let rank = if self.draw.below(8) == 0 { self.draw.below(17) } else { self.draw.below(6) };
        let (mut modes, mut place) = (vec![], 1_usize);
        for _ in 0..rank {
            let gap = if self.draw.below(3) == 0 { 1 + self.draw.below(4) } else { 1 };
            let extent =
                1 + if self.draw.below(9) == 0 { self.draw.below(1 << 12) } else { self.draw.below(4) };
            let stride = if self.draw.below(12) == 0 { self.draw.below(9) } else { place.wrapping_mul(gap) };
            place = place.wrapping_mul(gap).wrapping_mul(extent).max(1);
            modes.insert(self.draw.below(modes.len() + 1), (extent, stride % LARGEST));
        }
        let (shape, stride): (Vec<_>, Vec<_>) = modes.into_iter().unzip();
        FlatLayout::new(&shape, &stride).unwrap_or(FlatLayout::EMPTY)
    }

    /// Counts a call; its answer, if any.
    fn call<T>(&mut self, result: Result<T, LayoutError>) -> Option<T> {
        self.calls += 1;
        match result {
            Ok(answer) => {
                self.answers += 1;
                Some(answer)
            }
            Err(error) => {
                assert!(!error.kind().is_empty());
                None
            }
        }
    }

    fn same(&mut self, a: &FlatLayout, b: &FlatLayout) {
        self.calls += 1;
        assert_eq!((a.size(), a.cosize()), (b.size(), b.cosize()));
        for _ in 0..3 {
            let n = self.draw.below(a.size());
            assert_eq!(phi(a, n), phi(b, n), "{a} {b} at {n}");
        }
    }

    fn reads(&mut self, both: &FlatLayout, outer: &FlatLayout, inner: &FlatLayout) {
        assert_eq!(both.size(), inner.size());
        for _ in 0..4 {
            let n = self.draw.below(both.size());
            assert_eq!(phi(both, n), phi(outer, phi(inner, n)), "{both} is not {outer} after {inner} at {n}");
        }
    }

    fn one(&mut self, l: &FlatLayout) {
        self.same(l, &l.coalesce());
        self.same(l, &l.squeeze());
        self.same(l, &l.normalized());
        let (sorted, kept) = (l.sort(), l.filter_zeros());
        assert!(sorted.is_sorted() && sorted.cosize() == l.cosize() && kept.cosize() == l.cosize());
        assert!(!l.is_compact() || l.is_injective());
        assert!(!l.is_complementable() || l.is_injective());
        let _ = (l.is_tractable(), l.is_column_major(), l.is_row_major(), l.is_degenerate());
        let sigma = l.sort_permutation();
        let permuted = self.call(l.permute(sigma.as_slice()));
        assert_eq!(permuted, Some(sorted));
        self.calls += 12;
        let (n, list) = (self.number(), self.numbers());
        self.call(l.permute(&list));
        self.call(l.restrict(&list));
        self.call(l.mode(n));
        if let Some(offset) = self.call(l.offset(n)) {
            assert!(offset < l.cosize() && offset == phi(l, n));
        }
        if let Some(x) = self.call(l.colex_inverse(n)) {
            assert_eq!(l.colex(x.as_slice()), Ok(n));
        }
        if let Some(offset) = self.call(l.coordinate_offset(&list)) {
            assert_eq!(offset, phi(l, l.colex(&list).unwrap()));
        }
        assert!(l.offsets().take(5).enumerate().all(|(n, offset)| offset == phi(l, n)));
        let n = if self.draw.below(2) == 0 { n } else { l.cosize().wrapping_mul(1 + self.draw.below(4)) };
        if let Some(rest) = self.call(l.complement(n)) {
            assert!(l.size() * rest.size() == n && l.are_complementary(&rest));
        }
        if let Some(rest) = self.call(l.complement_min()) {
            assert!(l.are_complementary(&rest));
        }
        self.calls += 2;
        assert_eq!(l.to_string().parse(), Ok(*l));
        self.calls += 2;
    }

    fn two(&mut self, a: &FlatLayout, b: &FlatLayout) {
        if let Some(whole) = self.call(a.concat(b)) {
            let n = self.draw.below(whole.size());
            assert_eq!(phi(&whole, n), phi(a, n % a.size()) + phi(b, n / a.size()));
            assert_eq!(whole.is_compact(), a.are_complementary(b));
        }
        assert!(!a.same_function(b) || a.cosize() == b.cosize());
        self.calls += 3;
        let flat = self.call(a.compose(b));
        let refined = self.call(a.compose_refined(b));
        if let Some(both) = flat {
            self.reads(&both, a, b);
            assert!(refined.is_some());
        }
        if let Some(both) = refined {
            self.reads(both.layout(), a, b);
        }
        let quotient = self.call(a.divide(b));
        let parts = self.call(a.divide_refined(b));
        if let Some(tiles) = b.complement(a.size()).ok().and_then(|rest| b.concat(&rest).ok()) {
            if let Some(quotient) = quotient {
                self.reads(&quotient, a, &tiles);
            }
            if let Some(parts) = parts {
                self.reads(parts.layout(), a, &tiles);
            }
        }
        let product = self.call(a.product(b));
        let least = self.call(a.product_min(b));
        if let (Some(product), Some(least)) = (product, least) {
            assert_eq!(product, least);
        }
        if let Some(parts) = self.call(a.product_refined(b)) {
            assert_eq!(parts.layout().size(), a.size() * b.size());
            assert!(least.is_none_or(|least| least.same_function(parts.layout())));
        }
    }

    fn text(&mut self) {
        const SIGNS: &[u8] = b"(),:0123456789 x-";
        let length = self.draw.below(20);
        let text: String = (0..length).map(|_| char::from(SIGNS[self.draw.below(SIGNS.len())])).collect();
        if let Some(l) = self.call(text.parse::<FlatLayout>()) {
            assert_eq!(l.to_string().parse(), Ok(l));
        }
    }
}

#[test]
fn nothing_panics_and_every_answer_holds() {
    let limit = std::env::var("FLAT_FUZZ_CALLS").map_or(300_000, |n| n.parse().expect("a number of calls"));
    let mut fuzz = Fuzz { draw: Draw(0xf1a7), calls: 0, answers: 0 };
    while fuzz.calls < limit {
        let (shape, stride) = (fuzz.numbers(), fuzz.numbers());
        fuzz.call(FlatLayout::new(&shape, &stride));
        fuzz.call(FlatLayout::column_major(&shape));
        fuzz.call(FlatLayout::row_major(&shape));
        fuzz.text();
        let (a, b) = (fuzz.layout(), fuzz.layout());
        fuzz.one(&a);
        fuzz.two(&a, &b);
    }
    println!("{} calls, {} of those that may refuse answered", fuzz.calls, fuzz.answers);
    assert!(fuzz.answers > fuzz.calls / 6);
}
