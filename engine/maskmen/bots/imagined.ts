/**
 * A season as a bot imagines it: a view filled up with hands that could be. Plain arrays and numbers,
 * reused from playout to playout, since phones run Hermes, which has no JIT.
 */

import type { Cards } from '../cards';
import { cardCount } from '../cards';
import type { MoveCode } from '../moves';
import { officialRules } from '../rule-sets';
import type { Rules } from '../rules';
import { deckOf } from '../rules';
import type { PublicSeason } from '../season';
import { MEMBERS, NEXT_SEAT, NOBODY } from '../season';
import { closesRound, strengthOf } from '../strength';

export interface Imagined {
  readonly hands: Cards[];
  readonly sizes: number[];
  readonly stronger: number[];
  readonly weaker: number[];
  /** Seats in the order of going out; `out` says how many entries count. */
  readonly places: number[];
  /** When each seat last won a round, as a running number; 0 for not since the view. */
  readonly wonAt: number[];
  rules: Rules;
  players: number;
  out: number;
  deck: Cards;
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
export const makeImagined = (random: number): Imagined => ({
  hands: [0, 0, 0, 0, 0, 0],
  sizes: [0, 0, 0, 0, 0, 0],
  stronger: [0, 0, 0, 0, 0, 0],
  weaker: [0, 0, 0, 0, 0, 0],
  places: [0, 0, 0, 0, 0, 0],
  wonAt: [0, 0, 0, 0, 0, 0],
  rules: officialRules(2),
  players: 0,
  out: 0,
  deck: 0,
  played: 0,
  standing: 0,
  ring: 0,
  turn: NOBODY,
  top: NOBODY,
  topCount: 0,
  holder: NOBODY,
  inRound: 0,
  holding: 0,
  moves: 0,
  random: random | 0 || 1,
});

/** Puts a season with imagined hands, found from `at` on in a list, into the scratch space. */
export function imagine(
  to: Imagined,
  season: PublicSeason,
  from: { readonly hands: readonly Cards[]; readonly at: number },
): void {
  const { players } = season;
  for (let w = 0; w < 6; w++) {
    to.stronger[w] = season.stronger[w] as number;
    to.weaker[w] = season.weaker[w] as number;
  }
  for (let seat = 0; seat < players; seat++) {
    to.hands[seat] = from.hands[from.at + seat] as number;
    to.sizes[seat] = season.sizes[seat] as number;
    to.wonAt[seat] = 0;
  }
  for (let at = 0; at < season.places.length; at++) to.places[at] = season.places[at] as number;
  to.rules = season.rules;
  to.players = players;
  to.out = season.places.length;
  to.deck = deckOf(season.rules);
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

/** Puts a fresh season into the scratch space. */
export function imagineDeal(
  to: Imagined,
  from: { readonly hands: readonly Cards[]; readonly rules: Rules; readonly host: number },
): void {
  const players = from.hands.length;
  for (let w = 0; w < 6; w++) {
    to.stronger[w] = 0;
    to.weaker[w] = 0;
  }
  for (let seat = 0; seat < players; seat++) {
    to.hands[seat] = from.hands[seat] as number;
    to.sizes[seat] = cardCount(from.hands[seat] as number);
    to.wonAt[seat] = 0;
  }
  to.players = players;
  to.out = 0;
  to.rules = from.rules;
  to.deck = deckOf(from.rules);
  to.played = 0;
  to.standing = 0;
  to.ring = 0;
  to.turn = from.host;
  to.top = NOBODY;
  to.topCount = 0;
  to.holder = NOBODY;
  to.inRound = (1 << players) - 1;
  to.holding = to.inRound;
}

/** Makes a legal move for the seat to move: the rules' `advance`, on a season that is imagined. */
export function advanceImagined(season: Imagined, code: MoveCode): void {
  const { rules, turn: seat } = season;
  const strength = strengthOf(rules);
  const count = code & 3;
  if (count > 0) {
    const wrestler = code >> 2;
    strength.notePlay(season, wrestler, count);
    const cards = count << (4 * wrestler);
    season.hands[seat] = (season.hands[seat] as number) - cards;
    season.sizes[seat] = (season.sizes[seat] as number) - count;
    season.played += cards;
    season.top = wrestler;
    season.topCount = count;
    season.holder = seat;
    if (season.sizes[seat] === 0) {
      season.places[season.out++] = seat;
      season.holding &= ~(1 << seat);
      season.inRound &= ~(1 << seat);
      if ((MEMBERS[season.holding] as number) <= rules.endsWhenHolding) {
        season.turn = NOBODY;
        return;
      }
    }
  } else season.inRound &= ~(1 << seat);
  const { holder, holding, inRound } = season;
  if ((inRound & ~(1 << holder)) !== 0 && !closesRound(rules, count)) {
    season.turn = NEXT_SEAT[inRound * 8 + seat] as number;
    return;
  }
  strength.noteRound(season);
  season.turn = (holding >> holder) & 1 ? holder : (NEXT_SEAT[holding * 8 + holder] as number);
  season.top = NOBODY;
  season.topCount = 0;
  season.holder = NOBODY;
  season.inRound = holding;
}
