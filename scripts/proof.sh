#!/usr/bin/env bash
# The whole static world of the proof, of which tests/proof/ holds a part: every shape of rank 0 to 3 with every single
# operation, and 2,400 random chains of operations, compiled and compared with the truth.
#
#     scripts/proof.sh            each shape of rank 3 in one order, by turns
#     scripts/proof.sh --orders   in all six, which takes about three times as long
#
# It is compiled in parts, as many at a time as there are processors; the compiler would need some gigabytes for the
# whole. The last line is the sum.
set -euo pipefail
cd "$(dirname "$0")/.."
orders=()
parts=8
if [ "${1:-}" = --orders ]; then
    orders=(--orders)
    parts=32
fi
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cargo build --quiet --lib
library=${CARGO_TARGET_DIR:-target}/debug

part() {
    mkdir "$folder/$1"
    cp tests/proof/*.rs "$folder/$1"
    tests/proof/generate.py --part "$1/$parts" "${orders[@]}" "$folder/$1"
    rustc --edition 2024 --test -C debuginfo=0 -C codegen-units=1 -L "$library/deps" -o "$folder/$1/world" \
        --extern "strata_layout=$library/libstrata_layout.rlib" "$folder/$1/main.rs"
    "$folder/$1/world" --nocapture --test-threads 1 >"$folder/$1/told"
    tail -n 3 "$folder/$1/told" | grep -q 'test result: ok'
    rm "$folder/$1/world"
}

# In rounds, and each job waited for by itself, so that one that fails ends the script.
at_once=$(nproc)
for first in $(seq 1 "$at_once" "$parts"); do
    jobs=()
    for ((k = first; k < first + at_once && k <= parts; k++)); do
        part "$k" &
        jobs+=($!)
    done
    for job in "${jobs[@]}"; do wait "$job"; done
done
cat "$folder"/*/told >"$folder/all"
grep -E 'claimed|missed|false' "$folder/all" || true
echo
tests/proof/sum.py <"$folder/all"
