/** The worked examples of the rules, from a copy of their text: moves, lines, legal moves, refusals. */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Card, GameState, Rules } from '@/engine/mascarade/truth';
import {
  BOOKS,
  CARDS,
  applyMove,
  expectOk,
  isBook,
  legalMoves,
  makeLine,
  makeMove,
  parseMove,
  parseSwitch,
  setTable,
  startGame,
} from '@/engine/mascarade/truth';

const TEXT = readFileSync(join(__dirname, '../golden/mascarade-examples.txt'), 'utf8');

/** The lines of each example, its head first. */
const EXAMPLES = TEXT.trim()
  .split(/\n(?=\d)/)
  .map((example) => example.split('\n'));

/** An example's beginning, the coins and the courthouse as it says. */
function begin(head: string): GameState {
  const [who = '', deal = '', first = '', coins = '', court = ''] = head.split(' | ');
  const [, book, ...switches] = who.split(' ');
  if (!isBook(book)) throw new Error(`no such book: ${book}`);
  const changed = switches.map((text) => {
    const found = parseSwitch(text);
    if (found === undefined) throw new Error(`no such switch: ${text}`);
    return found;
  });
  const rules: Rules = { ...BOOKS[book], ...Object.fromEntries(changed) };
  const numbers = coins.split(' ').slice(1).map(Number);
  const cards = deal.split(' ') as Card[];
  const table = expectOk(setTable({ rules, players: numbers.length, cards }));
  const dealt = cards.map((card) => CARDS.indexOf(card));
  const start = startGame(table, { kind: 'cards', cards: dealt }, Number(first.split(' ')[1]));
  return { ...expectOk(start), coins: numbers, court: Number(court.split(' ')[1]) };
}

test('there are eighteen examples', () => {
  expect(EXAMPLES).toHaveLength(18);
});

test.each(EXAMPLES.map((lines) => [lines[0] as string, lines] as const))('%s', (head, lines) => {
  let state = begin(head);
  let told = '';
  let judged = 0;
  for (const line of lines.slice(1)) {
    const [sign = '', rest = ''] = [line.slice(0, 1), line.slice(2)];
    const now = state;
    if (sign === '>') {
      const before = state.log.length;
      for (const text of rest.split(', '))
        ({ state } = expectOk(applyMove(state, expectOk(parseMove(text)))));
      told = state.log
        .slice(before)
        .map((entry) => makeLine(now.table, entry))
        .join(', ');
    } else if (sign === '<') expect(told).toBe(rest);
    else if (sign === '?') expect(legalMoves(state).map(makeMove).join(', ')).toBe(rest);
    else if (sign === '!') {
      const [text = '', why] = rest.split(' = ');
      const refused = applyMove(state, expectOk(parseMove(text)));
      expect(refused).toMatchObject({ ok: false, error: { code: why } });
    } else throw new Error(`a line that is none: ${line}`);
    judged++;
  }
  expect(judged).toBeGreaterThanOrEqual(2);
});
