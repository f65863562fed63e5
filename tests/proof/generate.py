#!/usr/bin/env python3
"""Writes the static world of the proof: tests/proof/generate.py [--part K/N [--orders]] [FOLDER]

`single.rs` has shapes of rank 0 to 3 with extents from 0, 1, 2, 3 and a run-time one, with every single operation:
to rank 2 in every order, at rank 3 in the six orders by turns. `chains.rs` has random chains of two to four
operations. `D` is a run-time number and `F` is `Full`.

What is committed is a part that the compiler takes in a minute: every fifth shape of rank 2 and 3, and 300 chains.
With `--part K/N` it is the Kth of N parts of the whole world: every shape, with `--orders` at rank 3 in every order, and
2,400 chains; scripts/proof.sh compiles and runs them all. The files are written beside this script, or in the folder; to check
that what is committed is what it writes, let it write elsewhere and compare.
"""
import itertools
import os
import random
import sys

HERE = os.path.dirname(os.path.abspath(__file__))
EXTENTS = [0, 1, 2, 3, "D"]
HEAD = "//! Written by generate.py.\nuse crate::row::{Row, Unproven};\n\n"


def cuts(extent):
    return list(range(extent + 1)) if extent != "D" else [0, 1, 2, 3]


def cut(extent):
    return {0: 0, 1: 1, 2: 1, 3: 2, "D": 2}[extent]


def words(*parts):
    return " ".join(map(str, parts))


def times(stride, extent):
    """A product of static and run-time numbers, as types are multiplied."""
    if stride == 1:
        return extent
    return "D" if "D" in (stride, extent) else stride * extent


def factors(extent):
    return [f for f in (1, 2, 3) if extent == "D" or extent % f == 0]


class Mapping:
    """What the types know of a mapping, enough to tell which operations compile: of a dense one the order."""

    def __init__(self, shape, order=None, strides=None):
        self.shape, self.order, self.given = list(shape), order and list(order) or order, strides

    def strides(self):
        if self.order is None:
            return list(self.given)
        strides, at = [None] * len(self.shape), 1
        for axis in self.order:
            strides[axis] = at
            at = times(at, self.shape[axis])
        return strides

    def merges(self):
        """The pairs of axes, slower first, that the type knows to be neighbours."""
        axes = itertools.permutations(range(len(self.shape)), 2)
        if self.order is not None:
            return [(a, b) for a, b in axes if self.order.index(a) == self.order.index(b) + 1]
        s, t = self.shape, self.given

        def follow(a, b):
            expected = times(t[b], s[b])
            return 0 in (s[a], s[b]) or 1 in (s[a], s[b]) or (expected != "D" and t[a] == expected)
        return [(a, b) for a, b in axes if follow(a, b)]

    def without(self, axis):
        return [a - (a > axis) for a in self.order if a != axis]

    def permute(self, p):
        shape = [self.shape[k] for k in p]
        if self.order is None:
            return Mapping(shape, strides=[self.given[k] for k in p])
        return Mapping(shape, [p.index(a) for a in self.order])

    def drop(self, axis):
        shape, t = [list(n) for n in (self.shape, self.strides())]
        del shape[axis], t[axis]
        if self.order is not None and self.order[-1] == axis:
            return Mapping(shape, self.without(axis))
        return Mapping(shape, strides=t)

    def narrow(self, axis, size):
        shape = self.shape[:axis] + [size] + self.shape[axis + 1:]
        if self.order is not None and self.order[-1] == axis:
            return Mapping(shape, self.order)
        return Mapping(shape, strides=self.strides())

    def block(self, sizes):
        shape = [e if size == "F" else size for e, size in zip(self.shape, sizes)]
        if self.order:
            cut = list(itertools.dropwhile(lambda a: sizes[a] == "F", self.order))
            if sizes[self.order[0]] == "F" and all(sizes[a] == 1 for a in cut[1:]):
                return Mapping(shape, self.order)
        return Mapping(shape, strides=self.strides())

    def expand(self, axis, extent):
        t = self.strides()
        return Mapping(self.shape[:axis] + [extent] + self.shape[axis:], strides=t[:axis] + [0] + t[axis:])

    def diagonal(self, axes):
        def one(numbers, merged):
            return [merged if a == axes[0] else n for a, n in enumerate(numbers) if a == axes[0] or a not in axes]
        s, t = [self.shape[a] for a in axes], [n for n in (self.strides()[a] for a in axes)]
        least = s[0] if len(s) == 1 else "D" if "D" in s else min(s)
        return Mapping(one(self.shape, least), strides=one(self.strides(), "D" if "D" in t else sum(t)))

    def merge(self, slow, fast):
        def one(numbers, merged):
            return [merged if a == slow else n for a, n in enumerate(numbers) if a != fast]
        shape = one(self.shape, times(self.shape[slow], self.shape[fast]))
        if self.order is not None:
            return Mapping(shape, self.without(fast))
        t = self.given
        return Mapping(shape, strides=one(t, t[slow] if self.shape[fast] == 1 else t[fast]))

    def split(self, axis, factor):
        s, t, extent = self.shape, self.strides(), self.shape[axis]
        quotient = "D" if extent == "D" else extent // factor
        shape = s[:axis] + [quotient, factor] + s[axis + 1:]
        if self.order is not None:
            renumbered = [a + (a > axis) for a in self.order]
            at = renumbered.index(axis)
            return Mapping(shape, renumbered[:at] + [axis + 1] + renumbered[at:])
        return Mapping(shape, strides=t[:axis] + [times(factor, t[axis]) if t[axis] != 1 else factor] + t[axis:])


