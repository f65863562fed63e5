//! `serde`: flat layouts, morphisms and mappings, written as records of lists and checked when read.
//!
//! | value | record |
//! |---|---|
//! | [`FlatLayout`] | `shape`, `stride` |
//! | [`TupleMorphism`] | `domain`, `codomain`, `map`: targets counted from 0, none for ∗ |
//! | [`DenseMapping`] | `shape`, `order`: the axes, fastest first |
//! | [`StridedMapping`] | `shape`, `stride` |
//!
//! A mapping is written with all its numbers, also those that its type knows, and read into a type whose static
//! numbers and order must be those. Nothing allocates.
use core::fmt;
use core::marker::PhantomData;

use serde::de::{self, Deserialize, Deserializer, IgnoredAny, MapAccess, SeqAccess, Visitor};
use serde::ser::{Serialize, SerializeStruct, Serializer};

use crate::error::LayoutError;
use crate::flat::MAX_MODES;
use crate::mapping::{DenseMapping, Mapping, StridedMapping};
use crate::morphism::MAX_ENTRIES;
use crate::order::OrderLike;
use crate::shape::{IndexArray, Shape, check_static};
use crate::tuple::InOrder;
use crate::{FlatLayout, TupleMorphism};

/// The most entries that a list has.
const LONGEST: usize = if MAX_MODES > MAX_ENTRIES { MAX_MODES } else { MAX_ENTRIES };

/// A list as it is read: a few entries without allocation.
struct List<E> {
    entries: [E; LONGEST],
    len: usize,
}

impl<E> List<E> {
    fn as_slice(&self) -> &[E] {
        self.entries.split_at(self.len).0
    }
}

impl<'de, E: Deserialize<'de> + Copy + Default> Deserialize<'de> for List<E> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Entries<E>(PhantomData<E>);
        impl<'de, E: Deserialize<'de> + Copy + Default> Visitor<'de> for Entries<E> {
            type Value = List<E>;
            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                write!(f, "a list of at most {LONGEST} entries")
            }
            fn visit_seq<A: SeqAccess<'de>>(self, mut seq: A) -> Result<List<E>, A::Error> {
                let mut list = List { entries: [E::default(); LONGEST], len: 0 };
                while let Some(entry) = seq.next_element()? {
                    match list.entries.get_mut(list.len) {
                        Some(place) => *place = entry,
                        None => return Err(de::Error::invalid_length(list.len + 1, &self)),
                    }
                    list.len += 1;
                }
                Ok(list)
            }
        }
        deserializer.deserialize_seq(Entries(PhantomData))
    }
}

/// A record of two lists, or of three.
struct Record<E> {
    lists: [List<usize>; 2],
    third: List<E>,
}

/// The name of a field, as its place in the list of fields; past the end for one that nobody knows.
struct Field(usize);

/// Reads a field's name or number.
struct FieldOf(&'static [&'static str]);

impl<'de> de::DeserializeSeed<'de> for FieldOf {
    type Value = Field;
    fn deserialize<D: Deserializer<'de>>(self, deserializer: D) -> Result<Field, D::Error> {
        deserializer.deserialize_identifier(self)
    }
}

impl Visitor<'_> for FieldOf {
    type Value = Field;
    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("the name of a field")
    }
    fn visit_u64<E>(self, number: u64) -> Result<Field, E> {
        Ok(Field(usize::try_from(number).unwrap_or(usize::MAX)))
    }
    fn visit_str<E>(self, name: &str) -> Result<Field, E> {
        Ok(Field(self.0.iter().position(|field| *field == name).unwrap_or(usize::MAX)))
    }
    fn visit_bytes<E>(self, name: &[u8]) -> Result<Field, E> {
        Ok(Field(self.0.iter().position(|field| field.as_bytes() == name).unwrap_or(usize::MAX)))
    }
}

/// Reads a record with these fields, two or three.
struct RecordOf<E> {
    name: &'static str,
    fields: &'static [&'static str],
    entry: PhantomData<E>,
}

impl<'de, E: Deserialize<'de> + Copy + Default> Visitor<'de> for RecordOf<E> {
    type Value = Record<E>;
    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name)
    }
    fn visit_seq<A: SeqAccess<'de>>(self, mut seq: A) -> Result<Record<E>, A::Error> {
        let missing = |place| de::Error::invalid_length(place, &self);
        Ok(Record {
            lists: [
                seq.next_element()?.ok_or_else(|| missing(0))?,
                seq.next_element()?.ok_or_else(|| missing(1))?,
            ],
            third: if self.fields.len() > 2 {
                seq.next_element()?.ok_or_else(|| missing(2))?
            } else {
                List { entries: [E::default(); LONGEST], len: 0 }
            },
        })
    }
    fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Record<E>, A::Error> {
        let (mut lists, mut third) = ([None, None], None);
        while let Some(Field(place)) = map.next_key_seed(FieldOf(self.fields))? {
            let twice = match place {
                0 | 1 => lists[place].replace(map.next_value()?).is_some(),
                2 if self.fields.len() > 2 => third.replace(map.next_value()?).is_some(),
                _ => {
                    map.next_value::<IgnoredAny>()?;
                    false
                }
            };
            if twice {
                return Err(de::Error::duplicate_field(self.fields[place]));
            }
        }
        let missing = |place: usize| de::Error::missing_field(self.fields[place]);
        let [first, second] = lists;
        Ok(Record {
            lists: [first.ok_or_else(|| missing(0))?, second.ok_or_else(|| missing(1))?],
            third: match third {
                Some(third) => third,
                None if self.fields.len() > 2 => return Err(missing(2)),
                None => List { entries: [E::default(); LONGEST], len: 0 },
            },
        })
    }
}

