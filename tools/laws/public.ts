/** Laws of what the table knows: events, forced passes, previews, and the drawing of the order. */

import type { Defeat, Move, SeasonState } from '@/engine/truth';
import {
  NOBODY,
  WRESTLERS,
  applyMove,
  columnsOf,
  coveringRelations,
  determinize,
  expectOk,
  heldAtLeast,
  isEstablished,
  isForcedToPass,
  isInRound,
  legalMoves,
  listDefeats,
  listMoves,
  playedCount,
  previewPlay,
  publicViewOf,
  relationOf,
  seasonResult,
  seedRng,
  unpackCards,
  viewFor,
  wrestlerIndex,
} from '@/engine/truth';
import { note, openLedger } from './ledger';
import { closureOf, isStronger, naiveForced, naiveMove, naiveSeason } from './naive-rules';
import type { Laws } from './tables';
import { dealTable, same, states, walk } from './tables';

/** Whether somebody else in the round holds a legal answer to the top play. */
const canBeAnswered = (state: SeasonState, by: number): boolean =>
  state.turn !== NOBODY &&
  state.holder === by &&
  state.hands.some(
    (hand, seat) => seat !== by && isInRound(state, seat) && listMoves(state, hand, []) > 1,
  );

type Pairs = readonly (readonly [number, number])[];

/** Grows every chain downwards until it cannot grow, keeping those nobody can stand above. */
function naiveColumns(covers: Pairs, state: SeasonState): string[][] {
  const isRanked = (w: number) => covers.some((pair) => pair.includes(w));
  const isTop = (w: number) => !covers.some(([, loser]) => loser === w);
  let growing = WRESTLERS.map((_, w) => [w]).filter(
    ([w = 0]) => isTop(w) && (isRanked(w) || isEstablished(state, WRESTLERS[w] as never)),
  );
  const whole: number[][] = [];
  while (growing.length > 0) {
    growing = growing.flatMap((chain) => {
      const below = covers.filter(([winner]) => winner === chain[chain.length - 1]);
      if (below.length === 0) whole.push(chain);
      return below.map(([, loser]) => [...chain, loser]);
    });
  }
  whole.sort((a, b) => (a.join() < b.join() ? -1 : 1));
  return whole.map((chain) => chain.map((w) => WRESTLERS[w] as string));
}

export const PUBLIC_LAWS: Laws = {
  'events tell the whole story: public facts rebuilt from them alone are the public view': {
    runs: 500,
    check: (table) => {
      const ledger = openLedger(table.rules, table.players, table.host);
      for (const { state, events } of walk(table)) {
        note(ledger, events);
        same('ledger', publicViewOf(state), { kind: 'public', ...ledger }, state);
        const last = events[events.length - 1];
        if (state.turn !== NOBODY) continue;
        same('result', { kind: 'season-ended', result: seasonResult(state) }, last, state);
      }
    },
  },
  'the log alone tells which defeats were proved, in their order': {
    runs: 500,
    check: (table) => {
      const proved: Defeat[] = [];
      for (const { state, events } of walk(table)) {
        for (const event of events)
          if (event.kind === 'defeated') proved.push([event.winner, event.loser]);
        same('defeats', proved, listDefeats(publicViewOf(state)), state);
      }
    },
  },
  'a seat is forced to pass exactly when the rules text says so': {
    runs: 500,
    check: (table) => {
      const naive = naiveSeason(table.rules, dealTable(table).hands.map(unpackCards), table.host);
      for (const { state, move } of walk(table)) {
        naiveMove(naive, move);
        for (let seat = 0; seat < table.players && !naive.over; seat++)
          same(`seat ${seat}`, naiveForced(naive, seat), isForcedToPass(state, seat), state);
      }
    },
  },
  'a seat forced to pass has no play in any world that agrees with what is public': {
    runs: 300,
    least: 500,
    check: (table) => {
      let forced = 0;
      const rng = seedRng(table.seed, 3);
      for (const { before } of walk(table)) {
        const { turn } = before;
        if (!isForcedToPass(before, turn)) continue;
        forced++;
        const watcher = (turn + 1) % table.players;
        const worlds = [before, ...[1, 2, 3].map(() => determinize(viewFor(before, watcher), rng))];
        for (const world of worlds) same('moves', [{ kind: 'pass' }], legalMoves(world), before);
      }
      return forced;
    },
  },
  'a preview says what the events then tell': {
    runs: 250,
    least: 500,
    check: (table) => {
      let unanswerable = 0;
      for (const { before } of walk(table)) {
        for (const move of legalMoves(before)) {
          if (move.kind === 'pass') continue;
          const preview = previewPlay(before, move);
          same('view', preview, previewPlay(viewFor(before, before.turn), move), before);
          const { state, events } = expectOk(applyMove(before, move));
          const defeated = events.find((event) => event.kind === 'defeated');
          const proves = defeated && [defeated.winner, defeated.loser];
          same('proves', proves, preview.proves, before);
          same('implies', defeated?.implied ?? [], preview.implies, before);
          const out = events.some((event) => event.kind === 'went-out');
          same('goes out', out, preview.goesOut, before);
          if (preview.answerable) continue;
          unanswerable++;
          same('answered', false, canBeAnswered(state, before.turn), before);
        }
      }
      return unanswerable;
    },
  },
  'a play is called answerable exactly when somebody asked is not forced to pass': {
    runs: 150,
    check: (table) => {
      for (const { before, move, state } of walk(table)) {
        if (move.kind === 'pass') continue;
        const { answerable } = previewPlay(before, move as Move & { kind: 'play' });
        const asked = state.hands
          .map((_, seat) => seat)
          .filter(
            (seat) =>
              state.holder === before.turn && seat !== before.turn && isInRound(state, seat),
          );
        const free = state.turn !== NOBODY && asked.some((seat) => !isForcedToPass(state, seat));
        same('answerable', free, answerable, before);
      }
    },
  },
  'covering relations are the transitive reduction, and columns its maximal chains': {
    runs: 300,
    check: (table) => {
      let drawn = '';
      for (const state of states(table)) {
        const key = `${state.weaker.join()} ${heldAtLeast(state.played, 1)}`;
        if (key === drawn) continue;
        drawn = key;
        const pairs = state.weaker.flatMap((below, a) =>
          WRESTLERS.flatMap((_, b) => ((below >> b) & 1 ? [[a, b] as const] : [])),
        );
        const covers = pairs.filter(
          ([a, b]) => !pairs.some(([x, y]) => x === a && isStronger(pairs, y, b)),
        );
        const found = coveringRelations(state).map((pair) => pair.map(wrestlerIndex));
        same('covering', covers, found, state);
        same('nothing lost', closureOf(pairs), closureOf(covers), state);
        same(
          'columns',
          naiveColumns(covers, state),
          columnsOf(state, heldAtLeast(state.played, 1)),
          state,
        );
        if (found.length > 9) throw new Error('more than nine lines');
      }
    },
  },
  'relations are asymmetric and counts of played cards are those of the log': {
    runs: 100,
    check: (table) => {
      for (const state of states(table)) {
        const mirror = { stronger: 'weaker', weaker: 'stronger', unknown: 'unknown', same: 'same' };
        for (const a of WRESTLERS) {
          let played = 0;
          for (const { move } of state.log)
            if (move.kind === 'play' && move.wrestler === a) played += move.count;
          same('played', played, playedCount(state, a), state);
          for (const b of WRESTLERS)
            same('mirror', mirror[relationOf(state, a, b)], relationOf(state, b, a), state);
        }
      }
    },
  },
};
