/** Hints: an Expert's move with one reason that holds on the table. */

import type { HintReason } from '@/engine/maskmen/bots/hint';
import { HINT_LEVEL, HINT_REASONS, hintOf } from '@/engine/maskmen/bots/hint';
import { think } from '@/engine/maskmen/bots/think';
import {
  NOBODY,
  applyMove,
  challengeOf,
  dealSeason,
  expectOk,
  isForcedToPass,
  legalMovesIn,
  namedRules,
  officialRules,
  seedRng,
  startSeason,
  viewFor,
  wrestlerIndex,
} from '@/engine/truth';

test('in whole seasons every hint is legal and its reason true', () => {
  const given = new Map<HintReason, number>();
  const official = Array.from({ length: 12 }, (_, season) => officialRules(2 + (season % 5)));
  const others = [namedRules('totals', 3), namedRules('totals', 4), namedRules('first-out', 4)];
  for (const [season, rules] of [...official, ...others].entries()) {
    const players = rules.tokens.length;
    let state = startSeason(
      rules,
      dealSeason(rules, players, { seed: '00000000000000b7', season }),
      season % players,
    );
    let rng = seedRng('00000000000000b8', season);
    while (state.turn !== NOBODY) {
      const view = viewFor(state, state.turn);
      const answer = think({ level: HINT_LEVEL }, { view, rng, budget: { playouts: 60 } });
      const { move, reason } = hintOf(view, answer);
      const legal = legalMovesIn(view);
      expect(legal).toContainEqual(move);
      given.set(reason, (given.get(reason) ?? 0) + 1);
      const { state: next, events } = expectOk(applyMove(state, move));
      const happened = events.map(({ kind }) => kind);
      switch (reason) {
        case 'only':
          expect(legal).toHaveLength(1);
          break;
        case 'goes-out':
          expect(happened).toContain('went-out');
          break;
        case 'unanswerable':
          for (let seat = 0; seat < players; seat++)
            if (
              next.turn !== NOBODY &&
              next.top !== NOBODY &&
              seat !== next.holder &&
              (next.inRound >> seat) & 1
            )
              expect(isForcedToPass(next, seat)).toBe(true);
          break;
        case 'keep':
          expect(move.kind).toBe('pass');
          break;
        case 'proves':
        case 'proves-more':
          expect(events).toContainEqual(expect.objectContaining({ kind: 'defeated' }));
          break;
        case 'cheap':
          expect(
            move.kind === 'play' && challengeOf(state, wrestlerIndex(move.wrestler)).kind,
          ).toBe('stronger');
          break;
        case 'above':
        case 'standing':
          expect(
            move.kind === 'play' && challengeOf(state, wrestlerIndex(move.wrestler)).kind,
          ).toBe(reason === 'above' ? 'above' : 'not-above');
          break;
        case 'sheds':
          expect(move).toMatchObject({ count: 3 });
          break;
        case 'debut':
          expect(events[0]).toMatchObject({ lead: true, debut: true, count: 1 });
          break;
        case 'lead':
          expect(events[0]).toMatchObject({ lead: true });
          if (rules.strength === 'proved') expect(events[0]).toMatchObject({ debut: false });
          break;
        case 'sure-win':
          break;
      }
      rng = [...answer.rng];
      state = next;
    }
  }
  // Whatever can be said was said at least once.
  expect([...given.keys()].sort()).toEqual([...HINT_REASONS].sort());
});
