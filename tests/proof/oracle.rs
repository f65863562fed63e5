//! The truth: operations on plain lists of numbers, and offsets one by one. Knows nothing of the library but
//! what a row says.
use crate::row::{Row, Size, Step};
use crate::values;

/// When the result is dense.
pub(crate) struct Truth {
    /// Whatever the run-time extents and strides of its type are.
    pub(crate) by_result: bool,
    /// Whatever the run-time extents and sizes that went into it were.
    pub(crate) by_operation: bool,
    /// For some of them.
    pub(crate) ever: bool,
}

/// The values that a run-time number takes.
const VALUES: [usize; 4] = [0, 1, 2, 3];

/// Calls `f` with every list of `n` of the values.
fn each(n: usize, values: &[usize], f: &mut dyn FnMut(&[usize])) {
    let mut at = vec![0; n];
    loop {
        f(&at.iter().map(|&k| values[k]).collect::<Vec<_>>());
        let Some(k) = at.iter().position(|&k| k + 1 < values.len()) else { return };
        at[..k].fill(0);
        at[k] += 1;
    }
}

pub(crate) fn dense(extents: &[usize], strides: &[usize]) -> bool {
    let mut offsets = vec![0];
    for (&extent, &stride) in extents.iter().zip(strides) {
        offsets = offsets.iter().flat_map(|o| (0..extent).map(move |i| o + i * stride)).collect();
    }
    offsets.sort_unstable();
    offsets.iter().enumerate().all(|(k, &o)| k == o)
}

fn strides(extents: &[usize], order: &[usize]) -> Vec<usize> {
    let (mut strides, mut next) = (vec![0; extents.len()], 1);
    for &axis in order {
        strides[axis] = next;
        next *= extents[axis];
    }
    strides
}

/// The number of a size; run-time ones come from a list.
fn number(size: Size, extent: usize, given: &mut impl Iterator<Item = usize>) -> usize {
    match size {
        Size::Full => extent,
        Size::Known(n) => n,
        Size::Dyn => given.next().expect("a number for each"),
    }
}

/// The extents and strides of the result, `None` where a size does not fit.
fn result(row: &Row, given: &[usize]) -> Option<(Vec<usize>, Vec<usize>)> {
    let given = &mut given.iter().copied();
    let mut s: Vec<usize> = row.shape.iter().map(|&e| number(e, 0, given)).collect();
    let mut t = strides(&s, row.order);
    for step in row.steps {
        match step {
            Step::Permute(p) => (s, t) = p.iter().map(|&a| (s[a], t[a])).unzip(),
            Step::Drop(a) => {
                if s[*a] == 0 {
                    return None;
                }
                s.remove(*a);
                t.remove(*a);
            }
            Step::Narrow(a, size) => {
                let size = number(*size, s[*a], given);
                if size > s[*a] {
                    return None;
                }
                s[*a] = size;
            }
            Step::Block(sizes) => {
                for (a, &size) in sizes.iter().enumerate() {
                    let size = number(size, s[a], given);
                    if size > s[a] {
                        return None;
                    }
                    s[a] = size;
                }
            }
            Step::Expand(inserted, space) => {
                for &a in *inserted {
                    // Only the new extent is free; a run-time one of a kept axis is that of the axis.
                    s.insert(a, number(space[a], 0, given));
                    t.insert(a, 0);
                }
            }
            Step::Diagonal(axes) => {
                let least = axes.iter().map(|&a| s[a]).min().expect("an axis");
                let sum = axes.iter().map(|&a| t[a]).sum();
                (s[axes[0]], t[axes[0]]) = (least, sum);
                let keep = |a: &usize| *a == axes[0] || !axes.contains(a);
                (s, t) = (0..s.len()).filter(keep).map(|a| (s[a], t[a])).unzip();
            }
            Step::Merge(slow, fast) => {
                let (slow, fast) = (*slow, *fast);
                // What compiles must be right: a step of the slower axis is the whole of the faster one.
                let right = s[slow] <= 1 || s[fast] <= 1 || t[slow] == t[fast] * s[fast];
                assert!(right, "{}: axes of {s:?}:{t:?} merged", describe(row));
                t[slow] = if s[fast] == 1 { t[slow] } else { t[fast] };
                s[slow] *= s[fast];
                s.remove(fast);
                t.remove(fast);
            }
            Step::Split(a, factor) => {
                if s[*a] % factor != 0 {
                    return None;
                }
                s.insert(*a, s[*a] / factor);
                t.insert(*a, t[*a] * factor);
                s[*a + 1] = *factor;
            }
        }
    }
    Some((s, t))
}

/// How many run-time numbers go into a row.
fn free(row: &Row) -> usize {
    let dynamic = |sizes: &[Size]| sizes.iter().filter(|s| matches!(s, Size::Dyn)).count();
    dynamic(row.shape)
        + row
            .steps
            .iter()
            .map(|step| match step {
                Step::Narrow(_, size) => dynamic(&[*size]),
                Step::Block(sizes) => dynamic(sizes),
                Step::Expand(inserted, space) => inserted.iter().map(|&a| dynamic(&[space[a]])).sum(),
                _ => 0,
            })
            .sum::<usize>()
}

