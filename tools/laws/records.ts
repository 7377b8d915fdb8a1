/** Laws of what is written down: records replay, notation reads back what it wrote. */

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
} from '@/engine/truth';
import type { MatchLaws } from './matches';
import { playWhole, walkMatch } from './matches';
import type { Laws } from './tables';
import { same, states } from './tables';

/** What a position remembers of a season: all but how it came about. */
const withoutPast = (state: SeasonState): SeasonState => ({ ...state, log: [], roundWinners: [] });

export const RECORD_LAWS: Laws = {
  'a position reads back from its line, at every step': {
    runs: 80,
    check: (table) => {
      for (const state of states(table)) {
        if (state.turn === NOBODY) continue;
        const text = makePosition(state);
        const again = expectOk(parsePosition(text));
        same('position', withoutPast(state), again, state);
        same('text', text, makePosition(again), state);
        same('set-up', withoutPast(state), expectOk(setUp(setupOf(state))), state);
      }
    },
  },
  'moves, cards and rules read back from their text': {
    runs: 200,
    check: (table) => {
      same('rules', table.rules, expectOk(parseRules(makeRules(table.rules))));
      for (const state of states(table)) {
        for (const move of legalMoves(state))
          same('move', move, expectOk(parseMove(makeMove(move))), state);
        for (const cards of [...state.hands, state.played, state.leftOut])
          same('cards', cards, expectOk(parseCards(makeCards(cards))), state);
      }
    },
  },
};

export const MATCH_LAWS: MatchLaws = {
  'a record replays to the same match, through JSON too': {
    runs: 120,
    check: (random) => {
      const match = playWhole(random);
      const record = recordOf(match);
      same('replayed', match, expectOk(replay(record)));
      const parsed = expectOk(parseRecord(JSON.parse(JSON.stringify(record))));
      same('parsed', record, parsed);
    },
  },
  'a record replays to every point of its match': {
    runs: 8,
    check: (random) => {
      const record = recordOf(playWhole(random));
      for (const { match } of walkMatch(random)) {
        const over = match.season.turn === NOBODY;
        const season = match.finished.length - (over ? 1 : 0);
        const move = match.season.log.length;
        same('point', match, expectOk(replay(record, { season, move })), match.season);
      }
    },
  },
  'a match is its record, at every point': {
    runs: 8,
    check: (random) => {
      for (const { match } of walkMatch(random))
        same('replayed', match, expectOk(replay(recordOf(match))), match.season);
    },
  },
  'a match reads back from its text, at every tenth point and at its end': {
    runs: 25,
    check: (random) => {
      let point = 0;
      for (const { match } of walkMatch(random)) {
        if (point++ % 10 !== 0 && match.decision === undefined) continue;
        const text = makeMatch(match);
        same('match', match, expectOk(parseMatch(text)), match.season);
        const mailed = text.replace(/\n/g, '\r\n');
        same('mailed', match, expectOk(parseMatch(mailed)), match.season);
      }
    },
  },
};
