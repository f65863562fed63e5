#!/usr/bin/env python3
"""Compares the instructions of each pair in pairs.rs and prints the counts; fails where a mapping takes more
than the expression written by hand.

    benches/assembly/run.py             the table
    benches/assembly/run.py NAME        also the instructions of one pair
"""
import os
import re
import subprocess
import sys
import tempfile

HERE = os.path.dirname(os.path.abspath(__file__))
ROOT = os.path.dirname(os.path.dirname(HERE))


def functions(asm):
    """The instructions of each function: name -> lines. Functions the compiler found equal are aliases."""
    found, name, aliases = {}, None, {}
    for line in asm.splitlines():
        if alias := re.match(r"\s*(?:\.set\s+)?(\w+)(?:, | = )(\w+)$", line):
            aliases[alias[1]] = alias[2]
        elif label := re.match(r"(\w+_(?:mapped|by_hand)):", line):
            name = label[1]
            found[name] = []
        elif line.startswith("\t.size"):
            name = None
        elif name and re.match(r"\t[a-z]", line) and not line.startswith("\t."):
            found[name].append(line.strip())
    for alias, target in aliases.items():
        while target in aliases:
            target = aliases[target]
        if target in found:
            found[alias] = found[target]
    return found


def main():
    subprocess.run(["cargo", "build", "--release", "-q"], cwd=ROOT, check=True)
    lib = os.path.join(os.environ.get("CARGO_TARGET_DIR", os.path.join(ROOT, "target")), "release")
    with tempfile.TemporaryDirectory() as folder:
        out = os.path.join(folder, "pairs.s")
        subprocess.run(
            ["rustc", "--edition=2024", "--crate-type=lib", "-O", "-Ccodegen-units=1", "--emit=asm", "-o", out,
             "--extern", f"strata_layout={lib}/libstrata_layout.rlib", "-L", f"{lib}/deps",
             os.path.join(HERE, "pairs.rs")], check=True)
        found = functions(open(out).read())
    names = [name.removesuffix("_mapped") for name in found if name.endswith("_mapped")]
    if not names:
        sys.exit("no pair found in the assembly")
    worse = 0
    print("| offset of | mapped | by hand |")
    print("|---|---|---|")
    for name in sorted(names):
        mapped, by_hand = found[name + "_mapped"], found[name + "_by_hand"]
        worse += len(mapped) > len(by_hand)
        print(f"| {name.replace('_', ' ')} | {len(mapped)} | {len(by_hand)} |")
        if name in sys.argv[1:]:
            print("\n".join(["mapped:", *mapped, "by hand:", *by_hand]))
    if worse:
        sys.exit(f"{worse} of {len(names)} mappings take more instructions than the expression by hand")


main()
