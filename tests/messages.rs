//! Every message, of the compiler and of the running program, is held to the same rules; and the catalogue
//! `docs/errors.md` is what `ui-tests/` says.
mod ui_cases;

use std::collections::BTreeSet;
use std::fmt::Write as _;
use strata_layout::{DenseMapping, LayoutError, RowMajor, Shape, Side, View, ViewMut};
use ui_cases::Case;

/// The sentences that a first line may be: `#` stands for a number, `…` for what is in backticks.
const SENTENCES: &[&str] = &[
    // Lists of axes.
    "axis # is listed twice",
    "there is no axis # in rank #",
    "a diagonal over # axes has no direction",
    "`…` is not a list of axes",
    "more than # axes are listed: a shape has at most #",
    // Ranks.
    "an order of rank # cannot lay out a shape of rank #",
    "a permutation of rank # cannot permute a mapping of rank #",
    "a block of rank # cannot be cut out of a mapping of rank #",
    "strides of rank # cannot serve a shape of rank #",
    "a space of rank # is given where kept and inserted axes make rank #",
    "an index of length # cannot address a mapping of rank #",
    "a shape of rank # cannot stand for one of rank #",
    "an index of length # needs a view whose rank is known",
    "`…` is not an index of a view",
    // Sizes.
    "axis #: a block of # does not fit extent #",
    "axis #: extent # is not #",
    // Orders.
    "these two orders lay out # axes differently",
    "this is not a shape that `…` lays out",
    // Shapes.
    "this is not known to be a shape, which is a tuple of at most # extents",
    "`…` cannot be an extent or a stride",
    "more than # extents are given: a shape has at most # axes",
    "an extent or a stride is not negative",
    "a static number is not negative",
    "write `…` for a run-time extent, whose type is `…`",
    "write `…` for a run-time extent, and a number for a static one",
    "give the number of a run-time extent here; `…` stands for it in the type, `…`",
    "write the extents with commas between them, as in `…`",
    "write one number, as in `…`",
    // Views.
    "the type of this view does not prove its memory dense, so it is not one slice",
    "axis # has stride #, and a mutable view would reach each element by many indices",
    // Bounds to add in generic code, named as the documentation writes them.
    "the trait bound `…` is not satisfied",
    "the bound `…` is missing, with `…` the type of the sizes",
    "the bound `…` is missing, with `…` the type of the length",
    "the bound `…` is missing, with `…` the inserted positions and `…` the type of the space",
    // Constants.
    "evaluation panicked: axis #: with extent # the product of the extents passes isize::MAX",
    "evaluation panicked: axis #: with extent # and stride # the largest offset passes isize::MAX",
    // The language's own, for mistakes that are not about layouts; the label says the two types.
    "mismatched types",
    "cannot apply unary operator `…` to type `…`",
    "attempt to use a non-constant value in a constant",
    "generic parameters may not be used in const operations",
    "no method named `…` found for struct `…` in the current scope",
];

/// The sentences of a [`LayoutError`] and of the documented panics.
const RUN_TIME_SENTENCES: &[&str] = &[
    "# entries given where # are needed",
    "axis #: with extent # the product of the extents passes #",
    "axis #: with extent # and stride # the largest offset passes #",
    "axis #: extent # is not #",
    "axis #: stride # is not #",
    "axis #: block of # does not fit extent #",
    "axis #: block of # from # does not fit extent #",
    "axis #: index # is not below extent #",
    "axis #: stride # is not #, the stride of dense memory",
    "a slice of # elements is too short for a mapping of cosize #",
    "two indices share an offset, which a mutable view must not allow",
    "axis #: stride -# runs backwards, which no mapping can",
    "axis #: extent # is past #, the largest that the other type holds",
    "mode #: the extent is #, and must be at least #",
    "# modes given, and a flat layout holds at most #",
    "index [#, #] is outside the shape [#, #]",
    // Of the algebra.
    "mode #: the layout has # modes",
    "mode #: coordinate # is outside extent #",
    "index # is outside size #",
    "entry # of the subset: mode # is not past the entry before, or not below rank #",
    "entry # of the permutation: mode # comes twice, or is not below rank #",
    "a permutation of # entries for a layout of # modes",
    "mode #: #:# repeats its offset, so nothing complements it",
    "modes # and #: #*# does not divide the next stride #",
    "# is no multiple of #*#, the reach of the largest stride",
    "# is no size of a layout: # to # are",
    "the inner layout's cosize # exceeds the outer layout's size #",
    "inner mode #: index # of the outer layout has offset #, which no strides for the inner shape give",
    "inner mode #: index # of the outer layout has offset #, which no strides for a finer shape give",
    "inner mode #: the outer stride changes after # steps, which do not divide extent #",
    "size # times cosize #, rounded up to a complementable size, passes #",
    "byte #: expected a digit",
    "# entries in the domain, and a morphism holds at most #",
    "domain entry # is #, and must be at least #",
    "domain entry #: with # the product of the domain passes #",
    "the map lists # targets, and the domain has # entries",
    "entry # goes to #, and the codomain has # entries, from #",
    "entries # and # both go to #",
    "entry # has extent #, and its target, entry # of the codomain, has #",
    "entry #: the codomain of the first morphism has #, the domain of the second #",
    "entry #: the codomain of the first morphism has #, that of the second #",
    "entry # of the first morphism and entry # of the second both go to #",
    "entry # goes to #, which is not in the subset",
    "entry #: the shape to expand has #, the shape to expand it to #",
    "entry # is dilated by #",
    "entry #: the codomain of the divisor has #, the domain of the dividend #",
    "entry #: the codomain of the second factor has #, the unhit entries of the first #",
    "entry # goes to *, so the morphism has no complement",
    "entry # goes to *, so the morphism has no inverse",
    "modes # and #: #*# does not divide the next stride #, so no morphism encodes the layout",
];

