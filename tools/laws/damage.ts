/** A match to damage, and the judge of what becomes of it: a typed error, or something that replays. */

import type { MatchRecord, Result } from '@/engine/truth';
import {
  NAMED_SETS,
  configOf,
  expectOk,
  makeMatch,
  makePosition,
  officialConfig,
  parseCards,
  parseMatch,
  parseMove,
  parsePosition,
  parseRecord,
  parseRules,
  recordOf,
  replay,
} from '@/engine/truth';
import { playWhole, walkMatch } from './matches';

const SAMPLE = {
  config: officialConfig(3, { seasons: 2 }),
  deals: { kind: 'seed', seed: '0123456789abcdef' },
  choices: 5,
} as const;
const match = playWhole(SAMPLE);
export const record = recordOf(match);
export const text = makeMatch(match);
const points = [...walkMatch(SAMPLE)];
export const line = makePosition((points[30] as (typeof points)[0]).match.season);

export const PARSERS = { parseMove, parseCards, parseRules, parsePosition, parseMatch } as const;
export type Coded = Result<unknown, { readonly code: string }>;

/** An error must have a code; a success must be worth it. */
export function judge(result: Coded): void {
  if (!result.ok && typeof result.error.code !== 'string')
    throw new Error('an error without a code');
}

export function judgeRecord(value: unknown): void {
  const parsed = parseRecord(value);
  judge(parsed);
  if (parsed.ok) expectOk(replay(parsed.value));
}

export function judgeTexts(input: string): void {
  for (const parse of Object.values(PARSERS)) judge(parse(input));
  const whole = parseMatch(input);
  if (whole.ok) expectOk(parseRecord(JSON.parse(JSON.stringify(recordOf(whole.value)))));
  const position = parsePosition(input);
  if (position.ok) expectOk(parsePosition(makePosition(position.value)));
}

/** A match of own rules, with everything in its texts that other rules put there. */
const OWN = {
  config: configOf(
    {
      ...NAMED_SETS['first-out'],
      strength: 'totals',
      handTies: 'shared',
      matchTies: 'shared',
      seasons: 2,
    },
    3,
  ),
  deals: { kind: 'seed', seed: '0123456789abcdef' },
  choices: 6,
} as const;
const ownMatch = playWhole(OWN);
const ownPoints = [...walkMatch(OWN)];
export const own = {
  record: recordOf(ownMatch),
  text: makeMatch(ownMatch),
  line: makePosition((ownPoints[9] as (typeof ownPoints)[0]).match.season),
};

/** The same table, dealt by hand. */
export const byHand: MatchRecord = {
  ...record,
  config: { ...record.config, host: 0 },
  deals: { kind: 'hands', hands: [['V5Z5N5', 'U5D5F5', 'V5Z5N5']] },
  moves: ['V1'],
};
