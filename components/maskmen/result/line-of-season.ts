/** The line of a season: of all defeats the one that implied most; among equals, the latest. */

import type { Defeat, PublicSeason } from '@/engine/view';
import { tellSeason } from '@/engine/view';

export interface SeasonLine {
  readonly defeat: Defeat;
  /** Who proved it. */
  readonly seat: number;
  /** Counted from 1. */
  readonly round: number;
  /** How many relations followed from it. */
  readonly implied: number;
}

/** The line of a season; undefined when nothing was proved. */
export function lineOfSeason(season: PublicSeason): SeasonLine | undefined {
  let line: SeasonLine | undefined;
  tellSeason(season).forEach(({ moves }, at) => {
    for (const { seat, proved, implied } of moves) {
      if (proved === undefined || implied.length < (line?.implied ?? 0)) continue;
      line = { defeat: proved, seat, round: at + 1, implied: implied.length };
    }
  });
  return line;
}