/// Reads two lists of numbers.
fn two_lists<'de, D: Deserializer<'de>>(
    deserializer: D,
    name: &'static str,
    fields: &'static [&'static str],
) -> Result<[List<usize>; 2], D::Error> {
    let visitor = RecordOf::<usize> { name, fields, entry: PhantomData };
    Ok(deserializer.deserialize_struct(name, fields, visitor)?.lists)
}

/// Writes a record of two lists of numbers.
fn write_two_lists<S: Serializer>(
    serializer: S,
    name: &'static str,
    fields: [&'static str; 2],
    lists: [&[usize]; 2],
) -> Result<S::Ok, S::Error> {
    let mut record = serializer.serialize_struct(name, 2)?;
    record.serialize_field(fields[0], lists[0])?;
    record.serialize_field(fields[1], lists[1])?;
    record.end()
}

/// A list as an index of a mapping's rank.
fn index<I: IndexArray>(list: &List<usize>) -> Result<I, LayoutError> {
    let expected = I::ZERO.as_ref().len();
    if list.len != expected {
        return Err(LayoutError::RankMismatch { given: list.len, expected });
    }
    Ok(I::from_fn(|axis| list.entries[axis]))
}

impl Serialize for FlatLayout {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        write_two_lists(serializer, "FlatLayout", ["shape", "stride"], [self.shape(), self.stride()])
    }
}

impl<'de> Deserialize<'de> for FlatLayout {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let [shape, stride] = two_lists(deserializer, "FlatLayout", &["shape", "stride"])?;
        Self::new(shape.as_slice(), stride.as_slice()).map_err(de::Error::custom)
    }
}

impl Serialize for TupleMorphism {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut record = serializer.serialize_struct("TupleMorphism", 3)?;
        record.serialize_field("domain", self.domain())?;
        record.serialize_field("codomain", self.codomain())?;
        record.serialize_field("map", self.map())?;
        record.end()
    }
}

impl<'de> Deserialize<'de> for TupleMorphism {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        const FIELDS: &[&str] = &["domain", "codomain", "map"];
        let visitor = RecordOf::<Option<usize>> { name: "TupleMorphism", fields: FIELDS, entry: PhantomData };
        let Record { lists: [domain, codomain], third: map } =
            deserializer.deserialize_struct("TupleMorphism", FIELDS, visitor)?;
        Self::new(domain.as_slice(), codomain.as_slice(), map.as_slice()).map_err(de::Error::custom)
    }
}

impl<S: InOrder<O>, O: OrderLike> Serialize for DenseMapping<S, O> {
    fn serialize<W: Serializer>(&self, serializer: W) -> Result<W::Ok, W::Error> {
        let extents = self.extents();
        write_two_lists(serializer, "DenseMapping", ["shape", "order"], [extents.as_ref(), S::FASTEST_FIRST])
    }
}

impl<'de, S: InOrder<O>, O: OrderLike> Deserialize<'de> for DenseMapping<S, O> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let [shape, order] = two_lists(deserializer, "DenseMapping", &["shape", "order"])?;
        if order.as_slice() != S::FASTEST_FIRST {
            let (given, known) = (order.as_slice(), S::FASTEST_FIRST);
            return Err(de::Error::custom(format_args!(
                "order {given:?} is not {known:?}, that of the type"
            )));
        }
        let extents = index::<S::Index>(&shape).map_err(de::Error::custom)?;
        check_static::<S>(extents).and_then(|()| extents.check_size()).map_err(de::Error::custom)?;
        Ok(Self::with_extents(|| extents))
    }
}

impl<S: Shape, T: Shape<Index = S::Index, Rank = S::Rank>> Serialize for StridedMapping<S, T> {
    fn serialize<W: Serializer>(&self, serializer: W) -> Result<W::Ok, W::Error> {
        let (extents, strides) = (self.extents(), self.stride_values());
        let lists = [extents.as_ref(), strides.as_ref()];
        write_two_lists(serializer, "StridedMapping", ["shape", "stride"], lists)
    }
}

impl<'de, S: Shape, T: Shape<Index = S::Index, Rank = S::Rank>> Deserialize<'de> for StridedMapping<S, T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let [shape, stride] = two_lists(deserializer, "StridedMapping", &["shape", "stride"])?;
        let read = || {
            let (extents, strides) = (index::<S::Index>(&shape)?, index::<S::Index>(&stride)?);
            Self::from_numbers(extents, strides)
        };
        read().map_err(de::Error::custom)
    }
}
