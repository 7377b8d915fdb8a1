/**
 * The five levels. They differ by knowledge and attention, never by dice or by peeking: the Rookie
 * follows a rule of thumb, the Regular has learned to play but forgets the rounds before and looks
 * at nobody else's cards, the Club player counts, the Expert looks ahead, the Champion also reads hands.
 */

import type { WorldPlan } from './worlds';

export const LEVELS = ['rookie', 'regular', 'club', 'expert', 'champion'] as const;
export type Level = (typeof LEVELS)[number];

export const isLevel = (value: unknown): value is Level =>
  typeof value === 'string' && (LEVELS as readonly string[]).includes(value);

/** How a level thinks. */
export type Mind =
  /** Never passes, sheds the most, weakest first. */
  | { readonly kind: 'thumb' }
  /** The learned policy, with what it remembers of the cards played, and how sure it is of itself. */
  | {
      readonly kind: 'policy';
      /** Rounds it remembers; undefined for all. */
      readonly rounds: number | undefined;
      /** Whether it notices how few cards others hold and who is still in the round. */
      readonly watches: 'others' | 'itself';
      /** Chooses, by probability, among moves at least so likely as its best; 1 for the best alone. */
      readonly within: number;
    }
  /** Looks ahead. */
  | {
      readonly kind: 'search';
      /** With one opponent they are worth more, and each costs less. */
      readonly playouts: { readonly againstOne: number; readonly againstMore: number };
      readonly plan: WorldPlan;
      /**
       * With so many cards in all hands together, or fewer, it searches in a tree and takes every deal
       * for as likely half of the time: who only reads hands there can be led astray by an opponent
       * who knows that.
       */
      readonly treeFrom: number;
    };

export const MINDS: Readonly<Record<Level, Mind>> = {
  rookie: { kind: 'thumb' },
  regular: { kind: 'policy', rounds: 1, watches: 'itself', within: 0.4 },
  club: { kind: 'policy', rounds: undefined, watches: 'others', within: 1 },
  expert: {
    kind: 'search',
    playouts: { againstOne: 500, againstMore: 500 },
    plan: { worlds: 125, inference: 'none', burnIn: 0, between: 0 },
    treeFrom: 0,
  },
  champion: {
    kind: 'search',
    playouts: { againstOne: 4000, againstMore: 1500 },
    plan: { worlds: 250, inference: 'ways', burnIn: 600, between: 150 },
    treeFrom: 8,
  },
};

/** The playouts a level takes at a table of so many, when nobody says otherwise. */
export const playoutsOf = (level: Level, players: number): number => {
  const mind = MINDS[level];
  if (mind.kind !== 'search') return 0;
  return players === 2 ? mind.playouts.againstOne : mind.playouts.againstMore;
};
