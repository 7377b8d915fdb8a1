/** The rivals as people at a table: their names, and which of them sits down next. */

import type { Level } from '@/engine/maskmen/bots/levels';
import { LEVELS, isLevel } from '@/engine/maskmen/bots/levels';
import type { RivalId } from '@/engine/maskmen/bots/rivals';
import { RIVALS, isRival } from '@/engine/maskmen/bots/rivals';

import { freeName, nameKey } from './names';
import type { Player } from './types';

export { LEVELS, RIVALS, isLevel, isRival };
export type { Level, RivalId };

/** In the order in which they come to the table. */
export const RIVAL_NAMES: Readonly<Record<RivalId, string>> = {
  raiser: 'Lupe',
  counter: 'Kenji',
  hoarder: 'Oleg',
  spoiler: 'Mei',
  herald: 'Sara',
  stampede: 'Bruno',
  patient: 'Inés',
  regal: 'Tariq',
};

const IN_ORDER = Object.keys(RIVAL_NAMES) as readonly RivalId[];

/** Strong enough to be worth a game, and no more than that. */
export const FIRST_LEVEL: Level = 'regular';

export type BotPlayer = Player & { readonly kind: 'bot' };

/** A rival at a table where some names are taken. */
export const seatRival = (rival: RivalId, level: Level, taken: readonly string[]): BotPlayer => ({
  kind: 'bot',
  name: freeName(RIVAL_NAMES[rival], taken),
  rival,
  level,
});

/** The first rival whose name nobody at the table has; the first of all once every one sits there. */
export function nextRival(taken: readonly string[]): RivalId {
  const keys = new Set(taken.map(nameKey));
  return IN_ORDER.find((rival) => !keys.has(nameKey(RIVAL_NAMES[rival]))) ?? 'raiser';
}

/** The rival of a name, for tables kept before bots had styles. */
export const rivalNamed = (name: string): RivalId =>
  IN_ORDER.find((rival) => nameKey(RIVAL_NAMES[rival]) === nameKey(name)) ?? 'raiser';
