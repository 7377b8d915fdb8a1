/** Decisions of every level in random games of Mascarade, as lines: for comparing VMs. */

import {
  applyMove,
  expectOk,
  legalMoves,
  makeMove,
  makeSeed,
  moveOf,
  seedRng,
  viewFor,
} from '@/engine/mascarade/truth';
import { LEVELS, type Level } from '@/engine/mascarade/bots/levels';
import { think } from '@/engine/mascarade/bots/think';
import { randomMove, randomStart, randomTable } from '@/tools/mascarade/tables';

/** Asks in so many games, levels in turns, with so many playouts. */
export function decideChunk(games: number, playouts: number): string[] {
  const lines: string[] = [];
  for (let game = 0; game < games; game++) {
    const rng = seedRng(makeSeed([game, 0xdec1]), 0);
    let state = randomStart(randomTable(rng), rng);
    for (let at = 0; state.phase !== 'over' && at < 60; at++) {
      if (at % 2 === 0 && legalMoves(state).length > 1) {
        const level = LEVELS[lines.length % LEVELS.length] as Level;
        const view = viewFor(state, state.toMove);
        const answer = think({ level }, { view, budget: { playouts }, rng: [game + 1, at, 3, 4] });
        const wins = answer.reasons.candidates.map(({ wins: won, score }) => `${won} ${score}`);
        lines.push(`${level} ${makeMove(answer.move)} ${wins.join(' ')}`);
      }
      const move = moveOf(state.table, randomMove(state, 'lively', rng));
      ({ state } = expectOk(applyMove(state, move)));
    }
  }
  return lines;
}
