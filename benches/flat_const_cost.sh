#!/bin/sh
# What a thousand distinct `divide`s in constants cost the compiler: seconds above an empty crate.
# Each is a matrix of another size cut into tiles, and evaluated, since a static holds it.
set -eu
root=$(cd "$(dirname "$0")/.." && pwd)
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
mkdir "$scratch/src"
cat >"$scratch/Cargo.toml" <<END
[package]
name = "cost"
edition = "2024"
[dependencies]
strata-layout = { path = "$root" }
[workspace]
END
cp "$root/Cargo.lock" "$scratch/" 2>/dev/null || true
empty() {
    echo "#![no_std]" >"$scratch/src/lib.rs"
}
thousand() {
    empty
    cat >>"$scratch/src/lib.rs" <<'END'
use strata_layout::FlatLayout;
const fn divide(shape: &[usize], tile: &[usize], stride: &[usize]) -> FlatLayout {
    let (Ok(matrix), Ok(tile)) = (FlatLayout::column_major(shape), FlatLayout::new(tile, stride)) else {
        panic!()
    };
    match matrix.divide(&tile) {
        Ok(tiles) => tiles,
        Err(_) => panic!(),
    }
}
END
    i=1
    while [ "$i" -le 1000 ]; do
        echo "pub static D$i: FlatLayout = divide(&[$((4 * i)), 8, 3], &[4, 2], &[1, $((4 * i))]);" >>"$scratch/src/lib.rs"
        i=$((i + 1))
    done
}
# The best of five, in milliseconds.
build() {
    best=999999
    for _ in 1 2 3 4 5; do
        touch "$scratch/src/lib.rs"
        start=$(date +%s%N)
        cargo build --quiet --offline --manifest-path "$scratch/Cargo.toml" --target-dir "$scratch/target"
        time=$((($(date +%s%N) - start) / 1000000))
        [ "$time" -ge "$best" ] || best=$time
    done
    echo "$best"
}
empty
cargo build --quiet --offline --manifest-path "$scratch/Cargo.toml" --target-dir "$scratch/target"
without=$(build)
thousand
with=$(build)
echo "empty crate: $without ms; with 1,000 divisions: $with ms; above: $((with - without)) ms"
