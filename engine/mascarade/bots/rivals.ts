/**
 * Rivals: a habit each that a player can notice, on top of any level. It leans on the first sight of
 * moves; those who look ahead follow it among moves that are as good as equal.
 */

import type { Style } from './styles';
import { USUAL } from './styles';

export const RIVALS = [
  'king',
  'doubter',
  'trusting',
  'honest',
  'liar',
  'restless',
  'watchful',
  'steady',
] as const;
export type RivalId = (typeof RIVALS)[number];

export const STYLES: Readonly<Record<RivalId, Style>> = {
  /** Says King too often. */
  king: { ...USUAL, king: 1.5 },
  /** Always answers. */
  doubter: { ...USUAL, doubt: 1 },
  /** Hardly ever answers. */
  trusting: { ...USUAL, doubt: -0.8 },
  /** Seldom lies. */
  honest: { ...USUAL, bluff: 0.1 },
  /** Lies whenever it pays. */
  liar: { ...USUAL, bluff: 1 },
  /** Swaps whenever it can, and really does. */
  restless: { ...USUAL, swap: 1.2, switches: 0.8 },
  /** Looks before it leaps. */
  watchful: { ...USUAL, look: 0.8 },
  /** Takes cards in hand and keeps its own. */
  steady: { ...USUAL, switches: 0.15 },
};

export const isRival = (value: unknown): value is RivalId =>
  typeof value === 'string' && (RIVALS as readonly string[]).includes(value);

/** The style of a rival; without one, the usual. */
export const styleOf = (rival: RivalId | undefined): Style =>
  rival === undefined ? USUAL : STYLES[rival];
