/** Decisions of every level, boiled down to text: run by V8 and by Hermes, which must agree. */

import { LEVELS } from '@/engine/maskmen/bots/levels';
import { think } from '@/engine/maskmen/bots/think';
import { makeMove, viewFor } from '@/engine/truth';
import { positionsOf } from './bot-positions';

/** Every seventh position of some seasons, asked of every level: moves, points and beliefs. */
export function decideChunk(seasons: number, playouts: number): string[] {
  const states = positionsOf(seasons).filter((_, at) => at % 7 === 0);
  return states.map((state, at) =>
    LEVELS.map((level) => {
      const answer = think(
        { level },
        { view: viewFor(state, state.turn), budget: { playouts }, rng: [at + 1, 2, 3, 4] },
      );
      const first = answer.reasons?.candidates[0];
      const belief = answer.reasons?.beliefs[0]?.wrestlers[0]?.expected ?? 0;
      return `${makeMove(answer.move)} ${first?.points} ${first?.error} ${first?.policy} ${belief}`;
    }).join(' | '),
  );
}
