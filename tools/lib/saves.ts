/** What the app would have kept, made for pictures and browser tests: a match in any position. */
import { seedRng } from '@/engine/truth';
import { officialConfig } from '@/engine/view';
import { LEARN_SLOT, NO_PROGRESS, type Progress } from '@/store/learn/progress';
import { MATCH_SLOT } from '@/store/match/save';
import { DEFAULT_SETTINGS, SETTINGS_SLOT } from '@/store/settings-store';
import { SETUP_SLOT } from '@/store/setup-store';
import { openText, textOf, type SlotSpec } from '@/store/storage/slot';
import type { Player, Settings, TableSetup } from '@/store/types';

/** Kept texts by key. */
export type Texts = Readonly<Record<string, string>>;

export interface MatchInPosition {
  readonly players: readonly Player[];
  /** Where the season stands before the moves, in position notation. */
  readonly position: string;
  /** Tokens by seat of the seasons before. */
  readonly before?: readonly (readonly number[])[];
  /** The moves since, with a space between. */
  readonly moves?: string;
  /** So many of them can no longer be taken back; all, unless told. */
  readonly fixed?: number;
  readonly help?: TableSetup['help'];
  /** How many seasons the match has; four, unless told. */
  readonly seasons?: number;
}

const SEASONS = 4;
const SEED = '6d61736b6d656e2173686f7473212121';

/** Throws when the app would set such a text aside. */
function checked<T>(spec: SlotSpec<T>, text: string): Texts {
  const { why } = openText(spec, text);
  if (why !== undefined) throw new Error(`The app could not open this ${spec.what}: ${text}`);
  return { [spec.key]: text };
}

export function keepMatch(match: MatchInPosition): Texts {
  const { players, position, before = [], moves = '', help = 'full', seasons = SEASONS } = match;
  const count = moves === '' ? 0 : moves.split(' ').length;
  const fields = {
    version: MATCH_SLOT.version,
    revision: 1,
    record: {
      version: 1,
      config: officialConfig(players.length, { host: 0, seasons }),
      deals: { kind: 'seed', seed: SEED },
      opening: { position, before },
      moves: [moves],
    },
    setup: { players, host: 0, seasons, help },
    fixed: match.fixed ?? count,
    bots: players.map(({ kind }, seat) => (kind === 'bot' ? seedRng(SEED, seat) : null)),
  };
  return checked(MATCH_SLOT, JSON.stringify(fields));
}

export const keepSettings = (changes: Partial<Settings>): Texts =>
  checked(SETTINGS_SLOT, textOf(SETTINGS_SLOT, { ...DEFAULT_SETTINGS, ...changes }));

export const keepSetup = (setup: TableSetup): Texts =>
  checked(SETUP_SLOT, textOf(SETUP_SLOT, { last: setup, solo: undefined, shared: setup }));

export const keepProgress = (changes: Partial<Progress>): Texts =>
  checked(LEARN_SLOT, textOf(LEARN_SLOT, { ...NO_PROGRESS, ...changes }));
