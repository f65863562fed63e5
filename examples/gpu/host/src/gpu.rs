//! The kernels on a GPU, if there is one.
use crate::check::Case;
use cudarc::driver::{CudaContext, CudaSlice, CudaStream, DriverError, LaunchConfig, PushKernelArg, sys};
use cudarc::nvrtc::Ptx;
use std::path::Path;
use std::sync::Arc;

/// How often a kernel is run; the best time counts.
const RUNS: usize = 20;

/// Runs both variants of each kernel and compares with the right answers.
///
/// # Errors
/// What the driver says, or that a result is wrong. That there is no GPU is none.
pub fn run(ptx: &Path, cases: &[Case]) -> Result<String, String> {
    // SAFETY: loads the library of the driver, which is nobody else's to unload.
    if !unsafe { sys::is_culib_present() } {
        return Ok("no CUDA driver here: nothing ran on a GPU".to_owned());
    }
    match CudaContext::device_count() {
        Ok(1..) => {}
        Ok(_) => return Ok("no GPU here: nothing ran on one".to_owned()),
        Err(error) => return Ok(format!("no GPU here, says the driver ({error}): nothing ran on one")),
    }
    let source = std::fs::read_to_string(ptx).map_err(|error| format!("{}: {error}", ptx.display()))?;
    on_device(source, cases).map_err(|error| error.to_string())?
}

fn on_device(source: String, cases: &[Case]) -> Result<Result<String, String>, DriverError> {
    let context = CudaContext::new(0)?;
    let stream = context.default_stream();
    let module = context.load_module(Ptx::from_src(source))?;
    println!("on {}, in microseconds, the best of {RUNS}:", context.name()?);
    println!("| kernel | through types | by hand |");
    println!("|---|---:|---:|");
    for case in cases {
        let mut times = [0.0; 2];
        for (variant, time) in ["typed", "by_hand"].into_iter().zip(&mut times) {
            let function = module.load_function(&format!("{}_{variant}", case.name))?;
            let inputs =
                case.inputs.iter().map(|input| stream.clone_htod(input)).collect::<Result<Vec<_>, _>>()?;
            let mut output = stream.clone_htod(&vec![f32::NAN; case.expected.len()])?;
            *time = best_time(&stream, &function, case, &inputs, &mut output)?;
            if stream.clone_dtoh(&output)? != case.expected {
                return Ok(Err(format!("{}_{variant}: the result on the GPU is wrong", case.name)));
            }
        }
        println!("| {} | {:.1} | {:.1} |", case.name, times[0], times[1]);
    }
    Ok(Ok("the results on the GPU are those of the CPU".to_owned()))
}

/// The time of the fastest run, in microseconds.
fn best_time(
    stream: &Arc<CudaStream>,
    function: &cudarc::driver::CudaFunction,
    case: &Case,
    inputs: &[CudaSlice<f32>],
    output: &mut CudaSlice<f32>,
) -> Result<f32, DriverError> {
    let triple = |dim: kernels::Dim| (dim.x, dim.y, dim.z);
    let config =
        LaunchConfig { grid_dim: triple(case.grid), block_dim: triple(case.block), shared_mem_bytes: 0 };
    let mut best = f32::INFINITY;
    for _ in 0..RUNS {
        let mut launch = stream.launch_builder(function);
        if let Some(size) = &case.size {
            launch.arg(size);
        }
        for input in inputs {
            launch.arg(input);
        }
        launch.arg(&mut *output);
        let start = stream.record_event(Some(sys::CUevent_flags::CU_EVENT_DEFAULT))?;
        // SAFETY: the arguments are those of the kernel, with the sizes for which its addresses were checked.
        unsafe { launch.launch(config) }?;
        let end = stream.record_event(Some(sys::CUevent_flags::CU_EVENT_DEFAULT))?;
        best = best.min(start.elapsed_ms(&end)? * 1000.0);
    }
    Ok(best)
}
