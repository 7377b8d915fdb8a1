/** Laws of what is written down: records replay, notation reads back what it wrote. */

import fc from 'fast-check';
import type { SeasonState } from '@/engine/truth';
import {
  NOBODY,
  expectOk,
  legalMoves,
  makeCards,
  makeMatch,
  makeMove,
  makePosition,
  makeRules,
  parseCards,
  parseMatch,
  parseMove,
  parsePosition,
  parseRecord,
  parseRules,
  recordOf,
  replay,
  setUp,
  setupOf,
  startMatch,
} from '@/engine/truth';
import { anyMatch, playWhole, walkMatch } from '../helpers/matches';
import { forTables, lawOptions, same, states } from '../helpers/tables';

/** What a position remembers of a season: all but how it came about. */
const withoutPast = (state: SeasonState): SeasonState => ({ ...state, log: [], roundWinners: [] });

test('a record replays to the same match, through JSON too', () => {
  fc.assert(
    fc.property(anyMatch, (random) => {
      const match = playWhole(random);
      const record = recordOf(match);
      same('replayed', match, expectOk(replay(record)));
      const parsed = expectOk(parseRecord(JSON.parse(JSON.stringify(record))));
      same('parsed', record, parsed);
    }),
    lawOptions(120),
  );
});

test('a record replays to every point of its match', () => {
  fc.assert(
    fc.property(anyMatch, (random) => {
      const record = recordOf(playWhole(random));
      for (const { match } of walkMatch(random)) {
        const over = match.season.turn === NOBODY;
        const season = match.finished.length - (over ? 1 : 0);
        const move = match.season.log.length;
        same('point', match, expectOk(replay(record, { season, move })), match.season);
      }
    }),
    lawOptions(8),
  );
});

test('a match is its record, at every point', () => {
  fc.assert(
    fc.property(anyMatch, (random) => {
      for (const { match } of walkMatch(random))
        same('replayed', match, expectOk(replay(recordOf(match))), match.season);
    }),
    lawOptions(8),
  );
});

test('a match reads back from its text, at every tenth point and at its end', () => {
  fc.assert(
    fc.property(anyMatch, (random) => {
      let point = 0;
      for (const { match } of walkMatch(random)) {
        if (point++ % 10 !== 0 && match.decision === undefined) continue;
        const text = makeMatch(match);
        same('match', match, expectOk(parseMatch(text)), match.season);
        const mailed = text.replace(/\n/g, '\r\n');
        same('mailed', match, expectOk(parseMatch(mailed)), match.season);
      }
    }),
    lawOptions(25),
  );
});

test('a position reads back from its line, at every step', () => {
  forTables(80, (table) => {
    for (const state of states(table)) {
      if (state.turn === NOBODY) continue;
      const text = makePosition(state);
      const again = expectOk(parsePosition(text));
      same('position', withoutPast(state), again, state);
      same('text', text, makePosition(again), state);
      same('set-up', withoutPast(state), expectOk(setUp(setupOf(state))), state);
    }
  });
});

test('moves, cards and rules read back from their text', () => {
  forTables(200, (table) => {
    same('rules', table.rules, expectOk(parseRules(makeRules(table.rules))));
    for (const state of states(table)) {
      for (const move of legalMoves(state))
        same('move', move, expectOk(parseMove(makeMove(move))), state);
      for (const cards of [...state.hands, state.played, state.leftOut])
        same('cards', cards, expectOk(parseCards(makeCards(cards))), state);
    }
  });
});

test('a match begun can be written before its first move', () => {
  for (const players of [2, 3, 4, 5, 6]) {
    fc.assert(
      fc.property(anyMatch, ({ config, deals }) => {
        const match = expectOk(startMatch(config, deals));
        same('match', match, expectOk(parseMatch(makeMatch(match))));
      }),
      { ...lawOptions(20), seed: players },
    );
  }
});
