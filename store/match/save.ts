/**
 * The running match as it is kept: the record, which alone holds hidden cards, and what a record
 * does not tell. Reading it is replaying it, so a save that opens is a match that can go on.
 */

import type { MatchRecord, MatchState, RngState } from '@/engine/truth';
import { parseRecord, playMove, recordOf, replay } from '@/engine/truth';
import { expectOk } from '@/engine/view';

import { parseSetup } from '../setup';
import type { SlotSpec } from '../storage/slot';
import type { Truth } from './truth';

export interface MatchSave {
  /** Counts the writes of this match: of two saves the higher is the later. */
  readonly revision: number;
  readonly truth: Truth;
}

export const MATCH_SLOT: SlotSpec<MatchSave> = {
  what: 'match',
  key: 'maskmen.match',
  version: 1,
  migrations: {},
  parse: (fields) => {
    const { revision, fixed } = fields;
    if (!isCount(revision) || !isCount(fixed)) return undefined;
    const setup = parseSetup(fields['setup']);
    const record = parseRecord(fields['record']);
    if (setup === undefined || !record.ok) return undefined;
    const { match, past } = retrace(record.value);
    const bots = parseBots(fields['bots'], setup.players.length);
    if (bots === undefined || match.config.players !== setup.players.length) return undefined;
    if (setup.players.some(({ kind }, seat) => (kind === 'bot') !== (bots[seat] !== null)))
      return undefined;
    if (fixed > past.length) return undefined;
    return { value: { revision, truth: { setup, match, past, fixed, bots } }, intact: true };
  },
  make: ({ revision, truth: { setup, match, fixed, bots } }) => ({
    revision,
    record: recordOf(match),
    setup,
    fixed,
    bots,
  }),
};

const isCount = (value: unknown): value is number =>
  typeof value === 'number' && Number.isSafeInteger(value) && value >= 0;

const isRngState = (value: unknown): value is RngState =>
  Array.isArray(value) && value.length === 4 && value.every(Number.isInteger);

function parseBots(value: unknown, seats: number): (RngState | null)[] | undefined {
  if (!Array.isArray(value) || value.length !== seats) return undefined;
  return value.every((bot) => bot === null || isRngState(bot)) ? value : undefined;
}

/** Replays a record and keeps the states before each move of its last season. */
function retrace(record: MatchRecord): { match: MatchState; past: MatchState[] } {
  const end = expectOk(replay(record));
  const season = record.moves.length - 1;
  let match = expectOk(replay(record, { season, move: 0 }));
  const past: MatchState[] = [];
  for (const { move } of end.season.log) {
    past.push(match);
    match = expectOk(playMove(match, move)).match;
  }
  return { match, past };
}
