//! Code generic over mappings: one readable bound an operation, none for const extents.
use strata_layout::*;

/// No bounds beside the parameters.
fn sum_of_rows<const R: usize, const C: usize>(data: &[u32]) -> [u32; R] {
    let m: DenseMapping<(Const<R>, Const<C>), RowMajor> = DenseMapping::STATIC;
    let view = View::new(data, m).unwrap();
    std::array::from_fn(|i| view.drop_axis::<0>(i).as_slice().iter().sum())
}

/// The transposed matrix by columns, still with no bounds.
fn transposed<const R: usize, const C: usize>(data: &[u32]) -> Vec<u32> {
    let m = DenseMapping::<(Const<R>, Const<C>), RowMajor>::STATIC;
    let turned: DenseMapping<(Const<C>, Const<R>), ColumnMajor> = m.permute::<axes![1, 0]>();
    assert_eq!(size_of_val(&turned), 0);
    View::new(data, turned).unwrap().iter().copied().collect()
}

#[test]
fn over_const_extents() {
    let data: Vec<u32> = (0..12).collect();
    assert_eq!(sum_of_rows::<3, 4>(&data), [6, 22, 38]);
    assert_eq!(sum_of_rows::<6, 2>(&data), [1, 5, 9, 13, 17, 21]);
    assert_eq!(sum_of_rows::<0, 2>(&data), [0_u32; 0]);
    assert_eq!(transposed::<2, 3>(&data), [0, 3, 1, 4, 2, 5]);
}

fn total<M: Mapping>(view: View<'_, u32, M>) -> u32 {
    view.iter().sum()
}

fn row_sums<M: DropAxis<0>>(view: View<'_, u32, M>) -> Vec<u32> {
    (0..view.extent(0)).map(|i| total(view.drop_axis::<0>(i))).collect()
}

fn column_sums<M: PermuteMapping<axes![1, 0], Output: DropAxis<0>>>(view: View<'_, u32, M>) -> Vec<u32> {
    row_sums(view.permute::<axes![1, 0]>())
}

fn corner<M: BlockMapping<Shape![2, 2]> + Mapping<Index = [usize; 2]>>(view: View<'_, u32, M>) -> u32 {
    total(view.block([0, 1], shape![2, 2]).unwrap())
}

fn trace<M: DiagonalMapping<axes![0, 1]>>(view: View<'_, u32, M>) -> u32 {
    total(view.diagonal::<axes![0, 1]>())
}

fn halves<M: NarrowMapping<0, usize>>(view: View<'_, u32, M>) -> [u32; 2] {
    let half = view.extent(0) / 2;
    [0, half].map(|from| total(view.narrow::<0, _>(from, half).unwrap()))
}

#[test]
fn over_any_mapping() {
    fn all<M>(view: View<'_, u32, M>)
    where
        M: DropAxis<0> + PermuteMapping<axes![1, 0], Output: DropAxis<0>> + NarrowMapping<0, usize>,
        M: BlockMapping<Shape![2, 2]> + DiagonalMapping<axes![0, 1]> + Mapping<Index = [usize; 2]>,
    {
        // The matrix 10 i + j, 4 × 3.
        assert_eq!(row_sums(view), [3, 33, 63, 93]);
        assert_eq!(column_sums(view), [60, 64, 68]);
        assert_eq!(corner(view), 1 + 2 + 11 + 12);
        assert_eq!(trace(view), 11 + 22);
        assert_eq!(halves(view), [36, 156]);
    }
    let entry = |i: u32, j: u32| 10 * i + j;
    let rows: Vec<u32> = (0..4).flat_map(|i| (0..3).map(move |j| entry(i, j))).collect();
    let columns: Vec<u32> = (0..3).flat_map(|j| (0..4).map(move |i| entry(i, j))).collect();
    let mut padded = vec![u32::MAX; 4 * 8];
    for (k, element) in rows.iter().enumerate() {
        padded[8 * (k / 3) + 2 * (k % 3)] = *element;
    }
    all(View::new(&rows, DenseMapping::<Shape![4, 3], RowMajor>::STATIC).unwrap());
    all(View::new(&rows, DenseMapping::<_, RowMajor>::new((4, 3)).unwrap()).unwrap());
    all(View::new(&rows, DenseMapping::<_, order![1, 0]>::new(shape![4, { 3 }]).unwrap()).unwrap());
    all(View::new(&columns, DenseMapping::<(Const<4>, usize)>::new((Const, 3)).unwrap()).unwrap());
    all(View::new(&padded, StridedMapping::new(shape![4, 3], shape![8, 2]).unwrap()).unwrap());
    all(View::new(&padded, StridedMapping::new((4, 3), (8, 2)).unwrap()).unwrap());
}

/// Through a layout policy, whatever it is.
fn offsets_of<L: LayoutPolicy<(usize, usize)>>(layout: L) -> [usize; 2]
where
    L::Mapping: Mapping<Index = [usize; 2]>,
{
    let m = layout.mapping((3, 4)).unwrap();
    [m.offset([1, 0]), m.offset([0, 1])]
}

#[test]
fn over_layout_policies() {
    assert_eq!(offsets_of(Dense::<RowMajor>::default()), [4, 1]);
    assert_eq!(offsets_of(<Dense>::default()), [1, 3]);
    assert_eq!(offsets_of(Dense::<order![1, 0]>::default()), [4, 1]);
    assert_eq!(offsets_of(Strided((9, 2))), [9, 2]);
    let m = DenseMapping::<_, RowMajor>::new((3, 4)).unwrap();
    assert_eq!(offsets_of(m.layout()), [4, 1]);
    assert_eq!(offsets_of(m.to_strided().to_dynamic().layout()), [4, 1]);
}

/// Over any rank: the last element, and how many there are.
fn last<const R: usize, M: Mapping<Index = [usize; R]>>(view: View<'_, u32, M>) -> (Option<u32>, usize) {
    let mut index = view.extents();
    for place in &mut index {
        *place -= 1;
    }
    assert_eq!(view.mapping().offset([0; R]), 0);
    (view.get(index).copied(), view.iter().count())
}

#[test]
fn over_any_rank() {
    let data: Vec<u32> = (0..24).collect();
    let view = View::new(&data, DenseMapping::<Shape![2, 3, 4], RowMajor>::STATIC).unwrap();
    assert_eq!(last(view), (Some(23), 24));
    assert_eq!(last(view.drop_axis::<1>(0)), (Some(15), 8));
    assert_eq!(last(view.drop_axis::<0>(0).diagonal::<axes![0, 1]>()), (Some(10), 3));
    assert_eq!(last(view.drop_axis::<0>(1).drop_axis::<0>(0).drop_axis::<0>(2)), (Some(14), 1));
}
