//! `serde`, through JSON, whose texts are written out here.
use serde_json::{from_str, to_string};
use strata_layout::{
    ColumnMajor, Const, DenseMapping, FlatLayout, Order, RowMajor, Shape, StridedMapping, TupleMorphism,
    axes, shape,
};

type Result<T> = serde_json::Result<T>;

/// The message of a refusal, without the place in the text.
fn refusal<T: std::fmt::Debug>(result: Result<T>) -> String {
    let message = result.unwrap_err().to_string();
    message.split(" at line").next().unwrap().to_owned()
}

#[test]
fn a_layout_is_a_record_of_two_lists() {
    let layout = FlatLayout::parse("(3,5):(2,10)").unwrap();
    assert_eq!(to_string(&layout).unwrap(), r#"{"shape":[3,5],"stride":[2,10]}"#);
    for text in [
        r#"{"shape":[3,5],"stride":[2,10]}"#,
        r#"{"stride":[2,10],"note":{"of":["another"]},"shape":[3,5]}"#,
        "[[3,5],[2,10]]",
    ] {
        assert_eq!(from_str::<FlatLayout>(text).unwrap(), layout, "{text}");
    }
    assert_eq!(from_str::<FlatLayout>(r#"{"shape":[],"stride":[]}"#).unwrap(), FlatLayout::EMPTY);
}

#[test]
fn a_layout_is_checked_when_read() {
    for (text, message) in [
        (r#"{"shape":[3,0],"stride":[2,10]}"#, "mode 1: the extent is 0, and must be at least 1"),
        (r#"{"shape":[3],"stride":[2,10]}"#, "2 entries given where 1 are needed"),
        (r#"{"shape":[3]}"#, "missing field `stride`"),
        (r#"{"shape":[3],"shape":[3],"stride":[1]}"#, "duplicate field `shape`"),
        ("[[3]]", "invalid length 1, expected FlatLayout"),
        (r#"{"shape":[-3],"stride":[1]}"#, "invalid value: integer `-3`, expected usize"),
        ("7", "invalid type: integer `7`, expected FlatLayout"),
    ] {
        assert_eq!(refusal(from_str::<FlatLayout>(text)), message);
    }
    let seventeen = format!(r#"{{"shape":{0:?},"stride":{0:?}}}"#, [1; 17]);
    let eighteen = format!(r#"{{"shape":{0:?},"stride":{0:?}}}"#, [1; 18]);
    assert!(from_str::<FlatLayout>(&seventeen).is_err() && from_str::<FlatLayout>(&eighteen).is_err());
    let sixteen = format!(r#"{{"shape":{0:?},"stride":{0:?}}}"#, [1; 16]);
    assert_eq!(from_str::<FlatLayout>(&sixteen).unwrap().rank(), 16);
}

#[test]
fn a_morphism_is_a_record_of_three_lists() {
    let f = TupleMorphism::parse("(16,2,32) -(3,*,1)-> (32,8,16)").unwrap();
    let text = r#"{"domain":[16,2,32],"codomain":[32,8,16],"map":[2,null,0]}"#;
    assert_eq!((to_string(&f).unwrap().as_str(), from_str::<TupleMorphism>(text).unwrap()), (text, f));
    let twice = r#"{"domain":[2,2],"codomain":[2],"map":[0,0]}"#;
    assert_eq!(
        refusal(from_str::<TupleMorphism>(twice)),
        TupleMorphism::new(&[2, 2], &[2], &[Some(0), Some(0)]).unwrap_err().to_string()
    );
    assert_eq!(refusal(from_str::<TupleMorphism>(r#"{"domain":[2],"codomain":[2]}"#)), "missing field `map`");
}

#[test]
fn a_dense_mapping_has_shape_and_order() {
    type Images = DenseMapping<Shape![dyn, 4, 5], RowMajor>;
    let images = Images::new(shape![3 + 0, 4, 5]).unwrap();
    let text = r#"{"shape":[3,4,5],"order":[2,1,0]}"#;
    assert_eq!((to_string(&images).unwrap().as_str(), from_str::<Images>(text).unwrap()), (text, images));
    assert_eq!(
        refusal(from_str::<Images>(r#"{"shape":[3,4,6],"order":[2,1,0]}"#)),
        "axis 2: extent 6 is not 5"
    );
    assert_eq!(
        refusal(from_str::<Images>(r#"{"shape":[3,4,5],"order":[0,1,2]}"#)),
        "order [0, 1, 2] is not [2, 1, 0], that of the type"
    );
    assert_eq!(
        refusal(from_str::<Images>(r#"{"shape":[3,4],"order":[2,1,0]}"#)),
        "2 entries given where 3 are needed"
    );
    let large = r#"{"shape":[9223372036854775807,4,5],"order":[2,1,0]}"#;
    assert!(refusal(from_str::<Images>(large)).starts_with("axis 1: with extent 4"));

    // Nothing is kept of what is static, and it is written all the same.
    let planes = DenseMapping::<(Const<2>, Const<3>, Const<4>), Order<axes![1, 0, 2]>>::STATIC;
    let text = r#"{"shape":[2,3,4],"order":[1,0,2]}"#;
    assert_eq!((to_string(&planes).unwrap().as_str(), from_str(text).ok()), (text, Some(planes)));
    let scalar = DenseMapping::<(), ColumnMajor>::STATIC;
    assert_eq!(from_str(&to_string(&scalar).unwrap()).ok(), Some(scalar));
}

#[test]
fn a_strided_mapping_has_shape_and_strides() {
    type Padded = StridedMapping<Shape![dyn, 5], Shape![dyn, 1]>;
    let padded = Padded::new(shape![3 + 0, 5], shape![8 + 0, 1]).unwrap();
    let text = r#"{"shape":[3,5],"stride":[8,1]}"#;
    assert_eq!((to_string(&padded).unwrap().as_str(), from_str::<Padded>(text).unwrap()), (text, padded));
    assert_eq!(refusal(from_str::<Padded>(r#"{"shape":[3,6],"stride":[8,1]}"#)), "axis 1: extent 6 is not 5");
    assert_eq!(refusal(from_str::<Padded>(r#"{"shape":[3,5],"stride":[8,2]}"#)), "axis 1: stride 2 is not 1");
    let far = r#"{"shape":[3,5],"stride":[9223372036854775807,1]}"#;
    assert!(refusal(from_str::<Padded>(far)).contains("the largest offset passes"));
}
