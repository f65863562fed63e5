//! Inputs from public bug reports of other libraries, `tests/vectors/cases.jsonl`: those about mappings.
use crate::oracle::{Oracle, tuples};
use crate::seen::{index, numbers, say};
use crate::vectors::{list, number, records};
use serde_json::{Value, json};
use strata_layout::axis::Rank;
use strata_layout::tuple::DenseStrides;
use strata_layout::*;

/// What is not answered here, and why. Each is checked to be in the file.
const ELSEWHERE: [(&str, &str); 16] = [
    ("P31", "offsets are counted in usize alone: there is no narrow index type to overflow"),
    ("P37", "whether an extent is static is a type, not a number set apart"),
    ("P58", "no operation reshapes: a reshape may need a copy"),
    ("P61", "no operation reshapes"),
    ("P79", "a slice has no step"),
    ("P100", "coalesce: the flat layouts"),
    ("P103", "coalesce: the flat layouts"),
    ("P106", "coalesce: the flat layouts"),
    ("P109", "complement: the flat layouts"),
    ("P112", "complement: the flat layouts"),
    ("P115", "complement: the flat layouts"),
    ("P118", "composition: the flat layouts"),
    ("P121", "composition: the flat layouts"),
    ("P124", "composition: the flat layouts"),
    ("P127", "division: the flat layouts"),
    ("P130", "strides are unsigned: a negative one is not expressible"),
];

/// The properties a strided mapping has, by rank.
#[allow(clippy::struct_excessive_bools, reason = "a list of answers, not a state")]
struct Properties {
    row_major: bool,
    column_major: bool,
    dense: bool,
    unique: bool,
    cosize: usize,
}

fn properties(shape: &[usize], strides: &[usize]) -> Properties {
    fn of<S>(shape: &[usize], strides: &[usize]) -> Properties
    where
        S: StridesFor<S> + DenseStrides<RowMajor> + DenseStrides<ColumnMajor>,
    {
        let m: StridedMapping<S, S> = StridedMapping::new(numbers(shape), numbers(strides)).unwrap();
        Properties {
            row_major: m.try_into_dense::<RowMajor>().is_ok(),
            column_major: m.try_into_dense::<ColumnMajor>().is_ok(),
            dense: m.is_dense(),
            unique: m.is_unique(),
            cosize: m.cosize(),
        }
    }
    match shape.len() {
        1 => of::<run_time_shape!(1)>(shape, strides),
        2 => of::<run_time_shape!(2)>(shape, strides),
        3 => of::<run_time_shape!(3)>(shape, strides),
        4 => of::<run_time_shape!(4)>(shape, strides),
        rank => panic!("no case has rank {rank}"),
    }
}

fn lists(input: &Value) -> (Vec<usize>, Vec<usize>) {
    (list(&input["shape"]), list(&input["strides"]))
}

fn check_properties(input: &Value, expected: &Value) {
    let (shape, strides) = lists(input);
    let p = properties(&shape, &strides);
    let exhaustive = expected["exhaustive"] == true;
    assert_eq!(json!(p.row_major), expected["dense_c"], "{input}");
    assert_eq!(json!(p.column_major), expected["dense_f"], "{input}");
    assert_eq!(json!(p.unique), expected["unique"], "{input}");
    assert_eq!(json!(p.cosize), expected["span"], "{input}");
    assert_eq!(p.dense, exhaustive && p.unique, "dense is every offset, once: {input}");
}

type Two = (usize, usize);

/// A mapping of two axes in the order that a case names, as strided: some are row-major, some not.
fn two(input: &Value) -> StridedMapping<Two, Two> {
    let shape: Two = numbers(&list(&input["shape"]));
    if input["order"] == "F" {
        DenseMapping::<_, ColumnMajor>::new(shape).unwrap().to_strided().to_dynamic()
    } else {
        DenseMapping::<_, RowMajor>::new(shape).unwrap().to_strided().to_dynamic()
    }
}

