#!/usr/bin/env python3
"""Counts the instructions of the conversions in conversions.rs; fails where one takes more than it may.

    benches/assembly/conversions.py             the table
    benches/assembly/conversions.py NAME        also the instructions of one
"""
import os
import re
import subprocess
import sys
import tempfile

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))

# What each may take: static ones the pointer and a return, dynamic ones a few for each number.
LIMITS = {
    "static_in": 4,
    "static_there_and_back": 2,
    "dynamic_in": 0,
    "dynamic_out": 0,
    "dynamic_out_mut": 0,
}


def functions(asm):
    """The instructions of each function: name -> lines. Functions the compiler found equal are aliases."""
    found, name = {}, None
    for line in asm.splitlines():
        if label := re.match(r"(\w+):$", line):
            name = label[1] if label[1] in LIMITS else name
            found.setdefault(name, [])
        elif line.startswith("\t.size"):
            name = None
        elif alias := re.match(r"\s*\.set (\w+), (\w+)$", line):
            found[alias[1]] = found.get(alias[2], [])
        elif name and re.match(r"\t[a-z]", line) and not line.startswith("\t."):
            found[name].append(line.strip())
    return found


def main():
    with tempfile.TemporaryDirectory() as folder:
        out = os.path.join(folder, "conversions.s")
        subprocess.run(
            ["cargo", "rustc", "-q", "--release", "--features", "nalgebra,ndarray", "--example",
             "assembly_conversions", "--", "-Ccodegen-units=1", f"--emit=asm={out}"], cwd=ROOT, check=True)
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
