#!/usr/bin/env bash
# The digits example answers each file it cannot use with one line on standard error and status 1.
set -euo pipefail
cd "$(dirname "$0")/../.."
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cargo build --quiet --example digits
program=${CARGO_TARGET_DIR:-target}/debug/examples/digits

# npy FILE DTYPE SHAPE BYTES: a .npy file with that header and that many zero bytes.
npy() {
    python3 - "$@" <<'PY'
import struct, sys
path, dtype, shape, size = sys.argv[1:]
header = "{'descr': '%s', 'fortran_order': False, 'shape': %s, }" % (dtype, shape)
header += " " * (-(len(header) + 11) % 64) + "\n"
open(path, "wb").write(b"\x93NUMPY\x01\x00" + struct.pack("<H", len(header)) + header.encode() + bytes(int(size)))
PY
}

# refused FILE WORDS: the program's one line about the file holds these words.
refused() {
    local status=0 line
    line=$("$program" "$1" 2>&1 >/dev/null) || status=$?
    if [ "$status" != 1 ] || [ "$(wc -l <<<"$line")" != 1 ] || ! grep -qF "$2" <<<"$line"; then
        printf 'expected one line with %q and status 1, got status %s and: %s\n' "$2" "$status" "$line" >&2
        exit 1
    fi
    printf '%s\n' "$line"
}

head -c 5000 data/digits.npy >"$folder/truncated.npy"
refused "$folder/truncated.npy" 'announces 1797 images of 64 bytes and holds 4872 bytes'
head -c 50 data/digits.npy >"$folder/header.npy"
refused "$folder/header.npy" 'not a .npy file'
npy "$folder/dtype.npy" '<f8' '(2, 8, 8)' 1024
refused "$folder/dtype.npy" "elements are of type '<f8'"
npy "$folder/rank.npy" '|u1' '(16, 8)' 128
refused "$folder/rank.npy" 'shape is [16, 8]'
npy "$folder/size.npy" '|u1' '(2, 9, 8)' 144
refused "$folder/size.npy" 'shape is [2, 9, 8]'
refused "$folder/missing.npy" 'cannot read'
