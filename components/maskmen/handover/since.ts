/** What a player missed, as deeds of the others by name. */

import type { PublicSeason, Wrestler } from '@/engine/view';
import { tellSeason } from '@/engine/view';

export type Deed =
  | { readonly kind: 'led' | 'answered'; readonly wrestler: Wrestler; readonly count: number }
  | { readonly kind: 'passed' | 'forced' | 'wonRound' }
  | { readonly kind: 'wentOut'; readonly place: number };

export interface Happening {
  readonly key: string;
  readonly seat: number;
  readonly deed: Deed;
}

export interface Telling {
  /** From which place in the log on. */
  readonly since: number;
  /** Whether a pass that public facts forced is told as such: not on a table without help. */
  readonly tellForced: boolean;
}

/** What happened, oldest first; a round that was won is a deed of its winner. */
export function happeningsSince(season: PublicSeason, { since, tellForced }: Telling): Happening[] {
  const happenings: Happening[] = [];
  for (const { moves, winner } of tellSeason(season)) {
    const last = moves.at(-1)?.at ?? 0;
    for (const { at, seat, move, lead, forced, place } of moves) {
      if (at < since) continue;
      const add = (part: string, deed: Deed) =>
        happenings.push({ key: `${at} ${part}`, seat, deed });
      if (move.kind === 'pass') add('move', { kind: forced && tellForced ? 'forced' : 'passed' });
      else
        add('move', {
          kind: lead ? 'led' : 'answered',
          wrestler: move.wrestler,
          count: move.count,
        });
      if (place !== undefined) add('out', { kind: 'wentOut', place });
    }
    if (winner !== undefined && last >= since)
      happenings.push({ key: `${last} won`, seat: winner, deed: { kind: 'wonRound' } });
  }
  return happenings;
}
