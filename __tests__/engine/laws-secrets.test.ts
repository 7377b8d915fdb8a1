/** Laws of hidden information: what a view holds, and what it can never hold. */

import fc from 'fast-check';
import type { SeasonState } from '@/engine/truth';
import {
  NOBODY,
  dealFrom,
  deckOf,
  determinize,
  expectOk,
  legalMoves,
  legalMovesIn,
  isForcedToPass,
  matchViewFor,
  officialConfig,
  publicMatchView,
  publicViewOf,
  seedRng,
  startMatch,
  unseenCards,
  viewFor,
} from '@/engine/truth';
import { walkMatch } from '../helpers/matches';
import { countAll, forTables, lawOptions, same, states } from '../helpers/tables';

const PUBLIC_FIELDS = [
  'rules,players,stronger,weaker,sizes,played,host,turn,top,topCount,holder,inRound,holding',
  'places,roundWinners,round,log',
]
  .join()
  .split(',');

test('view, determinize, view again is the identity, for every seat at every step', () => {
  forTables(1000, (table) => {
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
  });
});

/** The same season for one seat, or for nobody, with all cards it cannot see dealt anew. */
function permuted(state: SeasonState, seat: number, rng: number[]): SeasonState {
  const own = seat === NOBODY ? 0 : (state.hands[seat] as number);
  const unseen = deckOf(state.rules) - state.played - own;
  const sizes = state.sizes.map((size, other) => (other === seat ? 0 : size));
  const { hands, leftOut } = dealFrom(unseen, sizes, rng);
  return { ...state, hands: hands.map((hand, other) => (other === seat ? own : hand)), leftOut };
}

test('a view never changes when only hidden cards change, the left-out pile included', () => {
  let changed = 0;
  forTables(1000, (table) => {
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
  });
  expect(changed).toBeGreaterThan(1000);
});

test('a view holds the public fields, its own hand, and nothing else', () => {
  forTables(100, (table) => {
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
  });
});

/** Every number and text anywhere in a value. */
function leaves(value: unknown): unknown[] {
  return typeof value === 'object' && value !== null
    ? Object.values(value).flatMap(leaves)
    : [value];
}

test('no view of a match has a seed, a generator, another hand or a left-out pile in its JSON', () => {
  const hex = fc.bigInt({ min: 1n << 120n, max: (1n << 128n) - 1n }).map((n) => n.toString(16));
  fc.assert(
    fc.property(fc.integer({ min: 2, max: 6 }), hex, (players, seed) => {
      const config = officialConfig(players);
      const deals = { kind: 'seed', seed } as const;
      for (const { match } of walkMatch({ config, deals, choices: players })) {
        const { hands, leftOut, played, sizes } = match.season;
        const views = [
          publicMatchView(match),
          ...hands.map((_, seat) => matchViewFor(match, seat)),
        ];
        views.forEach((view, at) => {
          const seat = at - 1;
          const text = JSON.stringify(view);
          if (text.includes(seed.slice(0, 8)) || /seed|hands"|leftOut|deals|rng/.test(text))
            throw new Error(`a secret in ${text}`);
          const found = new Set(leaves(view));
          hands.forEach((hand, other) => {
            // Small hands are small numbers, which may stand for other things.
            if (other === seat || sizes[other] === 0 || hand < 4096) return;
            if (hand !== played && hand !== hands[seat] && found.has(hand))
              throw new Error(`the hand of seat ${other} is in what seat ${seat} sees: ${text}`);
          });
          const isElsewhere = leftOut < 4096 || leftOut === played || leftOut === hands[seat];
          if (!isElsewhere && found.has(leftOut))
            throw new Error(`the left-out pile is in ${text}`);
        });
      }
    }),
    lawOptions(5),
  );
});

test('sampled worlds differ, and put every unseen card everywhere', () => {
  const match = expectOk(
    startMatch(officialConfig(3, { host: 0 }), { kind: 'seed', seed: 'a'.repeat(16) }),
  );
  const view = viewFor(match.season, 0);
  const rng = seedRng('b'.repeat(16), 0);
  const sums = [0, 0, 0];
  const worlds = new Set<string>();
  for (let at = 0; at < 2000; at++) {
    const { hands, leftOut } = determinize(view, rng);
    worlds.add(hands.join());
    [hands[1], hands[2], leftOut].forEach(
      (cards, holder) => (sums[holder] = (sums[holder] as number) + ((cards as number) & 15)),
    );
  }
  expect(worlds.size).toBeGreaterThan(1900);
  const voltos = unseenCards(view) & 15;
  for (const sum of sums) expect(Math.abs(sum / 2000 - voltos / 3)).toBeLessThan(0.15);
});
