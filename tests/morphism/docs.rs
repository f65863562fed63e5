//! The page on morphisms against the tests it names. Its examples run as documentation tests.
const PAGE: &str = include_str!("../../docs/morphisms.md");

const TESTS: [&str; 15] = [
    include_str!("agreement.rs"),
    include_str!("bridge.rs"),
    include_str!("disagreements.rs"),
    include_str!("exhaustive.rs"),
    include_str!("exhaustive_layouts.rs"),
    include_str!("exhaustive_pairs.rs"),
    include_str!("laws.rs"),
    include_str!("mappings.rs"),
    include_str!("paper/section_3_1_1.rs"),
    include_str!("paper/section_3_1_2.rs"),
    include_str!("paper/section_3_1_3.rs"),
    include_str!("paper/section_3_1_4.rs"),
    include_str!("refusals.rs"),
    include_str!("text.rs"),
    include_str!("vectors.rs"),
];

/// The words in back quotes that have the form of a test's name.
fn names(text: &str) -> impl Iterator<Item = &str> {
    text.split('`').skip(1).step_by(2).filter(|word| word.matches('_').count() >= 3)
}

#[test]
fn every_test_that_the_page_names_is_there() {
    let table = &PAGE[PAGE.find("## What mappings do").unwrap()..];
    let mut count = 0;
    for name in names(table) {
        let start = format!("fn {name}(");
        assert!(TESTS.iter().any(|source| source.contains(&start)), "{name}");
        count += 1;
    }
    println!("{count} tests named by the page");
    assert!(count > 70);
}

#[test]
fn every_number_of_the_sections_has_a_row_and_every_numbered_test_is_in_it() {
    for (section, last) in [(1, 18), (2, 21), (3, 11), (4, 6)] {
        for number in 1..=last {
            let row = format!("\n| 3.1.{section}.{number} | ");
            let start = PAGE.find(&row).unwrap_or_else(|| panic!("no row 3.1.{section}.{number}"));
            let line = PAGE[start + 1..].lines().next().unwrap();
            // The one number without a test says why.
            let with_test = line.contains(&format!("_3_1_{section}_{number}"));
            assert!(with_test || line.contains("nothing to compute"), "{line}");
        }
    }
    for source in TESTS {
        for line in source.lines().filter(|line| line.starts_with("fn ") && line.contains("_3_1_")) {
            let name = line.trim_start_matches("fn ").split('(').next().unwrap();
            assert!(PAGE.contains(&format!("`{name}`")), "{name} is in no row");
        }
    }
}
