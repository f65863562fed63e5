//! Checks the addresses of every kernel for every thread, runs the kernels on the CPU and, where there is a GPU with
//! its driver, on the GPU.
//!
//! `host [KERNELS.s]`, with the PTX that `scripts/gpu.sh` makes. Ends with status 0 also where there is no GPU, and
//! says so; with another one where an address or a result is wrong.
mod bias;
mod check;
mod gpu;
mod nhwc;
mod product;
mod transpose;

use std::process::ExitCode;

fn main() -> ExitCode {
    // Sizes known only now, as far as the compiler of the kernels goes.
    let cases = [transpose::case(), nhwc::case(32), bias::case(1000), product::case(256)];
    let result = match std::env::args_os().nth(1) {
        Some(path) => gpu::run(path.as_ref(), &cases),
        None => Ok("no PTX given: nothing ran on a GPU".to_owned()),
    };
    match result {
        Ok(said) => {
            println!("{said}");
            ExitCode::SUCCESS
        }
        Err(error) => {
            eprintln!("{error}");
            ExitCode::FAILURE
        }
    }
}