/// What a reader of the first line must not have to know: how numbers are spelled as types, and the names of
/// traits that nobody writes.
const FORBIDDEN: &[&str] = &[
    "UInt",
    "UTerm",
    "typenum",
    "Hole",
    "AxisRow",
    "FillAxis",
    "FreeFor",
    "HasAxis",
    "Ranks",
    "Gather",
    "Digit",
    "Many",
    "Refuse",
    "Given",
    "type mismatch",
    "overflow evaluating",
    "E0",
    "::_",
];

/// The cases that a rule does not hold for, and why.
const EXCEPTIONS: &[(&str, &str)] = &[
    ("order/a_static_mapping_with_an_order_of_another_rank", STATIC),
    ("shape/a_constant_mapping_of_a_run_time_extent", STATIC),
    ("shape/a_constant_mapping_of_a_run_time_stride", STATIC),
    ("strided/a_static_mapping_lacks_a_stride", STATIC),
    ("shape/a_bare_number", NO_SHAPE),
    ("shape/an_array_where_a_shape_belongs", NO_SHAPE),
    ("shape/an_extent_of_another_integer_type", NO_SHAPE),
    ("shape/an_extent_that_is_a_float", NO_SHAPE),
    ("shape/thirteen_run_time_extents", NO_SHAPE),
    ("strided/strides_as_an_array", NO_SHAPE),
    (
        "view_mut/writing_through_a_view_that_reads",
        "the compiler's own sentence for writing through an index, which it prints with the whole type",
    ),
];
const STATIC: &str = "for an associated constant the compiler prints the type and looks at no sentence of ours; \
                      the bound that fails stands below";
const NO_SHAPE: &str = "the type of the mapping and the bound of its constructor both name the shape, at two \
                        places of the line; `shape!` cannot be used wrongly this way";

/// `text` with numbers and quoted parts left out.
fn pattern(text: &str) -> String {
    let mut out = String::new();
    let (mut quoted, mut number) = (false, false);
    for c in text.chars() {
        if c == '`' {
            out.push_str(if quoted { "" } else { "`…`" });
            quoted = !quoted;
        } else if !quoted {
            if !c.is_ascii_digit() {
                out.push(c);
            } else if !number {
                out.push('#');
            }
        }
        number = c.is_ascii_digit();
    }
    out
}

/// What is wrong with the message of a case, by the rules.
fn faults(case: &Case) -> Vec<String> {
    let mut faults = Vec::new();
    let errors = case.message.lines().filter(|line| line.starts_with("error")).count();
    if errors != 1 {
        faults.push(format!("{errors} errors for one mistake"));
    }
    let lines = case.message.trim_end().lines().count();
    if lines > 25 {
        faults.push(format!("{lines} lines"));
    }
    if case.message.contains("warning:") {
        faults.push("a warning beside the error".into());
    }
    if case.message.contains("long-type") {
        faults.push("a path that is another one each time".into());
    }
    for word in FORBIDDEN {
        if case.first_line().contains(word) {
            faults.push(format!("`{word}` in the first line"));
        }
    }
    let sentence = pattern(case.first_line());
    if !SENTENCES.contains(&sentence.as_str()) {
        faults.push(format!("not a sentence of the catalogue: {sentence}"));
    }
    faults
}

