/**
 * A season of self-play with every decision noted: which weights each legal move drew on and how
 * likely it was. The rules are those of the engine's playing loop, the scores those of the policy,
 * with weights that are not whole yet.
 */

import { summarize } from '@/engine/maskmen/cards';
import type { Imagined } from '@/engine/maskmen/bots/imagined';
import {
  FEW,
  KIND_STEP,
  LEFT_CLASS,
  LEFT_STEP,
  OTHER_CLASS,
  PASS_FIRST,
  PASS_SECOND,
  ROUND_CLASS,
  SECOND,
  SIZES,
  SIZE_CLASS,
  THIRD,
} from '@/engine/maskmen/bots/policy-tables';
import { MEMBERS, NEXT_SEAT, NOBODY } from '@/engine/maskmen/season';
import { strengthOf } from '@/engine/maskmen/strength';
import { compareStandings } from '@/engine/maskmen/strength-totals';
import { NTH } from '@/engine/maskmen/wrestlers';

/** The decisions of one season, flat: weights of every move, chosen or not. */
export interface Tape {
  decisions: number;
  readonly seat: Int32Array;
  readonly cell: Int32Array;
  readonly from: Int32Array;
  readonly chosen: Int32Array;
  readonly places: Int32Array;
  readonly chance: Float64Array;
  moves: number;
}

const makeTape = (): Tape => ({
  decisions: 0,
  seat: new Int32Array(4096),
  cell: new Int32Array(4096),
  from: new Int32Array(4097),
  chosen: new Int32Array(4096),
  places: new Int32Array(4 * 65536),
  chance: new Float64Array(65536),
  moves: 0,
});

/** What the last season left behind. */
export const tape = makeTape();

/** Notes the power of the move whose weights were written last, and returns it. */
function noteChance(weights: Float64Array): number {
  const at = tape.moves++;
  const third = tape.places[at * 4 + 3] as number;
  const power = Math.exp(
    (weights[tape.places[at * 4 + 1] as number] as number) +
      (weights[tape.places[at * 4 + 2] as number] as number) +
      (third < 0 ? 0 : (weights[third] as number)),
  );
  tape.chance[at] = power;
  return power;
}

/** What a policy that learns may look at. */
export type Sight = 'threats' | 'plain' | 'bare';

/**
 * One season by the softmax of `weights`, noted on the tape. The rules are those of the engine's
 * loop. With plain sight the policy does not count who could still answer; with bare sight it looks
 * at nobody else at all: its own hand's size, the kind of move and the order are what it knows.
 */
