/**
 * How long decisions of Mascarade's bots take: a Champion, or another level, asked along games that
 * others play. Plain code without Node: it must run in a bare VM.
 */

import type { SeatView } from '@/engine/mascarade/truth';
import {
  BOOKS,
  applyMove,
  expectOk,
  legalMoves,
  makeSeed,
  moveOf,
  seedRng,
  setTable,
  startGame,
  suggestedSet,
  viewFor,
} from '@/engine/mascarade/truth';
import type { Level } from '@/engine/mascarade/bots/levels';
import { playoutsOf } from '@/engine/mascarade/bots/levels';
import { startThinking, stepThinking } from '@/engine/mascarade/bots/think';
import { randomMove } from './tables';

export interface Times {
  readonly decisions: number;
  readonly mean: number;
  readonly worst: number;
  /** The longest piece of work between two looks at the clock. */
  readonly piece: number;
}

export interface Asked {
  readonly level: Level;
  readonly book: 'printed' | 'manual';
  readonly players: number;
  readonly games: number;
}

/** Times of actions and of answers, in milliseconds of a clock. */
export function measureBots(
  { level, book, players, games }: Asked,
  now: () => number,
): { readonly acting: Times; readonly answering: Times } {
  const times: Record<'acting' | 'answering', number[]> = { acting: [], answering: [] };
  const pieces: Record<'acting' | 'answering', number> = { acting: 0, answering: 0 };
  const ask = (view: SeatView, at: number): void => {
    const kind = view.phase === 'respond' ? 'answering' : 'acting';
    const budget = { playouts: playoutsOf(level, kind) };
    const began = now();
    const thinking = startThinking({ level }, { view, budget, rng: [1, 2, 3, at + 1] });
    let piece = now() - began;
    for (;;) {
      const from = now();
      const done = stepThinking(thinking, { now, until: 0 });
      piece = Math.max(piece, now() - from);
      if (done) break;
    }
    times[kind].push(now() - began);
    pieces[kind] = Math.max(pieces[kind], piece);
  };
  for (let game = 0; game < games; game++) {
    const rules = BOOKS[book];
    const table = expectOk(setTable({ rules, players, cards: suggestedSet(rules, players) }));
    const seed = makeSeed([game, 0x71e5]);
    const rng = seedRng(seed, 9);
    let state = expectOk(startGame(table, { kind: 'seed', seed }, 'drawn'));
    for (let at = 0; state.phase !== 'over' && at < 400; at++) {
      const asked = state.phase === 'respond' ? at % 5 === 0 : at % 2 === 0;
      if (asked && legalMoves(state).length > 1) ask(viewFor(state, state.toMove), at);
      const move = moveOf(table, randomMove(state, 'lively', rng));
      ({ state } = expectOk(applyMove(state, move)));
    }
  }
  const tell = (kind: 'acting' | 'answering'): Times => ({
    decisions: times[kind].length,
    mean: times[kind].reduce((sum, time) => sum + time, 0) / Math.max(1, times[kind].length),
    worst: Math.max(0, ...times[kind]),
    piece: pieces[kind],
  });
  return { acting: tell('acting'), answering: tell('answering') };
}
