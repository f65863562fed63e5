//! Whole walks, which go through runs of memory, against walks step by step: the same elements in the same order.
use strata_layout::{
    ColumnMajor, DenseMapping, Mapping, RowMajor, StridedMapping, View, ViewMut, axes, shape,
};

/// `fold` of `iter`, `memory_iter` and `iter_mut` against `next`, fresh and after a step from either end.
fn check<M: Mapping>(mapping: M, checked: &mut usize) {
    let data: Vec<usize> = (0..mapping.cosize()).collect();
    let view = View::new(&data, mapping).unwrap();
    check_walk(&view.iter(), mapping);
    check_walk(&view.memory_iter(), mapping);
    *checked += 2;
}

fn check_walk<'a, I, M>(walk: &I, mapping: M)
where
    I: DoubleEndedIterator<Item = &'a usize> + Clone,
    M: Mapping,
{
    let mut steps = Vec::new();
    let mut one_by_one = walk.clone();
    // By hand, as `for` and `collect` may go through `fold`.
    #[allow(clippy::while_let_on_iterator)]
    while let Some(&element) = one_by_one.next() {
        steps.push(element);
    }
    assert_eq!(steps.len(), mapping.size(), "{mapping}");
    let mut folded = Vec::new();
    walk.clone().for_each(|&element| folded.push(element));
    assert_eq!(folded, steps, "{mapping}");
    assert!(walk.clone().rev().eq(steps.iter().rev()), "{mapping}");
    let mut begun = walk.clone();
    let (first, last) = (begun.next(), begun.next_back());
    let mut rest = Vec::new();
    begun.for_each(|&element| rest.push(element));
    let ends = usize::from(first.is_some()) + usize::from(last.is_some());
    assert_eq!(rest.len() + ends, steps.len(), "{mapping}");
    assert_eq!(rest, steps.get(1..steps.len().saturating_sub(1)).unwrap_or(&[]), "{mapping}");
}

#[test]
fn folds_give_what_steps_give() {
    let mut checked = 0;
    for a in 0..=3 {
        for b in 0..=3 {
            for c in 0..=3 {
                let rows = DenseMapping::<_, RowMajor>::new(shape![a, b, c]).unwrap();
                check(rows, &mut checked);
                check(rows.permute::<axes![1, 2, 0]>(), &mut checked);
                check(rows.drop_axis::<1>(), &mut checked);
                check(rows.to_strided(), &mut checked);
                check(rows.diagonal::<axes![0, 2]>(), &mut checked);
                check(rows.expand::<axes![1], _>(shape![a, 2, b, c]).unwrap(), &mut checked);
                let columns = DenseMapping::<_, ColumnMajor>::new(shape![a, b, c]).unwrap();
                check(columns, &mut checked);
                if a > 1 && b > 0 {
                    check(rows.block(shape![a - 1, b, c]).unwrap(), &mut checked);
                    check(columns.block(shape![a - 1, b - 1, c]).unwrap(), &mut checked);
                }
                for strides in [[0, 0, 0], [1, 0, 3], [7, 2, 1], [2, 4, 8], [1, 1, 1], [9, 3, 1]] {
                    let [x, y, z] = strides;
                    let strided = StridedMapping::new(shape![a, b, c], shape![x, y, z]);
                    check(strided.unwrap(), &mut checked);
                }
            }
        }
    }
    check(DenseMapping::<(), RowMajor>::STATIC, &mut checked);
    println!("{checked} walks");
    assert!(checked > 1500);
}

#[test]
fn writing_through_a_fold_reaches_each_element_once() {
    let mut data = [0; 60];
    let mapping = StridedMapping::new(shape![3, 2, 4], shape![16, 8, 2]).unwrap();
    ViewMut::new(&mut data, mapping).unwrap().iter_mut().for_each(|element| *element += 1);
    let written: Vec<usize> = (0..60).filter(|&n| data[n] == 1).collect();
    let mut offsets: Vec<usize> =
        (0..3).flat_map(|i| (0..2).flat_map(move |j| (0..4).map(move |k| 16 * i + 8 * j + 2 * k))).collect();
    offsets.sort_unstable();
    assert_eq!(written, offsets);
    assert_eq!(data.iter().sum::<i32>(), 24);
}