/// The offsets of a view's elements, in logical order.
fn offsets<M: Mapping>(view: View<'_, usize, M>) -> Vec<usize> {
    view.iter().copied().collect()
}

#[test]
#[allow(clippy::too_many_lines, reason = "an arm a case")]
fn every_case_about_mappings() {
    let all = records("cases.jsonl");
    assert_eq!(all.len(), 44);
    let (mut answered, mut elsewhere) = (0, 0);
    let data: Vec<usize> = (0..200).collect();
    for case in &all {
        let (id, input, expected) = (case["id"].as_str().unwrap(), &case["input"], &case["expected"]);
        if let Some((_, reason)) = ELSEWHERE.iter().find(|row| row.0 == id) {
            say(&format!("case {id} ({}): {reason}", case["kind"].as_str().unwrap()));
            elsewhere += 1;
            continue;
        }
        match (id, case["op"].as_str().unwrap()) {
            (_, "properties") => check_properties(input, expected),
            ("P22", _) => {
                let m = DenseMapping::<_, RowMajor>::new((0, 3)).unwrap();
                let column = View::new(&data[..1], m).unwrap().drop_axis::<1>(2);
                assert_eq!(
                    (json!(column.extents()), column.iter().next()),
                    (expected["shape"].clone(), None)
                );
            }
            ("P25", _) => {
                let point = DenseMapping::<(), RowMajor>::STATIC;
                assert_eq!(json!(point.get_stride(0)), *expected);
            }
            ("P28", _) => {
                let [a, b, c, d] = list(&input["shape"])[..] else { panic!("{input}") };
                let error = LayoutError::SizeOverflow { axis: 3, extent: d };
                assert_eq!(DenseMapping::<_, RowMajor>::new((a, b, c, d)), Err(error));
            }
            ("P43", _) => {
                // A size-1 axis is broadcast by dropping it and inserting one.
                let (shape, strides) = lists(input);
                let m: StridedMapping<run_time_shape!(3), run_time_shape!(3)> =
                    StridedMapping::new(numbers(&shape), numbers(&strides)).unwrap();
                let space: run_time_shape!(3) = numbers(&list(&input["to"]));
                let spread = m.drop_axis::<0>().expand::<axes![0], _>(space).unwrap();
                assert_eq!(json!(spread.stride_values()), expected["strides"]);
            }
            ("P55", _) => {
                // Every second element: a shape of pairs, of which one is taken. It is no slice, by type.
                let pairs = DenseMapping::<_, RowMajor>::new((2, 2)).unwrap();
                let second = pairs.drop_axis::<1>();
                static_assertions::assert_not_impl_any!(
                    AxisDropped<DenseMapping<Two, RowMajor>, 1>: Contiguous);
                assert_eq!(json!(second.stride_values()), expected["strides"]);
                assert_eq!(json!(second.is_dense()), expected["dense"]);
                let view = View::new(&data[..4], pairs).unwrap().drop_axis::<1>(0);
                assert_eq!(json!(offsets(view)), expected["offsets"]);
            }
            ("P64", _) => {
                let (shape, strides) = lists(input);
                // Read in the shape [1, 3, 2]: axes in another order, which is a permutation here.
                let m: StridedMapping<run_time_shape!(3), run_time_shape!(3)> =
                    StridedMapping::new(numbers(&shape), numbers(&strides)).unwrap();
                let turned = m.permute::<axes![2, 0, 1]>();
                assert_eq!(json!(turned.extents()), input["to"]);
                assert_eq!(json!(offsets(View::new(&data[..6], turned).unwrap())), *expected);
            }
            ("P67" | "P70" | "P73", _) => {
                // The k-th diagonal is that of a block.
                let (m, k) = (two(input), input["k"].as_i64().unwrap());
                let [rows, columns] = m.extents();
                let (down, right) = (usize::from(k < 0), usize::from(k > 0));
                let block = View::new(&data[..m.cosize()], m).unwrap();
                let block = block.block([down, right], (rows - down, columns - right)).unwrap();
                let diagonal = block.diagonal::<axes![0, 1]>();
                assert_eq!(json!(diagonal.size()), expected["len"]);
                assert_eq!(json!(offsets(diagonal)), expected["offsets"]);
            }
            ("P76", _) => {
                let five =
                    View::new(&data[..5], DenseMapping::<_, RowMajor>::new((5_usize,)).unwrap()).unwrap();
                let end = five.block([5], (0_usize,)).unwrap();
                assert_eq!(json!(end.extents()), expected["shape"]);
                let error = LayoutError::BlockOutOfRange { axis: 0, start: 6, size: 0, extent: 5 };
                assert_eq!(five.block([6], (0_usize,)).unwrap_err(), error);
            }
            ("P82", _) => check_p82(input, expected, &data),
            ("P85", _) => assert_eq!(json!(two(input).stride_values()), *expected),
            ("P88", _) => {
                let m = two(input);
                let sizes = list(&input["len"]);
                let row = View::new(&data[..9], m).unwrap();
                let row = row.block(index(&list(&input["begin"])), (sizes[0], sizes[1])).unwrap();
                assert_eq!(json!(offsets(row)), expected["offsets"]);
            }
            (_, "npy_header") => {
                // The writer's rule: Fortran order only where the mapping is not row-major as well.
                let (shape, strides) = lists(input);
                let p = properties(&shape, &strides);
                assert_eq!(json!(p.column_major && !p.row_major), expected["fortran_order"]);
                assert_eq!(json!(shape), expected["shape"]);
            }
            ("P97", _) => {
                let make = |pair: &Value| -> StridedMapping<run_time_shape!(3), run_time_shape!(3)> {
                    StridedMapping::new(numbers(&list(&pair[0])), numbers(&list(&pair[1]))).unwrap()
                };
                let (a, b) = (make(&input["a"]), make(&input["b"]));
                assert_eq!(json!(a == b), expected["structural"]);
                assert_eq!(json!(a.same_function(&b)), expected["same_function"]);
            }
            (id, op) => panic!("no test for {id}, {op}"),
        }
        answered += 1;
    }
    say(&format!("cases: {answered} answered, {elsewhere} about what mappings do not have"));
    assert_eq!((answered, elsewhere), (44 - ELSEWHERE.len(), ELSEWHERE.len()));
}

