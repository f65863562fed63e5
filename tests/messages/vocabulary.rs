//! The sentences that a message may be, and the words that no message has.

/// The sentences that a first line may be: `#` stands for a number, `…` for what is in backticks.
pub(crate) const SENTENCES: &[&str] = &[
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
    "a space of rank # is given where the axes of the mapping and the inserted ones make rank #",
    "an index of length # cannot address a mapping of rank #",
    "a shape of rank # cannot stand for one of rank #",
    "an index of length # needs a view whose rank is known",
    "`…` is not an index of a view",
    // Sizes.
    "axis #: a block of # does not fit extent #",
    "axis #: extent # is not #",
    "axis #: extent # is not a multiple of #",
    "this is not a factor that an axis can be split by, which is a static number of at least #",
    "an axis of a mapping of rank # cannot be split: a shape has at most #",
    // Memory.
    "axis #: stride # is not #, the stride of dense memory",
    "axis #: the stride is not known to be #, the stride of dense memory",
    "axis #: stride # is not known to be that of dense memory, which the type does not know there",
    "axis # does not follow axis # in memory",
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
    // The language's own, for mistakes that are not about layouts; the label says the two types.
    "mismatched types",
    "cannot apply unary operator `…` to type `…`",
    "attempt to use a non-constant value in a constant",
    "generic parameters may not be used in const operations",
    "no method named `…` found for struct `…` in the current scope",
];

/// The sentences of a [`LayoutError`] and of the documented panics.
pub(crate) const RUN_TIME_SENTENCES: &[&str] = &[
    "# entries given where # are needed",
    "axis #: with extent # the product of the extents passes isize::MAX",
    "axis #: with extent # and stride # the largest offset passes isize::MAX",
    "axis #: extent # is not #",
    "axis #: stride # is not #",
    "axis #: block of # does not fit extent #",
    "axis #: block of # from # does not fit extent #",
    "axis #: index # is not below extent #",
    "axis #: stride # is not #, the stride of dense memory",
    "axis #: extent # is not a multiple of #",
    "a slice of # elements is too short for a mapping of cosize #",
    "two indices share an offset, which a mutable view must not allow",
    "axis #: stride -# runs backwards, which no mapping can",
    "axis #: extent # is past #, the largest that the other type holds",
    "mode #: the extent is #, and must be at least #",
    "# modes given, and a flat layout holds at most #",
    "a layout of # modes is no mapping, which has at most # axes",
    "there is no axis # in rank #",
    "a chunk has at least one place along axis #",
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
    "# is no size of a layout: # to isize::MAX are",
    "the inner layout's cosize # exceeds the outer layout's size #",
    "inner mode #: index # of the outer layout has offset #, which no strides for the inner shape give",
    "inner mode #: index # of the outer layout has offset #, which no strides for a finer shape give",
    "inner mode #: the outer stride changes after # steps, which do not divide extent #",
    "size # times cosize #, rounded up to a complementable size, passes isize::MAX",
    "byte #: expected a digit",
    "# entries in the domain, and a morphism holds at most #",
    "domain entry # is #, and must be at least #",
    "domain entry #: with # the product of the domain passes isize::MAX",
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
pub(crate) const FORBIDDEN: &[&str] = &[
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

/// `text` with numbers and quoted parts left out.
pub(crate) fn pattern(text: &str) -> String {
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
