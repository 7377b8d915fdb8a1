/** Laws of legality: what is listed is accepted, all else refused for the right reason. */

import type { Move, SeasonState, Wrestler } from '@/engine/truth';
import {
  NOBODY,
  PASS,
  WRESTLERS,
  applyMove,
  codeOf,
  legalMoves,
  listMoves,
  makeMove,
  refusalOf,
  unpackCards,
} from '@/engine/truth';
import { naiveMove, naiveReason, naiveSeason } from './naive-rules';
import type { Laws, Table } from './tables';
import { dealTable, same, walk } from './tables';

const COUNTS = [0, 1, 2, 3, 4] as const;

/** Every move with a sensible shape and some with a count no rule knows. */
const everyMove = (table: Table): Move[] => [
  ...table.rules.wrestlers.flatMap((wrestler) =>
    COUNTS.map((count): Move => ({ kind: 'play', wrestler, count })),
  ),
  { kind: 'play', wrestler: 'zarpa', count: -1 },
  { kind: 'play', wrestler: 'zarpa', count: 4294967297 },
  PASS,
];

/** What no player could mean. */
const MALFORMED: readonly unknown[] = [
  undefined,
  null,
  0,
  'V2',
  [],
  {},
  { kind: 'fold' },
  { kind: 'play' },
  { kind: 'play', wrestler: 'volto' },
  { kind: 'play', wrestler: 'Volto', count: 1 },
  { kind: 'play', wrestler: 0, count: 1 },
  { kind: 'play', wrestler: 'toString', count: 1 },
  { kind: 'play', wrestler: 'zarpa', count: '1' },
  { kind: 'play', wrestler: 'zarpa', count: 1.5 },
  { kind: 'play', wrestler: 'zarpa', count: NaN },
  { kind: 'play', wrestler: 'zarpa', count: Infinity },
];

const codeOfRefusal = (state: SeasonState, move: unknown, seat?: number): string | undefined => {
  const applied = applyMove(state, move as Move, seat);
  return applied.ok ? undefined : applied.error.code;
};

export const MOVE_LAWS: Laws = {
  'legal moves are accepted and all others refused with the first reason of the list': {
    runs: 160,
    check: (table) => {
      const naive = naiveSeason(table.rules, dealTable(table).hands.map(unpackCards), table.host);
      const moves = everyMove(table);
      for (const { before, move } of walk(table)) {
        const legal = legalMoves(before).map(makeMove);
        const accepted: string[] = [];
        for (const tried of moves) {
          const expected = naiveReason(naive, tried);
          same(makeMove(tried), expected, codeOfRefusal(before, tried), before);
          if (expected === undefined) accepted.push(makeMove(tried));
        }
        same('listed', [...accepted].sort(), [...legal].sort(), before);
        naiveMove(naive, move);
      }
    },
  },
  'malformed moves are refused as such, before any other reason': {
    runs: 60,
    check: (table) => {
      const absent = WRESTLERS.find((wrestler) => !table.rules.wrestlers.includes(wrestler));
      const malformed =
        absent === undefined
          ? MALFORMED
          : [{ kind: 'play', wrestler: absent, count: 1 }, ...MALFORMED];
      for (const { before, state } of walk(table)) {
        for (const move of malformed) {
          same('in turn', 'malformed', codeOfRefusal(before, move), before);
          const other = (before.turn + 1) % table.players;
          same('out of turn', 'malformed', codeOfRefusal(before, move, other), before);
          if (state.turn !== NOBODY) continue;
          same('after the end', 'malformed', codeOfRefusal(state, move), before);
        }
      }
    },
  },
  'what listMoves lists is what refusalOf lets through, in order, pass last': {
    runs: 160,
    check: (table) => {
      const moves = everyMove(table).filter(
        (move) => move.kind === 'pass' || (move.count >= 1 && move.count <= 3),
      );
      for (const { before } of walk(table)) {
        const codes: number[] = [];
        for (const hand of before.hands) {
          const listed = listMoves(before, hand, codes);
          const through = moves.filter((move) => refusalOf(before, hand, move) === undefined);
          same('moves', through.map(codeOf), codes.slice(0, listed), before);
        }
      }
    },
  },
  'a refusal carries what a person must be told': {
    runs: 200,
    check: (table) => {
      for (const { before } of walk(table)) {
        const hand = unpackCards(before.hands[before.turn] as number);
        for (const move of everyMove(table)) {
          const refusal = refusalOf(before, before.hands[before.turn] as number, move);
          if (refusal === undefined || move.kind === 'pass') continue;
          const { wrestler, count } = move;
          const told = { ...refusal } as Readonly<Record<string, unknown>>;
          if ('wrestler' in told) same('wrestler', wrestler, told['wrestler'], before);
          if ('top' in told) same('top', WRESTLERS[before.top], told['top'], before);
          if (refusal.code === 'count-out-of-range')
            same('most', [count, 3], [refusal.count, refusal.most]);
          if (refusal.code === 'not-held') {
            same('needs', count, refusal.needs, before);
            same('holds', hand[WRESTLERS.indexOf(wrestler)], refusal.holds, before);
          }
          if (refusal.code === 'too-few') {
            const own = unpackCards(before.standing)[WRESTLERS.indexOf(wrestler)] as number;
            const ring = before.round.map((play) => unpackCards(before.standing)[play.wrestler]);
            const above = ring.every((standing) => own > (standing as number));
            same('above', above, refusal.above, before);
            same('needs', before.topCount + (above ? 0 : 1), refusal.needs, before);
          }
          if (refusal.code === 'over-three' && before.rules.strength === 'totals') {
            const standing = unpackCards(before.standing);
            const ring = before.round.map((play) => standing[play.wrestler] as number);
            const highest = WRESTLERS.indexOf(refusal.highest as Wrestler);
            same(
              'in the ring',
              true,
              before.round.some((play) => play.wrestler === highest),
            );
            same('highest', Math.max(...ring), standing[highest], before);
          }
          if (refusal.code !== 'wrong-count') continue;
          const known =
            ((before.stronger[before.top] as number) >> WRESTLERS.indexOf(wrestler)) & 1;
          same('relation', known ? 'stronger' : 'unknown', refusal.relation, before);
          same('needs', before.topCount + (known ? 0 : 1), refusal.needs, before);
        }
      }
    },
  },
};
