/**
 * The playing loop with the learned policy: an imagined season played to its end, every seat by
 * `tab`'s probabilities. It is `scorePlay`, `scorePass` and the rules' `advance` over again, written
 * into one function on scratch arrays and locals; a test plays both side by side and wants equal
 * states. What varies it takes from the rules. That it is one long function is its purpose: calls are
 * what Hermes is slow at.
 */

import { LOWER, UPPER } from '../cards';
import { MEMBERS, NEXT_SEAT, NOBODY } from '../season';
import { strengthOf } from '../strength';
import { compareStandings } from '../strength-totals';
import { NTH } from '../wrestlers';
import type { Imagined } from './imagined';
import {
  FEW,
  KIND_STEP,
  LEFT_CLASS,
  LEFT_STEP,
  OTHER_CLASS,
  PASS_FIRST,
  PASS_SECOND,
  POWERS,
  POWERS_ZERO,
  ROUND_CLASS,
  SECOND,
  SIZES,
  SIZE_CLASS,
  THIRD,
} from './policy-tables';
import type { Ways } from './ways';

const chances: number[] = new Array<number>(24).fill(0);
const codes: number[] = new Array<number>(24).fill(0);

/**
 * Plays on until the season ends, `first` (a move's code, or −1 for none) being the first move; `ways`
 * are the weights of each seat.
 * Afterwards `places`, `out`, `holding` and `wonAt` tell the result.
 */
