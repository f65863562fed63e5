#!/bin/sh
# Instructions of each operation on flat layouts at ranks 2, 4, 8 and 16, as a table.
# Needs valgrind. Counts a hundred and two calls less two, so that starting up does not count.
set -eu
cd "$(dirname "$0")/.."
program=$(cargo bench --bench flat_counts --no-run 2>&1 | sed -n 's/.*Executable.*(\(.*\))$/\1/p')
scratch=$(mktemp)
trap 'rm -f "$scratch"' EXIT
count() {
    valgrind --tool=callgrind --callgrind-out-file=/dev/null "$program" "$@" >/dev/null 2>"$scratch"
    sed -n 's/.*Collected : //p' "$scratch"
}
echo "| operation | 2 | 4 | 8 | 16 |"
echo "|---|---:|---:|---:|---:|"
for operation in ${*:-$("$program")}; do
    row="| \`$operation\` |"
    for rank in 2 4 8 16; do
        row="$row $((($(count "$operation" "$rank" 102) - $(count "$operation" "$rank" 2)) / 100)) |"
    done
    echo "$row"
done
