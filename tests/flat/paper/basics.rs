//! 2.1.1 Tuples and 2.1.2 Basic definitions.
use super::{ANY, E, at, is_mode, lay, ok, takes, tuple};
use crate::laws::{self, equal, lists_equal, same_values};
use strata_layout::{FlatLayout, LayoutError};

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
}