export function playAndNote(
  season: Imagined,
  weights: Float64Array,
  sight: Sight = 'threats',
): void {
  const { hands, sizes, stronger, weaker, places, deck, rules } = season;
  const strength = strengthOf(rules);
  const byTotals = !strength.proves;
  const closing = rules.threeClose ? strength.most : strength.most + 1;
  // By totals: who stands above every wrestler of the round.
  let aboveRing = 63;
  let { out, played, turn, top, topCount, holder, inRound, holding, random } = season;
  tape.decisions = 0;
  tape.moves = 0;
  let remaining = MEMBERS[holding] as number;
  for (;;) {
    const hand = hands[turn] as number;
    const summary = summarize(hand);
    const unplayed = summarize(deck - played);
    const known = top < 0 ? 0 : byTotals ? aboveRing : (stronger[top] as number);
    const below = top < 0 ? 0 : (byTotals ? 0 : (weaker[top] as number)) | (1 << top);
    const unknown = top < 0 || topCount > 2 ? 0 : 63 & ~(known | below);
    const shift = 6 * topCount - 6;
    const legal =
      top < 0 ? summary & 63 : (known & (summary >> shift)) | (unknown & (summary >> (shift + 6)));
    let code = 0;
    if (legal !== 0) {
      let small = 99;
      for (let seat = 0; seat < season.players; seat++)
        if (seat !== turn && (holding >> seat) & 1) small = Math.min(small, sizes[seat] as number);
      const size = SIZE_CLASS[sizes[turn] as number] as number;
      const other = sight === 'bare' ? 0 : (OTHER_CLASS[small] as number);
      const others = MEMBERS[inRound & ~(1 << turn)] as number;
      const round = sight === 'bare' ? 0 : (ROUND_CLASS[others] as number);
      const from = tape.moves;
      let total = 0;
      for (let rest = legal; rest !== 0; rest &= rest - 1) {
        const w = NTH[rest * 8] as number;
        const above = stronger[w] as number;
        const under = weaker[w] as number;
        const held = (hand >> (4 * w)) & 15;
        const established = ((played >> (4 * w)) & 15) > 0;
        const raised = (unknown >> w) & 1;
        const answering = byTotals && top >= 0 ? above & known : above;
        const apart = 63 & ~(answering | (byTotals ? 0 : under | below) | (1 << w));
        const least = top < 0 ? 1 : topCount + raised;
        const free = byTotals ? top >= 0 || played > 0 : top < 0 && established;
        const most = free ? Math.min(3, held) : least;
        for (let c = least; c <= most; c++) {
          const kind =
            top < 0
              ? established || c > 1
                ? c
                : 0
              : c > least
                ? c + 7
                : !raised
                  ? c + 3
                  : established || byTotals
                    ? c + 5
                    : c + 7;
          const more = c < 3 ? apart & (unplayed >> (6 * c)) : 0;
          const answers = (answering & (unplayed >> (6 * c - 6))) | more;
          const threat = sight !== 'threats' || c >= closing ? 0 : (FEW[answers] as number);
          const left = LEFT_CLASS[held - c] as number;
          const row = tape.moves * 4;
          tape.places[row] = w * 4 + c;
          tape.places[row + 1] = kind * KIND_STEP + left * LEFT_STEP + threat * SIZES + size;
          tape.places[row + 2] =
            SECOND + kind * 64 + (FEW[above] as number) * 16 + (FEW[under] as number) * 4 + other;
          tape.places[row + 3] = THIRD + kind * 12 + round * 4 + threat;
          total += noteChance(weights);
        }
      }
      if (top >= 0) {
        const cards = (known & (unplayed >> shift)) | (unknown & (unplayed >> (shift + 6)));
        const threat = sight !== 'threats' ? 0 : (FEW[cards] as number);
        const row = tape.moves * 4;
        tape.places[row] = 0;
        tape.places[row + 1] =
          PASS_FIRST + ((topCount - 1) * SIZES + size) * 12 + round * 4 + other;
        tape.places[row + 2] = PASS_SECOND + (topCount - 1) * 12 + round * 4 + threat;
        tape.places[row + 3] = -1;
        total += noteChance(weights);
      }
      const found = tape.moves - from;
      if (found === 1) {
        code = tape.places[from * 4] as number;
        tape.moves = from;
      } else {
        random ^= random << 13;
        random ^= random >>> 17;
        random ^= random << 5;
        let rest = ((random >>> 0) / 4294967296) * total;
        let at = from;
        for (; at < tape.moves - 1; at++) {
          rest -= tape.chance[at] as number;
          if (rest < 0) break;
        }
        code = tape.places[at * 4] as number;
        for (let m = from; m < tape.moves; m++) tape.chance[m] = (tape.chance[m] as number) / total;
        const d = tape.decisions++;
        tape.seat[d] = turn;
        tape.cell[d] =
          ((sizes[turn] as number) * 16 + Math.min(15, small)) * 8 + (MEMBERS[holding] as number);
        tape.from[d] = from;
        tape.chosen[d] = at;
        tape.from[d + 1] = tape.moves;
      }
    }
    const count = code & 3;
    const wrestler = code >> 2;
    if (count === 0) {
      inRound &= ~(1 << turn);
      if ((inRound & ~(1 << holder)) !== 0) turn = NEXT_SEAT[inRound * 8 + turn] as number;
      else {
        turn = (holding >> holder) & 1 ? holder : (NEXT_SEAT[holding * 8 + holder] as number);
        top = NOBODY;
        inRound = holding;
        if (byTotals) compareStandings((season.standing = played), season);
      }
      continue;
    }
    if (byTotals) {
      if (((played >> (4 * wrestler)) & 15) === 0)
        compareStandings((season.standing += count << (4 * wrestler)), season);
      aboveRing = (stronger[wrestler] as number) & (top < 0 ? 63 : aboveRing);
    } else if (top >= 0 && (unknown >> wrestler) & 1) {
      const above = (stronger[wrestler] as number) | (1 << wrestler);
      for (let w = 0; w < 6; w++) {
        if ((below >> w) & 1) stronger[w] = (stronger[w] as number) | above;
        if ((above >> w) & 1) weaker[w] = (weaker[w] as number) | below;
      }
    }
    played += count << (4 * wrestler);
    hands[turn] = hand - (count << (4 * wrestler));
    sizes[turn] = (sizes[turn] as number) - count;
    holder = turn;
    if (sizes[turn] === 0) {
      places[out++] = turn;
      holding &= ~(1 << turn);
      inRound &= ~(1 << turn);
      if (--remaining <= rules.endsWhenHolding) break;
    }
    if ((inRound & ~(1 << turn)) !== 0 && count < closing) {
      turn = NEXT_SEAT[inRound * 8 + turn] as number;
      top = wrestler;
      topCount = count;
    } else {
      if (byTotals) compareStandings((season.standing = played), season);
      if (sizes[turn] === 0) turn = NEXT_SEAT[holding * 8 + turn] as number;
      top = NOBODY;
      inRound = holding;
    }
  }
  season.out = out;
  season.random = random;
  season.holding = holding;
}
