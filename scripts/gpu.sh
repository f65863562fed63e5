#!/usr/bin/env bash
# examples/gpu: builds the kernels to PTX, assembles them for sm_80 and sm_90 and prints what each takes through
# layout types beside by hand; checks every address on the CPU, and runs the kernels where there is a GPU. Fails
# where the two differ, where anything is spilled, where a mapping takes memory, and where an address or a result is
# wrong.
#
# Needs a compiler that knows the target and NVIDIA's assembler, and installs both where it can: the target by rustup,
# else, as root on Debian, a compiler with the sources of `core`; `ptxas`, where there is none, by pip. No GPU.
set -euo pipefail
cd "$(dirname "$0")/.."
example=examples/gpu
target=nvptx64-nvidia-cuda
out=$PWD/target/gpu
export CARGO_TERM_COLOR=never
. scripts/compiler_for.sh

# With the compiler of this repository, before that of the kernels is looked for.
(cd $example && cargo build --quiet --release --locked --package host --target-dir "$out")

compiler_for $target $example/Cargo.toml
"$compiler" --version
# The interfaces to the device are unstable, also where the target is known.
export RUSTC_BOOTSTRAP=1
# Cargo does not know of this output: without a new build it could be an old one.
(cd $example && "${cargo[@]}" clean --quiet --release --package kernels --target $target --target-dir "$out" \
    && "${cargo[@]}" rustc --quiet --release --locked --package kernels --target $target --target-dir "$out" \
        ${core[@]+"${core[@]}"} -- --emit "asm=$out/kernels.ptx" -C target-cpu=sm_80)

ptxas=$(command -v ptxas) || {
    ptxas=$out/nvidia/cuda_nvcc/bin/ptxas
    if ! [ -x "$ptxas" ]; then
        python3 -m pip --version >/dev/null 2>&1 || install python3-pip
        python3 -m pip download --quiet --disable-pip-version-check --no-deps --dest "$out" \
            nvidia-cuda-nvcc-cu12==12.9.86
        python3 -m zipfile -e "$out"/nvidia_cuda_nvcc_cu12-*.whl "$out"
        chmod +x "$ptxas"
    fi
}
scripts/gpu_table.py "$out/kernels.ptx" "$ptxas"

"$out/release/host" "$out/kernels.ptx"
