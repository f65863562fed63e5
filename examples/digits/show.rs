//! What is shown of mappings and images.
use crate::numbers::Centre;
use strata_layout::{BlockMapping, ExpandMapping, LayoutError, Mapping, Shape, View, axes, shape};

/// A mapping, and whether its type proves it dense.
pub(crate) fn mapping<M: Mapping>(what: &str, mapping: &M) {
    let proven = if M::IS_DENSE_BY_TYPE { "dense by type" } else { "strided" };
    println!("{what:<24} {:<46} {proven}, {} bytes", mapping.to_string(), size_of::<M>());
}

/// The mappings that are strided in every order.
pub(crate) fn shared<M>(stack: View<'_, u8, M>) -> Result<(), LayoutError>
where
    M: Mapping<Index = [usize; 3]> + BlockMapping<Centre> + ExpandMapping<axes![1], Shape![dyn, 2, 8, 8]>,
{
    let images = stack.extent(0);
    mapping("the centre block", &stack.block([0, 2, 2], shape![images, 4, 4])?.mapping());
    mapping("each image twice", &stack.expand::<axes![1], _>(shape![images, 2, 8, 8])?.mapping());
    Ok(())
}

/// Image 0 in shades, its diagonal in brackets.
pub(crate) fn image<M: Mapping<Index = [usize; 2]>>(image: View<'_, u8, M>) {
    println!("\nimage 0, its diagonal in brackets");
    for i in 0..8 {
        for j in 0..8 {
            let shade = char::from(b" .:-=+*#%@"[usize::from(image[[i, j]]).min(16) * 9 / 16]);
            let (left, right) = if i == j { ('[', ']') } else { (' ', ' ') };
            print!("{left}{shade}{right}");
        }
        println!();
    }
}
