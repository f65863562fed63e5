#!/usr/bin/env python3
"""What the library costs the compiler, in milliseconds per operation and megabytes at the peak.

    benches/compile_time/run.py               the table
    benches/compile_time/run.py --mdarray     the same operations of mdarray, as far as it has them (built once by
                                              way of benches/speed)
    benches/compile_time/run.py --functions 8 with 8 functions instead of 32: the cost of one should stay the same
    benches/compile_time/run.py --check       only the bound that .ci/run holds the library to: 32 functions
                                              that slice a rank-6 mapping five times along its slowest axis and
                                              take six offsets add to an optimised build; the aim is
                                              at most 0.6 s
    benches/compile_time/run.py --proof       what `Contiguous` costs a use, beside the same block without it

Each row generates K functions of R operations each, every function with types of its own, and compares
rustc on them with rustc on the same file without them. `check` is `--emit=metadata`, `optimised` is
`-O --emit=obj`. The time is the processor's, so that other work on the machine does not count, and the least
of several runs, as noise only ever adds.
"""
import argparse
import glob
import os
import subprocess
import sys
import tempfile

HERE = os.path.dirname(os.path.abspath(__file__))
ROOT = os.path.dirname(os.path.dirname(HERE))
HEAD = "#![allow(unused)]\nuse strata_layout::*;\nuse std::hint::black_box;\n"
MDARRAY_HEAD = "#![allow(unused)]\nuse mdarray::{Const, Dense, Dyn, View};\n"


def library():
    """The folder of the built library, and where its rlib is."""
    subprocess.run(["cargo", "build", "--release", "-q"], cwd=ROOT, check=True)
    target = os.environ.get("CARGO_TARGET_DIR", os.path.join(ROOT, "target"))
    return f"{target}/release/deps", "strata_layout", f"{target}/release/libstrata_layout.rlib", HEAD


def mdarray():
    """The same of mdarray."""
    package = os.path.join(ROOT, "benches", "speed")
    subprocess.run(["cargo", "build", "--release", "-q", "-p", "mdarray"], cwd=package, check=True)
    target = os.environ.get("CARGO_TARGET_DIR", os.path.join(package, "target"))
    # The newest, where several versions have been built.
    rlib = max(glob.glob(f"{target}/release/deps/libmdarray-*.rlib"), key=os.path.getmtime)
    return f"{target}/release/deps", "mdarray", rlib, MDARRAY_HEAD


def rustc(lib, source, optimised, folder):
    deps, name, rlib, _ = lib
    path = os.path.join(folder, "f.rs")
    with open(path, "w") as f:
        f.write(source)
    emit = ["-O", "-Ccodegen-units=1", "--emit=obj"] if optimised else ["--emit=metadata"]
    cmd = ["rustc", "--edition=2024", "--crate-type=lib", *emit, "--out-dir", folder,
           "--extern", f"{name}={rlib}", "-L", deps, path]
    # In the project's folder, so that the compiler is the pinned one.
    child = subprocess.Popen(cmd, cwd=ROOT, stderr=subprocess.PIPE, text=True)
    stderr = child.stderr.read()
    _, status, usage = os.wait4(child.pid, 0)
    if status:
        sys.exit("the generated file does not compile: " + stderr[:2000])
    return usage.ru_utime + usage.ru_stime, usage.ru_maxrss / 1024


def shape(kind, rank, k):
    """Extents that no other function has; typenum's own names, so that what is timed is the operation."""
    return "(" + "".join(("Dyn" if is_dynamic(kind, i) else number(kind, 2 + k + i)) + "," for i in range(rank)) + ")"


def is_dynamic(kind, i):
    return kind == "dynamic" or kind == "mixed" and i % 2 == 0


def number(kind, n):
    """The type of a static extent: `const` is the library's own kind of number, which is not multiplied as a type."""
    return f"Const<{n}>" if kind == "const" else f"typenum::U{n}"


def value(kind, n):
    """Its value."""
    return f"Const::<{n}>" if kind == "const" else f"typenum::U{n}::default()"


def mapping(kind, rank, k):
    """A type of its own for each function, also where no extent is static: the element's."""
    return f"DenseMapping<{shape(kind, rank, k)}, RowMajor>"


