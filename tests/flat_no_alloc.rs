//! No operation on flat layouts allocates: a global allocator that counts says so. (The crate is
//! `no_std` and never names `alloc`, so it cannot; this measures it.)
#![allow(unsafe_code)] // a global allocator is an unsafe trait
use std::alloc::{GlobalAlloc, Layout, System};
use std::cell::Cell;
use std::hint::black_box;
use strata_layout::FlatLayout;

struct Counting;

thread_local! {
    /// Of this thread: the test harness allocates in others.
    static ALLOCATIONS: Cell<usize> = const { Cell::new(0) };
}

fn allocations() -> usize {
    ALLOCATIONS.get()
}

// SAFETY: every call is passed on to `System` unchanged.
unsafe impl GlobalAlloc for Counting {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        ALLOCATIONS.set(ALLOCATIONS.get() + 1);
        // SAFETY: the caller's promise about `layout` is the one `System` asks for.
        unsafe { System.alloc(layout) }
    }

    unsafe fn dealloc(&self, pointer: *mut u8, layout: Layout) {
        // SAFETY: `pointer` came from `System` with this layout, in `alloc` above.
        unsafe { System.dealloc(pointer, layout) }
    }
}

#[global_allocator]
static GLOBAL: Counting = Counting;

/// Text without allocating.
struct Page {
    bytes: [u8; 512],
    used: usize,
}

impl std::fmt::Write for Page {
    fn write_str(&mut self, text: &str) -> std::fmt::Result {
        let end = self.used + text.len();
        self.bytes.get_mut(self.used..end).ok_or(std::fmt::Error)?.copy_from_slice(text.as_bytes());
        self.used = end;
        Ok(())
    }
}

fn everything(a: &FlatLayout, b: &FlatLayout) {
    let page = &mut Page { bytes: [0; 512], used: 0 };
    std::fmt::write(page, format_args!("{a} {a:?}")).expect("it fits");
    assert!(std::str::from_utf8(&page.bytes).expect("text").starts_with('('));
    let _ = black_box((
        a.size(),
        a.cosize(),
        a.squeeze(),
        a.filter_zeros(),
        a.normalized(),
        a.sort(),
        a.coalesce(),
    ));
    let _ = black_box((a.is_injective(), a.is_compact(), a.is_tractable(), a.is_sorted(), a.is_coalesced()));
    let _ = black_box((a.is_column_major(), a.is_row_major(), a.is_degenerate(), a.is_complementable()));
    let _ = black_box((a.sort_permutation(), a.permute(&[1, 0]), a.restrict(&[0]), a.mode(0), a.offset(3)));
    let _ = black_box((
        a.colex(&[0, 0]),
        a.coordinate_offset(&[0, 0]),
        a.colex_inverse(1),
        a.offsets().sum::<usize>(),
    ));
    let _ = black_box((
        a.concat(b),
        a.same_function(b),
        a.are_complementary(b),
        a.complement(24),
        a.complement_min(),
    ));
    let _ = black_box((a.compose(b), a.compose_refined(b), a.divide(b), a.divide_refined(b)));
    let _ = black_box((a.product(b), a.product_min(b), a.product_refined(b)));
    let error = a.offset(usize::MAX).expect_err("past the size");
    page.used = 0;
    std::fmt::write(page, format_args!("{error} {error:?}")).expect("it fits");
}

#[test]
fn nothing_allocates() {
    let layouts = [
        "(2,3):(3,1)",
        "(4,8):(1,4)",
        "(2,2):(1,4)",
        "(3,4):(4,1)",
        "(2,2,2):(11,10,1)",
        "4:0",
        "():()",
        "(2,3,2):(0,5,1)",
    ];
    let layouts = layouts.map(|text| text.parse::<FlatLayout>().expect("a layout"));
    let before = allocations();
    for a in &layouts {
        for b in &layouts {
            everything(a, b);
        }
    }
    let _ = black_box((
        FlatLayout::parse("(3,5):(2,10)"),
        FlatLayout::parse("(3,5"),
        FlatLayout::row_major(&[2, 3]),
    ));
    assert_eq!(allocations(), before);
    drop(black_box(vec![1])); // the counter does count
    assert!(allocations() > before);
}
