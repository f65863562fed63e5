//! Ten thousand requests, every other one malformed, answered line for line.
use crate::answers;
use crate::vectors::{agrees, recorded};

/// Numbers that look random and are the same each time.
struct Random(u64);

impl Random {
    fn below(&mut self, bound: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        usize::try_from(self.0 >> 33).unwrap() % bound
    }
}

/// The request with a mistake in it, of one of twelve kinds.
fn spoiled(request: &str, kind: usize, random: &mut Random) -> Vec<u8> {
    let (verb, operands) = request.split_once(' ').unwrap();
    let place = random.below(operands.len() + 1);
    let (before, after) = operands.split_at(place);
    match kind {
        // Signs that no text has.
        0 => format!("{verb} {before};{after}").into_bytes(),
        1 => format!("{verb} {before}é{after}").into_bytes(),
        2 => format!("{verb} {before}\u{0}{after}").into_bytes(),
        3 => [verb.as_bytes(), b" ", before.as_bytes(), b"\xff\xfe", after.as_bytes()].concat(),
        // Parentheses that do not pair.
        4 => format!("{verb} {operands}(").into_bytes(),
        5 => format!("{verb} ){operands}").into_bytes(),
        // Too few and too many operands.
        6 => verb.as_bytes().to_vec(),
        7 => format!("{request} (2):(1) (2):(1) (2):(1)").into_bytes(),
        // No verb.
        8 => Vec::new(),
        9 => format!("un{request}").into_bytes(),
        // A number that fits no machine, a quote that stays open.
        10 => format!("{verb} 99999999999999999999999{operands}").into_bytes(),
        _ => format!("{verb} \"{operands}").into_bytes(),
    }
}

#[test]
fn ten_thousand_lines_half_of_them_malformed() {
    let recorded = recorded();
    let mut random = Random(7);
    let (mut input, mut asked) = (Vec::new(), Vec::new());
    for n in 0..10_000 {
        let record = &recorded[random.below(recorded.len())];
        if n % 2 == 0 {
            input.extend_from_slice(record.1.as_bytes());
            asked.push(Some(record));
        } else {
            input.extend(spoiled(&record.1, n / 2 % 12, &mut random));
            asked.push(None);
        }
        // Line ends of both kinds, and none after the last.
        match n {
            9_999 => {}
            _ if n % 5 == 0 => input.extend_from_slice(b"\r\n"),
            _ => input.push(b'\n'),
        }
    }
    let lines: Vec<_> = input.split(|&byte| byte == b'\n').map(String::from_utf8_lossy).collect();
    let answers = answers(&["-"], &input);
    assert_eq!((lines.len(), answers.len()), (10_000, 10_000));
    for ((line, answer), asked) in lines.iter().zip(&answers).zip(asked) {
        if let Some((op, _, out)) = asked {
            assert!(agrees(op, answer, out), "{line}\n  {answer}\n  recorded {out}");
        } else {
            let mut words = answer.split(": ");
            let (error, kind, what) = (words.next(), words.next(), words.next());
            assert_eq!(error, Some("error"), "{line}\n  {answer}");
            assert!(
                ["syntax", "operand-count", "no-such-verb"].contains(&kind.unwrap()),
                "{line}\n  {answer}"
            );
            assert!(what.unwrap().starts_with("byte "), "{line}\n  {answer}");
        }
    }
}

#[test]
fn an_empty_input_has_no_answer() {
    assert!(answers(&["-"], b"").is_empty());
    assert_eq!(answers(&["-"], b"\n"), ["error: syntax: byte 0: expected a verb"]);
}

/// What a shell needs quotes for, a line does not; where they stand, the bytes are counted from the line's start.
#[test]
fn quotes_and_spaces_are_free() {
    let requests = "compose (4,4,4) -(1,3,2)-> (4,4,4) (4,4) -(1,3)-> (4,4,4)\n\
                    compose '(4,4,4) -(1,3,2)-> (4,4,4)' \"(4,4) -(1,3)-> (4,4,4)\"\n\
                    \t compose (4, 4, 4)-(1, 3, 2)->(4, 4, 4)\t(4, 4)-( 1,3 ) -> ( 4,4,4 ) \n\
                    permute (2,3) : (3,1) 1, 0\n\
                    permute '(2;3):(3,1)' 1,0\n";
    assert_eq!(
        answers(&["-"], requests.as_bytes()),
        [
            "(4,4) -(1,2)-> (4,4,4)",
            "(4,4) -(1,2)-> (4,4,4)",
            "(4,4) -(1,2)-> (4,4,4)",
            "(3,2):(1,3)",
            "error: syntax: byte 11: expected ',' or ')'",
        ]
    );
}
