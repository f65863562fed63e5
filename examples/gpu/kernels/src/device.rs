//! What a kernel has on the device alone: its place, the barrier, shared memory; and the kernels' entry points.
use crate::{ByHand, Place, Thread, bias, nhwc, product, transpose};
use core::arch::{asm, nvptx};
use core::panic::PanicInfo;

/// No kernel has a call left in it, so none can come here; a crate without `std` must say where it would.
#[panic_handler]
fn panic(_: &PanicInfo<'_>) -> ! {
    // SAFETY: ends the kernel with an error.
    unsafe { nvptx::trap() }
}

/// The thread that asks.
#[inline(always)]
fn thread() -> Thread {
    // SAFETY: these only read special registers.
    let at = |x: unsafe fn() -> u32| unsafe { x() } as usize;
    Thread {
        block: Place { x: at(nvptx::_block_idx_x), y: at(nvptx::_block_idx_y), z: at(nvptx::_block_idx_z) },
        in_block: Place {
            x: at(nvptx::_thread_idx_x),
            y: at(nvptx::_thread_idx_y),
            z: at(nvptx::_thread_idx_z),
        },
    }
}

/// Waits for all threads of the block.
#[inline(always)]
fn barrier() {
    // SAFETY: every thread of a block comes here, as whether it does depends on the block alone.
    unsafe { nvptx::_syncthreads() }
}

/// So many elements of shared memory under a name, as a pointer to the first. Rust has no statics in shared memory,
/// so it is declared in PTX.
macro_rules! shared {
    ($name:literal, $elements:expr) => {{
        let address: *mut f32;
        // SAFETY: declares memory and takes its address. A kernel does so once for a name.
        unsafe {
            asm!(
                concat!(".shared .align 16 .b8 ", $name, "[{bytes}];"),
                concat!("mov.u64 {address}, ", $name, ";"),
                "cvta.shared.u64 {address}, {address};",
                bytes = const 4 * $elements,
                address = out(reg64) address,
                options(nomem, nostack, preserves_flags),
            );
        }
        address
    }};
}

/// The two entry points of a kernel, with its addresses through types and by hand.
macro_rules! entry_points {
    ($kernel:ident: $typed:ident, $by_hand:ident = $body:ident ($($argument:ident: $type:ty),*)) => {
        /// # Safety
        /// As the functions in the file of the kernel say.
        #[unsafe(no_mangle)]
        pub unsafe extern "ptx-kernel" fn $typed($($argument: $type),*) {
            // SAFETY: the caller's.
            unsafe { $body::<$kernel::Typed>($($argument),*) }
        }
        /// # Safety
        /// As the functions in the file of the kernel say.
        #[unsafe(no_mangle)]
        pub unsafe extern "ptx-kernel" fn $by_hand($($argument: $type),*) {
            // SAFETY: the caller's.
            unsafe { $body::<ByHand>($($argument),*) }
        }
    };
}

#[inline(always)]
unsafe fn transpose_with<A: transpose::Addresses>(input: *const f32, output: *mut f32) {
    let (thread, tile) = (thread(), shared!("tile", transpose::TILE_ELEMENTS));
    // SAFETY: the caller's; the tile is as large as it must be.
    unsafe { transpose::read::<A>(thread, input, tile) };
    barrier();
    // SAFETY: as above, and the whole tile is written.
    unsafe { transpose::write::<A>(thread, tile, output) };
}
entry_points! {
    transpose: transpose_typed, transpose_by_hand = transpose_with (input: *const f32, output: *mut f32)
}

#[inline(always)]
unsafe fn nhwc_with<A: nhwc::Addresses>(images: u32, input: *const f32, output: *mut f32) {
    // SAFETY: the caller's.
    unsafe { nhwc::copy::<A>(thread(), images, input, output) };
}
entry_points! {
    nhwc: nhwc_typed, nhwc_by_hand = nhwc_with (images: u32, input: *const f32, output: *mut f32)
}

#[inline(always)]
unsafe fn bias_with<A: bias::Addresses>(rows: u32, input: *const f32, bias: *const f32, output: *mut f32) {
    // SAFETY: the caller's.
    unsafe { bias::add::<A>(thread(), rows, input, bias, output) };
}
entry_points! {
    bias: bias_typed, bias_by_hand = bias_with (rows: u32, input: *const f32, bias: *const f32, output: *mut f32)
}

#[inline(always)]
unsafe fn product_with<A: product::Addresses>(rows: u32, a: *const f32, b: *const f32, c: *mut f32) {
    let thread = thread();
    let (a_tile, b_tile) =
        (shared!("a_tile", product::A_TILE_ELEMENTS), shared!("b_tile", product::B_TILE_ELEMENTS));
    let Some(addresses) = product::addresses::<A>(thread, rows) else { return };
    let mut sums = product::ZERO;
    for step in 0..product::STEPS {
        // SAFETY: the caller's; the tiles are as large as they must be.
        unsafe { product::load(&addresses, thread, step, [a, b], [a_tile, b_tile]) };
        barrier();
        // SAFETY: as above, and the whole tiles are written.
        unsafe { product::multiply(&addresses, thread, [a_tile, b_tile], &mut sums) };
        barrier();
    }
    // SAFETY: the caller's.
    unsafe { product::store(&addresses, thread, &sums, c) };
}
entry_points! {
    product: product_typed, product_by_hand = product_with (rows: u32, a: *const f32, b: *const f32, c: *mut f32)
}
