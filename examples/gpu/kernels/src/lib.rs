//! Four CUDA kernels, each with its addresses through layout types and by hand.
//!
//! A kernel is generic over where its threads read and write, and that has two implementations: the `Typed` of its
//! file, and [`ByHand`]. Nothing else differs between the two, so what they compile to can be laid side by side. The
//! same functions, built for the host, are run there thread by thread: `../host/`.
#![cfg_attr(target_arch = "nvptx64", no_std)]
#![cfg_attr(target_arch = "nvptx64", feature(abi_ptx, stdarch_nvptx, asm_experimental_arch, core_float_math))]

pub mod bias;
#[cfg(target_arch = "nvptx64")]
mod device;
pub mod nhwc;
pub mod product;
pub mod transpose;

/// Addresses with index arithmetic, as in CUDA C.
#[derive(Debug, Clone, Copy)]
pub struct ByHand;

/// Three numbers, as of a thread in its block or a block in its grid.
#[derive(Debug, Default, Clone, Copy, PartialEq, Eq)]
pub struct Place {
    pub x: usize,
    pub y: usize,
    pub z: usize,
}

/// A thread: where its block is in the grid, and where it is in its block.
#[derive(Debug, Default, Clone, Copy, PartialEq, Eq)]
pub struct Thread {
    pub block: Place,
    pub in_block: Place,
}

/// How many blocks there are in a grid, or threads in a block.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Dim {
    pub x: u32,
    pub y: u32,
    pub z: u32,
}

/// `a * b + c`, rounded once.
#[inline(always)]
fn fma(a: f32, b: f32, c: f32) -> f32 {
    #[cfg(target_arch = "nvptx64")]
    return core::f32::math::mul_add(a, b, c);
    #[cfg(not(target_arch = "nvptx64"))]
    return a.mul_add(b, c);
}
