//! Reads `ui-tests/`.
#![allow(dead_code, reason = "each of the tests that share this reads a part of it")]
use std::fs;
use std::path::{Path, PathBuf};

/// One rejection.
pub(crate) struct Case {
    /// Operation and sentence: `drop_axis/an_axis_is_not_there`.
    pub(crate) name: String,
    /// The whole file.
    pub(crate) source: String,
    /// The line that is refused.
    pub(crate) wrong: String,
    /// The line that is right, as the head of the file says.
    pub(crate) right: String,
    /// What the compiler prints, empty where it is not pinned.
    pub(crate) message: String,
}

impl Case {
    /// The first line of the message, without `error[E0277]: `.
    pub(crate) fn first_line(&self) -> &str {
        let line = self.message.lines().find(|line| line.starts_with("error")).unwrap_or_default();
        line.split_once(": ").map_or(line, |(_, sentence)| sentence)
    }
}

/// The folder of the cases.
pub(crate) fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("ui-tests")
}

/// All files there with this ending, sorted, named without it.
pub(crate) fn files(ending: &str) -> Vec<String> {
    let mut names = Vec::new();
    for operation in fs::read_dir(folder()).unwrap() {
        for file in fs::read_dir(operation.unwrap().path()).unwrap() {
            let path = file.unwrap().path();
            let name = path.strip_prefix(folder()).unwrap().to_str().unwrap().replace('\\', "/");
            names.extend(name.strip_suffix(ending).map(String::from));
        }
    }
    names.sort();
    names
}

/// All cases, sorted by name.
pub(crate) fn all() -> Vec<Case> {
    files(".rs").into_iter().map(read).collect()
}

fn read(name: String) -> Case {
    let source = fs::read_to_string(folder().join(format!("{name}.rs"))).unwrap();
    let message = fs::read_to_string(folder().join(format!("{name}.stderr"))).unwrap_or_default();
    let right = source.lines().next().and_then(|line| line.strip_prefix("// Right: "));
    let right = right.unwrap_or_else(|| panic!("{name}.rs does not start with `// Right: `")).to_string();
    // The place in the case, not the one in the library that a message may point to as well.
    let error = message.lines().skip_while(|line| !line.starts_with("error"));
    let place = error.map(str::trim_start).find_map(|line| line.strip_prefix("--> ui-tests/"));
    let number = place.and_then(|place| place.split(':').nth(1)?.parse::<usize>().ok()).unwrap_or(1);
    let wrong = source.lines().nth(number - 1).unwrap_or_default().trim().to_string();
    Case { name, source, wrong, right, message }
}
