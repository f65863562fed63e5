//! 2.1.3 Basic operations.
use super::{ANY, E, at, lay, ok};
use crate::laws::{self, covers, equal, hits, lists_equal, phi, same_values};
use strata_layout::{FlatLayout, LayoutError};

both! {
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