/// Enumerates offsets, and checks the type's numbers and the value side on the way.
pub(crate) fn truth(row: &Row) -> Truth {
    let (mut always, mut ever) = (true, false);
    each(free(row), &VALUES, &mut |given| {
        let Some((s, t)) = result(row, given) else { return };
        let known = |known: &[Option<usize>], n: &[usize]| {
            known.len() == n.len() && known.iter().zip(n).all(|(k, n)| k.is_none_or(|k| k == *n))
        };
        // A stride that never matters may be another: that of an axis that had extent 1 when the mapping was dense.
        let matters: Vec<_> = (0..s.len()).filter(|&a| s[a] > 1 && !s.contains(&0)).collect();
        let strides_agree = matters.iter().all(|&a| row.strides[a].is_none_or(|k| k == t[a]));
        assert!(known(row.extents, &s) && strides_agree, "{}: {s:?} {t:?}", describe(row));
        let dense = dense(&s, &t);
        always &= dense;
        ever |= dense;
        if let Some(order) = row.claim {
            // What `into_dense` gives is the same function.
            let of_dense = strides(&s, order);
            assert!(
                s.contains(&0) || (0..s.len()).all(|a| s[a] == 1 || t[a] == of_dense[a]),
                "{}",
                describe(row)
            );
        }
        values::agree(&s, &t, dense, row.claim);
    });
    // The run-time extents, then the run-time strides, each on its own.
    let blanks = |numbers: &[Option<usize>]| numbers.iter().filter(|n| n.is_none()).count();
    let fill = |numbers: &[Option<usize>], given: &[usize]| {
        let mut given = given.iter();
        numbers.iter().map(|n| n.unwrap_or_else(|| *given.next().expect("one for each"))).collect::<Vec<_>>()
    };
    let mut by_result = true;
    each(blanks(row.extents), &VALUES, &mut |e| {
        let s = fill(row.extents, e);
        each(blanks(row.strides), &[0, 1, 2, 7], &mut |g| by_result &= dense(&s, &fill(row.strides, g)));
    });
    Truth { by_result, by_operation: always, ever }
}

/// Whether the result of `submdspan` would have a layout that says it is dense, by its rule: `layout_left` and
/// `layout_right` stay themselves where, from the fastest axis on, the slices are `full_extent`, then at most
/// one range, then indices; anything else is padded or strided. What it does not have (other orders, `permute`,
/// `expand`, `diagonal`, merging, splitting) says nothing.
pub(crate) fn mdspan(row: &Row) -> bool {
    let (up, down) = (row.order.is_sorted(), row.order.is_sorted_by(|a, b| a >= b));
    if !up && !down {
        return false;
    }
    let mut rank = row.shape.len();
    for step in row.steps {
        // Of each axis: f for full, r for a range, i for an index.
        let mut slices: Vec<char> = match step {
            Step::Drop(a) => (0..rank).map(|k| if k == *a { 'i' } else { 'f' }).collect(),
            Step::Narrow(a, _) => (0..rank).map(|k| if k == *a { 'r' } else { 'f' }).collect(),
            Step::Block(sizes) => {
                sizes.iter().map(|s| if matches!(s, Size::Full) { 'f' } else { 'r' }).collect()
            }
            _ => return false,
        };
        if !up {
            slices.reverse();
        }
        let rest: String = slices.iter().skip_while(|&&c| c == 'f').collect();
        let rest = rest.strip_prefix('r').unwrap_or(&rest);
        if rest.chars().any(|c| c != 'i') {
            return false;
        }
        rank -= slices.iter().filter(|&&c| c == 'i').count();
    }
    true
}

pub(crate) fn describe(row: &Row) -> String {
    let sizes = |sizes: &[Size]| {
        sizes
            .iter()
            .map(|s| match s {
                Size::Full => "Full ".to_string(),
                Size::Dyn => "dyn ".to_string(),
                Size::Known(n) => format!("{n} "),
            })
            .collect::<String>()
    };
    let steps: Vec<_> = row
        .steps
        .iter()
        .map(|step| match step {
            Step::Permute(p) => format!("permute {p:?}"),
            Step::Drop(a) => format!("drop {a}"),
            Step::Narrow(a, s) => format!("narrow {a} to {}", sizes(&[*s])),
            Step::Block(b) => format!("block {}", sizes(b)),
            Step::Expand(a, b) => format!("expand {a:?} {}", sizes(b)),
            Step::Diagonal(a) => format!("diagonal {a:?}"),
            Step::Merge(a, b) => format!("merge {a} {b}"),
            Step::Split(a, f) => format!("split {a} by {f}"),
        })
        .collect();
    format!("{}in order {:?}: {steps:?} is {:?}:{:?}", sizes(row.shape), row.order, row.extents, row.strides)
}
