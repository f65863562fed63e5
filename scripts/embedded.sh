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

# Debian's packages, from its current lists, as those of a fresh installation may be too old.
install() {
    if [ "$(id -u)" != 0 ] || ! command -v apt-get >/dev/null; then
        echo "embedded: $* needed; install what provides it" >&2
        return 1
    fi
    apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -qq -y --no-install-recommends "$@"
} >&2

# The file of a Debian package whose path ends so.
file_of() { { dpkg -L "$1" 2>/dev/null || true; } | grep -m1 "$2\$"; }

new_enough() {
    local needed
    needed=$(sed -n 's/^rust-version = "\(.*\)"/\1/p' $example/Cargo.toml)
    printf '%s\n' "$needed" "$("$1" --version | cut -d' ' -f2)" | sort -CV
}

knows_target() { [ -d "$(rustc --print sysroot)/lib/rustlib/$target/lib" ]; }

command -v qemu-system-arm >/dev/null || install qemu-system-arm

cargo=(cargo)
if ! knows_target && command -v rustup >/dev/null; then
    rustup target add $target >/dev/null 2>&1 || true
fi
if knows_target; then
    compiler=rustc
else
    if ! { compiler=$(file_of rustc-web /bin/rustc) && new_enough "$compiler" \
        && file_of rust-web-src /library/core/Cargo.toml >/dev/null && file_of cargo-web /bin/cargo >/dev/null; }; then
        install rustc-web cargo-web rust-web-src
        compiler=$(file_of rustc-web /bin/rustc)
    fi
    # The linker comes with rustup's toolchain; LLVM's own does as well.
    linker=$(find "$(rustc --print sysroot)" -name rust-lld -type f | head -1)
    linker=${linker:-$(command -v rust-lld || command -v ld.lld)}
    # Building `core` needs what only a nightly compiler allows without this.
    export RUSTC_BOOTSTRAP=1 RUSTC=$compiler
    cargo=("$(file_of cargo-web /bin/cargo)")
    core=(-Zbuild-std=core --config "target.$target.linker='$linker'")
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
