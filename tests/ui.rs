//! Programs that must not compile, each with its message: `ui-tests/<operation>/<sentence>.rs`.
#[test]
fn every_rejection_reads_as_pinned() {
    trybuild::TestCases::new().compile_fail("ui-tests/**/*.rs");
}
