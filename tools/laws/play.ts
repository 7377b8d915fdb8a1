/** Laws of the table: cards, the order, rounds, turns, and the end of a season. */

import type { SeasonState } from '@/engine/truth';
import {
  NOBODY,
  WRESTLERS,
  allDefeats,
  applyMove,
  deckOf,
  legalMoves,
  listMoves,
  seasonBound,
  seasonResult,
  unpackCards,
  wrestlerIndex,
} from '@/engine/truth';
import {
  closureOf,
  isStronger,
  naiveForced,
  naiveMove,
  naiveResult,
  naiveSeason,
  naiveStanding,
} from './naive-rules';
import type { Laws, Table } from './tables';
import { countAll, dealTable, same, states, walk } from './tables';

const naiveOf = (table: Table) => {
  const start = dealTable(table);
  return naiveSeason(table.rules, start.hands.map(unpackCards), table.host);
};

const pairsOf = (state: SeasonState): [number, number][] =>
  allDefeats(state).map(([winner, loser]) => [wrestlerIndex(winner), wrestlerIndex(loser)]);

export const PLAY_LAWS: Laws = {
  'no card is ever lost or made: hands, played and left-out cards are the deck': {
    runs: 400,
    check: (table) => {
      const deck = deckOf(table.rules);
      for (const state of states(table)) {
        const { hands, played, leftOut, sizes } = state;
        same(
          'deck',
          deck,
          [...hands, played, leftOut].reduce((sum, cards) => sum + cards),
          state,
        );
        same(
          'sizes',
          hands.map((hand) => countAll(hand)),
          sizes,
          state,
        );
        same('count', countAll(deck), countAll(...hands, played, leftOut), state);
      }
    },
  },
  'a season agrees at every step with the rules read off their text': {
    runs: 400,
    check: (table) => {
      const naive = naiveOf(table);
      for (const { state, move } of walk(table)) {
        naiveMove(naive, move);
        same('hands', naive.hands, state.hands.map(unpackCards), state);
        same('played', naive.played, unpackCards(state.played), state);
        same('turn', naive.over ? NOBODY : naive.turn, state.turn, state);
        same('out', naive.out, state.places, state);
        same('rounds', naive.roundWinners, state.roundWinners, state);
        if (table.rules.strength === 'totals') {
          const standing = WRESTLERS.map((_, w) => naiveStanding(naive, w));
          same('standing', standing, unpackCards(state.standing), state);
        }
        if (naive.over) {
          const { places, tokens } = seasonResult(state);
          same('result', naiveResult(naive), { places, tokens }, state);
          continue;
        }
        same('top', naive.top?.wrestler ?? NOBODY, state.top, state);
        same('count', naive.top?.count ?? 0, state.topCount, state);
        same('holder', naive.top?.seat ?? NOBODY, state.holder, state);
        const inRound = naive.hands
          .map((_, seat) => seat)
          .filter((seat) => (state.inRound >> seat) & 1);
        const expected = naive.hands.flatMap((hand, seat) =>
          hand.some((count) => count > 0) && !naive.passed.includes(seat) ? [seat] : [],
        );
        same('in the round', expected, inRound, state);
      }
    },
  },
  'by totals the order is the standings compared, and standings only grow': {
    runs: 300,
    least: 500,
    check: (table) => {
      let seen = 0;
      if (table.rules.strength !== 'totals') return seen;
      let before = [0, 0, 0, 0, 0, 0];
      for (const { state, events } of walk(table)) {
        if (events.some(({ kind }) => kind === 'defeated')) throw new Error('something was proved');
        const standing = unpackCards(state.standing);
        standing.forEach((own, w) => {
          if (own < (before[w] as number)) same('standing', before, standing, state);
          standing.forEach((other, o) => {
            same('stronger', other > own, (((state.stronger[w] as number) >> o) & 1) === 1, state);
            same('weaker', other < own, (((state.weaker[w] as number) >> o) & 1) === 1, state);
          });
        });
        before = standing;
        seen++;
      }
      return seen;
    },
  },
  'by totals no play answers its own wrestler, counts never fall, and a round has eight at most': {
    runs: 300,
    least: 20,
    check: (table) => {
      let returned = 0;
      if (table.rules.strength !== 'totals') return returned;
      for (const { state } of walk(table)) {
        const { round } = state;
        if (round.length > 8) throw new Error(`${round.length} plays in a round`);
        round.slice(1).forEach((play, at) => {
          const top = round[at] as (typeof round)[0];
          if (play.wrestler === top.wrestler || play.count < top.count)
            same('follows', top, play, state);
          if (round.slice(0, at).some(({ wrestler }) => wrestler === play.wrestler)) returned++;
        });
      }
      return returned;
    },
  },
  'the order is the closure of the defeats told, is acyclic, and only grows': {
    runs: 400,
    check: (table) => {
      if (table.rules.strength !== 'proved') return;
      const told: [number, number][] = [];
      let before: string[] = [];
      for (const { state, events } of walk(table)) {
        for (const event of events)
          if (event.kind === 'defeated')
            told.push([wrestlerIndex(event.winner), wrestlerIndex(event.loser)]);
        for (let w = 0; w < 6; w++)
          if (isStronger(told, w, w)) throw new Error('a wrestler is stronger than itself');
        const closure = closureOf(told);
        same('closure', closure, pairsOf(state), state);
        const weaker = closureOf(told.map(([winner, loser]) => [loser, winner]));
        const rows = weaker.map(([a, b]) => ((state.stronger[a] as number) >> b) & 1);
        same(
          'other direction',
          weaker.map(() => 1),
          rows,
          state,
        );
        const now = closure.map(String);
        same(
          'lost',
          [],
          before.filter((pair) => !now.includes(pair)),
          state,
        );
        before = now;
      }
    },
  },
  'each play of a round is stronger than all before it, and no wrestler comes twice': {
    runs: 400,
    check: (table) => {
      if (table.rules.strength !== 'proved') return;
      for (const { state } of walk(table)) {
        const { round } = state;
        round.forEach((play, at) => {
          for (const earlier of round.slice(0, at)) {
            if (play.wrestler === earlier.wrestler) throw new Error('a wrestler came twice');
            if (!isStronger(pairsOf(state), play.wrestler, earlier.wrestler))
              same('stronger than before', play, earlier, state);
            if (play.count < earlier.count) same('count fell', play, earlier, state);
          }
        });
      }
    },
  },
  'no seat acts out of turn, whatever it tries': {
    runs: 120,
    check: (table) => {
      for (const state of states(table)) {
        for (let seat = -1; seat <= table.players; seat++) {
          if (seat === state.turn) continue;
          for (const move of [...legalMoves(state), { kind: 'pass' } as const]) {
            const refused = applyMove(state, move, seat);
            const error =
              state.turn === NOBODY
                ? { code: 'season-over' }
                : { code: 'not-your-turn', seat, turn: state.turn };
            same('refusal', { ok: false, error }, refused, state);
          }
        }
      }
    },
  },
  'whoever is forced to pass is told so exactly when the rules say': {
    runs: 300,
    check: (table) => {
      const naive = naiveOf(table);
      for (const { before, move, events } of walk(table)) {
        const [first] = events;
        if (first?.kind === 'passed')
          same('forced', naiveForced(naive, before.turn), first.forced, before);
        naiveMove(naive, move);
      }
    },
  },
  'legal moves are never none before the end, and none after it': {
    runs: 300,
    check: (table) => {
      for (const state of states(table)) {
        const legal = legalMoves(state);
        same('any', state.turn !== NOBODY, legal.length > 0, state);
        same('list', legal.length, listMoves(state, state.hands[state.turn] ?? 0, []), state);
      }
    },
  },
  'a season ends within its bound': {
    runs: 1500,
    check: (table) => {
      const { players, rules } = table;
      const bound = seasonBound(rules, players);
      let moves = 0;
      let last: SeasonState | undefined;
      for (const { state } of walk(table)) {
        if (++moves > bound) throw new Error(`${moves} moves, the bound is ${bound}`);
        last = state;
      }
      const { places, tokens } = seasonResult(last as SeasonState);
      same(
        'everybody has a place',
        Array.from({ length: players }, (_, at) => at),
        [...places].sort(),
      );
      same('tokens', places.length, tokens.length);
      return moves;
    },
  },
};
