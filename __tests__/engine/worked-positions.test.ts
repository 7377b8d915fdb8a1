/** The worked positions of the rule sets, from a table: what was legal, and what came of a move. */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Applied, MoveRefusal, Result, SeasonState } from '@/engine/truth';
import {
  LETTERS,
  NOBODY,
  allDefeats,
  applyMove,
  expectOk,
  isForcedToPass,
  legalMoves,
  makeCards,
  makeMove,
  makePosition,
  parseMove,
  parsePosition,
  seasonResult,
  wrestlerIndex,
} from '@/engine/truth';

const ROWS = readFileSync(join(__dirname, '../golden/worked-positions.txt'), 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line) => line.split(' | ') as [name: string, line: string, move: string, outcome: string]);

interface Played {
  readonly before: SeasonState;
  readonly applied: Result<Applied, MoveRefusal>;
  readonly after: SeasonState;
}

const beatsOf = (state: SeasonState): string =>
  allDefeats(state)
    .map((pair) => pair.map((w) => LETTERS[wrestlerIndex(w)]).join(''))
    .sort()
    .join(' ');

/** Each word of an outcome, as the engine has it. */
const WORDS: Readonly<Record<string, (played: Played) => string>> = {
  legal: ({ before }) => legalMoves(before).map(makeMove).join(' '),
  forced: ({ before }) => (isForcedToPass(before, before.turn) ? '' : 'not forced'),
  refused: ({ applied }) => (applied.ok ? 'accepted' : applied.error.code),
  standing: ({ after }) => makeCards(after.standing),
  beats: ({ after }) => beatsOf(after),
  turn: ({ after }) => String(after.turn),
  won: ({ after }) => String(after.roundWinners[after.roundWinners.length - 1]),
  over: ({ after }) => (after.turn === NOBODY ? '' : 'not over'),
  places: ({ after }) => seasonResult(after).places.join(' '),
  tokens: ({ after }) => seasonResult(after).tokens.join(' '),
};

test('there are twenty-one worked positions', () => {
  expect(ROWS).toHaveLength(21);
});

test.each(ROWS)('worked position %s: %s, then %s', (name, line, text, outcome) => {
  const before = expectOk(parsePosition(line));
  expect(makePosition(before)).toBe(line);
  const applied = applyMove(before, expectOk(parseMove(text)));
  const after = applied.ok ? applied.value.state : before;
  for (const part of outcome.split('; ')) {
    const [word = '', ...rest] = part.split(' ');
    const found = WORDS[word]?.({ before, applied, after });
    expect([name, word, found]).toEqual([name, word, rest.join(' ')]);
  }
  // A pass is forced, and a move refused, only where the row says so.
  expect(isForcedToPass(before, before.turn)).toBe(/\bforced\b/.test(outcome));
  expect(!applied.ok).toBe(outcome.includes('refused'));
});