def slices(kind, rank, k):
    body = "".join(f"let v = v.drop_axis::<0>(1);" for _ in range(rank))
    return f"pub fn f{k}(v: View<'_, E{k}, {mapping(kind, rank, k)}>) -> i32 {{ {body} v[[]].0 }}", rank


def inner_slices(kind, rank, k):
    body = "".join(f"let v = v.drop_axis::<{rank - 1 - i}>(1);" for i in range(rank))
    return f"pub fn f{k}(v: View<'_, E{k}, {mapping(kind, rank, k)}>) -> i32 {{ {body} v[[]].0 }}", rank


def permute(kind, rank, k):
    reverse = ",".join(str(rank - 1 - i) for i in range(rank))
    return (f"pub fn f{k}(v: View<'_, E{k}, {mapping(kind, rank, k)}>) -> i32 "
            f"{{ v.permute::<axes![{reverse}]>()[[1; {rank}]].0 }}"), 1


def shuffle(kind, rank, k):
    rotate = ",".join(str((i + 1) % rank) for i in range(rank))
    return (f"pub fn f{k}(v: View<'_, E{k}, {mapping(kind, rank, k)}>) -> i32 "
            f"{{ v.permute::<axes![{rotate}]>()[[1; {rank}]].0 }}"), 1


def block(kind, rank, k):
    sizes = ",".join(value(kind, 2) if kind in ("static", "const") else "2usize" for _ in range(rank))
    return (f"pub fn f{k}(v: View<'_, E{k}, {mapping(kind, rank, k)}>) -> i32 "
            f"{{ match v.block([0; {rank}], ({sizes},)) {{ Ok(b) => b[[1; {rank}]].0, Err(_) => 0 }} }}"), 1


def expand(kind, rank, k):
    space = "(7usize," + ",".join(
        f"v.extent({i})" if is_dynamic(kind, i) else value(kind, 2 + k + i) for i in range(rank)) + ",)"
    return (f"pub fn f{k}(v: View<'_, E{k}, {mapping(kind, rank, k)}>) -> i32 "
            f"{{ match v.expand::<axes![0], _>({space}) {{ Ok(b) => b[[1; {rank + 1}]].0, Err(_) => 0 }} }}"), 1


def diagonal(kind, rank, k):
    return (f"pub fn f{k}(v: View<'_, E{k}, {mapping(kind, rank, k)}>) -> i32 "
            f"{{ v.diagonal::<axes![0, 1]>()[[1; {rank - 1}]].0 }}"), 1


def rows_cut(ask):
    """A block that cuts the slowest axis only, and what is asked of it: `proof` asks whether it is one slice."""
    def generate(kind, rank, k):
        inner = [f"typenum::U{3 + k + i}" for i in range(rank - 1)]
        sizes = "1usize," + "".join(f"{n}::default()," for n in inner)
        shape = "(Dyn," + "".join(f"{n}," for n in inner) + ")"
        return (f"pub fn f{k}(v: View<'_, E{k}, DenseMapping<{shape}, RowMajor>>) -> usize "
                f"{{ match v.block([0; {rank}], ({sizes})) {{ Ok(b) => b.{ask}, Err(_) => 0 }} }}"), 1
    return generate


def chain(axis):
    """Five slices of a mapping of its own, and an offset before and after each."""
    def generate(kind, rank, k):
        names = "abcdefghijkl"[:rank]
        lines = [f"let m0 = <{mapping(kind, rank, k)}>::STATIC; let mut s = m0.offset([{','.join(names)}]);"]
        for i in range(rank - 1):
            left = rank - 1 - i
            lines.append(f"let m{i + 1} = m{i}.drop_axis::<{axis(left)}>(); "
                         f"s += m{i + 1}.offset([{','.join(names[:left])}]);")
        arguments = ", ".join(f"{name}: usize" for name in names)
        return f"pub fn f{k}({arguments}) -> usize {{ {' '.join(lines)} s }}", rank - 1
    return generate


def mdarray_view(kind, rank, k):
    extents = "".join(("Dyn" if is_dynamic(kind, i) else f"Const<{2 + k + i}>") + "," for i in range(rank))
    return f"View<'_, E{k}, ({extents}), Dense>"


def mdarray_slices(kind, rank, k):
    body = "".join("let v = v.into_at(1);" for _ in range(rank))
    return f"pub fn f{k}(v: {mdarray_view(kind, rank, k)}) -> i32 {{ {body} v[[]].0 }}", rank


