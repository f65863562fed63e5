#!/usr/bin/env bash
# The whole static world of the proof, of which tests/proof/ holds a part: every shape of rank 0 to 3 with every single
# operation, and 2,400 random chains of operations, compiled and compared with the truth.
#
#     scripts/proof.sh            each shape of rank 3 in one order, by turns
#     scripts/proof.sh --orders   in all six, which takes some four times as long
#
# It is compiled in parts, as the compiler would need some gigabytes for the whole. The last line is the sum.
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
for part in $(seq "$parts"); do
    cp tests/proof/*.rs "$folder"
    tests/proof/generate.py --part "$part/$parts" "${orders[@]}" "$folder"
    rustc --edition 2024 --test -C debuginfo=0 -C codegen-units=1 -L "$library/deps" -o "$folder/world" \
        --extern "strata_layout=$library/libstrata_layout.rlib" "$folder/main.rs"
    "$folder/world" --nocapture --test-threads 1 | tee -a "$folder/told" | grep -E 'claimed|missed|false' || true
    tail -n 3 "$folder/told" | grep -q 'test result: ok'
done
echo
tests/proof/sum.py <"$folder/told"
