/** No peeking, proved: hidden cards change hands, the left-out pile's too, and no decision changes. */

import type { Level } from '@/engine/maskmen/bots/levels';
import { LEVELS } from '@/engine/maskmen/bots/levels';
import { think } from '@/engine/maskmen/bots/think';
import { PASS, determinize, legalMovesIn, seedRng, viewFor } from '@/engine/truth';
import { positionsOf } from '../helpers/bot-positions';

const POSITIONS = positionsOf(90).filter(
  (state) =>
    state.log.some(({ move }) => move === PASS) &&
    legalMovesIn(viewFor(state, state.turn)).length > 1,
);

/** How many positions each level is asked about, and with how many playouts. */
const ASKED: Readonly<Record<Level, readonly [number, number]>> = {
  rookie: [1000, 0],
  regular: [1000, 0],
  club: [1000, 0],
  expert: [500, 30],
  champion: [500, 30],
};

test.each(LEVELS)('%s decides alike whoever holds the cards it cannot see', (level) => {
  const shuffle = seedRng('00000000000b0bad', LEVELS.indexOf(level));
  const [positions, playouts] = ASKED[level];
  expect(POSITIONS.length).toBeGreaterThanOrEqual(1000);
  let changed = 0;
  POSITIONS.slice(0, positions).forEach((state, at) => {
    const other = determinize(viewFor(state, state.turn), shuffle);
    if (other.hands.some((hand, seat) => hand !== state.hands[seat])) changed++;
    const [here, there] = [state, other].map((truth) =>
      think(
        { level },
        { view: viewFor(truth, truth.turn), budget: { playouts }, rng: [1, 2, 3, at + 1] },
      ),
    );
    expect(there).toEqual(here);
  });
  expect(changed).toBeGreaterThan(positions * 0.9);
});
