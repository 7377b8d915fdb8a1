/** The last season is played for the match, every other one for its points. */

import { think } from '@/engine/maskmen/bots/think';
import type { BotQuestion } from '@/engine/maskmen/bots/types';
import type { SeasonState } from '@/engine/truth';
import { legalMovesIn, makeMove, viewFor } from '@/engine/truth';
import { positionsOf } from '../helpers/bot-positions';

const POSITIONS = positionsOf(20).filter(
  (state, at) =>
    at % 4 === 0 && state.players > 2 && legalMovesIn(viewFor(state, state.turn)).length > 1,
);

/** A question in a match where only going out first wins it: everybody else is a point ahead. */
function askIn(state: SeasonState, at: number, seasonNumber: number): BotQuestion {
  const view = viewFor(state, state.turn);
  const seats = view.sizes.map((_, seat) => seat);
  return {
    view,
    budget: { playouts: 150 },
    rng: [1, 2, 3, at + 1],
    match: {
      season: view,
      seasonNumber,
      length: { kind: 'seasons', seasons: 4 },
      ties: 'official',
      standing: {
        points: seats.map((seat) => (seat === view.seat ? 3 : 4)),
        firsts: seats.map(() => 0),
      },
      finished: [],
      decision: undefined,
    },
  };
}

test.each(['expert', 'champion'] as const)('%s plays a last season for the match', (level) => {
  let [changed, searched] = [0, 0];
  POSITIONS.forEach((state, at) => {
    const { match: _, ...alone } = askIn(state, at, 0);
    const plain = think({ level }, alone);
    expect(think({ level }, askIn(state, at, 2))).toEqual(plain);
    const last = think({ level }, askIn(state, at, 3));
    const [first, ...rest] = last.reasons?.candidates ?? [];
    if (last.reasons?.ground !== 'search' || first === undefined) return;
    if (makeMove(last.move) !== makeMove(plain.move)) changed++;
    // In a tree the move tried most is played, which need not be the one of the best mean.
    if (state.sizes.reduce((sum, size) => sum + size, 0) <= 8) return;
    searched++;
    const worth = ({ places, points }: typeof first): number =>
      0.9 * (places[0] as number) + (0.1 * (points + 1)) / 3;
    for (const other of rest) expect(worth(first)).toBeGreaterThan(worth(other) - 1e-9);
  });
  expect(searched).toBeGreaterThan(50);
  expect(changed).toBeGreaterThan(5);
});
