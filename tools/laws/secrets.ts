/** Laws of hidden information: what a view holds, and what it can never hold. */

import type { SeasonState } from '@/engine/truth';
import {
  NOBODY,
  dealFrom,
  deckOf,
  determinize,
  legalMoves,
  legalMovesIn,
  isForcedToPass,
  publicViewOf,
  seedRng,
  unseenCards,
  viewFor,
} from '@/engine/truth';
import type { Laws } from './tables';
import { countAll, same, states } from './tables';

const PUBLIC_FIELDS = [
  'rules,players,stronger,weaker,sizes,played,standing,ring,host,turn,top,topCount,holder,inRound',
  'holding',
  'places,roundWinners,round,log',
]
  .join()
  .split(',');

/** The same season for one seat, or for nobody, with all cards it cannot see dealt anew. */
function permuted(state: SeasonState, seat: number, rng: number[]): SeasonState {
  const own = seat === NOBODY ? 0 : (state.hands[seat] as number);
  const unseen = deckOf(state.rules) - state.played - own;
  const sizes = state.sizes.map((size, other) => (other === seat ? 0 : size));
  const { hands, leftOut } = dealFrom(unseen, sizes, rng);
  return { ...state, hands: hands.map((hand, other) => (other === seat ? own : hand)), leftOut };
}

export const SECRET_LAWS: Laws = {
  'view, determinize, view again is the identity, for every seat at every step': {
    runs: 1000,
    check: (table) => {
      const rng = seedRng(table.seed, 99);
      for (const state of states(table)) {
        for (let seat = 0; seat < table.players; seat++) {
          const view = viewFor(state, seat);
          const world = determinize(view, rng);
          same('view', view, viewFor(world, seat), state);
          same(
            'sizes',
            state.sizes,
            world.hands.map((hand) => countAll(hand)),
            state,
          );
          const all = [...world.hands, world.leftOut, world.played];
          same(
            'deck',
            deckOf(table.rules),
            all.reduce((sum, cards) => sum + cards),
            state,
          );
          same('left out', countAll(state.leftOut), countAll(world.leftOut), state);
          same('fields', Object.keys(state).sort(), Object.keys(world).sort(), state);
        }
      }
    },
  },
  'a view never changes when only hidden cards change, the left-out pile included': {
    runs: 1000,
    least: 1000,
    check: (table) => {
      let changed = 0;
      const rng = seedRng(table.seed, 7);
      for (const state of states(table)) {
        const everybody = permuted(state, NOBODY, rng);
        same('public', publicViewOf(state), publicViewOf(everybody), state);
        for (let seat = 0; seat < table.players; seat++) {
          const other = permuted(state, seat, rng);
          if (other.leftOut !== state.leftOut) changed++;
          same('seat', viewFor(state, seat), viewFor(other, seat), state);
          same('forced', isForcedToPass(state, seat), isForcedToPass(other, seat), state);
          same(
            'moves',
            legalMovesIn(viewFor(state, seat)),
            legalMovesIn(viewFor(other, seat)),
            state,
          );
        }
      }
      return changed;
    },
  },
  'a view holds the public fields, its own hand, and nothing else': {
    runs: 100,
    check: (table) => {
      for (const state of states(table)) {
        same('public', ['kind', ...PUBLIC_FIELDS], Object.keys(publicViewOf(state)), state);
        for (let seat = 0; seat < table.players; seat++) {
          const view = viewFor(state, seat);
          same('seat', ['kind', ...PUBLIC_FIELDS, 'seat', 'hand'], Object.keys(view), state);
          same('hand', state.hands[seat], view.hand, state);
          const hidden = state.hands.reduce(
            (sum, hand, other) => (other === seat ? sum : sum + hand),
            0,
          );
          same('unseen', hidden + state.leftOut, unseenCards(view), state);
          const legal = seat === state.turn ? legalMoves(state) : [];
          same('legal', legal, legalMovesIn(view), state);
        }
      }
    },
  },
};
