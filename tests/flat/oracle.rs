//! What the operations must give, from the definitions and by counting through all indices.
//! Nothing here calls the library but to build a layout or read its numbers.
use strata_layout::FlatLayout;

pub(crate) fn layout(shape: &[usize], stride: &[usize]) -> FlatLayout {
    FlatLayout::new(shape, stride).unwrap()
}

/// Every layout of the given rank with extents 1..=4 and strides 0..=6.
pub(crate) fn world(rank: u32) -> impl Iterator<Item = FlatLayout> {
    (0..28_usize.pow(rank)).map(move |mut code| {
        let (mut shape, mut stride) = (vec![], vec![]);
        for _ in 0..rank {
            shape.push(code % 4 + 1);
            stride.push(code / 4 % 7);
            code /= 28;
        }
        layout(&shape, &stride)
    })
}

/// A deterministic source of numbers.
pub(crate) struct Draw(pub(crate) u64);

impl Draw {
    pub(crate) fn below(&mut self, limit: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        usize::try_from((self.0 >> 11) % limit as u64).unwrap()
    }

    pub(crate) fn layout(&mut self, rank: usize, extents: usize, strides: usize) -> FlatLayout {
        let shape: Vec<_> = (0..rank).map(|_| 1 + self.below(extents)).collect();
        let stride: Vec<_> = (0..rank).map(|_| self.below(strides)).collect();
        layout(&shape, &stride)
    }
}

/// All coordinates of a shape, first entry fastest.
pub(crate) fn coordinates(shape: &[usize]) -> Vec<Vec<usize>> {
    let mut all = vec![vec![]];
    for &extent in shape.iter().rev() {
        all = all
            .iter()
            .flat_map(|rest| {
                (0..extent).map(move |x| {
                    let mut coordinate = vec![x];
                    coordinate.extend(rest);
                    coordinate
                })
            })
            .collect();
    }
    all
}

/// Φ at every index.
pub(crate) fn table(l: &FlatLayout) -> Vec<usize> {
    let mut all = vec![0];
    for (&extent, &stride) in l.shape().iter().zip(l.stride()) {
        all = (0..extent).flat_map(|x| all.iter().map(move |o| o + x * stride)).collect();
    }
    all
}

pub(crate) fn is_injective(table: &[usize]) -> bool {
    let mut seen = table.to_vec();
    seen.sort_unstable();
    seen.windows(2).all(|w| w[0] != w[1])
}

pub(crate) fn is_compact(table: &[usize]) -> bool {
    let mut seen = table.to_vec();
    seen.sort_unstable();
    seen.into_iter().eq(0..table.len())
}

/// The modes (extent, stride) of the shortest layouts with this Φ, by trying every way to write
/// the size as a product; `None` if Φ is no layout's.
pub(crate) fn shortest(table: &[usize]) -> Option<Vec<(usize, usize)>> {
    fn cut(table: &[usize], step: usize) -> Option<Vec<(usize, usize)>> {
        let left = table.len() / step;
        if left == 1 {
            return Some(vec![]);
        }
        let mut best: Option<Vec<_>> = None;
        for extent in (2..=left).filter(|extent| left % extent == 0) {
            let stride = table[step];
            let linear = (0..extent).all(|x| (0..step).all(|n| table[n + x * step] == table[n] + x * stride));
            if !linear {
                continue;
            }
            if let Some(rest) = cut(table, step * extent) {
                if best.as_ref().is_none_or(|b| b.len() > rest.len() + 1) {
                    best = Some([vec![(extent, stride)], rest].concat());
                }
            }
        }
        best
    }
    if table[0] == 0 { cut(table, 1) } else { None }
}

pub(crate) fn of_modes(modes: &[(usize, usize)]) -> FlatLayout {
    let (shape, stride): (Vec<_>, Vec<_>) = modes.iter().copied().unzip();
    layout(&shape, &stride)
}

/// The layout of inner's shape with the composite's Φ, or the kind of refusal.
pub(crate) fn compose(outer: &[usize], inner: &FlatLayout) -> Result<FlatLayout, &'static str> {
    let reads = table(inner);
    if reads.iter().max().unwrap() >= &outer.len() {
        return Err("cosize-exceeds-size");
    }
    let (mut stride, mut place) = (vec![], 1);
    for &extent in inner.shape() {
        stride.push(if extent == 1 { 0 } else { outer[reads[place]] });
        place *= extent;
    }
    let composite = layout(inner.shape(), &stride);
    let agrees = table(&composite).iter().zip(&reads).all(|(&o, &n)| o == outer[n]);
    if agrees { Ok(composite) } else { Err("not-flat") }
}

/// For each mode of inner its coalesced layout, or the kind of refusal.
pub(crate) fn compose_refined(outer: &[usize], inner: &FlatLayout) -> Result<Vec<FlatLayout>, &'static str> {
    let reads = table(inner);
    if reads.iter().max().unwrap() >= &outer.len() {
        return Err("cosize-exceeds-size");
    }
    let (mut parts, mut sums, mut place) = (vec![], vec![0], 1);
    for &extent in inner.shape() {
        let along: Vec<_> = (0..extent).map(|x| outer[reads[x * place]]).collect();
        let modes = shortest(&along).ok_or("not-a-layout")?;
        parts.push(of_modes(&modes));
        sums = along.iter().flat_map(|a| sums.iter().map(move |s| a + s)).collect();
        place *= extent;
    }
    if sums.iter().zip(&reads).all(|(&o, &n)| o == outer[n]) { Ok(parts) } else { Err("not-a-layout") }
}

/// The complement in n, by tiling [0, n) with translates of the image, least free offset first:
/// the only way there is. Whether there is one in any n is for the caller to say.
pub(crate) fn complement(table: &[usize], n: usize) -> Option<FlatLayout> {
    if n == 0 || n % table.len() != 0 || !is_injective(table) {
        return None;
    }
    let (mut free, mut starts) = (vec![true; n], vec![]);
    for start in 0..n {
        if free[start] {
            for offset in table {
                if *free.get(start + offset)? {
                    free[start + offset] = false;
                } else {
                    return None;
                }
            }
            starts.push(start);
        }
    }
    shortest(&starts).map(|modes| of_modes(&modes))
}

/// The least n up to a bound with a complement.
pub(crate) fn least(table: &[usize], from: usize, bound: usize) -> Option<(usize, FlatLayout)> {
    (from.max(1)..=bound).find_map(|n| Some((n, complement(table, n)?)))
}
