# For scripts that build for a target which the installed compiler may not know; they source this file.

# Debian's packages, from its current lists, as those of a fresh installation may be too old.
install() {
    if [ "$(id -u)" != 0 ] || ! command -v apt-get >/dev/null; then
        echo "$0: $* needed; install what provides it" >&2
        return 1
    fi
    apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -qq -y --no-install-recommends "$@"
} >&2

# The file of a Debian package whose path ends so.
file_of() { { dpkg -L "$1" 2>/dev/null || true; } | grep -m1 "$2\$"; }

# Whether the compiler $1 is as new as the package of the manifest $2 needs.
new_enough() {
    local needed
    needed=$(sed -n 's/^rust-version = "\(.*\)"/\1/p' "$2")
    printf '%s\n' "$needed" "$("$1" --version | cut -d' ' -f2)" | sort -CV
}

knows_target() { [ -d "$(rustc --print sysroot)/lib/rustlib/$1/lib" ]; }

# compiler_for TARGET MANIFEST: a compiler for the target that is new enough for the package. Where rustup does not
# provide the target, as root on Debian, one with the sources of `core` to build it from. Sets `compiler`, `cargo`
# (the command) and `core` (what it needs to build `core`, or nothing).
compiler_for() {
    cargo=(cargo) core=() compiler=rustc
    if ! knows_target "$1" && command -v rustup >/dev/null; then
        rustup target add "$1" >/dev/null 2>&1 || true
    fi
    if knows_target "$1"; then
        return
    fi
    if ! { compiler=$(file_of rustc-web /bin/rustc) && new_enough "$compiler" "$2" \
        && file_of rust-web-src /library/core/Cargo.toml >/dev/null && file_of cargo-web /bin/cargo >/dev/null; }; then
        install rustc-web cargo-web rust-web-src
        compiler=$(file_of rustc-web /bin/rustc)
    fi
    # Building `core` needs what only a nightly compiler allows without this.
    export RUSTC_BOOTSTRAP=1 RUSTC=$compiler
    cargo=("$(file_of cargo-web /bin/cargo)")
    core=(-Zbuild-std=core)
}
