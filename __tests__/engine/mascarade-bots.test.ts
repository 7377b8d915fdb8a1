/**
 * Mascarade's bots: nobody peeks, every game ends without an illegal move, a decision is the same
 * however it is sliced, and both VMs decide alike.
 */

import type { GameState } from '@/engine/mascarade/truth';
import {
  BOOKS,
  applyMove,
  determinize,
  expectOk,
  legalMoves,
  makeMove,
  makeSeed,
  moveOf,
  refusalOf,
  seedRng,
  viewFor,
} from '@/engine/mascarade/truth';
import type { Level } from '@/engine/mascarade/bots/levels';
import { LEVELS, playoutsOf } from '@/engine/mascarade/bots/levels';
import { RIVALS } from '@/engine/mascarade/bots/rivals';
import {
  answerOf,
  cancelThinking,
  startThinking,
  stepThinking,
  think,
} from '@/engine/mascarade/bots/think';
import { bundleForHermes, findHermes, NO_HERMES, runHermes } from '@/tools/lib/hermes';
import { playGame } from '@/tools/mascarade/contest';
import { entrantOf } from '@/tools/mascarade/entrants';
import { randomMove, randomStart, randomTable } from '@/tools/mascarade/tables';
import { decideChunk } from '../helpers/mascarade-decisions';

/** Positions of random games of every table, of every phase, where there is something to decide. */
function positions(count: number): GameState[] {
  const found: GameState[] = [];
  for (let number = 0; found.length < count; number++) {
    const rng = seedRng(makeSeed([number, 0xb075]), 0);
    let state = randomStart(randomTable(rng), rng);
    while (state.phase !== 'over' && state.moves.length < 90) {
      const asked = state.phase === 'action' || state.phase === 'respond' ? 13 : 2;
      if (state.moves.length % asked === number % asked && legalMoves(state).length > 1)
        found.push(state);
      const move = moveOf(state.table, randomMove(state, 'lively', rng));
      ({ state } = expectOk(applyMove(state, move)));
    }
  }
  return found.slice(0, count);
}

const ASKED: Readonly<Record<Level, readonly [positions: number, playouts: number]>> = {
  rookie: [1200, 0],
  regular: [1200, 0],
  club: [1200, 0],
  expert: [300, 6],
  champion: [300, 6],
};

test.each(LEVELS)('%s decides alike however the cards lie that it cannot know', (level) => {
  const shuffle = seedRng('00000000000b0bad', LEVELS.indexOf(level));
  const [count, playouts] = ASKED[level];
  const phases = new Set<string>();
  let changed = 0;
  positions(count).forEach((state, at) => {
    const view = viewFor(state, state.toMove);
    const other = determinize(view, shuffle);
    if (other.cards.join() !== state.cards.join()) changed++;
    const [here, there] = [state, other].map((truth) =>
      think(
        { level },
        { view: viewFor(truth, truth.toMove), budget: { playouts }, rng: [1, 2, 3, at + 1] },
      ),
    );
    expect(JSON.stringify(there)).toBe(JSON.stringify(here));
    phases.add(state.phase);
  });
  expect(changed).toBeGreaterThan(count / 4);
  expect([...phases].sort()).toEqual([
    'action',
    'bishop',
    'fool',
    'inquisitor',
    'name',
    'respond',
    'spy',
    'swap-or-not',
    'witch',
  ]);
});

test('every answer is a legal move, of every level and every rival', () => {
  positions(200).forEach((state, at) => {
    const level = LEVELS[at % LEVELS.length] as Level;
    const rival = at % 3 === 0 ? RIVALS[at % RIVALS.length] : undefined;
    const view = viewFor(state, state.toMove);
    const rng = [1, 2, 3, at + 1];
    const { move, reasons } = think({ level, rival }, { view, budget: { playouts: 5 }, rng });
    expect(refusalOf(state, move)).toBeUndefined();
    expect(reasons.candidates).toHaveLength(legalMoves(state).length);
  });
});

test.each([
  ['printed', [2, 3, 4, 6, 8, 11, 13]],
  ['manual', [2, 3, 4, 6, 8, 11, 13]],
] as const)('games of %s among levels that do not look ahead come to an end', (book, numbers) => {
  let limits = 0;
  let games = 0;
  for (const players of numbers)
    for (let deal = 0; deal < 8; deal++) {
      const names = Array.from({ length: players }, (_, at) => LEVELS[(at + deal) % 3] as Level);
      const entrants = names.map(entrantOf);
      const sitting = { rules: BOOKS[book], entrants, seed: '00000000000000e5', deal };
      const { state } = playGame(sitting, () => 0);
      expect(state.phase).toBe('over');
      if (state.end?.by === 'limit') limits++;
      games++;
    }
  expect(limits / games).toBeLessThan(0.2);
});

test('a decision is the same however it is sliced, and a cancelled one does no more work', () => {
  const [state] = positions(40).filter(({ phase }) => phase === 'action') as [GameState];
  const question = {
    view: viewFor(state, state.toMove),
    budget: { playouts: 40 },
    rng: [5, 6, 7, 8],
  };
  const whole = think({ level: 'champion' }, question);
  const thinking = startThinking({ level: 'champion' }, question);
  let slices = 0;
  for (let time = 0; !stepThinking(thinking, { now: () => time++, until: time + 2 }); slices++);
  expect(slices).toBeGreaterThan(10);
  expect(answerOf(thinking)).toEqual(whole);
  expect(whole.reasons.playouts).toBe(40);
  const dropped = startThinking({ level: 'champion' }, question);
  stepThinking(dropped, { now: () => 1, until: 0 });
  cancelThinking(dropped);
  expect(stepThinking(dropped)).toBe(true);
  expect(answerOf(dropped).reasons.playouts).toBe(0);
});

test('at its deadline a decision ends with what it has', () => {
  const [state] = positions(40).filter(({ phase }) => phase === 'respond') as [GameState];
  const view = viewFor(state, state.toMove);
  const question = { view, budget: { playouts: 100_000, deadline: 60 }, rng: [5, 6, 7, 8] };
  const thinking = startThinking({ level: 'champion' }, question);
  let time = 0;
  while (!stepThinking(thinking, { now: () => time++, until: time + 4 }));
  expect(time).toBeLessThan(70);
  expect(legalMoves(state).map(makeMove)).toContain(makeMove(answerOf(thinking).move));
  expect(playoutsOf('champion', 'acting')).toBeGreaterThan(playoutsOf('champion', 'answering'));
});

const hasBinary = ['linux', 'darwin', 'win32'].includes(process.platform);
const testWhereHermesRuns = hasBinary ? test : test.skip;

testWhereHermesRuns('V8 and Hermes decide alike at Mascarade', async () => {
  if (findHermes() === undefined) throw new Error(NO_HERMES);
  const script = await bundleForHermes(`
    import { decideChunk } from '@/__tests__/helpers/mascarade-decisions';
    declare const print: (line: string) => void;
    for (const line of decideChunk(12, 8)) print(line);
  `);
  const hermes = runHermes(script).trim().split('\n');
  const v8 = decideChunk(12, 8);
  expect(v8.length).toBeGreaterThan(200);
  expect(hermes).toEqual(v8);
});
