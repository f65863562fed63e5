#!/usr/bin/env python3
"""Assembles the kernels that gpu.sh built and prints what they take, as a table; fails where a kernel through layout
types takes other than the one by hand, where anything is spilled, and where there is data or a call in the PTX.

    scripts/gpu_table.py KERNELS.ptx PTXAS
"""
import os
import re
import subprocess
import sys

KERNELS = ["transpose", "nhwc", "bias", "product"]
VARIANTS = ["typed", "by_hand"]
ARCHITECTURES = ["sm_80", "sm_90"]


def entries(ptx):
    """For each entry point its parameters, without names, and its instructions, without names of registers."""
    found = {}
    for name, parameters, body in re.findall(r"\.entry (\w+)\((.*?)\)\s*\{(.*?)^\}", ptx, re.S | re.M):
        instructions = [line.strip() for line in body.splitlines() if re.match(r"\s*(@!?%p\d+\s+)?[a-z]", line)]
        found[name] = (
            re.sub(rf"{name}_param_\d+", "", parameters).split(),
            [re.sub(rf"%(p|r|rd)\d+\b|\$\w+|{name}", "·", line) for line in instructions],
        )
    return found


def assembled(ptxas, path, architecture):
    """For each entry point its registers, the bytes that are spilled or on a stack, and the bytes of shared memory."""
    log = subprocess.run(
        [ptxas, f"-arch={architecture}", "-v", path, "-o", os.devnull], stderr=subprocess.PIPE, text=True, check=True
    ).stderr
    found = {}
    for part in log.split("Compiling entry function ")[1:]:
        spilled = re.search(r"(\d+) bytes stack frame, (\d+) bytes spill stores, (\d+) bytes spill loads", part)
        shared = re.search(r"(\d+) bytes smem", part)
        found[re.match(r"'(\w+)'", part)[1]] = (
            int(re.search(r"Used (\d+) registers", part)[1]),
            sum(map(int, spilled.groups())),
            int(shared[1]) if shared else 0,
        )
    return found


def main():
    path, ptxas = sys.argv[1:]
    with open(path) as file:
        ptx = file.read()
    wrong, kernels = [], entries(ptx)
    expected = {f"{kernel}_{variant}" for kernel in KERNELS for variant in VARIANTS}
    if set(kernels) != expected:
        sys.exit(f"{path}: its kernels are {', '.join(sorted(kernels))}")

    # Shared memory is asked for by the kernels themselves, and by both variants alike: the table shows it.
    wrong += [
        f"the PTX has data or an unknown function: {line.strip()}"
        for line in ptx.splitlines()
        if re.match(r"\s*(\.(visible|weak|common)\s+)*\.(global|const|local|extern)\b", line)
    ]
    for name, (_, instructions) in kernels.items():
        wrong += [f"{name} has a call: {line}" for line in instructions if re.search(r"\bcall", line)]

    takes = {architecture: assembled(ptxas, path, architecture) for architecture in ARCHITECTURES}
    columns = ["PTX instructions", "registers", "spilled bytes", "shared bytes"]
    print("| kernel | for | " + " | ".join(f"{column}: typed | by hand" for column in columns) + " |")
    print("|---|---|" + "---:|" * (2 * len(columns)))
    for kernel in KERNELS:
        typed, by_hand = (f"{kernel}_{variant}" for variant in VARIANTS)
        if kernels[typed][0] != kernels[by_hand][0]:
            wrong.append(f"{kernel}: the parameters differ")
        for architecture in ARCHITECTURES:
            both = [(len(kernels[name][1]), *takes[architecture][name]) for name in (typed, by_hand)]
            cells = [f"{number:,}" for pair in zip(*both) for number in pair]
            print(f"| {kernel} | {architecture} | {' | '.join(cells)} |")
            if both[0] != both[1]:
                wrong.append(f"{kernel}, {architecture}: through types it takes other than by hand")
            if both[0][2]:
                wrong.append(f"{kernel}, {architecture}: {both[0][2]} bytes are spilled")
    for kernel in KERNELS:
        typed, by_hand = (kernels[f"{kernel}_{variant}"][1] for variant in VARIANTS)
        if typed == by_hand:
            how = "the same instructions in the same order"
        elif sorted(typed) == sorted(by_hand):
            how = "the same instructions in another order"
        else:
            how = "different instructions"
        print(f"{kernel}: {how}")
    if wrong:
        sys.exit("\n".join(wrong))
    print("no mapping is data, a parameter or a call in the PTX")


main()
