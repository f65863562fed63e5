//! The verbs, one row each: its name, its operands, what it gives, and how that is worked out in each algebra.
//!
//! A verb has the name of the function it calls. Where both algebras have that function, the first operand says which
//! is meant: a morphism has an arrow, a layout has none.
use std::fmt::Write;

use strata_layout::{FlatLayout, TupleMorphism};

use crate::answer::{Answer, layout_attributes, morphism_attributes};
use crate::operands::{Operands, refused};
use crate::request::{Failure, Request};
use crate::show::{shown_layout, shown_morphism};

type Run = fn(&mut Operands<'_>) -> Result<Answer, Failure>;

/// One row of the table.
pub(crate) struct Verb {
    pub(crate) name: &'static str,
    operands: &'static str,
    gives: &'static str,
    of_layouts: Option<Run>,
    of_morphisms: Option<Run>,
}

const fn verb(name: &'static str, operands: &'static str, gives: &'static str) -> Verb {
    Verb { name, operands, gives, of_layouts: None, of_morphisms: None }
}

impl Verb {
    const fn layouts(self, run: Run) -> Self {
        Self { of_layouts: Some(run), ..self }
    }

    const fn morphisms(self, run: Run) -> Self {
        Self { of_morphisms: Some(run), ..self }
    }

    pub(crate) fn answer(&self, request: &Request<'_>) -> Result<Answer, Failure> {
        // A layout has its colon, so a `-` in one is a mistake in a layout.
        let arrow = request
            .operands
            .first()
            .is_some_and(|first| !first.text.contains(':') && first.text.contains('-'));
        let (meant, other) =
            if arrow { (self.of_morphisms, self.of_layouts) } else { (self.of_layouts, self.of_morphisms) };
        let Some(run) = meant.or(other) else {
            return Err(Failure::new("no-such-verb", self.name)); // every row has one
        };
        let mut operands = Operands::new(request);
        match run(&mut operands) {
            // What is wrong with an operand comes before what stands behind it, …
            Err(failure) if failure.has_place() => Err(failure),
            // … and a line that asks for too much before what the operation says to a part of it.
            result => operands.finish().and(result),
        }
    }
}

/// The row of the request's verb.
pub(crate) fn find(request: &Request<'_>) -> Result<&'static Verb, Failure> {
    VERBS.iter().find(|verb| verb.name == request.verb.text).ok_or_else(|| {
        Failure::new("no-such-verb", format!("'{}' is no verb", request.verb.text)).placed(request.verb.at)
    })
}

/// The table for people.
pub(crate) fn help() -> String {
    let mut out =
        "Verbs (L, A, B: layouts; F, G: morphisms; N: a number; list: numbers such as 1,0; modes and \
                   entries are counted from 0, the map of a morphism from 1):"
            .to_owned();
    for Verb { name, operands, gives, of_morphisms, .. } in VERBS {
        // Rows that take one layout may take a morphism too.
        let operands = if *operands == "L" && of_morphisms.is_some() { "L | F" } else { operands };
        let request = format!("{name} {operands}");
        // Writing to a `String` does not fail.
        let _ = write!(out, "\n  {request:<32} {gives}");
    }
    out
}

/// A verb that takes one layout and cannot fail: its name, what it gives, the kind of its answer.
macro_rules! of_layout {
    ($name:ident, $gives:literal, $answer:ident) => {
        verb(stringify!($name), "L", $gives).layouts(|o| Ok(Answer::$answer(o.layout()?.$name())))
    };
}

/// A verb that takes two layouts, the first of which has the function.
macro_rules! of_two_layouts {
    ($name:ident, $operands:literal, $gives:literal, $answer:ident) => {
        verb(stringify!($name), $operands, $gives).layouts(|o| {
            let (first, second) = (o.layout()?, o.layout()?);
            first.$name(&second).map(Answer::$answer).map_err(refused)
        })
    };
}

/// Adds to a verb that it takes one morphism and cannot fail.
macro_rules! and_morphism {
    ($verb:expr, $name:ident, $answer:ident) => {
        $verb.morphisms(|o| Ok(Answer::$answer(o.morphism()?.$name())))
    };
}

/// Adds to a verb that it takes two morphisms, the first of which has the function.
macro_rules! and_two_morphisms {
    ($verb:expr, $name:ident, $answer:ident) => {
        $verb.morphisms(|o| {
            let (first, second) = (o.morphism()?, o.morphism()?);
            first.$name(&second).map(Answer::$answer).map_err(refused)
        })
    };
}

/// A verb that makes a morphism from a shape and a second list.
macro_rules! of_two_lists {
    ($name:ident, $operands:literal, $gives:literal) => {
        verb(stringify!($name), $operands, $gives).morphisms(|o| {
            let (first, second) = (o.numbers()?, o.numbers()?);
            TupleMorphism::$name(&first, &second).map(Answer::Morphism).map_err(refused)
        })
    };
}

/// How many offsets are listed at most.
const LONGEST_LIST: usize = 1 << 20;

pub(crate) const VERBS: &[Verb] = &[
    verb("show", "L | F", "the picture, the properties, and what follows")
        .layouts(|o| Ok(Answer::Shown(shown_layout(&o.layout()?))))
        .morphisms(|o| Ok(Answer::Shown(shown_morphism(&o.morphism()?)))),
    verb("attrs", "L | F", "the numbers and the yes/no properties, as JSON")
        .layouts(|o| Ok(Answer::Attributes(layout_attributes(&o.layout()?))))
        .morphisms(|o| Ok(Answer::Attributes(morphism_attributes(&o.morphism()?)))),
    // Numbers of one layout or morphism.
    and_morphism!(of_layout!(rank, "how many modes, or entries of the domain", Number), rank, Number),
    and_morphism!(of_layout!(size, "how many indices", Number), size, Number),
    and_morphism!(
        of_layout!(cosize, "largest offset plus one; size of the codomain", Number),
        cosize,
        Number
    ),
    verb("corank", "F", "how many entries the codomain has")
        .morphisms(|o| Ok(Answer::Number(o.morphism()?.corank()))),
    // Functions of an index or of a coordinate.
    verb("offset", "L|F N", "where index N goes")
        .layouts(|o| {
            let (layout, index) = (o.layout()?, o.number()?);
            layout.offset(index).map(Answer::Number).map_err(refused)
        })
        .morphisms(apply),
    verb("apply", "F N", "the same for a morphism").morphisms(apply),
    verb("apply_coordinate", "F list", "the coordinate that a coordinate goes to").morphisms(|o| {
        let (morphism, coordinate) = (o.morphism()?, o.numbers()?);
        let image = morphism.apply_coordinate(&coordinate).map_err(refused)?;
        Ok(Answer::Numbers(image.as_slice().to_vec()))
    }),
    verb("coordinate_offset", "L list", "the offset of a coordinate").layouts(|o| {
        let (layout, coordinate) = (o.layout()?, o.numbers()?);
        layout.coordinate_offset(&coordinate).map(Answer::Number).map_err(refused)
    }),
    verb("colex", "L list", "the index of a coordinate").layouts(|o| {
        let (layout, coordinate) = (o.layout()?, o.numbers()?);
        layout.colex(&coordinate).map(Answer::Number).map_err(refused)
    }),
    verb("colex_inverse", "L N", "the coordinate of an index").layouts(|o| {
        let (layout, index) = (o.layout()?, o.number()?);
        let coordinate = layout.colex_inverse(index).map_err(refused)?;
        Ok(Answer::Numbers(coordinate.as_slice().to_vec()))
    }),
    verb("offsets", "L", "all offsets, by index").layouts(|o| {
        let layout = o.layout()?;
        if layout.size() > LONGEST_LIST {
            let what = format!("{} offsets; at most {LONGEST_LIST} are listed", layout.size());
            return Err(Failure::new("too-large", what));
        }
        Ok(Answer::Numbers(layout.offsets().collect()))
    }),
    // Yes or no.
    of_layout!(is_column_major, "yes or no", Truth),
    of_layout!(is_row_major, "yes or no", Truth),
    of_layout!(is_degenerate, "yes or no", Truth),
    and_morphism!(of_layout!(is_sorted, "yes or no", Truth), is_sorted, Truth),
    and_morphism!(of_layout!(is_coalesced, "yes or no", Truth), is_coalesced, Truth),
    of_layout!(is_injective, "yes or no", Truth),
    of_layout!(is_compact, "yes or no", Truth),
    and_morphism!(of_layout!(is_complementable, "yes or no", Truth), is_complementable, Truth),
    of_layout!(is_tractable, "yes or no", Truth),
    and_morphism!(verb("is_standard_form", "F", "yes or no"), is_standard_form, Truth),
    and_morphism!(verb("is_nondegenerate", "F", "yes or no"), is_nondegenerate, Truth),
    and_morphism!(verb("is_isomorphism", "F", "yes or no"), is_isomorphism, Truth),
    verb("same_function", "A B", "whether both have the same offsets, by index").layouts(|o| {
        let (a, b) = (o.layout()?, o.layout()?);
        Ok(Answer::Truth(a.same_function(&b)))
    }),
    and_two_morphisms!(
        verb("are_complementary", "A B | F G", "whether each is a complement of the other").layouts(|o| {
            let (a, b) = (o.layout()?, o.layout()?);
            Ok(Answer::Truth(a.are_complementary(&b)))
        }),
        are_complementary,
        Truth
    ),
    // From one to another.
    and_morphism!(of_layout!(coalesce, "neighbouring modes merged", Layout), coalesce, Morphism),
    and_morphism!(of_layout!(squeeze, "without extents 1", Layout), squeeze, Morphism),
    of_layout!(filter_zeros, "without strides 0", Layout),
    of_layout!(normalized, "strides 0 at extents 1", Layout),
    and_morphism!(of_layout!(sort, "modes by stride, then extent", Layout), sort, Morphism),
    verb("sort_permutation", "L", "the permutation that sorts the modes")
        .layouts(|o| Ok(Answer::Numbers(o.layout()?.sort_permutation().as_slice().to_vec()))),
    verb("permute", "L list", "mode k of the result is mode list[k]").layouts(|o| {
        let (layout, list) = (o.layout()?, o.numbers()?);
        layout.permute(&list).map(Answer::Layout).map_err(refused)
    }),
    verb("restrict", "L|F list", "the listed modes, in order")
        .layouts(|o| {
            let (layout, list) = (o.layout()?, o.numbers()?);
            layout.restrict(&list).map(Answer::Layout).map_err(refused)
        })
        .morphisms(|o| {
            let (morphism, list) = (o.morphism()?, o.numbers()?);
            morphism.restrict(&list).map(Answer::Morphism).map_err(refused)
        }),
    verb("entry", "F N", "one entry of the domain").morphisms(|o| {
        let (morphism, entry) = (o.morphism()?, o.number()?);
        morphism.entry(entry).map(Answer::Morphism).map_err(refused)
    }),
    verb("factorize", "F list", "through the listed entries of the codomain").morphisms(|o| {
        let (morphism, list) = (o.morphism()?, o.numbers()?);
        morphism.factorize(&list).map(Answer::Morphism).map_err(refused)
    }),
    verb("inverse", "F", "of an isomorphism")
        .morphisms(|o| o.morphism()?.inverse().map(Answer::Morphism).map_err(refused)),
    verb("complement", "L N | F", "what is missing to fill N places, or the codomain")
        .layouts(|o| {
            let (layout, n) = (o.layout()?, o.number()?);
            layout.complement(n).map(Answer::Layout).map_err(refused)
        })
        .morphisms(|o| o.morphism()?.complement().map(Answer::Morphism).map_err(refused)),
    verb("complement_min", "L", "the same for the least N")
        .layouts(|o| o.layout()?.complement_min().map(Answer::Layout).map_err(refused)),
    // From two.
    and_two_morphisms!(of_two_layouts!(concat, "A B | F G", "one after the other", Layout), concat, Morphism),
    and_two_morphisms!(verb("sum", "F G", "side by side"), sum, Morphism),
    and_two_morphisms!(
        of_two_layouts!(compose, "OUTER INNER | G F", "the second, then the first", Layout),
        compose,
        Morphism
    ),
    of_two_layouts!(compose_refined, "OUTER INNER", "a mode of INNER may become several", Parts),
    and_two_morphisms!(of_two_layouts!(divide, "A B | F G", "A in tiles of B", Layout), divide, Morphism),
    of_two_layouts!(divide_refined, "A B", "a mode of a tile may become several", Parts),
    and_two_morphisms!(
        of_two_layouts!(product, "A B | F G", "A repeated as B says", Layout),
        product,
        Morphism
    ),
    of_two_layouts!(product_min, "A B", "the same for the least size with a complement", Layout),
    of_two_layouts!(product_refined, "A B", "the same; a mode of B may become several", Parts),
    // Between the two algebras.
    verb("standard", "L", "the standard morphism of a layout")
        .layouts(|o| TupleMorphism::standard(&o.layout()?).map(Answer::Morphism).map_err(refused)),
    and_morphism!(verb("layout", "F", "the layout that a morphism encodes"), layout, Layout),
    // From lists.
    verb("column_major", "list", "the layout of this shape, first mode fastest")
        .layouts(|o| FlatLayout::column_major(&o.numbers()?).map(Answer::Layout).map_err(refused)),
    verb("row_major", "list", "the layout of this shape, last mode fastest")
        .layouts(|o| FlatLayout::row_major(&o.numbers()?).map(Answer::Layout).map_err(refused)),
    verb("identity", "list", "the identity of a shape")
        .morphisms(|o| TupleMorphism::identity(&o.numbers()?).map(Answer::Morphism).map_err(refused)),
    of_two_lists!(permutation, "list list", "a shape and where each entry goes"),
    of_two_lists!(from_order, "list list", "the dense layout of a shape in an order, fastest first"),
    of_two_lists!(projection, "list list", "a shape onto the entries of the second list"),
    of_two_lists!(dilation, "list list", "a shape, each entry spaced by a factor"),
    of_two_lists!(expansion, "list list", "a shape into one it is a prefix of"),
];

fn apply(operands: &mut Operands<'_>) -> Result<Answer, Failure> {
    let (morphism, index) = (operands.morphism()?, operands.number()?);
    morphism.apply(index).map(Answer::Number).map_err(refused)
}
