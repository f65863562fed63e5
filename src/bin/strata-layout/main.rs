//! A calculator for layouts and tuple morphisms: `strata-layout show "(3,5):(2,10)"`.
//!
//! A request is a verb and its operands, on the command line or, with `-`, one a line on standard input. Both are
//! read as one line of text, by the same code: `request` cuts it up, `verbs` says what each verb does, `answer` how
//! its result is written.
use std::io::{self, BufRead, ErrorKind, Write};
use std::path::Path;
use std::process::ExitCode;

use answer::Answer;
use clap::{Arg, ArgAction, Command};
use request::{Failure, Request};

mod answer;
mod operands;
mod request;
mod show;
mod verbs;

const EXAMPLES: &str = "\
Examples:
  strata-layout show '(3,5):(2,10)'
  strata-layout compose '(8,64):(64,1)' '(8,4):(1,8)'
  strata-layout divide '(64,32):(1,64)' '(4,4):(1,64)'
  strata-layout compose_refined '(8,64):(64,1)' '(4,4,4):(16,1,4)'
  strata-layout permute '(2,3,4):(12,4,1)' 2,0,1
  strata-layout compose '(4,4,4) -(1,3,2)-> (4,4,4)' '(4,4) -(1,3)-> (4,4,4)'
  strata-layout standard '(4,4,8,4):(8,128,1,32)' --svg tiles.svg
  strata-layout attrs '(3,5):(2,10)'
  printf '%s\\n' 'coalesce (2,4):(1,2)' 'offset (3,5):(2,10) 7' | strata-layout -";

fn command() -> Command {
    Command::new("strata-layout")
        .version(env!("CARGO_PKG_VERSION"))
        .about("Works out layouts and tuple morphisms.")
        .override_usage("strata-layout [--json] [--svg FILE] VERB OPERAND...\n       strata-layout [--json] -")
        .arg_required_else_help(true)
        .arg(Arg::new("request").value_name("VERB").num_args(1..).action(ArgAction::Append).help(
            "The verb and its operands; `-` reads one request a line from standard input and answers each with \
             one line",
        ))
        .arg(Arg::new("json").long("json").action(ArgAction::SetTrue).help("Answer in JSON"))
        .arg(
            Arg::new("svg")
                .long("svg")
                .value_name("FILE")
                .help("Also draw the layout or morphism that is the result"),
        )
        .after_help(format!("{}\n\n{EXAMPLES}", verbs::help()))
}

fn main() -> ExitCode {
    let matches = match command().try_get_matches() {
        Ok(matches) => matches,
        Err(error) => {
            // Help and the version are asked for, the rest are mistakes.
            let status = if error.use_stderr() { ExitCode::FAILURE } else { ExitCode::SUCCESS };
            return if error.print().is_ok() { status } else { ExitCode::FAILURE };
        }
    };
    let words: Vec<String> = matches.get_many("request").into_iter().flatten().cloned().collect();
    let json = matches.get_flag("json");
    let svg = matches.get_one::<String>("svg").map(Path::new);
    let done = if words == ["-"] {
        if svg.is_some() {
            eprintln!("error: --svg draws one result, and `-` has many");
            return ExitCode::FAILURE;
        }
        answer_lines(io::stdin().lock(), io::stdout().lock(), json)
    } else {
        let line = words.join(" ");
        match answer_once(&line, json, svg) {
            Ok(text) => writeln!(io::stdout(), "{text}"),
            Err(failure) => {
                eprintln!("{}", failure.pointing_into(&line));
                return ExitCode::FAILURE;
            }
        }
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        // Whoever reads the answers has enough of them.
        Err(error) if error.kind() == ErrorKind::BrokenPipe => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("error: {error}");
            ExitCode::FAILURE
        }
    }
}

/// The result of one request.
fn answer(line: &str) -> Result<Answer, Failure> {
    let request = Request::read(line)?;
    verbs::find(&request)?.answer(&request)
}

/// The answer to the request of the command line, drawn too where that is asked for.
fn answer_once(line: &str, json: bool, svg: Option<&Path>) -> Result<String, Failure> {
    let answer = answer(line)?;
    if let Some(file) = svg {
        let Some(drawing) = answer.drawing() else {
            return Err(Failure::new(
                "no-drawing",
                "--svg draws a morphism, or a layout of at most 4096 elements",
            ));
        };
        std::fs::write(file, drawing)
            .map_err(|error| Failure::new("file", format!("{}: {error}", file.display())))?;
    }
    Ok(if json { answer.json().to_string() } else { answer.text() })
}

/// One line of answer for each line of requests, in order; a bad one is answered with what is wrong with it.
fn answer_lines(mut requests: impl BufRead, mut answers: impl Write, json: bool) -> io::Result<()> {
    let mut line = Vec::new();
    while requests.read_until(b'\n', &mut line)? > 0 {
        let result = match std::str::from_utf8(&line) {
            Ok(text) => answer(text.trim_end_matches(['\n', '\r'])),
            Err(error) => Err(Failure::at(error.valid_up_to(), "UTF-8")),
        };
        match result {
            Ok(answer) if json => writeln!(answers, "{}", answer.json())?,
            Ok(answer) => writeln!(answers, "{}", answer.line())?,
            Err(failure) if json => writeln!(answers, "{}", failure.json())?,
            Err(failure) => writeln!(answers, "{failure}")?,
        }
        line.clear();
    }
    Ok(())
}