def singles(shape, order=None):
    """Every operation; its sizes are whole, `Full`, cut and run-time ones. Without an order those that compile in
    every one."""
    rank = len(shape)
    yield ""
    orders = list(itertools.permutations(range(rank)))
    for p in orders if rank < 3 else orders[3:4]:
        yield f"({words('p', *p)})"
    for a in range(rank):
        yield f"(d {a})"
        for c in cuts(shape[a]) + ["D"] if rank < 3 else [cut(shape[a])]:
            yield f"(n {a} {c})"
        for f in factors(shape[a]):
            yield f"(s {a} {f})"
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
    if order is not None:
        for pair in Mapping(shape, order).merges():
            yield f"({words('m', *pair)})"


def step(rng, m):
    """A random operation that compiles, and the mapping after it."""
    shape, rank = m.shape, len(m.shape)
    kinds = ["p", "e"] + (["d", "n", "b", "b", "g", "s"] if rank else []) + (["m", "m"] if m.merges() else [])
    kind = rng.choice(kinds)
    if kind in "es" and rank >= 4:
        kind = "p"
    if kind == "p":
        p = rng.sample(range(rank), rank)
        return words("p", *p), m.permute(p)
    if kind == "e":
        a, extent = rng.randrange(rank + 1), rng.choice([1, 1, 1, 2, "D"])
        after = m.expand(a, extent)
        return f"e [{a}] {words(*after.shape)}", after
    if kind == "m":
        pair = rng.choice(m.merges())
        return words("m", *pair), m.merge(*pair)
    a = rng.randrange(rank)
    if kind == "d":
        return f"d {a}", m.drop(a)
    if kind == "n":
        c = rng.choice([shape[a], rng.choice(cuts(shape[a])), "D"])
        return f"n {a} {c}", m.narrow(a, c)
    if kind == "b":
        b = [rng.choice(["F", "F", e, e, rng.choice(cuts(e)), 1 if e != 0 else 0]) for e in shape]
        return words("b", *b), m.block(b)
    if kind == "s":
        f = rng.choice(factors(shape[a]))
        return f"s {a} {f}", m.split(a, f)
    axes = rng.sample(range(rank), rng.choice([1, 1, min(2, rank)]))
    return words("g", *axes), m.diagonal(axes)


def chain(rng):
    rank = rng.choice([1, 2, 3, 3, 3])
    extents = [1, 2, 2, 3, 3, "D", "D", 0] if rng.random() < .3 else [1, 2, 3, "D"]
    shape, order = [rng.choice(extents) for _ in range(rank)], rng.sample(range(rank), rank)
    m, steps = Mapping(shape, order), []
    for _ in range(rng.choice([2, 3, 4])):
        text, m = step(rng, m)
        steps.append(f"({text})")
    return f"[{words(*shape)}] [{words(*order)}] {''.join(steps)}"


def table(folder, name, entries):
    with open(os.path.join(folder, name), "w") as f:
        f.write(HEAD + "/// Shows each row.\n#[rustfmt::skip]\npub(crate) fn rows(see: &mut dyn FnMut(Row)) {\n")
        f.write("".join(f"    {entry}\n" for entry in entries) + "}\n")


def main():
    arguments, part = sys.argv[1:], None
    if arguments[:1] == ["--part"]:
        part, of = map(int, arguments[1].split("/"))
        arguments = arguments[2:]
    every_order = arguments[:1] == ["--orders"]
    arguments = arguments[every_order:]
    folder = (arguments + [HERE])[0]
    single, at, turn, orders = [], 0, 0, list(itertools.permutations(range(3)))
    for rank in range(4):
        for shape in itertools.product(EXTENTS, repeat=rank):
            at += 1
            if rank > 1 and at % 5 and part is None or part is not None and at % of != part % of:
                continue
            ordered = orders if every_order else [orders[turn % 6]]
            turn += rank == 3
            if rank < 3:
                ops = "".join("{" + s + "}" for s in singles(shape))
                single.append(f"{{ each_order!([{words(*shape)}] {{{ops}}}); rows(see); }}")
                for order in itertools.permutations(range(rank)) if rank == 2 else []:
                    ops = "".join("{(m %d %d)}" % pair for pair in Mapping(shape, order).merges())
                    single.append(f"{{ in_order!([{words(*shape)}] [{words(*order)}] {{{ops}}}); rows(see); }}")
            else:
                for order in ordered:
                    ops = "".join("{" + s + "}" for s in singles(shape, order))
                    single.append(f"{{ in_order!([{words(*shape)}] [{words(*order)}] {{{ops}}}); rows(see); }}")
    table(folder, "single.rs", single)
    rng = random.Random(9)
    chains = [chain(rng) for _ in range(300 if part is None else 2400)]
    if part is not None:
        chains = chains[part % of::of]
    groups = [chains[k:k + 50] for k in range(0, len(chains), 50)]
    table(folder, "chains.rs", ("{ fn rows(see: &mut dyn FnMut(Row)) {\n" + "".join(f"        see(row!({c}));\n" for c in g)
                                + "    } rows(see); }" for g in groups))


main()
