//! Reading the header of a .npy file; the pixels stay where they are in the file's bytes.
pub(crate) use npyz::Order;

/// The digits of the UCI 'Optical Recognition of Handwritten Digits' test set (see `data/README.md`).
pub(crate) const EMBEDDED: &[u8] = include_bytes!("../../data/digits.npy");

/// Which digit each of the embedded images shows: the data of `digits_labels.npy` behind its header of 128
/// bytes.
pub(crate) const LABELS: &[u8] = include_bytes!("../../data/digits_labels.npy").split_at(128).1;

/// What a file holds.
pub(crate) struct Stack<'a> {
    /// How many images.
    pub(crate) images: usize,
    /// In which order.
    pub(crate) order: Order,
    /// The pixels, in that order.
    pub(crate) pixels: &'a [u8],
}

/// The stack of images in a file.
pub(crate) fn stack(file: &[u8]) -> Result<Stack<'_>, String> {
    let mut rest = file;
    let header = npyz::NpyHeader::from_reader(&mut rest).map_err(|e| format!("not a .npy file: {e}"))?;
    let dtype = header.dtype().descr();
    if dtype != "'|u1'" {
        return Err(format!("the elements are of type {dtype}, not bytes ('|u1')"));
    }
    let &[images, 8, 8] = header.shape() else {
        return Err(format!("the shape is {:?}, not (images, 8, 8)", header.shape()));
    };
    if u64::try_from(rest.len()).ok() != images.checked_mul(64) {
        return Err(format!("the file announces {images} images of 64 bytes and holds {} bytes", rest.len()));
    }
    let images = rest.len() / 64;
    Ok(Stack { images, order: header.order(), pixels: rest })
}
