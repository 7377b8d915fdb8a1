/** The match as it lies on the browser's disk, which alone knows every hand. */

import type { Page } from 'playwright-core';

import { expectOk, parseRecord, replay, type MatchState } from '@/engine/truth';
import { readTexts } from '@/tools/lib/app-page';

export interface Kept {
  readonly seed: string;
  readonly match: MatchState;
  /** The seats of all plays, season by season. */
  readonly plays: readonly (readonly number[])[];
}

export async function readKept(page: Page): Promise<Kept> {
  const kept = JSON.parse((await readTexts(page))['maskmen.match'] ?? '{}') as { record?: unknown };
  const record = expectOk(parseRecord(kept.record));
  if (record.deals.kind !== 'seed') throw new Error('a match is dealt from a seed');
  const plays = record.moves.map((moves, season) => {
    const move = moves === '' ? 0 : moves.split(' ').length;
    const { log } = expectOk(replay(record, { season, move })).season;
    return log.filter((entry) => entry.move.kind === 'play').map(({ seat }) => seat);
  });
  return { seed: record.deals.seed, match: expectOk(replay(record)), plays };
}