def mdarray_permute(kind, rank, k):
    reverse = "".join(f"Const::<{rank - 1 - i}>," for i in range(rank))
    return (f"pub fn f{k}(v: {mdarray_view(kind, rank, k)}) -> i32 "
            f"{{ v.into_permuted(({reverse}))[[1; {rank}]].0 }}"), 1


def mdarray_shuffle(kind, rank, k):
    rotate = "".join(f"Const::<{(i + 1) % rank}>," for i in range(rank))
    return (f"pub fn f{k}(v: {mdarray_view(kind, rank, k)}) -> i32 "
            f"{{ v.into_permuted(({rotate}))[[1; {rank}]].0 }}"), 1


def mdarray_block(kind, rank, k):
    ranges = "".join("0..2," for _ in range(rank))
    return (f"pub fn f{k}(v: {mdarray_view(kind, rank, k)}) -> i32 "
            f"{{ v.into_view({ranges})[[1; {rank}]].0 }}"), 1


def cost(lib, generate, kind, rank, functions, optimised, folder, runs):
    elements = "".join(f"#[derive(Clone, Copy)] pub struct E{k}(pub i32);\n" for k in range(functions))
    made = [generate(kind, rank, k) for k in range(functions)]
    head = lib[3]
    full = head + elements + "\n".join(source for source, _ in made)
    with_, without = [], []
    for _ in range(runs):
        without.append(rustc(lib, head + elements, optimised, folder))
        with_.append(rustc(lib, full, optimised, folder))
    seconds = min(t for t, _ in with_) - min(t for t, _ in without)
    return seconds, sum(n for _, n in made), max(m for _, m in with_)


def main():
    arguments = argparse.ArgumentParser()
    arguments.add_argument("--check", action="store_true")
    arguments.add_argument("--mdarray", action="store_true")
    arguments.add_argument("--proof", action="store_true", help="only what the proof of density costs a use")
    arguments.add_argument("--runs", type=int, default=3)
    arguments.add_argument("--functions", type=int, default=32)
    arguments.add_argument("--ranks", type=int, nargs="+", default=[2, 4, 6])
    arguments = arguments.parse_args()
    lib = mdarray() if arguments.mdarray else library()
    operations = (slices, inner_slices, permute, shuffle, block, expand, diagonal)
    if arguments.mdarray:
        operations = (mdarray_slices, mdarray_permute, mdarray_shuffle, mdarray_block)
    kinds = ("static", "mixed", "dynamic") if arguments.mdarray else ("static", "const", "mixed", "dynamic")
    with tempfile.TemporaryDirectory() as folder:
        if arguments.check:
            text = "32 functions of 5 slices and 6 offsets at rank 6, along the {} axis: {:.2f} s above the empty example"
            fastest, _, _ = cost(lib, chain(lambda left: left), "static", 6, 32, True, folder, arguments.runs)
            print(text.format("fastest", fastest))
            seconds, _, _ = cost(lib, chain(lambda left: 0), "static", 6, 32, True, folder, arguments.runs)
            print(text.format("slowest", seconds))
            # 0.6 s is the aim on a quiet machine; on a busy one the same work has taken half as much again and more.
            sys.exit(0 if seconds <= 1.2 else "more than 1.2 s, twice the aim")
        if arguments.proof:
            print("| rank | block, ms | block and proof, ms |\n|---|---|---|")
            for rank in (2, 4, 6, 12):
                row = []
                for ask in ("size()", "as_slice().len()"):
                    seconds, operations, _ = cost(
                        lib, rows_cut(ask), "static", rank, 16, False, folder, arguments.runs)
                    row.append(f"{1000 * seconds / operations:.2f}")
                print(f"| {rank} | {' | '.join(row)} |", flush=True)
            return
        print("| operation | extents | rank | check, ms | optimised, ms | peak, MB |")
        print("|---|---|---|---|---|---|")
        for generate in operations:
            for kind in kinds:
                for rank in arguments.ranks:
                    row = []
                    for optimised in (False, True):
                        seconds, done, peak = cost(
                            lib, generate, kind, rank, arguments.functions, optimised, folder, arguments.runs)
                        row.append(f"{1000 * seconds / done:.2f}")
                    print(f"| {generate.__name__} | {kind} | {rank} | {' | '.join(row)} | {peak:.0f} |", flush=True)


if __name__ == "__main__":
    main()
