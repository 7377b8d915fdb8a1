/** The report of a fault as text, for whoever mends it. It leaves the device only by the player's hand. */

import type { Language } from '@/i18n';
import type { MatchReport } from '@/store/use-faults';

export interface FaultFacts {
  readonly error: unknown;
  readonly version: string;
  readonly platform: string;
  readonly language: Language;
  /** Where in the app it happened. */
  readonly path: string;
  readonly match: MatchReport | undefined;
}

/** Long rows of hexadecimal digits may be a seed, which is every hand: they stay here. */
const withoutSeeds = (text: string): string => text.replace(/[0-9a-f]{16,}/gi, '…');

const LONGEST = 4000;
const cut = (text: string): string => withoutSeeds(text).slice(0, LONGEST);

export function faultReport({ error, match, ...facts }: FaultFacts): string {
  const told =
    error instanceof Error
      ? { name: error.name, message: cut(error.message), stack: cut(error.stack ?? '') }
      : { name: typeof error, message: cut(String(error)), stack: '' };
  return JSON.stringify({ app: 'Maskmen', ...facts, error: told, match }, null, 1);
}
