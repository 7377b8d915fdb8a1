/** Laws of Mascarade over random games, and what a damaged or foreign record and text come to. */

import type { GameState, Rules } from '@/engine/mascarade/truth';
import {
  BOOKS,
  CARDS,
  LONGEST_LINE,
  LONGEST_TEXT,
  applyMove,
  beliefsOf,
  checkRules,
  expectOk,
  makeSeed,
  moveOf,
  notebookOf,
  parseGame,
  parseLine,
  parseMove,
  parseRecord,
  recordOf,
  replay,
  seedRng,
  setTable,
  startGame,
  suggestedSet,
  viewFor,
} from '@/engine/mascarade/truth';
import { judgeRecord } from '@/tools/mascarade/laws';
import { randomMove, randomStart, randomTable } from '@/tools/mascarade/tables';
import { playMascaradeCase } from '@/tools/soak/mascarade';

test('every law holds at every step of random games of both books and of house rules', () => {
  let moves = 0;
  for (let index = 0; index < 80; index++)
    moves += playMascaradeCase(7, index).counts['moves'] as number;
  expect(moves).toBeGreaterThan(8000);
});

const printed = (players: number) =>
  expectOk(
    setTable({ rules: BOOKS.printed, players, cards: suggestedSet(BOOKS.printed, players) }),
  );

const printed8 = expectOk(
  setTable({
    rules: { ...BOOKS.printed, openingSwaps: 0 },
    players: 8,
    cards: ['K', 'Q', 'J', 'W', 'F', 'P1', 'P2', 'T'],
  }),
);

test('a seeded deal is the same every time, its first actor drawn, and its record replays', () => {
  const deal = { kind: 'seed', seed: '00000000000000a1' } as const;
  const state = expectOk(startGame(printed(6), deal, 'drawn'));
  expect(expectOk(startGame(printed(6), deal, 'drawn'))).toEqual(state);
  const others = Array.from({ length: 30 }, (_, at) => {
    const seed = makeSeed([at, 5]);
    return expectOk(startGame(printed(6), { kind: 'seed', seed }, 'drawn'));
  });
  expect(new Set(others.map(({ actor }) => actor)).size).toBe(6);
  expect(new Set(others.map(({ cards }) => cards.join())).size).toBe(30);
  judgeRecord(state);
  expect(recordOf(state).deal).toMatchObject({ kind: 'seed' });
});

test('a deal that is not the set, and a first seat that is none, are refused', () => {
  const table = printed(4);
  const cards = [...table.set];
  expect(startGame(table, { kind: 'cards', cards: cards.slice(1) }, 0)).toMatchObject({
    error: { code: 'bad-deal' },
  });
  expect(startGame(table, { kind: 'cards', cards: [...cards.slice(1), 12] }, 0)).toMatchObject({
    error: { code: 'bad-deal' },
  });
  for (const first of [-1, 4, 0.5, NaN, 'drawn'] as const)
    expect(startGame(table, { kind: 'cards', cards }, first)).toMatchObject({
      error: { code: 'bad-first' },
    });
});

test('what is no record is refused, and in bounded time', () => {
  const record = recordOf(randomStart(printed(5), seedRng('0000000000000001', 0)));
  const wrong: readonly unknown[] = [
    undefined,
    null,
    [],
    'x',
    {},
    { ...record, version: 2 },
    { ...record, rules: { ...record.rules, jester: true } },
    { ...record, players: 14 },
    { ...record, first: 5 },
    { ...record, first: 'drawn' },
    { ...record, deal: { kind: 'cards', cards: ['K'] } },
    { ...record, deal: { kind: 'seed', seed: 'xyz', set: suggestedSet(BOOKS.printed, 5) } },
    { ...record, moves: ['look 0a'] },
    { ...record, moves: ['swap 0a'] },
    { ...record, moves: new Array(3) },
    { ...record, moves: new Array(1_000_000).fill('pass') },
    { ...record, moves: ['x'.repeat(1 << 22)] },
  ];
  for (const value of wrong) expect(parseRecord(value).ok).toBe(false);
  expect(parseRecord(record)).toEqual({ ok: true, value: record });
  expect(replay(record, 1).ok).toBe(false);
  for (const text of ['', 'mascarade 1', 'x'.repeat(LONGEST_TEXT + 1), '\n'.repeat(LONGEST_TEXT)])
    expect(parseGame(text).ok).toBe(false);
  expect(parseMove('look '.repeat(LONGEST_LINE)).ok).toBe(false);
  expect(parseLine(printed(5), 'covered 0a '.repeat(LONGEST_LINE)).ok).toBe(false);
});