#[test]
fn every_message_of_the_compiler_keeps_the_rules() {
    let mut out = String::new();
    let mut seen = BTreeSet::new();
    for case in ui_cases::all() {
        let faults = faults(&case);
        let excepted = EXCEPTIONS.iter().any(|(name, _)| *name == case.name);
        if faults.is_empty() == excepted {
            writeln!(
                out,
                "{}: {}",
                case.name,
                if excepted { "needs no exception".into() } else { faults.join("; ") }
            )
            .unwrap();
        }
        seen.insert(pattern(case.first_line()));
    }
    for sentence in SENTENCES {
        if !seen.contains(*sentence) {
            writeln!(out, "no case says: {sentence}").unwrap();
        }
    }
    assert!(out.is_empty(), "\n{out}");
}

#[test]
fn every_case_has_a_snapshot_and_every_snapshot_a_case() {
    let (cases, snapshots) = (ui_cases::files(".rs"), ui_cases::files(".stderr"));
    assert!(cases.len() >= 60, "only {} cases", cases.len());
    assert_eq!(cases, snapshots);
}

#[test]
fn every_error_of_the_program_keeps_the_rules() {
    use LayoutError as E;
    let errors = [
        E::RankMismatch { given: 2, expected: 3 },
        E::SizeOverflow { axis: 1, extent: 9 },
        E::OffsetOverflow { axis: 1, extent: 9, stride: 8 },
        E::ExtentMismatch { axis: 1, given: 2, expected: 3 },
        E::StrideMismatch { axis: 1, given: 2, expected: 3 },
        E::BlockTooLarge { axis: 1, size: 9, extent: 8 },
        E::BlockOutOfRange { axis: 1, start: 5, size: 4, extent: 8 },
        E::IndexOutOfRange { axis: 1, index: 8, extent: 8 },
        E::NotDense { axis: 0, stride: 8, expected: 4 },
        E::SliceTooShort { len: 5, cosize: 6 },
        E::NotUnique,
        E::NegativeStride { axis: 1, stride: -8 },
        E::ExtentTooLarge { axis: 1, extent: 300, limit: 255 },
        E::ZeroExtent { mode: 1 },
        E::TooManyModes { given: 17, limit: 16 },
        E::NoSuchMode { mode: 2, rank: 3 },
        E::CoordinateOutside { mode: 2, coordinate: 3, extent: 4 },
        E::IndexOutside { index: 2, size: 3 },
        E::BadSubset { place: 2, mode: 3, rank: 4 },
        E::BadPermutation { place: 2, mode: 3, rank: 4 },
        E::PermutationLength { given: 2, rank: 3 },
        E::ZeroStride { mode: 2, extent: 3 },
        E::GapNotDivisible { mode: 2, extent: 3, stride: 4, next: 5, next_stride: 6 },
        E::NotMultiple { n: 2, extent: 3, stride: 4 },
        E::BadTotal { n: 2 },
        E::CosizeExceedsSize { cosize: 2, size: 3 },
        E::NotFlat { mode: 2, at: 3, found: 4 },
        E::NotALayout { mode: 2, at: 3, found: 4 },
        E::NotRefinable { mode: 2, run: 3, extent: 4 },
        E::ProductOverflow { size: 2, cosize: 3 },
        E::Syntax { at: 2, expected: "a digit" },
        E::TooManyEntries { side: Side::Domain, given: 2, limit: 3 },
        E::ZeroEntry { side: Side::Domain, entry: 2 },
        E::EntriesOverflow { side: Side::Domain, entry: 2, extent: 3 },
        E::MapLength { given: 2, expected: 3 },
        E::MapRange { entry: 2, target: 3, limit: 4 },
        E::MapRepeated { first: 2, second: 3, target: 4 },
        E::MapExtent { entry: 2, extent: 3, target: 4, target_extent: 5 },
        E::NotComposable { at: 2, codomain: Some(3), domain: Some(4) },
        E::CodomainMismatch { at: 2, first: Some(3), second: Some(4) },
        E::ImagesNotDisjoint { first: 2, second: 3, target: 4 },
        E::ImageNotCovered { entry: 2, target: 3 },
        E::NotAPrefix { at: 2, from: 3, to: Some(4) },
        E::ZeroFactor { entry: 2 },
        E::NotDivisible { at: 2, codomain: Some(3), domain: Some(4) },
        E::NotProductAdmissible { at: 2, codomain: Some(3), unhit: Some(4) },
        E::StarInMap { entry: 2 },
        E::NotIsomorphism { side: Side::Domain, entry: 2 },
        E::NotTractable { mode: 2, extent: 3, stride: 4, next: 5, next_stride: 6 },
    ];
    // The enum can grow without this list, so its variants are counted in the source.
    let source = include_str!("../src/error.rs");
    let body =
        &source[source.find("pub enum LayoutError {").unwrap()..source.find("\nimpl LayoutError").unwrap()];
    let variants = body
        .lines()
        .filter(|line| {
            line.strip_prefix("    ").is_some_and(|rest| rest.starts_with(|c: char| c.is_ascii_uppercase()))
        })
        .count();
    assert_eq!(variants, errors.len(), "a variant of `LayoutError` is not in this test");
    for error in errors {
        keeps_the_rules(&error.to_string());
    }
}

