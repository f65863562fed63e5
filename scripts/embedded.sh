#!/usr/bin/env bash
# examples/cortex-m on an emulated Cortex-M4: builds the program through layout types and the one by hand at
# opt-level "s" and 3, runs both, compares what they print, and prints what they take. Fails where an answer is
# wrong, where the typed program is more than 2 % over the other, and where an allocator, a panic or the formatting
# of one got into it.
#
# Needs QEMU and a compiler that knows the target, and installs both where it can: the target by rustup, else, as
# root on Debian, a compiler with the sources of `core` to build it from.
set -euo pipefail
cd "$(dirname "$0")/.."
example=examples/cortex-m
target=thumbv7em-none-eabihf
out=target/embedded
export CARGO_TERM_COLOR=never
. scripts/compiler_for.sh

command -v qemu-system-arm >/dev/null || install qemu-system-arm

compiler_for $target $example/Cargo.toml
if [ ${#core[@]} != 0 ]; then
    # The linker comes with rustup's toolchain; LLVM's own does as well.
    linker=$(find "$(rustc --print sysroot)" -name rust-lld -type f | head -1)
    linker=${linker:-$(command -v rust-lld || command -v ld.lld)}
    core+=(--config "target.$target.linker='$linker'")
fi
"$compiler" --version

# build NAME PROFILE [FLAG...]: both programs, as $out/programs/NAME-{typed,by_hand}.
mkdir -p $out/programs
root=$PWD
build() {
    local name=$1 profile=$2
    shift 2
    (cd $example && "${cargo[@]}" build --quiet --locked --profile "$profile" --target $target \
        --target-dir "$root/$out" ${core[@]+"${core[@]}"} "$@")
    for program in typed by_hand; do
        cp "$out/$target/$profile/$program" "$out/programs/$name-$program"
    done
}

# The library alone, to see each warning that this compiler has.
if warnings=$("${cargo[@]}" check --lib --target-dir $out/check 2>&1) && ! grep -q '^warning' <<<"$warnings"; then
    echo "the library builds with it without warnings"
else
    echo "$warnings" >&2
    exit 1
fi

python3 $example/expected.py | diff $example/src/expected.rs - || {
    echo "embedded: src/expected.rs is not what expected.py prints" >&2
    exit 1
}

for level in s 3; do
    profile=$([ $level = s ] && echo release || echo speed)
    build "$level-checked" "$profile"
    build "$level-panics" "$profile" --features panics
    for kind in checked panics; do
        for program in typed by_hand; do
            # Semihosting prints to standard error.
            timeout 60 qemu-system-arm -cpu cortex-m4 -machine mps2-an386 -nographic \
                -semihosting-config enable=on,target=native -kernel "$out/programs/$level-$kind-$program" \
                </dev/null >"$out/programs/$level-$kind-$program.txt" 2>&1 || {
                cat "$out/programs/$level-$kind-$program.txt" >&2
                echo "embedded: $program, $kind, opt-level $level: an answer is wrong" >&2
                exit 1
            }
        done
        grep -q '^all right$' "$out/programs/$level-$kind-typed.txt"
        cmp "$out/programs/$level-$kind-typed.txt" "$out/programs/$level-$kind-by_hand.txt"
    done
done
echo "the answers are right, and the same through types and by hand"

scripts/embedded_sizes.py $out/programs