export function playWithPolicy(season: Imagined, ways: Ways, first: number): void {
  season.moves = 0;
  if (season.turn < 0) return;
  const { hands, sizes, stronger, weaker, places, wonAt, deck, rules } = season;
  const lower = LOWER;
  const upper = UPPER;
  const members = MEMBERS;
  const nextSeat = NEXT_SEAT;
  const nth = NTH;
  const few = FEW;
  const powers = POWERS;
  const leftClass = LEFT_CLASS;
  const ends = rules.endsWhenHolding;
  const strength = strengthOf(rules);
  const most = strength.most;
  const byTotals = !strength.proves;
  const closing = rules.threeClose ? most : most + 1;
  let { out, played, turn, top, topCount, holder, inRound, holding, random } = season;
  let remaining = members[holding] as number;
  let moves = 0;
  let rounds = 0;
  let forced = first;
  // The smallest hand, whose it is, and the smallest of the others.
  let small = 99;
  let smallest = NOBODY;
  let second = 99;
  let counted = 0;
  // What is not played yet, and what the top play demands; kept from play to play.
  let unplayed = 0;
  let known = top >= 0 ? strength.asMany(season) : 0;
  let unknown = 0;
  let below = 0;
  let shift = 0;
  let changed = 1;
  for (;;) {
    if (changed) {
      changed = 0;
      const rest = deck - played;
      unplayed = (lower[rest & 4095] as number) + (upper[rest >> 12] as number);
      if (top >= 0) {
        if (byTotals) below = 1 << top;
        else {
          known = stronger[top] as number;
          below = (weaker[top] as number) | (1 << top);
        }
        unknown = topCount >= most ? 0 : 63 & ~(known | below);
        shift = 6 * topCount - 6;
      }
      if (counted !== holding) {
        counted = holding;
        small = 99;
        second = 99;
        for (let rest = holding; rest !== 0; rest &= rest - 1) {
          const seat = nth[rest * 8] as number;
          const size = sizes[seat] as number;
          if (size < small) {
            second = small;
            small = size;
            smallest = seat;
          } else if (size < second) second = size;
        }
      }
    }
    const hand = hands[turn] as number;
    moves++;
    let wrestler = NOBODY;
    let count = 1;
    if (forced >= 0) {
      count = forced & 3;
      wrestler = count === 0 ? NOBODY : forced >> 2;
      forced = -1;
    } else {
      const summary = (lower[hand & 4095] as number) + (upper[hand >> 12] as number);
      const legal =
        top < 0
          ? summary & 63
          : (known & (summary >> shift)) | (unknown & (summary >> (shift + 6)));
      if (legal !== 0) {
        const weights = ways[turn] as readonly number[];
        const size = SIZE_CLASS[sizes[turn] as number] as number;
        const other = OTHER_CLASS[turn === smallest ? second : small] as number;
        const round = ROUND_CLASS[members[inRound & ~(1 << turn)] as number] as number;
        let found = 0;
        let total = 0;
        if (top < 0) {
          for (let rest = legal; rest !== 0; rest &= rest - 1) {
            const w = nth[rest * 8] as number;
            const above = stronger[w] as number;
            const under = weaker[w] as number;
            const apart = 63 & ~(above | (byTotals ? 0 : under) | (1 << w));
            const held = (hand >> (4 * w)) & 15;
            const order = SECOND + (few[above] as number) * 16 + (few[under] as number) * 4 + other;
            let kind = (played >> (4 * w)) & 15 ? 1 : 0;
            const up = (byTotals ? played : kind) === 0 ? 1 : held < most ? held : most;
            for (let c = 1; c <= up; c++) {
              if (c > 1) kind = c;
              const threat =
                c < closing
                  ? (few[
                      (above & (unplayed >> (6 * c - 6))) |
                        (c < most ? apart & (unplayed >> (6 * c)) : 0)
                    ] as number)
                  : 0;
              const chance = powers[
                (weights[
                  kind * KIND_STEP +
                    (leftClass[held - c] as number) * LEFT_STEP +
                    threat * SIZES +
                    size
                ] as number) +
                  (weights[order + kind * 64] as number) +
                  (weights[THIRD + kind * 12 + round * 4 + threat] as number) +
                  POWERS_ZERO
              ] as number;
              codes[found] = w * 4 + c;
              chances[found++] = chance;
              total += chance;
            }
          }
        } else {
          for (let rest = legal; rest !== 0; rest &= rest - 1) {
            const w = nth[rest * 8] as number;
            const above = stronger[w] as number;
            const under = weaker[w] as number;
            const held = (hand >> (4 * w)) & 15;
            let c = topCount;
            let kind = c + 3;
            if ((unknown >> w) & 1) {
              c++;
              kind = byTotals || (played >> (4 * w)) & 15 ? c + 5 : c + 7;
            }
            const answers = byTotals ? above & known : above;
            const apart = 63 & ~(answers | (byTotals ? 0 : under | below) | (1 << w));
            const up = !byTotals ? c : held < most ? held : most;
            for (; c <= up; c++) {
              const threat =
                c < closing
                  ? (few[
                      (answers & (unplayed >> (6 * c - 6))) |
                        (c < most ? apart & (unplayed >> (6 * c)) : 0)
                    ] as number)
                  : 0;
              const chance = powers[
                (weights[
                  kind * KIND_STEP +
                    (leftClass[held - c] as number) * LEFT_STEP +
                    threat * SIZES +
                    size
                ] as number) +
                  (weights[
                    SECOND +
                      kind * 64 +
                      (few[above] as number) * 16 +
                      (few[under] as number) * 4 +
                      other
                  ] as number) +
                  (weights[THIRD + kind * 12 + round * 4 + threat] as number) +
                  POWERS_ZERO
              ] as number;
              codes[found] = w * 4 + c;
              chances[found++] = chance;
              total += chance;
              // By totals more cards than it takes are a kind of their own.
              kind = c + 8;
            }
          }
          const threat = few[
            (known & (unplayed >> shift)) | (unknown & (unplayed >> (shift + 6)))
          ] as number;
          const cell = (topCount - 1) * 12 + round * 4;
          const chance = powers[
            (weights[
              PASS_FIRST + ((topCount - 1) * SIZES + size) * 12 + round * 4 + other
            ] as number) +
              (weights[PASS_SECOND + cell + threat] as number) +
              POWERS_ZERO
          ] as number;
          codes[found] = 0;
          chances[found++] = chance;
          total += chance;
        }
        let code = codes[0] as number;
        if (found > 1) {
          random ^= random << 13;
          random ^= random >>> 17;
          random ^= random << 5;
          let left = (random >>> 0) * 2.3283064365386963e-10 * total;
          let at = 0;
          const last = found - 1;
          for (; at < last; at++) {
            left -= chances[at] as number;
            if (left < 0) break;
          }
          code = codes[at] as number;
        }
        count = code & 3;
        if (count !== 0) wrestler = code >> 2;
      }
    }
    if (wrestler < 0) {
      inRound &= ~(1 << turn);
      if ((inRound & ~(1 << holder)) !== 0) {
        turn = nextSeat[inRound * 8 + turn] as number;
      } else {
        wonAt[holder] = ++rounds;
        turn = (holding >> holder) & 1 ? holder : (nextSeat[holding * 8 + holder] as number);
        top = NOBODY;
        inRound = holding;
        if (byTotals) compareStandings((season.standing = played), season);
      }
      continue;
    }
    const cards = count << (4 * wrestler);
    if (byTotals) {
      if (((played >> (4 * wrestler)) & 15) === 0)
        compareStandings((season.standing += cards), season);
      known = (stronger[wrestler] as number) & (top < 0 ? 63 : known);
    } else if (top >= 0 && (unknown >> wrestler) & 1) {
      const above = (stronger[wrestler] as number) | (1 << wrestler);
      for (let rest = below; rest !== 0; rest &= rest - 1) {
        const w = nth[rest * 8] as number;
        stronger[w] = (stronger[w] as number) | above;
      }
      for (let rest = above; rest !== 0; rest &= rest - 1) {
        const w = nth[rest * 8] as number;
        weaker[w] = (weaker[w] as number) | below;
      }
    }
    played += cards;
    changed = 1;
    hands[turn] = hand - cards;
    const size = (sizes[turn] as number) - count;
    sizes[turn] = size;
    holder = turn;
    if (size === 0) {
      places[out++] = turn;
      holding &= ~(1 << turn);
      inRound &= ~(1 << turn);
      if (--remaining <= ends) break;
    } else if (turn === smallest) small = size;
    else if (size < small) {
      second = small;
      small = size;
      smallest = turn;
    } else if (size < second) second = size;
    if ((inRound & ~(1 << turn)) !== 0 && count < closing) {
      turn = nextSeat[inRound * 8 + turn] as number;
      top = wrestler;
      topCount = count;
    } else {
      if (byTotals) compareStandings((season.standing = played), season);
      wonAt[turn] = ++rounds;
      if (size === 0) turn = nextSeat[holding * 8 + turn] as number;
      top = NOBODY;
      inRound = holding;
    }
  }
  wonAt[holder] = ++rounds;
  season.out = out;
  season.played = played;
  season.turn = NOBODY;
  season.holder = holder;
  season.inRound = inRound;
  season.holding = holding;
  season.random = random;
  season.moves = moves;
}
