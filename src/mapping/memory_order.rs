//! The order in which a mapping's memory is best walked.
