#!/bin/sh
# The tests that read or write memory through the library, under AddressSanitizer: each view is built on an allocation
# exactly as long as its cosize, so a step outside is seen.
#
#     scripts/asan.sh            the tests of views and of their bulk operations
#     scripts/asan.sh all        every test of the library without features but for those of the compiler's messages,
#                                the conversions to and from other crates, and the kernels of benches/speed
#     scripts/asan.sh valgrind   the tests of views under Valgrind instead
#
# The sanitizer is the compiler's, and needs any nightly toolchain; std is not rebuilt.
set -eu
cd "$(dirname "$0")/.."

if [ "${1:-}" = valgrind ]; then
    if ! command -v valgrind >/dev/null; then
        echo "skipped: no valgrind here"
        exit 0
    fi
    # Only tests of views, of which the exhaustive ones would take minutes: a sanitizer runs those.
    binary=$(cargo test --test core --no-run --message-format=json |
        sed -n 's/.*"executable":"\([^"]*core-[^"]*\)".*/\1/p')
    exec valgrind --quiet --error-exitcode=9 "$binary" --test-threads=1 views:: an_expanded_view
fi

if ! cargo +nightly --version >/dev/null 2>&1; then
    echo "skipped: no nightly toolchain here"
    exit 0
fi
target=$(rustc -vV | sed -n 's/^host: //p')
export RUSTFLAGS=-Zsanitizer=address
# A leak is no error of a view; the runtime of the sanitizer looks for leaks only where it may trace.
export ASAN_OPTIONS=detect_leaks=0
under_asan() {
    cargo +nightly "$@" --target "$target" --target-dir target/asan
}

under_asan test --test bulk --test view_fold --test merge_split
if [ "${1:-}" != all ]; then
    exec cargo +nightly test --target "$target" --target-dir target/asan --test core -- views:: disjoint::
fi
under_asan test --lib --test core --test flat --test flat_no_alloc --test morphism --test proof
under_asan test --test conversions --features faer,image,mdarray,nalgebra,ndarray,serde
# Each kernel once, and compared with the loop by hand, as `cargo bench` does before it measures.
cd benches/speed
exec cargo +nightly bench --target "$target" --target-dir target/asan -- --test
