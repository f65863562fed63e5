//! The fixed examples once more where the compiler computes them: a wrong value does not compile.
use strata_layout::{FlatLayout, LayoutError, PointedMap, TupleMorphism};

const fn same(a: &[usize], b: &[usize]) -> bool {
    if a.len() != b.len() {
        return false;
    }
    let mut i = 0;
    while i < a.len() {
        if a[i] != b[i] {
            return false;
        }
        i += 1;
    }
    true
}

#[allow(clippy::large_types_passed_by_value, reason = "taking a result apart in const needs the value")]
const fn get(result: Result<TupleMorphism, LayoutError>) -> TupleMorphism {
    match result {
        Ok(f) => f,
        Err(_) => panic!("a morphism was refused"),
    }
}

const fn read(text: &str) -> TupleMorphism {
    get(TupleMorphism::parse(text))
}

const fn lay(shape: &[usize], stride: &[usize]) -> FlatLayout {
    match FlatLayout::new(shape, stride) {
        Ok(layout) => layout,
        Err(_) => panic!("a layout was refused"),
    }
}

/// Asserts that two morphisms are equal.
const fn equal(f: &TupleMorphism, g: &TupleMorphism) {
    assert!(same(f.domain(), g.domain()) && same(f.codomain(), g.codomain()));
    equal_maps(f.pointed_map(), g.pointed_map());
}

const fn equal_maps(f: &PointedMap, g: &PointedMap) {
    assert!(f.source() == g.source() && f.target() == g.target());
    let mut i = 0;
    while i < f.source() {
        match (f.map()[i], g.map()[i]) {
            (None, None) => {}
            (Some(x), Some(y)) if x == y => {}
            _ => panic!("the maps differ"),
        }
        i += 1;
    }
}

const fn map(text: &str) -> PointedMap {
    match PointedMap::parse(text) {
        Ok(map) => map,
        Err(_) => panic!("a map was refused"),
    }
}

const fn encodes(text: &str, shape: &[usize], stride: &[usize]) {
    let layout = read(text).layout();
    assert!(same(layout.shape(), shape) && same(layout.stride(), stride));
}

const fn standard(shape: &[usize], stride: &[usize], text: &str) {
    equal(&get(TupleMorphism::standard(&lay(shape, stride))), &read(text));
}

/// Examples of 3.1.1: maps, and the three morphisms.
const _: () = {
    let alpha = map("4 -(1,4,*,6)-> 6");
    assert!(alpha.is_tractable() && alpha.hits(3) && !alpha.hits(4));
    equal_maps(&alpha.image(), &map("3 -(1,4,6)-> 6"));
    equal_maps(&alpha.unhit(), &map("3 -(2,3,5)-> 6"));
    assert!(!map("3 -(2,*,2)-> 3").is_tractable());
    let beta = map("2 -(*,3)-> 3");
    match (beta.compose(&map("3 -(2,*,1)-> 2")), beta.sum(&beta), beta.wedge(&map("1 -(1)-> 3"))) {
        (Ok(composite), Ok(sum), Ok(wedge)) => {
            equal_maps(&composite, &map("3 -(3,*,*)-> 3"));
            equal_maps(&sum, &map("4 -(*,3,*,6)-> 6"));
            equal_maps(&wedge, &map("3 -(*,3,1)-> 3"));
        }
        _ => panic!(),
    }
    let f = get(TupleMorphism::new(&[3, 128, 128], &[3, 2, 128, 2, 128], &[Some(0), Some(2), Some(4)]));
    equal(&f, &read("(3,128,128) -(1,3,5)-> (3,2,128,2,128)"));
};

