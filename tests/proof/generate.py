#!/usr/bin/env python3
"""Writes the static world of the proof: tests/proof/generate.py [--full] [FOLDER]

`single.rs` has shapes of rank 0 to 3 with extents from 0, 1, 2, 3 and a run-time one, with every single operation:
to rank 2 in every order, at rank 3 in the six orders by turns. `chains.rs` has random chains of two to four
operations. What is committed is a part that the compiler takes well, every fifth shape of rank 2 and 3 and 400
chains; `--full` writes every shape and 2,000 chains, which take it several minutes.
In both, `D` is a run-time
number and `F` is `Full`. The files are written beside this script; to check that they are what it writes, let it
write elsewhere and compare.
"""
import itertools
import os
import random
import sys

FULL = "--full" in sys.argv
HERE = os.path.dirname(os.path.abspath(__file__))
CHAINS = 2000 if FULL else 400
EXTENTS = [0, 1, 2, 3, "D"]
HEAD = "//! Written by generate.py.\nuse crate::row::{Row, Unproven};\n\n"


def cuts(extent):
    return list(range(extent + 1)) if extent != "D" else [0, 1, 2, 3]


def cut(extent):
    return {0: 0, 1: 1, 2: 1, 3: 2, "D": 2}[extent]


def words(*parts):
    return " ".join(map(str, parts))


def singles(shape):
    """Every operation; its sizes are whole, `Full`, cut and run-time ones."""
    rank = len(shape)
    yield ""
    orders = list(itertools.permutations(range(rank)))
    for p in orders if rank < 3 else orders[3:4]:
        yield f"({words('p', *p)})"
    for a in range(rank):
        yield f"(d {a})"
        for c in cuts(shape[a]) + ["D"] if rank < 3 else [cut(shape[a])]:
            yield f"(n {a} {c})"
    if rank < 3:
        sizes = set(itertools.product(*[["F", e, cut(e), "D"] for e in shape]))
    else:
        sizes = {tuple(cut(e) if a == k else "F" for a, e in enumerate(shape)) for k in range(3)}
        sizes |= {tuple(cut(e) if a == k else e for a, e in enumerate(shape)) for k in range(3)}
    for b in sorted(sizes, key=str):
        if b:
            yield f"({words('b', *b)})"
    for a in range(rank + 1):
        for e in [1, 2, "D"] if rank < 3 else [1]:
            space = list(shape)
            space.insert(a, e)
            yield f"(e [{a}] {words(*space)})"
    for n in range(1, rank + 1):
        for axes in itertools.combinations(range(rank), n):
            if rank < 3 or n == 2:
                yield f"({words('g', *axes)})"


def apply(rng, shape):
    """A random operation that compiles, and the shape after it."""
    rank = len(shape)
    kinds = ["p", "e"] + (["d", "n", "b", "b", "g"] if rank else [])
    kind = rng.choice(kinds)
    if kind == "e" and rank >= 4:
        kind = "p"
    if kind == "p":
        p = rng.sample(range(rank), rank)
        return words("p", *p), [shape[k] for k in p]
    if kind == "d":
        a = rng.randrange(rank)
        return f"d {a}", shape[:a] + shape[a + 1:]
    if kind == "n":
        a = rng.randrange(rank)
        c = rng.choice([shape[a], rng.choice(cuts(shape[a])), "D"])
        return f"n {a} {c}", shape[:a] + [c] + shape[a + 1:]
    if kind == "b":
        b = [rng.choice(["F", "F", e, e, rng.choice(cuts(e)), 1 if e != 0 else 0]) for e in shape]
        return words("b", *b), [e if s == "F" else s for e, s in zip(shape, b)]
    if kind == "e":
        a = rng.randrange(rank + 1)
        space = shape[:a] + [rng.choice([1, 1, 1, 2, "D"])] + shape[a:]
        return f"e [{a}] {words(*space)}", space
    axes = rng.sample(range(rank), rng.choice([1, 1, min(2, rank)]))
    least = "D" if any(shape[a] == "D" for a in axes) else min(shape[a] for a in axes)
    return words("g", *axes), [least if a == axes[0] else e for a, e in enumerate(shape) if a == axes[0] or a not in axes]


def main(folder):
    with open(os.path.join(folder, "single.rs"), "w") as f:
        f.write(HEAD + "/// Shows each row.\n#[rustfmt::skip]\npub(crate) fn rows(see: &mut dyn FnMut(Row)) {\n")
        at, turn, orders = 0, 0, list(itertools.permutations(range(3)))
        for rank in range(4):
            for shape in itertools.product(EXTENTS, repeat=rank):
                at += 1
                if rank > 1 and at % 5 and not FULL:
                    continue
                ops = "".join("{" + s + "}" for s in singles(shape))
                if rank == 3:
                    turn += 1
                    order = orders[turn % 6]
                    f.write(f"    {{ in_order!([{words(*shape)}] [{words(*order)}] {{{ops}}}); rows(see); }}\n")
                    continue
                f.write(f"    {{ each_order!([{words(*shape)}] {{{ops}}}); rows(see); }}\n")
        f.write("}\n")
    rng = random.Random(9)
    with open(os.path.join(folder, "chains.rs"), "w") as f:
        f.write(HEAD + "/// Shows each row.\n#[rustfmt::skip]\npub(crate) fn rows(see: &mut dyn FnMut(Row)) {\n")
        for at in range(CHAINS):
            if at % 50 == 0:
                f.write("    } rows(see); }\n" * (at > 0) + "    { fn rows(see: &mut dyn FnMut(Row)) {\n")
            rank = rng.choice([1, 2, 3, 3, 3])
            shape = [rng.choice([1, 2, 2, 3, 3, "D", "D", 0] if rng.random() < .3 else [1, 2, 3, "D"]) for _ in range(rank)]
            order = rng.sample(range(rank), rank)
            left, steps = list(shape), []
            for _ in range(rng.choice([2, 3, 4])):
                step, left = apply(rng, left)
                steps.append(f"({step})")
            f.write(f"        see(row!([{words(*shape)}] [{words(*order)}] {''.join(steps)}));\n")
        f.write("    } rows(see); }\n}\n")


main(([a for a in sys.argv[1:] if a != "--full"] + [HERE])[0])
