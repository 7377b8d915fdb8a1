/** Texts that are wrong, and where: an error names line and column. */

import type { NotationError, Result } from '@/engine/truth';
import {
  expectOk,
  makeMatch,
  makeMove,
  parseCards,
  parseMatch,
  parseMove,
  parsePosition,
  parseRules,
} from '@/engine/truth';

/** `code what line:column` of an error, or `fine`. */
function fault(result: Result<unknown, NotationError>): string {
  if (result.ok) return 'fine';
  const { line, column, ...rest } = result.error;
  const detail = Object.values(rest).map((value) =>
    typeof value === 'object' && value !== null && 'code' in value ? value.code : value,
  );
  return `${detail.join(' ')} ${line}:${column}`;
}

type Rows = readonly (readonly [text: string, fault: string])[];

const MOVES: Rows = [
  ['V1', 'fine'],
  ['F3', 'fine'],
  ['-', 'fine'],
  ['Z4', 'fine'],
  ['Z0', 'fine'],
  ['Z10', 'fine'],
  ['', 'expected move 1:1'],
  ['v1', 'expected move 1:1'],
  ['X1', 'expected move 1:1'],
  ['V', 'expected move 1:1'],
  ['V-1', 'expected move 1:1'],
  ['V01', 'expected move 1:1'],
  ['V100', 'expected move 1:1'],
  ['V1 ', 'expected end 1:3'],
  ['V1V1', 'expected end 1:3'],
  ['--', 'expected end 1:2'],
  [' V1', 'expected move 1:1'],
  ['V１', 'expected move 1:1'],
];

test.each(MOVES)('the move %j: %s', (text, expected) => {
  const parsed = parseMove(text);
  expect(fault(parsed)).toBe(expected);
  if (parsed.ok) expect(makeMove(parsed.value)).toBe(text);
});

const CARDS: Rows = [
  ['.', 'fine'],
  ['V4Z3N3U1D3F1', 'fine'],
  ['V15', 'fine'],
  ['', 'expected cards 1:1'],
  ['V16', 'expected cards 1:1'],
  ['V0', 'expected cards 1:1'],
  ['Z1V1', 'expected cards 1:3'],
  ['V1V1', 'expected cards 1:3'],
  ['V1X1', 'expected end 1:3'],
  ['V1.', 'expected end 1:3'],
  ['V1\n', 'expected end 1:3'],
];

test.each(CARDS)('the cards %j: %s', (text, expected) => {
  expect(fault(parseCards(text))).toBe(expected);
});

const RULES: Rows = [
  ['VZN*4:4:1:2,-1', 'fine'],
  ['VZN', 'expected rules 1:1'],
  ['VZN*', 'expected number 1:5'],
  ['VZN*4:4', 'expected rules 1:8'],
  ['VZN*4:4:1:2,', 'expected number 1:13'],
  ['VZN*4:4:1:2,12345', 'expected number 1:13'],
  ['*4:4:1:2', 'expected rules 1:1'],
];

test.each(RULES)('the rules %j: %s', (text, expected) => {
  expect(fault(parseRules(text))).toBe(expected);
});

const SMALL = 'rules VZNU*3:3:1:2,1,0,-1';
const POSITIONS: Rows = [
  [`hands V1Z1/Z1/Z1N1U1/N1U2 played V2N1 order V>N round 0:N1,1:V2 turn 2 ${SMALL}`, 'fine'],
  ['', 'expected word:hands 1:1'],
  ['hands', 'expected word:hands 1:1'],
  ['hands ', 'expected cards 1:7'],
  ['hands V1/', 'expected cards 1:10'],
  ['hands V1/Z1', 'expected word:turn 1:12'],
  ['hands V1/Z1 turn', 'expected word:turn 1:12'],
  ['hands V1/Z1 turn x', 'expected seat 1:18'],
  ['hands V1/Z1 turn 0 ', 'expected end 1:19'],
  ['hands V1/Z1 played x turn 0', 'expected cards 1:20'],
  ['hands V1/Z1 order V turn 0', 'expected order 1:19'],
  ['hands V1/Z1 order V>x turn 0', 'expected order 1:19'],
  ['hands V1/Z1 round V1 turn 0', 'expected seat 1:19'],
  ['hands V1/Z1 round 0:- turn 0', 'expected move 1:22'],
  ['hands V1/Z1 turn 0 rules x', 'expected rules 1:26'],
  ['hands V1/Z1\nturn 0', 'expected word:turn 1:12'],
  ['hands V1/Z1 turn 0', 'cards-unaccounted 30 2 1:7'],
  [
    `hands V1Z1/Z1/Z1N1U1/N1U2 played V2N1 order V>N,N>V turn 2 ${SMALL}`,
    'cyclic-order nopal,volto 1:45',
  ],
  [
    `hands V1Z1/Z1/Z1N1U1/N1U2 played V2N1 order V>N round 0:N1,2:V2 turn 2 ${SMALL}`,
    'impossible-play 1 order-of-seats 1:55',
  ],
  [
    `hands V1Z1/Z1/Z1N1U1/N1U2 played V2N1 order V>N round 0:N1,1:V2 passed 1 turn 2 ${SMALL}`,
    'bad-passed 1 1:72',
  ],
  [
    `hands V1Z1/Z1/Z1N1U1/N1U2 played V2N1 order V>N round 0:N1,1:V2 turn 3 ${SMALL}`,
    'wrong-turn 3 2 1:70',
  ],
  [
    `hands V1Z1/Z1/Z1N1U1/N1U2 played V2N1 order V>N round 0:N1,1:V2 turn 2 out 1 ${SMALL}`,
    'bad-out 1:76',
  ],
  ['hands V1Z1/Z1/Z1N1U1/N1U2 played V2N1 turn 2 rules VZNU*3:3:9:2,1,0,-1', 'bad-config end 1:52'],
];

