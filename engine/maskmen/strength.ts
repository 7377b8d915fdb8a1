/**
 * Strength, in the two ways there are: by defeats (strength-proved.ts) or by cards played
 * (strength-totals.ts). Legality, the transition and what is public ask the one that the rules name;
 * nothing else knows which it is.
 */

import type { Cards } from './cards';
import type { MutableOrder, Order } from './order';
import type { Rules } from './rules';
import { provedStrength } from './strength-proved';
import { totalsStrength } from './strength-totals';

/** What of a season strength is read off. */
export interface Standings extends Order {
  readonly played: Cards;
  readonly top: number;
  readonly topCount: number;
  readonly standing: Cards;
  readonly ring: number;
}

/** The same where a play changes it. */
export interface MutableStandings extends MutableOrder {
  readonly played: Cards;
  readonly top: number;
  readonly topCount: number;
  standing: Cards;
  ring: number;
}

/** What strength keeps of a season. */
export type StrengthState = MutableOrder & Pick<MutableStandings, 'standing' | 'ring'>;

export interface Strength {
  /** Never more cards in a play. */
  readonly most: number;
  /** Whether a follow has exactly the cards it takes, or at least those. */
  readonly exact: boolean;
  /** Whether plays prove something. */
  readonly proves: boolean;
  /** What is said of those that follow with as many cards as the top play, and with one more. */
  readonly words: {
    readonly asMany: 'stronger' | 'above';
    readonly oneMore: 'unknown' | 'not-above';
  };
  /** Why a lead with too many cards is refused. */
  readonly single: 'debut-single' | 'opening-single';
  /** What is known when so many cards were played and no round runs. */
  readonly begin: (played: Cards) => StrengthState;
  /** The wrestlers that may be led with more than one card, as bits. */
  readonly leadsMany: (season: Standings) => number;
  /** The wrestlers that follow the top play with as many cards, and those that take one more. */
  readonly asMany: (season: Standings) => number;
  readonly oneMore: (season: Standings) => number;
  /** Writes the legal moves of a hand, as `listMoves` wants them, and returns how many there are. */
  readonly list: (season: Standings, hand: Cards, into: number[]) => number;
  /** Notes a play before it becomes the top one, and the end of a round. */
  readonly notePlay: (season: MutableStandings, wrestler: number, count: number) => void;
  readonly noteRound: (season: MutableStandings) => void;
}

/** Both, by name. What is asked at every move chooses here by itself: calls are dear in Hermes. */
export const STRENGTH = { proved: provedStrength, totals: totalsStrength } as const;

/** How strength works under these rules. */
export const strengthOf = (rules: Rules): Strength => STRENGTH[rules.strength];

/** Every number of cards a play may have. */
export const countsOf = (rules: Rules): number[] =>
  Array.from({ length: strengthOf(rules).most }, (_, at) => at + 1);

/** Whether a play of so many cards wins its round at once. */
export const closesRound = (rules: Rules, count: number): boolean =>
  rules.threeClose && count === strengthOf(rules).most;
