//! The calculator through its text: the recorded vectors, ten thousand lines half of them malformed, the command line.
use std::io::Write;
use std::process::{Command, Output, Stdio};
use std::thread;

mod command_line;
mod lines;
mod vectors;

/// A run of the calculator.
fn run(arguments: &[&str], input: &[u8]) -> Output {
    let mut child = Command::new(env!("CARGO_BIN_EXE_strata-layout"))
        .args(arguments)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let mut stdin = child.stdin.take().unwrap();
    let input = input.to_vec();
    // From a thread of its own: both pipes may be full at once. A run that does not read its input closes it.
    let writer = thread::spawn(move || drop(stdin.write_all(&input)));
    let output = child.wait_with_output().unwrap();
    writer.join().unwrap();
    output
}

/// The answers to requests, one a line.
fn answers(arguments: &[&str], requests: &[u8]) -> Vec<String> {
    let output = run(arguments, requests);
    assert!(output.status.success() && output.stderr.is_empty(), "{output:?}");
    String::from_utf8(output.stdout).unwrap().lines().map(str::to_owned).collect()
}