/// A block that is whole along all axes but the slowest ones is dense, and its numbers say so.
fn check_p82(input: &Value, expected: &Value, data: &[usize]) {
    let m = DenseMapping::<_, RowMajor>::new(numbers::<run_time_shape!(3)>(&list(&input["shape"]))).unwrap();
    let (begin, len) = (list(&input["begin"]), list(&input["len"]));
    let block = m.block(numbers::<run_time_shape!(3)>(&len)).unwrap();
    assert_eq!(json!(block.stride_values()), expected["strides"]);
    assert_eq!(json!(block.is_dense()), expected["dense"]);
    assert_eq!(json!(block.cosize()), expected["span"]);
    assert_eq!(json!(m.offset(index(&begin))), expected["offset"]);
    // The type proves it when it is cut by the operations that keep dense: the index, then the range.
    let view = View::new(&data[..24], m).unwrap().drop_axis::<0>(begin[0]);
    let rows = view.narrow::<0, _>(begin[1], len[1]).unwrap();
    assert_eq!(rows.as_slice(), &data[number(&expected["offset"])..][..8]);
}

#[test]
fn ranks_of_a_shape_are_types() {
    // What a case about another rank would need does not exist: no index of another length is accepted.
    static_assertions::assert_impl_all!(Two: Shape<Rank = Rank<2>, Index = [usize; 2]>);
    let oracle = Oracle::strided(&[2, 3], &[3, 1]);
    let m = DenseMapping::<Two, RowMajor>::new((2, 3)).unwrap();
    for i in tuples(&oracle.shape) {
        assert_eq!(m.offset(index(&i)), oracle.offset(&i));
    }
}
