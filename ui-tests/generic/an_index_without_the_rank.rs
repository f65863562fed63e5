// Right: fn first<M: Mapping<Rank = Rank<2>, Index = [usize; 2]>>(v: View<u8, M>) -> u8 { v[[0, 0]] }
use strata_layout::{Mapping, View};

fn first<M: Mapping>(v: View<u8, M>) -> u8 { v[[0, 0]] }

fn main() {}