test('every switch must be there, of its type and within its values', () => {
  const { fine: _, ...without } = BOOKS.printed;
  const wrong: readonly unknown[] = [
    without,
    { ...BOOKS.printed, fine: 5 },
    { ...BOOKS.printed, fine: -0 },
    { ...BOOKS.printed, fine: 0.5 },
    { ...BOOKS.printed, fine: '1' },
    { ...BOOKS.printed, brokeEnds: 1 },
    { ...BOOKS.printed, deck: 'some' },
    { ...BOOKS.printed, toString: 1 },
    { ...BOOKS.printed, startCoins: 13 },
  ];
  for (const rules of wrong) expect(checkRules(rules)).toMatchObject({ error: { code: 'rules' } });
  for (const rules of Object.values(BOOKS))
    expect(checkRules(rules)).toEqual({ ok: true, value: rules });
});

test('house rules of every value can be played to an end', () => {
  const seen = new Map<string, Set<unknown>>();
  for (let at = 0; at < 400; at++) {
    const { rules } = randomTable(seedRng(makeSeed([at, 77]), 0));
    for (const [name, value] of Object.entries(rules) as [keyof Rules, unknown][])
      seen.set(name, (seen.get(name) ?? new Set()).add(value));
  }
  for (const [name, values] of seen) expect([name, values.size > 1]).toEqual([name, true]);
});

test('whoever is rich enough wins, be they richer or poorer, and before anybody is broke', () => {
  const deal = [6, 0, 9, 1, 2, 7, 4, 5];
  const start = expectOk(startGame(printed8, { kind: 'cards', cards: deal }, 0));
  const play = (state: GameState, text: string): GameState =>
    text
      .split(', ')
      .reduce((now, move) => expectOk(applyMove(now, expectOk(parseMove(move)))).state, state);
  const ready = { ...start, mustSwap: 'no' as const, coins: [12, 6, 6, 6, 6, 11, 6, 6] };
  const both = play(ready, 'announce P 0a, pass, pass, pass, pass, claim 5a, pass, pass');
  expect([both.coins[0], both.coins[5], both.end]).toEqual([
    14,
    13,
    { by: 'coins', winners: [0, 5] },
  ]);
  const thief = { ...ready, coins: [11, 1, 6, 6, 6, 6, 6, 6] };
  const robbed = play(thief, 'announce T 0a, pass, pass, pass, pass, pass, pass, pass');
  expect([robbed.coins[1], robbed.end]).toEqual([0, { by: 'coins', winners: [0] }]);
});

test('views of other seats change nothing in what a seat believes', () => {
  const rng = seedRng('00000000000be11e', 0);
  let state = randomStart(printed(6), rng);
  for (let at = 0; at < 60 && state.phase !== 'over'; at++)
    ({ state } = expectOk(applyMove(state, moveOf(state.table, randomMove(state, 'quiet', rng)))));
  const alone = beliefsOf(viewFor(state, 2));
  for (let seat = 0; seat < 6; seat++) beliefsOf(viewFor(state, seat));
  expect(beliefsOf(viewFor(state, 2))).toEqual(alone);
  expect(alone.exact).toBe(true);
});

test('a notebook tells shares, last sights and doubts, and certainty alone is 1', () => {
  const table = expectOk(
    setTable({ rules: BOOKS.printed, players: 4, cards: ['K', 'Q', 'J', 'B', 'C', 'T'] }),
  );
  const cards = [0, 1, 2, 3, 8, 9];
  let state = expectOk(startGame(table, { kind: 'cards', cards }, 0));
  for (const text of ['swap 0a 2a', 'yes', 'swap 1a m0', 'no'])
    ({ state } = expectOk(applyMove(state, expectOk(parseMove(text)))));
  const mine = notebookOf(viewFor(state, 0));
  expect(mine[0]).toEqual({
    place: 0,
    faces: [{ face: 'J', share: 1 }],
    seen: { face: 'J', turn: 0 },
    doubts: 0,
  });
  expect(mine[1]).toEqual({
    place: 1,
    faces: [
      { face: 'Q', share: 0.5 },
      { face: 'C', share: 0.5 },
    ],
    seen: { face: 'Q', turn: 0 },
    doubts: 1,
  });
  const others = notebookOf(viewFor(state, 'public'));
  expect(others.map(({ doubts }) => doubts)).toEqual([1, 1, 1, 0, 1, 0]);
  expect(others[3]?.faces).toEqual([{ face: 'B', share: 1 }]);
  const inexact = notebookOf(viewFor(state, 'public'), 2);
  expect(inexact.map(({ faces }) => faces)).toEqual(new Array(6).fill(undefined));
  expect(inexact[0]?.seen).toEqual({ face: 'K', turn: 0 });
});

test('cards are thirteen and their order is that of the rules', () => {
  expect(CARDS.join(' ')).toBe('K Q J B W F P1 P2 C T S I V');
});