/// Examples 3.1.2.2 to 3.1.2.4 and 3.1.2.6 to 3.1.2.8; 3.1.2.11, 3.1.2.13, 3.1.2.16.
const _: () = {
    encodes("(3,128,128) -(1,3,5)-> (3,2,128,2,128)", &[3, 128, 128], &[1, 6, 1536]);
    encodes("(3,128,128) -(*,2,1)-> (128,128)", &[3, 128, 128], &[0, 128, 1]);
    encodes("(16,16,16,1,32) -(*,*,1,*,2)-> (16,32,1,1)", &[16, 16, 16, 1, 32], &[0, 0, 1, 0, 16]);
    standard(&[2, 2], &[3, 30], "(2,2) -(2,4)-> (3,2,5,2)");
    standard(&[128, 128], &[128, 1], "(128,128) -(2,1)-> (128,128)");
    standard(&[2, 2, 2, 2], &[24, 0, 3, 480], "(2,2,2,2) -(4,*,2,6)-> (3,2,4,2,10,2)");
    standard(&[4, 4, 4], &[14, 56, 5600], "(4,4,4) -(2,3,5)-> (14,4,4,25,4)");
    encodes("(4,4,4) -(2,3,5)-> (14,4,4,25,4,7)", &[4, 4, 4], &[14, 56, 5600]);
    encodes("(4,4,4) -(3,4,7)-> (2,7,4,4,5,5,4)", &[4, 4, 4], &[14, 56, 5600]);
    assert!(read("(4,4,4) -(2,3,5)-> (14,4,4,25,4)").is_standard_form());
    assert!(!read("(4,4,4) -(2,3,5)-> (14,4,4,25,4,7)").is_standard_form());
    assert!(!read("(4,4,4) -(3,4,7)-> (2,7,4,4,5,5,4)").is_standard_form());
    encodes("(8,1,1) -(1,2,3)-> (8,1,1)", &[8, 1, 1], &[1, 8, 8]);
    encodes("(8,1,1) -(1,3,2)-> (8,1,1)", &[8, 1, 1], &[1, 8, 8]);
    assert!(!read("(8,1,1) -(1,3,2)-> (8,1,1)").is_nondegenerate());
    // The counterexamples to the condition as printed.
    assert!(read("() -()-> ()").is_standard_form() && !read("() -()-> (1)").is_standard_form());
    assert!(read("(3) -(*)-> ()").is_standard_form() && !read("(3) -(*)-> (5)").is_standard_form());
};

/// Examples 3.1.3.1 to 3.1.3.10.
const _: () = {
    let identity = get(TupleMorphism::identity(&[2, 2, 2, 4, 4]));
    equal(&identity, &read("(2,2,2,4,4) -(1,2,3,4,5)-> (2,2,2,4,4)"));
    encodes("(2,2,2,4,4) -(1,2,3,4,5)-> (2,2,2,4,4)", &[2, 2, 2, 4, 4], &[1, 2, 4, 8, 32]);
    encodes("(2,2,2,4,4) -(2,1,5,3,4)-> (2,2,4,4,2)", &[2, 2, 2, 4, 4], &[2, 1, 64, 4, 16]);
    let f = read("(2,2,2,4,4) -(2,1,5,3,4)-> (2,2,4,4,2)");
    assert!(f.is_isomorphism());
    equal(&get(f.compose(&get(f.inverse()))), &get(TupleMorphism::identity(f.codomain())));
    let sigma = get(TupleMorphism::permutation(&[2, 3, 5], &[1, 2, 0]));
    equal(&sigma, &read("(2,3,5) -(2,3,1)-> (5,2,3)"));
    let order = get(TupleMorphism::from_order(&[2, 3, 5], &[2, 0, 1]));
    equal(&order, &sigma);
    let projection = get(TupleMorphism::projection(&[64, 64, 3, 8], &[0, 2]));
    equal(&projection, &read("(64,64,3,8) -(1,*,2,*)-> (64,3)"));
    encodes("(64,64,3,8) -(1,*,2,*)-> (64,3)", &[64, 64, 3, 8], &[1, 0, 64, 0]);
    let dilation = get(TupleMorphism::dilation(&[512, 512], &[2, 4]));
    equal(&dilation, &read("(512,512) -(2,4)-> (2,512,4,512)"));
    encodes("(512,512) -(2,4)-> (2,512,4,512)", &[512, 512], &[2, 4096]);
    let expansion = get(TupleMorphism::expansion(&[4, 4], &[4, 4, 8, 8]));
    equal(&expansion, &read("(4,4) -(1,2)-> (4,4,8,8)"));
    let f = read("(2,16,8,4) -(*,2,1,3)-> (8,16,4)");
    equal(&get(f.restrict(&[1, 3])), &read("(16,4) -(2,3)-> (8,16,4)"));
    equal(&get(f.entry(3)), &read("(4) -(3)-> (8,16,4)"));
    let f = read("(8,8) -(4,2)-> (3,8,5,8,10)");
    equal(&get(f.factorize(&[1, 3, 4])), &read("(8,8) -(2,1)-> (8,8,10)"));
};

