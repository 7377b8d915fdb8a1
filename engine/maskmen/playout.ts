/**
 * The playing loop for search and benchmarks: a season played to its end by chance, every legal move
 * equally likely, passing included. What varies it takes from the rules. It is `listMoves` and `advance` over again, written into one
 * function on scratch arrays and locals, because phones run Hermes, which has no JIT: two to three
 * times as fast as calling them. A test plays both side by side and wants equal states.
 */

import type { Cards } from './cards';
import { LOWER, UPPER } from './cards';
import { officialRules } from './rule-sets';
import type { Rules } from './rules';
import { deckOf } from './rules';
import type { PublicSeason } from './season';
import { MEMBERS, NEXT_SEAT, NOBODY } from './season';
import { strengthOf } from './strength';
import { compareStandings } from './strength-totals';
import { NTH, wrestlerIndex } from './wrestlers';

/** A season for the playing loop: plain arrays and numbers, reused from playout to playout. */
export interface Playout {
  readonly hands: Cards[];
  readonly stronger: number[];
  readonly weaker: number[];
  /** Seats in the order of going out; `out` says how many entries count. */
  readonly places: number[];
  rules: Rules;
  out: number;
  played: Cards;
  standing: Cards;
  ring: number;
  turn: number;
  top: number;
  topCount: number;
  holder: number;
  inRound: number;
  holding: number;
  /** Moves made by the last run. */
  moves: number;
  /** State of the fast generator, never 0. */
  random: number;
}

/** Scratch space for any number of players. */
export const makePlayout = (random: number): Playout => ({
  hands: [0, 0, 0, 0, 0, 0],
  stronger: [0, 0, 0, 0, 0, 0],
  weaker: [0, 0, 0, 0, 0, 0],
  places: [0, 0, 0, 0, 0, 0],
  rules: officialRules(2),
  out: 0,
  played: 0,
  standing: 0,
  ring: 0,
  turn: 0,
  top: NOBODY,
  topCount: 0,
  holder: NOBODY,
  inRound: 0,
  holding: 0,
  moves: 0,
  random: random | 0 || 1,
});

/** Puts a season with the given hands into the scratch space. */
export function loadPlayout(to: Playout, season: PublicSeason, hands: readonly Cards[]): void {
  for (let w = 0; w < 6; w++) {
    to.stronger[w] = season.stronger[w] as number;
    to.weaker[w] = season.weaker[w] as number;
  }
  for (let seat = 0; seat < hands.length; seat++) to.hands[seat] = hands[seat] as number;
  for (let at = 0; at < season.places.length; at++) to.places[at] = season.places[at] as number;
  to.rules = season.rules;
  to.out = season.places.length;
  to.played = season.played;
  to.standing = season.standing;
  to.ring = season.ring;
  to.turn = season.turn;
  to.top = season.top;
  to.topCount = season.topCount;
  to.holder = season.holder;
  to.inRound = season.inRound;
  to.holding = season.holding;
}

/**
 * Plays on by chance until the season ends; one that is over stays as it is. Afterwards `places`,
 * `out` and `holding` tell the result.
 */
