#!/usr/bin/env python3
"""Counts the instructions of the conversions in conversions.rs; fails where one takes more than it may.

    benches/assembly/conversions.py             the table
    benches/assembly/conversions.py NAME        also the instructions of one
"""
import json
import os
import re
import subprocess
import sys
import tempfile

HERE = os.path.dirname(os.path.abspath(__file__))
ROOT = os.path.dirname(os.path.dirname(HERE))

# What each may take. Static ones: the pointer, that it is no error, a return. Dynamic ones load and store a pointer and
# four numbers; inwards they also ask for the signs of strides, and hand on what the rare path says of negative ones.
LIMITS = {
    "static_in": 4,
    "static_there_and_back": 2,
    "dynamic_in": 56,
    "dynamic_out": 21,
    "dynamic_out_mut": 21,
}


def functions(asm):
    """The instructions of each function: name -> lines. Functions the compiler found equal are aliases."""
    found, name, aliases = {}, None, {}
    for line in asm.splitlines():
        if alias := re.match(r"\s*(?:\.set\s+)?(\w+)(?:, | = )(\w+)$", line):
            aliases[alias[1]] = alias[2]
        elif (label := re.match(r"(\w+):$", line)) and label[1] in LIMITS:
            name = label[1]
            found[name] = []
        elif line.startswith("\t.size"):
            name = None
        elif name and re.match(r"\t[a-z]", line) and not line.startswith("\t."):
            found[name].append(line.strip())
    for alias, target in aliases.items():
        if target in found:
            found[alias] = found[target]
    return found


def libraries():
    """The library built with both features, and the crates it was built with: name -> file."""
    built = subprocess.run(
        ["cargo", "build", "--release", "-q", "--lib", "--features", "nalgebra,ndarray", "--message-format=json"],
        cwd=ROOT, check=True, stdout=subprocess.PIPE, text=True).stdout
    files = {}
    for message in map(json.loads, built.splitlines()):
        if message["reason"] == "compiler-artifact":
            files[message["target"]["name"]] = next((f for f in message["filenames"] if f.endswith(".rlib")), None)
    return {name: files[name] for name in ("strata_layout", "nalgebra", "ndarray")}


def main():
    crates = libraries()
    deps = os.path.dirname(crates["ndarray"])
    with tempfile.TemporaryDirectory() as folder:
        out = os.path.join(folder, "conversions.s")
        subprocess.run(
            ["rustc", "--edition=2024", "--crate-type=lib", "-O", "-Ccodegen-units=1", "--emit=asm", "-o", out,
             "-L", deps, *(word for name, file in crates.items() for word in ("--extern", f"{name}={file}")),
             os.path.join(HERE, "conversions.rs")], check=True)
        found = functions(open(out).read())
    over = 0
    print("| conversion | instructions | at most |")
    print("|---|---|---|")
    for name, limit in LIMITS.items():
        count = len(found.get(name, []))
        over += count == 0 or count > limit
        print(f"| {name.replace('_', ' ')} | {count} | {limit} |")
        if name in sys.argv[1:]:
            print("\n".join(found.get(name, [])))
    if over:
        sys.exit(f"{over} of {len(LIMITS)} conversions take more instructions than they may, or were not found")


main()
