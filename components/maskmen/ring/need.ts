/** What beating the ring takes, from public facts. */

import type { PublicSeason, Wrestler } from '@/engine/view';
import { challengeOf, NOBODY, wrestlerAt, wrestlerIndex } from '@/engine/view';

export interface Need {
  readonly wrestler: Wrestler;
  readonly count: number;
  /** Whose play it is. */
  readonly holder: string;
  /** Cards a known-stronger wrestler takes; undefined when none is known. */
  readonly stronger: number | undefined;
  /** Cards an unknown wrestler takes; undefined when there is none, or three are in the ring. */
  readonly unknown: number | undefined;
}

/** Undefined before the lead. */
export function needToBeat(season: PublicSeason, names: readonly string[]): Need | undefined {
  if (season.top === NOBODY) return undefined;
  let stronger: number | undefined;
  let unknown: number | undefined;
  for (const wrestler of season.rules.wrestlers) {
    const challenge = challengeOf(season, wrestlerIndex(wrestler));
    if (challenge.kind === 'stronger') stronger = challenge.needs;
    if (challenge.kind === 'unknown') unknown = challenge.needs;
  }
  const holder = names[season.holder] ?? '';
  return { wrestler: wrestlerAt(season.top), count: season.topCount, holder, stronger, unknown };
}
