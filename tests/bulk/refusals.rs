//! What bulk operations refuse: views of other extents, chunks of no place.
use strata_layout::{DenseMapping, LayoutError, RowMajor, Shape, View, ViewMut, shape};

#[test]
fn views_of_other_extents_are_refused_and_nothing_is_written() {
    let data = [1; 6];
    let s = View::new(&data, DenseMapping::<Shape![dyn, dyn], RowMajor>::new(shape![2 + 0, 3 + 0]).unwrap())
        .unwrap();
    let mut target = [0; 6];
    let m = DenseMapping::<Shape![dyn, dyn], RowMajor>::new(shape![3 + 0, 2 + 0]).unwrap();
    let mut t = ViewMut::new(&mut target, m).unwrap();
    let error = LayoutError::ExtentMismatch { axis: 0, given: 2, expected: 3 };
    assert_eq!(t.copy_from(s).unwrap_err(), error);
    assert_eq!(s.map_into(&mut t, |&x| x).unwrap_err(), error);
    assert_eq!(t.view().zip(s).err(), Some(error));
    assert_eq!(target, [0; 6]);
}

#[test]
#[should_panic(expected = "a chunk has at least one place along axis 0")]
fn chunks_of_no_place_are_refused() {
    let _ = View::new(&[1, 2], DenseMapping::<Shape![2], RowMajor>::STATIC).unwrap().chunks::<0>(0);
}

#[test]
fn chunks_of_no_place_are_refused_without_a_panic() {
    let (mut data, mapping) = ([1, 2, 3], DenseMapping::<Shape![3], RowMajor>::STATIC);
    let view = View::new(&data, mapping).unwrap();
    assert!(view.checked_chunks::<0>(0).is_none());
    assert!(view.checked_chunks::<0>(2).unwrap().map(View::sum).eq([1 + 2, 3]));
    let mut view = ViewMut::new(&mut data, mapping).unwrap();
    assert!(view.checked_chunks_mut::<0>(0).is_none());
    assert_eq!(view.checked_chunks_mut::<0>(2).unwrap().len(), 2);
}
