//! 'Categorical Foundations for CuTe Layouts', 2.1.1 to 2.1.3: each definition, example with numbers
//! that can be recovered, lemma, remark and proposition, by its number. Each body runs in a constant
//! too. Statements about all layouts are tried on `ANY` here and on every small layout in
//! `exhaustive`. Modes and permutations count from 0.
use crate::laws::{self, covers, equal, hits, lists_equal, phi, same_values};
use strata_layout::{FlatLayout, LayoutError};

const fn lay(shape: &[usize], stride: &[usize]) -> FlatLayout {
    match FlatLayout::new(shape, stride) {
        Ok(layout) => layout,
        Err(_) => panic!("no layout"),
    }
}

/// A shape: the paper's tuples of positive integers. Its strides do not matter.
const fn tuple(shape: &[usize]) -> FlatLayout {
    match FlatLayout::column_major(shape) {
        Ok(layout) => layout,
        Err(_) => panic!("no shape"),
    }
}

const fn ok(result: Result<FlatLayout, LayoutError>) -> FlatLayout {
    match result {
        Ok(layout) => layout,
        Err(_) => panic!("no result"),
    }
}

/// Whether Φ takes exactly these values.
const fn takes(l: &FlatLayout, values: &[usize]) -> bool {
    let mut n = 0;
    while n < values.len() {
        if !matches!(l.offset(n), Ok(offset) if offset == values[n]) {
            return false;
        }
        n += 1;
    }
    l.size() == values.len() && l.offset(n).is_err()
}

const fn at(l: &FlatLayout, coordinate: &[usize]) -> usize {
    match l.coordinate_offset(coordinate) {
        Ok(offset) => offset,
        Err(_) => panic!("outside"),
    }
}

const fn is_mode(l: &FlatLayout, mode: usize, extent: usize, stride: usize) -> bool {
    matches!(l.mode(mode), Ok((s, d)) if s == extent && d == stride)
}

const E: FlatLayout = FlatLayout::EMPTY;

const ANY: [FlatLayout; 9] = [
    E,
    lay(&[1], &[3]),
    lay(&[8], &[5]),
    lay(&[3, 5], &[2, 10]),
    lay(&[4, 2, 2], &[3, 3, 100]),
    lay(&[2, 1, 3, 1], &[4, 9, 0, 0]),
    lay(&[3, 4], &[4, 1]),
    lay(&[2, 2, 2], &[5, 5, 5]),
    lay(&[3, 2], &[0, 0]),
];

/// Calls a law with every layout of `ANY`.
macro_rules! any {
    ($law:path) => {{
        let mut i = 0;
        while i < ANY.len() {
            $law(&ANY[i]);
            i += 1;
        }
    }};
}

