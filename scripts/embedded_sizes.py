#!/usr/bin/env python3
"""Prints what the programs that embedded.sh built take, as a table, and fails where the typed one takes more than
it may or carries what it must not.

    scripts/embedded_sizes.py FOLDER
"""
import os
import re
import struct
import sys

ALLOCATOR = re.compile(r"__rust_(re|de)?alloc|__rg_|__rdl_|5alloc|^(m|c|re)alloc$")
FORMATTING = re.compile(r"4core3fmt")
PANICS = re.compile(r"4core9panicking|rust_begin_unwind")
SECTIONS = [".text", ".rodata", ".data", ".bss"]


def read(path):
    """The sizes of the sections of a little-endian 32-bit ELF file, and the names of its symbols."""
    data = open(path, "rb").read()
    if data[:6] != b"\x7fELF\x01\x01":
        sys.exit(f"{path}: not a little-endian 32-bit ELF file")
    offset, = struct.unpack_from("<I", data, 32)
    entry, count, names = struct.unpack_from("<HHH", data, 46)
    headers = [struct.unpack_from("<10I", data, offset + k * entry) for k in range(count)]

    def text(table, at):
        start = headers[table][4] + at
        return data[start:data.index(b"\0", start)].decode()

    sizes = {text(names, header[0]): header[5] for header in headers}
    symbols = set()
    for header in headers:
        if header[1] == 2:  # SHT_SYMTAB
            for at in range(header[4], header[4] + header[5], header[9]):
                symbols.add(text(header[6], *struct.unpack_from("<I", data, at)))
    if len(symbols) < 10:
        sys.exit(f"{path}: without symbols, nothing can be said of it")
    return [sizes.get(section, 0) for section in SECTIONS], symbols


def main():
    wrong = []
    print(f"| program | opt-level | {' | '.join(f'`{section}`' for section in SECTIONS)} |")
    print("|---|---|" + "---:|" * len(SECTIONS))
    for level in ["s", "3"]:
        text = {}
        for kind, what in [("checked", ""), ("panics", ", with indexing that may panic")]:
            for program, name in [("typed", "through types"), ("by_hand", "by hand")]:
                sizes, symbols = read(os.path.join(sys.argv[1], f"{level}-{kind}-{program}"))
                text[kind, program] = sizes[0]
                print(f"| {name}{what} | {level} | {' | '.join(f'{size:,}' for size in sizes)} |")
                unwanted = [("an allocator", ALLOCATOR)]
                if kind == "checked":
                    unwanted += [("formatting", FORMATTING), ("a panic", PANICS)]
                elif not any(PANICS.search(symbol) for symbol in symbols):
                    wrong.append(f"{name}{what}, opt-level {level}: has no panic, so it shows no cost of one")
                for thing, pattern in unwanted:
                    if found := sorted(filter(pattern.search, symbols)):
                        wrong.append(f"{name}{what}, opt-level {level}: carries {thing}: {', '.join(found)}")
        over = text["checked", "typed"] / text["checked", "by_hand"] - 1
        print(f"opt-level {level}: .text through types is {over:+.1%} of that by hand; what may panic adds "
              f"{text['panics', 'typed'] - text['checked', 'typed']:,} bytes to it", file=sys.stderr)
        if over > 0.02:
            wrong.append(f"opt-level {level}: through types .text is {over:.1%} over that by hand, more than 2 %")
    if wrong:
        sys.exit("\n".join(wrong))


main()