test.each(POSITIONS)('the position %j: %s', (text, expected) => {
  expect(fault(parsePosition(text))).toBe(expected);
});

const HEADER = 'maskmen 1\nplayers 2\nhost 0\nwins 3\n';
const REDUCED = `${HEADER}rules VZN*4:4:1:2,-1\n`;
const MATCHES: Rows = [
  [`${REDUCED}\nseason V3Z1/Z3N1\n0: V1 Z2 -\n1: Z1\n`, 'fine'],
  [`${REDUCED}\nseason V3Z1/Z3N1\n0: V1 Z2 -\n1: Z1`, 'fine'],
  [`${REDUCED}\nseason V3Z1/Z3N1\n\ndeal V4/Z4\n`, 'fine'],
  [`${HEADER}seed 0123456789abcdef\n\nseason\n`, 'fine'],
  ['', 'expected word:maskmen 1:1'],
  ['maskmen', 'expected word:maskmen 1:1'],
  ['maskmen x', 'expected number 1:9'],
  ['maskmen 2\nplayers 2', 'unknown-version 2 1:9'],
  ['maskmen 1', 'expected word:players 1:10'],
  ['maskmen 1\nplayers 7', 'bad-config players 2:9'],
  ['maskmen 1\nplayers 2\n', 'expected word:host 2:10'],
  ['maskmen 1\nplayers 2\nhost x', 'expected seat 3:6'],
  ['maskmen 1\nplayers 2\nhost 0\nwin 3', 'expected word:seasons 3:7'],
  ['maskmen 1\nplayers 2\nhost 0\nwins x', 'expected number 4:6'],
  ['maskmen 1\nplayers 2\nhost 0\nwins 3', 'expected word:season 4:7'],
  [`${HEADER}seed xyz\n`, 'expected seed 5:6'],
  [`${HEADER}seed 0123\n`, 'expected seed 5:6'],
  [`${HEADER}seed 0123456789abcdef\n\nseasons\n`, 'expected new-line 7:7'],
  [`${HEADER}\nseason\n`, 'no-deal 0 6:1'],
  [`${REDUCED}\nseason V3Z1/Z3\n`, 'bad-deal 0 size 7:1'],
  [`${REDUCED}\nseason V3Z1/Z3X1\n`, 'expected new-line 7:15'],
  [`${REDUCED}\nseason V3Z1/Z3N1\n1: Z1\n`, 'wrong-seat 1 0 8:1'],
  [`${REDUCED}\nseason V3Z1/Z3N1\n0: V2\n`, 'refused debut-single 8:4'],
  [`${REDUCED}\nseason V3Z1/Z3N1\n0: V1 Z2 V1\n`, 'refused weaker 8:10'],
  [`${REDUCED}\nseason V3Z1/Z3N1\n0: V1 Z2 - Q\n`, 'expected move 8:12'],
  [`${REDUCED}\nseason V3Z1/Z3N1\n0: V1\n\nseason V4/Z4\n`, 'season-running 10:1'],
  [`${REDUCED}\nseason V3Z1/Z3N1\n\ndeal V4/Z4\n\nseason V4/Z4\n`, 'expected end 11:1'],
  [
    'maskmen 1\nplayers 3\nhost 5\nseasons 4\nseed 0123456789abcdef\n\nseason\n',
    'bad-config host 3:6',
  ],
  [
    'maskmen 1\nplayers 3\nhost 0\nseasons 9\nseed 0123456789abcdef\n\nseason\n',
    'bad-config length 4:9',
  ],
  ['maskmen 1\nplayers 2\nhost random\nwins 3\n\nseason V1/V1\n', 'host-needs-seed 3:6'],
  [
    'maskmen 1\nplayers 2\nhost 0\nwins 3\nrules VZ*99:4:1:2,-1\n\nseason V4/Z4\n',
    'bad-config cards 5:7',
  ],
];

test.each(MATCHES)('the match %j: %s', (text, expected) => {
  expect(fault(parseMatch(text))).toBe(expected);
  expect(fault(parseMatch(text.replace(/\n/g, '\r\n')))).toBe(expected);
});

test('a match is written as the head of its module shows it', () => {
  const text = `${REDUCED}\nseason V3Z1/Z3N1\n0: V1 Z2 -\n1: Z1\n`;
  expect(makeMatch(expectOk(parseMatch(text)))).toBe(text);
});