const IMAGE: DenseMapping<Shape![2, 3], RowMajor> = DenseMapping::STATIC;

#[test]
fn every_documented_panic_keeps_the_rules() {
    let message = |panics: fn()| {
        let panic = std::panic::catch_unwind(panics).unwrap_err();
        let text = panic.downcast_ref::<String>().cloned();
        text.or_else(|| panic.downcast_ref::<&str>().map(ToString::to_string)).unwrap()
    };
    let index: fn() = || _ = View::new(&[0; 6], IMAGE).unwrap()[[1, 3]];
    let index_mut: fn() = || ViewMut::new(&mut [0; 6], IMAGE).unwrap()[[2, 0]] = 1;
    let slice: fn() = || _ = View::new(&[0; 6], IMAGE).unwrap().drop_axis::<0>(2);
    for panics in [index, index_mut, slice] {
        keeps_the_rules(&message(panics));
    }
}

fn keeps_the_rules(message: &str) {
    let sentence = pattern(message);
    assert!(RUN_TIME_SENTENCES.contains(&sentence.as_str()), "not a sentence of the catalogue: {message}");
    assert!(!FORBIDDEN.iter().any(|word| message.contains(word)), "a forbidden word in: {message}");
    assert!(!message.contains('\n'), "more than one line: {message}");
}

/// The operations in the order of the catalogue; others follow by name.
const ORDER: &[&str] = &[
    "shape",
    "order",
    "strided",
    "permute",
    "drop_axis",
    "narrow",
    "block",
    "expand",
    "diagonal",
    "convert",
    "index",
    "as_slice",
    "view_mut",
    "generic",
    "const_extent",
    "macros",
];

const MARK: &str = "<!-- What follows is written by `BLESS=1 cargo test --test messages`. -->\n";

#[test]
fn the_catalogue_is_what_the_cases_say() {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/docs/errors.md");
    let page = std::fs::read_to_string(path).unwrap();
    let head = page.split_once(MARK).expect("the mark where the catalogue begins").0;
    let fresh = format!("{head}{MARK}{}", catalogue());
    if std::env::var_os("BLESS").is_some() {
        std::fs::write(path, &fresh).unwrap();
    } else {
        assert!(page == fresh, "docs/errors.md is not up to date: run `BLESS=1 cargo test --test messages`");
    }
}

fn catalogue() -> String {
    let cases = ui_cases::all();
    let mut groups: Vec<_> = cases.iter().map(|case| case.name.split_once('/').unwrap().0).collect();
    groups.dedup();
    groups.sort_by_key(|group| ORDER.iter().position(|known| known == group).unwrap_or(ORDER.len()));
    let mut out = format!("\n{} misuses.\n", cases.len());
    for group in groups {
        write!(out, "\n## `{group}`\n").unwrap();
        for case in cases.iter().filter(|case| case.name.split_once('/').unwrap().0 == group) {
            let sentence = case.name.split_once('/').unwrap().1.replace('_', " ");
            write!(
                out,
                "\n### {sentence}\n\n```rust,ignore\n{}\n```\n```text\n{}\n```\nRight:\n```rust,ignore\n{}\n```\n",
                context(case),
                shown(&case.message),
                case.right
            )
            .unwrap();
        }
    }
    out
}

/// The wrong line, behind those of its function that say what its names are.
fn context(case: &Case) -> String {
    let before = case.source.lines().take_while(|line| line.trim() != case.wrong);
    let mut lines: Vec<_> = before.filter_map(|line| line.strip_prefix("    ")).collect();
    lines.push(&case.wrong);
    lines.join("\n")
}

/// The message without the lines that lead from it to the bound where it began.
fn shown(message: &str) -> String {
    let mut out = Vec::new();
    let mut skipping = false;
    for line in message.trim_end().lines() {
        let text = line.trim_start();
        if text.starts_with("error")
            || text.starts_with("= note:")
            || text.starts_with("= help:")
            || text.starts_with("note:")
            || text.starts_with("help:")
        {
            skipping = text.contains("required for")
                || text.contains("required by")
                || text.contains("is implemented for")
                || text.contains("is not implemented for")
                || text.starts_with("= help: the trait")
                || text.contains("this error originates in the macro");
        }
        if !skipping {
            out.push(line);
        }
    }
    out.join("\n")
}