/// Examples 3.1.4.2 and 3.1.4.3, the realization, and the counterexample to 3.1.4.6 as printed.
const _: () = {
    let f = read("(4,4) -(1,3)-> (4,4,4)");
    let g = read("(3,256,256,512) -(*,3,2,*)-> (3,256,256)");
    match (f.apply_coordinate(&[1, 2]), g.apply_coordinate(&[2, 7, 255, 511]), f.apply(9), f.apply(16)) {
        (Ok(x), Ok(y), Ok(n), Err(LayoutError::IndexOutside { index: 16, size: 16 })) => {
            assert!(same(x.as_slice(), &[1, 0, 2]) && same(y.as_slice(), &[0, 255, 7]) && n == 33);
        }
        _ => panic!(),
    }
    let composite = get(read("(1) -(2)-> (3,1)").compose(&read("(1) -(1)-> (1)")));
    assert!(same(composite.layout().stride(), &[3]));
};

/// Section 3.1.5, on examples of our own.
const _: () = {
    let f = read("(16,4,1,8,2) -(2,*,3,1,*)-> (8,16,1,5)");
    equal(&f.sort(), &read("(2,4,8,16,1) -(*,*,1,2,3)-> (8,16,1,5)"));
    equal(&f.squeeze(), &read("(16,4,8,2) -(2,*,1,*)-> (8,16,5)"));
    equal(&f.sort().coalesce(), &read("(8,128) -(*,1)-> (128,5)"));
    assert!(!f.is_sorted() && f.sort().is_sorted() && !f.is_coalesced() && !f.is_complementable());
    let f = read("(8) -(2)-> (4,8,2)");
    equal(&get(f.complement()), &read("(4,2) -(1,3)-> (4,8,2)"));
    assert!(matches!(f.are_complementary(&get(f.complement())), Ok(true)));
    equal(&get(f.sum(&f)), &read("(8,8) -(2,5)-> (4,8,2,4,8,2)"));
    equal(&get(f.concat(&read("(2,9) -(3,*)-> (4,8,2)"))), &read("(8,2,9) -(2,3,*)-> (4,8,2)"));
    let f = read("(2,4,8) -(3,1,2)-> (4,8,2)");
    equal(&get(f.divide(&read("(8) -(3)-> (2,4,8)"))), &read("(8,2,4) -(2,3,1)-> (4,8,2)"));
    let tile = read("(8,8) -(1,3)-> (8,4,8,2)");
    equal(&get(tile.product(&read("(2,4) -(2,1)-> (4,2)"))), &read("(8,8,2,4) -(1,3,4,2)-> (8,4,8,2)"));
};

#[test]
fn a_constant_morphism_is_the_value_made_when_the_program_runs() {
    const F: TupleMorphism = read("(128,64) -(2,1)-> (64,128)");
    assert_eq!(F, TupleMorphism::from_order(&[128, 64], &[1, 0]).unwrap());
    assert_eq!(F.to_string(), "(128,64) -(2,1)-> (64,128)");
}