export function playOut(playout: Playout): void {
  playout.moves = 0;
  if (playout.turn < 0) return;
  const { hands, stronger, weaker, places, rules } = playout;
  const lower = LOWER;
  const upper = UPPER;
  const members = MEMBERS;
  const nextSeat = NEXT_SEAT;
  const nth = NTH;
  const ends = rules.endsWhenHolding;
  const strength = strengthOf(rules);
  const byTotals = !strength.proves;
  const closing = rules.threeClose ? strength.most : 4;
  let { out, played, turn, top, topCount, holder, inRound, holding, random } = playout;
  let remaining = members[holding] as number;
  let moves = 0;
  // What the top play demands, kept from play to play: who follows with as many cards, who with one
  // more, and where a summary holds "at least as many as the top play".
  let known = top < 0 ? 0 : strength.asMany(playout);
  let unknown = top < 0 || topCount > 2 ? 0 : strength.oneMore(playout);
  let shift = 6 * topCount - 6;
  for (;;) {
    const hand = hands[turn] as number;
    const summary = (lower[hand & 4095] as number) + (upper[hand >> 12] as number);
    moves++;
    let wrestler = NOBODY;
    let count = 1;
    if (top < 0) {
      const seen = (lower[played & 4095] as number) + (upper[played >> 12] as number);
      const many = !byTotals ? seen & 63 : seen === 0 ? 0 : 63;
      const one = summary & 63;
      const two = (summary >> 6) & many;
      const three = (summary >> 12) & many;
      const ones = members[one] as number;
      const twos = members[two] as number;
      random ^= random << 13;
      random ^= random >>> 17;
      random ^= random << 5;
      let pick = ((random >>> 16) * (ones + twos + (members[three] as number))) >>> 16;
      if (pick < ones) {
        wrestler = nth[one * 8 + pick] as number;
      } else if ((pick -= ones) < twos) {
        wrestler = nth[two * 8 + pick] as number;
        count = 2;
      } else {
        wrestler = nth[three * 8 + pick - twos] as number;
        count = 3;
      }
    } else if (byTotals) {
      const one = topCount > 1 ? 0 : known & summary;
      const two = topCount > 2 ? 0 : (topCount < 2 ? known | unknown : known) & (summary >> 6);
      const three = (known | unknown) & (summary >> 12);
      const ones = members[one] as number;
      const twos = members[two] as number;
      const all = ones + twos + (members[three] as number);
      let pick = 0;
      if (all > 0) {
        random ^= random << 13;
        random ^= random >>> 17;
        random ^= random << 5;
        pick = ((random >>> 16) * (all + 1)) >>> 16;
      }
      if (pick < ones) {
        wrestler = nth[one * 8 + pick] as number;
      } else if ((pick -= ones) < twos) {
        wrestler = nth[two * 8 + pick] as number;
        count = 2;
      } else if ((pick -= twos) < (members[three] as number)) {
        wrestler = nth[three * 8 + pick] as number;
        count = 3;
      }
    } else {
      const legal = (known & (summary >> shift)) | (unknown & (summary >> (shift + 6)));
      if (legal !== 0) {
        random ^= random << 13;
        random ^= random >>> 17;
        random ^= random << 5;
        const pick = ((random >>> 16) * ((members[legal] as number) + 1)) >>> 16;
        wrestler = nth[legal * 8 + pick] as number;
      }
      if (wrestler >= 0) count = topCount + ((unknown >> wrestler) & 1);
    }
    if (wrestler < 0) {
      inRound &= ~(1 << turn);
      if ((inRound & ~(1 << holder)) !== 0) {
        turn = nextSeat[inRound * 8 + turn] as number;
      } else {
        turn = (holding >> holder) & 1 ? holder : (nextSeat[holding * 8 + holder] as number);
        top = NOBODY;
        inRound = holding;
        if (byTotals) compareStandings((playout.standing = played), playout);
      }
      continue;
    }
    const cards = count << (4 * wrestler);
    if (byTotals) {
      if (((played >> (4 * wrestler)) & 15) === 0)
        compareStandings((playout.standing += cards), playout);
    } else if (top >= 0 && (unknown >> wrestler) & 1) {
      const above = (stronger[wrestler] as number) | (1 << wrestler);
      const below = (weaker[top] as number) | (1 << top);
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
    hands[turn] = hand - cards;
    holder = turn;
    if (hand === cards) {
      places[out++] = turn;
      holding &= ~(1 << turn);
      inRound &= ~(1 << turn);
      if (--remaining <= ends) break;
    }
    if ((inRound & ~(1 << turn)) !== 0 && count < closing) {
      turn = nextSeat[inRound * 8 + turn] as number;
      known = (stronger[wrestler] as number) & (byTotals && top >= 0 ? known : 63);
      const barred = byTotals ? 0 : (weaker[wrestler] as number);
      unknown = count > 2 ? 0 : 63 & ~(known | barred | (1 << wrestler));
      top = wrestler;
      topCount = count;
      shift = 6 * count - 6;
    } else {
      if (hand === cards) turn = nextSeat[holding * 8 + turn] as number;
      top = NOBODY;
      inRound = holding;
      if (byTotals) compareStandings((playout.standing = played), playout);
    }
  }
  if (byTotals) compareStandings((playout.standing = played), playout);
  playout.out = out;
  playout.played = played;
  playout.turn = NOBODY;
  playout.holder = holder;
  playout.inRound = inRound;
  playout.holding = holding;
  playout.random = random;
  playout.moves = moves;
}

/** What is dealt into a playout, over and over. */
export interface Dealer {
  readonly players: number;
  readonly handSize: number;
  /** Every card of the deck as a wrestler's index; each deal leaves it in another order. */
  readonly pile: number[];
  /** The deck as counts. */
  readonly deck: Cards;
  readonly rules: Rules;
}

/** A dealer for these rules. */
export function makeDealer(rules: Rules, players: number): Dealer {
  const pile = rules.wrestlers.flatMap((wrestler) =>
    new Array<number>(rules.cardsEach).fill(wrestlerIndex(wrestler)),
  );
  return { players, handSize: rules.handSize, pile, deck: deckOf(rules), rules };
}

/** Deals a fresh season into the scratch space with the fast generator. */
export function dealPlayout(playout: Playout, dealer: Dealer, host: number): void {
  const { hands, stronger, weaker } = playout;
  const { players, handSize, pile } = dealer;
  let { random } = playout;
  let at = 0;
  let left = pile.length;
  let rest = dealer.deck;
  // With nothing left out, the last seat has what the others have not.
  const last = left === players * handSize ? players - 1 : players;
  for (let seat = 0; seat < last; seat++) {
    let hand = 0;
    for (let end = at + handSize; at < end; at++) {
      random ^= random << 13;
      random ^= random >>> 17;
      random ^= random << 5;
      const from = at + (((random >>> 16) * left--) >>> 16);
      const wrestler = pile[from] as number;
      pile[from] = pile[at] as number;
      pile[at] = wrestler;
      hand += 1 << (4 * wrestler);
    }
    hands[seat] = hand;
    rest -= hand;
  }
  if (last < players) hands[last] = rest;
  for (let w = 0; w < 6; w++) {
    stronger[w] = 0;
    weaker[w] = 0;
  }
  playout.rules = dealer.rules;
  playout.out = 0;
  playout.played = 0;
  playout.standing = 0;
  playout.ring = 0;
  playout.turn = host;
  playout.top = NOBODY;
  playout.holder = NOBODY;
  playout.inRound = (1 << players) - 1;
  playout.holding = playout.inRound;
  playout.random = random;
}
