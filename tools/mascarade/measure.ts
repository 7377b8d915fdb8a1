/**
 * Mascarade's part of `npm run bench:bots`, run by V8 and by Hermes alike: decisions of a bot in
 * positions of real games. Plain code without Node: it must run in a bare VM.
 */

import type { GameState } from '@/engine/mascarade/truth';
import {
  BOOKS,
  applyMove,
  expectOk,
  legalMoves,
  makeSeed,
  seedRng,
  setTable,
  startGame,
  suggestedSet,
  viewFor,
} from '@/engine/mascarade/truth';
import type { Level } from '@/engine/mascarade/bots/levels';
import { playoutsOf } from '@/engine/mascarade/bots/levels';
import type { Thinking } from '@/engine/mascarade/bots/think';
import { startThinking, stepThinking, think } from '@/engine/mascarade/bots/think';

/** For an action or a power, or for an answer to others. */
export type Kind = 'acting' | 'answering';

export interface Asked {
  readonly book: 'printed' | 'manual';
  readonly players: number;
  readonly games: number;
  readonly kind: Kind;
}

/** One position in so many is asked about. */
const SHARES: Readonly<Record<Kind, number>> = { acting: 2, answering: 5 };

/** Positions with a choice from games that Club players play. */
export function benchPositions({ book, players, games, kind }: Asked): GameState[] {
  const rules = BOOKS[book];
  const table = expectOk(setTable({ rules, players, cards: suggestedSet(rules, players) }));
  const positions: GameState[] = [];
  for (let game = 0; game < games; game++) {
    const seed = makeSeed([game, 0x71e5]);
    let state = expectOk(startGame(table, { kind: 'seed', seed }, 'drawn'));
    let rng = seedRng(seed, 9);
    for (let at = 0; state.phase !== 'over'; at++) {
      const asked: Kind = state.phase === 'respond' ? 'answering' : 'acting';
      const choice = legalMoves(state).length > 1;
      if (asked === kind && choice && at % SHARES[kind] === 0) positions.push(state);
      const view = viewFor(state, state.toMove);
      const answer = think({ level: 'club' }, { view, budget: { playouts: 0 }, rng });
      rng = [...answer.rng];
      ({ state } = expectOk(applyMove(state, answer.move)));
    }
  }
  return positions;
}

const begin = (level: Level, state: GameState, at: number): Thinking => {
  const asked: Kind = state.phase === 'respond' ? 'answering' : 'acting';
  const budget = { playouts: playoutsOf(level, asked) };
  const view = viewFor(state, state.toMove);
  return startThinking({ level }, { view, budget, rng: [1, 2, 3, at + 1] });
};

/** Decides in all positions, or only in some, so many times; returns how many decisions. */
export function decideIn(
  level: Level,
  positions: readonly GameState[],
  { only, times }: { readonly only: readonly number[] | undefined; readonly times: number },
): number {
  let decisions = 0;
  for (let time = 0; time < times; time++)
    positions.forEach((state, at) => {
      if (only !== undefined && !only.includes(at)) return;
      stepThinking(begin(level, state, at));
      decisions++;
    });
  return decisions;
}

export interface Pieces {
  readonly decisions: number;
  /** The positions that took longest. */
  readonly slowest: readonly number[];
  /** The longest work between two looks at the clock, and before the first. */
  readonly piece: number;
  readonly beginning: number;
}

/** Times the parts of decisions: of each the shortest of several times, since others use the machine. */
export function timePieces(
  level: Level,
  positions: readonly GameState[],
  { now, times }: { readonly now: () => number; readonly times: number },
): Pieces {
  const least = (values: readonly number[]): number => Math.min(...values);
  const wholes: number[] = [];
  let piece = 0;
  let beginning = 0;
  positions.forEach((state, at) => {
    const starts: number[] = [];
    const all: number[] = [];
    const steps: number[][] = [];
    for (let time = 0; time < times; time++) {
      const began = now();
      const thinking = begin(level, state, at);
      starts.push(now() - began);
      for (let step = 0, done = false; !done; step++) {
        const from = now();
        done = stepThinking(thinking, { now, until: 0 });
        (steps[step] ??= []).push(now() - from);
      }
      all.push(now() - began);
    }
    wholes.push(least(all));
    beginning = Math.max(beginning, least(starts));
    for (const step of steps) piece = Math.max(piece, least(step));
  });
  const order = wholes
    .map((_, at) => at)
    .sort((a, b) => (wholes[b] as number) - (wholes[a] as number));
  return { decisions: positions.length, slowest: order.slice(0, 3), piece, beginning };
}
