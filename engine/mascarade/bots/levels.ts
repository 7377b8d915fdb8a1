/**
 * The five levels. They differ by memory and attention, never by dice or by peeking: the Rookie
 * forgets after four turns and rarely doubts, the Regular remembers its own card and the richest
 * player's, the Club player eight turns, the Expert everything, with even odds for every swap it did
 * not see, the Champion also who tends to lie and to answer.
 */

import type { WorldPlan } from './worlds';

export const LEVELS = ['rookie', 'regular', 'club', 'expert', 'champion'] as const;
export type Level = (typeof LEVELS)[number];

export const isLevel = (value: unknown): value is Level =>
  typeof value === 'string' && (LEVELS as readonly string[]).includes(value);

/** How a level thinks. */
export type Mind =
  /** By habit, on what it remembers. */
  | {
      readonly kind: 'habit';
      /** Turns after which what was seen is forgotten. */
      readonly turns: number;
      /** Whose cards it keeps in mind. */
      readonly watches: 'all' | 'own-and-richest';
      /** What an answer must be worth, in coins, before it is given. */
      readonly shy: number;
    }
  /** Looks ahead. */
  | {
      readonly kind: 'search';
      /** For an action or a power, and for an answer to others. */
      readonly playouts: { readonly acting: number; readonly answering: number };
      readonly plan: WorldPlan;
    };

export const MINDS: Readonly<Record<Level, Mind>> = {
  rookie: { kind: 'habit', turns: 4, watches: 'all', shy: 1.5 },
  regular: { kind: 'habit', turns: 999, watches: 'own-and-richest', shy: 0.5 },
  club: { kind: 'habit', turns: 8, watches: 'all', shy: 0 },
  expert: {
    kind: 'search',
    playouts: { acting: 160, answering: 60 },
    plan: { worlds: 16, ways: 128, reads: false },
  },
  champion: {
    kind: 'search',
    playouts: { acting: 800, answering: 300 },
    plan: { worlds: 40, ways: 256, reads: true },
  },
};

/** The playouts a level takes for a decision, when nobody says otherwise. */
export function playoutsOf(level: Level, answering: 'acting' | 'answering'): number {
  const mind = MINDS[level];
  return mind.kind === 'search' ? mind.playouts[answering] : 0;
}