both! {
    fn definition_2_1_1_1_length_and_size_of_a_tuple() {
        assert!(tuple(&[2, 3, 5]).rank() == 3 && tuple(&[2, 3, 5]).size() == 30);
    }

    fn example_2_1_1_2_tuples() {
        assert!(tuple(&[3, 128, 128]).rank() == 3 && tuple(&[3, 128, 128]).size() == 49152);
        assert!(tuple(&[512]).rank() == 1 && tuple(&[512]).size() == 512);
        assert!(tuple(&[]).rank() == 0 && tuple(&[]).size() == 1);
    }

    fn definition_2_1_1_3_and_example_2_1_1_4_concatenation_of_tuples() {
        let both = ok(tuple(&[64, 32]).concat(&tuple(&[8, 8, 8])));
        assert!(lists_equal(both.shape(), &[64, 32, 8, 8, 8]));
    }

    fn remark_2_1_1_5_tuples_form_a_monoid() {
        let (a, b, c) = (&ANY[3], &ANY[4], &ANY[5]);
        assert!(equal(&ok(ok(a.concat(b)).concat(c)), &ok(a.concat(&ok(b.concat(c))))));
        assert!(equal(&ok(a.concat(&E)), a) && equal(&ok(E.concat(a)), a));
    }

    fn definition_2_1_1_6_and_example_2_1_1_7_dividing_is_being_a_prefix() {
        let x = tuple(&[81, 9, 64, 8]);
        assert!(lists_equal(ok(x.restrict(&[0, 1])).shape(), &[81, 9]));
        assert!(lists_equal(ok(x.restrict(&[2, 3])).shape(), &[64, 8]));
    }

    fn definition_2_1_1_8_permuting_is_a_right_action() {
        laws::permute_is_a_right_action(&tuple(&[2, 3, 4]), 1);
        laws::permute_is_a_right_action(&tuple(&[2, 3, 4, 1]), 3);
    }

    fn example_2_1_1_9_a_permuted_tuple() {
        assert!(lists_equal(ok(tuple(&[8, 16, 32, 64]).permute(&[1, 0, 3, 2])).shape(), &[16, 8, 64, 32]));
    }

    fn notation_2_1_1_10_coordinates_lie_below_the_extents() {
        let l = lay(&[2, 3], &[1, 2]);
        assert!(l.coordinate_offset(&[1, 2]).is_ok());
        assert!(matches!(l.coordinate_offset(&[2, 0]), Err(LayoutError::CoordinateOutside { mode: 0, .. })));
        assert!(matches!(l.coordinate_offset(&[0, 3]), Err(LayoutError::CoordinateOutside { mode: 1, .. })));
    }

    fn example_2_1_1_11_all_coordinates_of_3_2() {
        let shape = tuple(&[3, 2]);
        let all = [[0, 0], [1, 0], [2, 0], [0, 1], [1, 1], [2, 1]];
        let mut n = 0;
        while n < 6 {
            assert!(matches!(shape.colex_inverse(n), Ok(x) if lists_equal(x.as_slice(), &all[n])));
            n += 1;
        }
        assert!(shape.size() == 6);
    }

    fn definition_2_1_2_1_extents_are_positive() {
        assert!(FlatLayout::new(&[1, 2], &[0, 7]).is_ok());
        assert!(matches!(FlatLayout::new(&[2, 0], &[1, 2]), Err(LayoutError::ZeroExtent { mode: 1 })));
    }

    fn remark_2_1_2_2_shape_and_stride_have_one_length() {
        assert!(matches!(
            FlatLayout::new(&[2, 3], &[1]),
            Err(LayoutError::RankMismatch { given: 1, expected: 2 })
        ));
    }

    fn example_2_1_2_4_flat_layouts() {
        let l = lay(&[2, 2, 2], &[1, 2, 4]);
        assert!(l.rank() == 3 && l.size() == 8 && l.cosize() == 8 && l.is_column_major());
        let l = lay(&[128], &[5]);
        assert!(l.size() == 128 && l.cosize() == 636);
        let l = lay(&[16, 12, 512, 512], &[0, 0, 1, 512]);
        assert!(l.size() == 50_331_648 && l.cosize() == 262_144 && !l.is_injective());
        let l = lay(&[6, 1, 12, 2, 2], &[2, 0, 12, 144, 1]);
        assert!(l.size() == 288 && l.cosize() == 288 && l.is_compact());
        assert!(E.rank() == 0 && E.size() == 1 && E.cosize() == 1);
    }

    fn example_2_1_2_5_pictures() {
        assert!(takes(&lay(&[8], &[5]), &[0, 5, 10, 15, 20, 25, 30, 35]));
        let grid = [0, 2, 4, 10, 12, 14, 20, 22, 24, 30, 32, 34, 40, 42, 44];
        assert!(takes(&lay(&[3, 5], &[2, 10]), &grid));
    }

    fn definition_2_1_2_6_column_and_row_major() {
        let (columns, rows) = (tuple(&[2, 3, 4]), ok(FlatLayout::row_major(&[2, 3, 4])));
        assert!(lists_equal(columns.stride(), &[1, 2, 6]) && lists_equal(rows.stride(), &[12, 4, 1]));
        assert!(columns.is_column_major() && !columns.is_row_major());
        assert!(rows.is_row_major() && !rows.is_column_major());
        assert!(E.is_column_major() && E.is_row_major());
    }

    fn example_2_1_2_7_contiguous_columns_and_rows() {
        let (columns, rows) = (lay(&[3, 4], &[1, 3]), lay(&[3, 4], &[4, 1]));
        assert!(columns.is_column_major() && !columns.is_row_major());
        assert!(rows.is_row_major() && !rows.is_column_major());
        assert!(at(&columns, &[1, 2]) == at(&columns, &[0, 2]) + 1);
        assert!(at(&rows, &[1, 2]) == at(&rows, &[1, 1]) + 1);
    }

    fn example_2_1_2_8_majors() {
        assert!(lay(&[2, 2, 2, 2, 2], &[1, 2, 4, 8, 16]).is_column_major());
        assert!(lay(&[3, 128, 128], &[1, 3, 384]).is_column_major());
        assert!(lay(&[64], &[1]).is_column_major() && lay(&[64], &[1]).is_row_major());
        assert!(lay(&[2, 2, 2, 2, 2], &[16, 8, 4, 2, 1]).is_row_major());
        assert!(lay(&[3, 128, 128], &[16384, 128, 1]).is_row_major());
    }

    fn definition_2_1_2_9_attributes() {
        let l = lay(&[4, 2, 2], &[3, 3, 100]);
        // 1 + 3·3 + 1·3 + 1·100
        assert!(l.rank() == 3 && l.size() == 16 && l.cosize() == 113);
        assert!(is_mode(&l, 0, 4, 3) && is_mode(&l, 2, 2, 100));
        assert!(matches!(l.mode(3), Err(LayoutError::NoSuchMode { mode: 3, rank: 3 })));
    }

    fn example_2_1_2_10_attributes() {
        let l = lay(&[64, 32], &[1, 128]);
        assert!(l.rank() == 2 && l.size() == 2048 && l.cosize() == 4032);
        assert!(is_mode(&l, 0, 64, 1) && is_mode(&l, 1, 32, 128));
    }

    fn example_2_1_2_11_attributes() {
        let l = lay(&[3, 8, 8, 8], &[1, 3, 24, 192]);
        assert!(l.rank() == 4 && l.size() == 1536 && l.cosize() == 1536 && is_mode(&l, 2, 8, 24));
    }

    fn example_2_1_2_12_attributes() {
        let l = lay(&[2, 2, 2, 2, 2], &[160, 80, 40, 20, 10]);
        assert!(l.rank() == 5 && l.size() == 32 && l.cosize() == 311 && is_mode(&l, 4, 2, 10));
    }

    fn construction_2_1_2_13_the_coordinate_function_stays_below_the_cosize() {
        any!(laws::functions);
    }

    fn example_2_1_2_14_coordinate_function() {
        let l = lay(&[2, 3], &[1, 5]);
        assert!(at(&l, &[0, 0]) == 0 && at(&l, &[1, 0]) == 1 && at(&l, &[0, 1]) == 5);
        assert!(at(&l, &[1, 1]) == 6 && at(&l, &[0, 2]) == 10 && at(&l, &[1, 2]) == 11);
    }

    fn example_2_1_2_15_coordinate_function() {
        let l = lay(&[2, 2], &[64, 2]);
        assert!(at(&l, &[0, 0]) == 0 && at(&l, &[1, 0]) == 64 && at(&l, &[0, 1]) == 2 && at(&l, &[1, 1]) == 66);
    }

    fn example_2_1_2_16_coordinate_function_of_the_empty_layout() {
        assert!(at(&E, &[]) == 0);
    }

    fn remark_2_1_2_17_the_picture_shows_the_coordinate_function() {
        let l = lay(&[3, 5], &[2, 10]);
        let (mut i, mut j) = (0, 0);
        while i < 3 {
            while j < 5 {
                assert!(at(&l, &[i, j]) == 2 * i + 10 * j);
                j += 1;
            }
            (i, j) = (i + 1, 0);
        }
    }

    fn definition_2_1_2_18_colex_and_its_inverse() {
        let shape = tuple(&[4, 2, 2]);
        assert!(matches!(shape.colex(&[3, 1, 0]), Ok(7)) && matches!(shape.colex(&[1, 0, 1]), Ok(9)));
        assert!(matches!(shape.colex_inverse(7), Ok(x) if lists_equal(x.as_slice(), &[3, 1, 0])));
        assert!(matches!(E.colex(&[]), Ok(0)));
        assert!(matches!(E.colex_inverse(0), Ok(x) if x.as_slice().is_empty()));
    }

    // The remark after it prints φ for the factored Φ.
    fn construction_2_1_2_19_layout_function() {
        any!(laws::functions);
    }

    fn example_2_1_2_20_layout_function() {
        assert!(takes(&lay(&[2, 3], &[1, 5]), &[0, 1, 5, 6, 10, 11]));
    }

    fn example_2_1_2_21_layout_function() {
        assert!(takes(&lay(&[2, 2], &[64, 2]), &[0, 64, 2, 66]));
    }

    fn example_2_1_2_22_layout_function() {
        let l = lay(&[4, 2, 2], &[3, 3, 100]);
        assert!(matches!(l.offset(7), Ok(12)) && matches!(l.offset(9), Ok(103)));
    }

    fn example_2_1_2_23_layout_function_of_the_empty_layout() {
        assert!(takes(&E, &[0]));
    }

    fn example_2_1_2_24_the_first_offset_is_0_and_the_last_the_largest() {
        const fn law(l: &FlatLayout) {
            assert!(matches!(l.offset(0), Ok(0)));
            assert!(matches!(l.offset(l.size() - 1), Ok(last) if last + 1 == l.cosize()));
        }
        any!(law);
    }

    fn remark_2_1_2_25_colex_is_the_coordinate_function_of_the_column_major_layout() {
        const fn law(l: &FlatLayout) {
            let columns = tuple(l.shape());
            let mut n = 0;
            while n < l.size() {
                let Ok(x) = l.colex_inverse(n) else { panic!() };
                assert!(at(&columns, x.as_slice()) == n && matches!(columns.offset(n), Ok(same) if same == n));
                n += 1;
            }
        }
        any!(law);
    }

    fn remark_2_1_2_26_different_layouts_with_one_function() {
        let (a, b) = (lay(&[7, 7], &[1, 7]), lay(&[49], &[1]));
        assert!(!equal(&a, &b) && a.same_function(&b) && same_values(&a, &b));
    }

    fn definition_2_1_2_27_and_example_2_1_2_28_degenerate_layouts() {
        assert!(!lay(&[4, 1], &[1, 0]).is_degenerate());
        assert!(!lay(&[8, 1, 8, 1], &[2, 0, 16, 0]).is_degenerate());
        assert!(lay(&[4, 1], &[1, 4]).is_degenerate());
        assert!(lay(&[8, 1, 8, 1], &[2, 16, 16, 256]).is_degenerate());
    }

    fn observation_2_1_2_29_strides_of_extent_1_do_not_matter() {
        let l = lay(&[8, 1, 8, 1], &[2, 16, 16, 256]);
        assert!(equal(&l.normalized(), &lay(&[8, 1, 8, 1], &[2, 0, 16, 0])));
        assert!(same_values(&l, &l.normalized()) && at(&l, &[3, 0, 5, 0]) == at(&l.normalized(), &[3, 0, 5, 0]));
        any!(laws::squeeze_keeps_the_function);
    }

    fn definition_2_1_3_1_restriction() {
        let l = lay(&[4, 2, 2], &[3, 3, 100]);
        let kept = ok(l.restrict(&[0, 2]));
        assert!(at(&kept, &[3, 1]) == at(&l, &[3, 0, 1]));
        assert!(matches!(l.restrict(&[2, 0]), Err(LayoutError::BadSubset { place: 1, mode: 0, rank: 3 })));
    }

    fn example_2_1_3_2_restriction() {
        assert!(equal(&ok(lay(&[3, 6], &[10, 5]).restrict(&[1])), &lay(&[6], &[5])));
    }

    fn example_2_1_3_3_restriction() {
        let l = lay(&[3, 8, 8, 8], &[1, 3, 24, 192]);
        assert!(equal(&ok(l.restrict(&[0, 1, 2])), &lay(&[3, 8, 8], &[1, 3, 24])));
    }

    fn example_2_1_3_4_restriction_to_all_modes() {
        const fn law(l: &FlatLayout) {
            let all = [0, 1, 2, 3];
            assert!(equal(&ok(l.restrict(all.split_at(l.rank()).0)), l));
        }
        any!(law);
    }

    fn example_2_1_3_5_restriction_to_none() {
        const fn law(l: &FlatLayout) {
            assert!(equal(&ok(l.restrict(&[])), &E));
        }
        any!(law);
    }

    fn construction_2_1_3_6_squeeze() {
        assert!(equal(&lay(&[2, 1, 3, 1], &[4, 9, 0, 0]).squeeze(), &lay(&[2, 3], &[4, 0])));
    }

    fn example_2_1_3_7_squeeze() {
        assert!(equal(&lay(&[64, 64, 1], &[1, 64, 0]).squeeze(), &lay(&[64, 64], &[1, 64])));
    }

    fn example_2_1_3_8_squeeze() {
        let l = lay(&[64, 64, 1, 32, 1], &[2048, 32, 0, 1, 0]);
        assert!(equal(&l.squeeze(), &lay(&[64, 64, 32], &[2048, 32, 1])));
    }

    fn example_2_1_3_9_squeeze_changes_nothing_without_extents_1() {
        const fn law(l: &FlatLayout) {
            let (mut ones, mut i) = (false, 0);
            while i < l.rank() {
                ones |= l.shape()[i] == 1;
                i += 1;
            }
            assert!(equal(&l.squeeze(), l) != ones);
        }
        any!(law);
    }

    fn example_2_1_3_10_squeeze_to_nothing() {
        assert!(equal(&lay(&[1, 1, 1], &[0, 7, 2]).squeeze(), &E));
        assert!(!equal(&lay(&[1, 2, 1], &[0, 7, 2]).squeeze(), &E));
    }

    fn lemma_2_1_3_11_squeeze_keeps_size_cosize_and_function() {
        any!(laws::squeeze_keeps_the_function);
    }

    fn definition_2_1_3_12_filter_zeros() {
        assert!(equal(&lay(&[2, 1, 3, 1], &[4, 9, 0, 0]).filter_zeros(), &lay(&[2, 1], &[4, 9])));
        any!(laws::filter_keeps_the_image);
    }

    fn example_2_1_3_13_filter_zeros() {
        let l = lay(&[64, 8, 8, 128], &[8, 1, 0, 512]);
        assert!(equal(&l.filter_zeros(), &lay(&[64, 8, 128], &[8, 1, 512])));
    }

    fn example_2_1_3_14_filter_zeros() {
        assert!(equal(&lay(&[3, 2], &[12, 0]).filter_zeros(), &lay(&[3], &[12])));
    }

    fn example_2_1_3_15_filter_zeros() {
        assert!(equal(&lay(&[3, 8, 8, 8], &[16, 0, 0, 0]).filter_zeros(), &lay(&[3], &[16])));
    }

    fn example_2_1_3_16_filter_changes_nothing_without_strides_0() {
        assert!(equal(&ANY[3].filter_zeros(), &ANY[3]) && !equal(&ANY[5].filter_zeros(), &ANY[5]));
    }

    fn example_2_1_3_17_filter_to_nothing() {
        assert!(equal(&lay(&[3, 1, 8], &[0, 0, 0]).filter_zeros(), &E));
        assert!(!equal(&lay(&[3, 1, 8], &[0, 1, 0]).filter_zeros(), &E));
    }

    fn definition_2_1_3_18_permute() {
        let l = lay(&[4, 2, 3], &[3, 5, 100]);
        let moved = ok(l.permute(&[2, 0, 1]));
        assert!(equal(&moved, &lay(&[3, 4, 2], &[100, 3, 5])) && at(&moved, &[2, 3, 1]) == at(&l, &[3, 1, 2]));
        assert!(matches!(l.permute(&[0, 1]), Err(LayoutError::PermutationLength { given: 2, rank: 3 })));
        assert!(matches!(l.permute(&[0, 0, 1]), Err(LayoutError::BadPermutation { place: 1, mode: 0, .. })));
    }

    fn example_2_1_3_19_transposition() {
        assert!(equal(&ok(lay(&[4, 2], &[12, 2]).permute(&[1, 0])), &lay(&[2, 4], &[2, 12])));
    }

    fn example_2_1_3_20_permute() {
        let l = lay(&[15, 12, 10], &[240, 1, 24]);
        assert!(equal(&ok(l.permute(&[1, 0, 2])), &lay(&[12, 15, 10], &[1, 240, 24])));
    }

    fn example_2_1_3_21_permute() {
        let l = lay(&[2, 2, 2, 2, 2], &[1, 2, 4, 8, 16]);
        assert!(lists_equal(ok(l.permute(&[4, 3, 1, 2, 0])).stride(), &[16, 8, 2, 4, 1]));
    }

    fn example_2_1_3_22_permuting_equal_modes_changes_nothing() {
        let l = lay(&[3, 3, 3], &[5, 5, 5]);
        assert!(equal(&ok(l.permute(&[2, 0, 1])), &l) && equal(&ok(l.permute(&[1, 0, 2])), &l));
    }

    fn definition_2_1_3_23_and_example_2_1_3_24_the_order_of_modes() {
        // By stride, then by extent: 5:8, 4:12, 5:12.
        assert!(lay(&[5, 4, 5], &[8, 12, 12]).is_sorted());
        assert!(!lay(&[4, 5], &[12, 8]).is_sorted() && !lay(&[5, 4], &[12, 12]).is_sorted());
    }

    fn definition_2_1_3_25_and_example_2_1_3_26_sorted_layouts() {
        assert!(lay(&[128, 64, 2, 2], &[1, 128, 8192, 16384]).is_sorted());
        assert!(lay(&[2, 2, 2], &[1, 1, 1]).is_sorted());
        assert!(!lay(&[2, 4, 8, 16], &[64, 1, 2, 4]).is_sorted());
        assert!(!lay(&[5, 32, 16], &[1, 5, 5]).is_sorted());
    }

    fn example_2_1_3_27_the_empty_layout_is_sorted() {
        assert!(E.is_sorted());
    }

    fn example_2_1_3_28_strides_0_are_sorted_by_extent() {
        assert!(lay(&[2, 2, 5], &[0, 0, 0]).is_sorted() && !lay(&[2, 5, 3], &[0, 0, 0]).is_sorted());
    }

    // Corrected: it needs no extent 1 and at most one stride 0; see `corrections`.
    fn lemma_2_1_3_29_a_function_that_never_falls_belongs_to_a_sorted_layout() {
        const fn never_falls(l: &FlatLayout) -> bool {
            let mut n = 1;
            while n < l.size() {
                if phi(l, n) < phi(l, n - 1) {
                    return false;
                }
                n += 1;
            }
            true
        }
        assert!(never_falls(&ANY[3]) && ANY[3].is_sorted());
        assert!(!never_falls(&ANY[6]) && !ANY[6].is_sorted());
    }

    // Printed: Φ(7) = 2 and Φ(16) = 1.
    fn remark_2_1_3_30_the_converse_is_false() {
        let l = lay(&[3, 5, 7], &[1, 1, 1]);
        assert!(l.is_sorted() && matches!(l.offset(7), Ok(3)) && matches!(l.offset(16), Ok(2)));
    }

    fn construction_2_1_3_31_sort_is_stable() {
        let l = lay(&[3, 2, 3, 2], &[5, 5, 5, 5]);
        assert!(lists_equal(l.sort_permutation().as_slice(), &[1, 3, 0, 2]));
        any!(laws::sort_keeps_the_image);
    }

    fn example_2_1_3_32_sort() {
        let l = lay(&[2, 4, 8, 16], &[64, 1, 2, 4]);
        assert!(equal(&l.sort(), &lay(&[4, 8, 16, 2], &[1, 2, 4, 64])));
    }

    fn example_2_1_3_33_sort() {
        assert!(equal(&lay(&[5, 32, 16], &[1, 5, 5]).sort(), &lay(&[5, 16, 32], &[1, 5, 5])));
    }

    fn example_2_1_3_34_sort_is_idempotent() {
        any!(laws::sort_keeps_the_image);
        assert!(equal(&ANY[3].sort(), &ANY[3]));
    }

    // The text of the proof swaps the two inclusions; both hold.
    fn observation_2_1_3_35_sort_keeps_the_image_and_not_the_function() {
        let l = lay(&[3, 4], &[4, 1]);
        assert!(!same_values(&l, &l.sort()) && !l.same_function(&l.sort()));
        let mut offset = 0;
        while offset < l.cosize() {
            assert!(hits(&l, offset) == hits(&l.sort(), offset));
            offset += 1;
        }
        any!(laws::sort_keeps_the_image);
    }

    fn definition_2_1_3_36_concatenation_is_associative() {
        let (a, b, c) = (&ANY[2], &ANY[6], &ANY[3]);
        assert!(equal(&ok(ok(a.concat(b)).concat(c)), &ok(a.concat(&ok(b.concat(c))))));
    }

    fn example_2_1_3_37_concatenation() {
        let whole = ok(lay(&[7, 2], &[2, 1]).concat(&lay(&[3, 3, 3], &[0, 10, 30])));
        assert!(equal(&whole, &lay(&[7, 2, 3, 3, 3], &[2, 1, 0, 10, 30])));
    }

    fn example_2_1_3_38_the_empty_layout_is_the_unit() {
        const fn law(l: &FlatLayout) {
            assert!(equal(&ok(l.concat(&E)), l) && equal(&ok(E.concat(l)), l));
        }
        any!(law);
    }

    fn observation_2_1_3_39_a_layout_is_the_concatenation_of_its_modes() {
        const fn law(l: &FlatLayout) {
            let (mut whole, mut i) = (E, 0);
            while i < l.rank() {
                whole = ok(whole.concat(&ok(l.restrict(&[i]))));
                i += 1;
            }
            assert!(equal(&whole, l));
        }
        any!(law);
    }

    fn proposition_2_1_3_40_functions_of_a_concatenation() {
        const fn law(l: &FlatLayout) {
            laws::concat_adds(l, &ANY[3]);
            laws::concat_adds(&ANY[4], l);
        }
        any!(law);
        // Three of them: n splits into n mod N₁, ⌊n/N₁⌋ mod N₂ and ⌊n/(N₁N₂)⌋.
        let (a, b, c) = (&ANY[6], &ANY[5], &ANY[2]);
        let whole = ok(ok(a.concat(b)).concat(c));
        let mut n = 0;
        while n < whole.size() {
            let parts = phi(a, n % a.size()) + phi(b, n / a.size() % b.size()) + phi(c, n / (a.size() * b.size()));
            assert!(matches!(whole.offset(n), Ok(offset) if offset == parts));
            n += 1;
        }
        assert!(covers(&ok(lay(&[2], &[1]).concat(&lay(&[3], &[2])))));
    }
}
