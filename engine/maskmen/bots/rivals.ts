/**
 * Rivals: styles a player can notice. A style is a handful of weights that lean on the learned
 * policy's scores (32 steps are a factor of e), so any rival plays at any level: those who do not look
 * ahead follow it, those who do let it choose among moves that are as good as equal.
 */

import { countOf } from '../cards';
import { MEMBERS } from '../season';
import type { MoveCode } from '../moves';
import type { Situation } from './policy';
import { kindOf } from './policy';

/** What a style leans on, in steps of the policy's scores. */
export interface Style {
  /** Proving something new with one card more. */
  readonly raise: number;
  /** Passing with a play in hand. */
  readonly pass: number;
  /** Each card of a play beyond the first. */
  readonly bulk: number;
  /** Bringing a new wrestler into the season. */
  readonly debut: number;
  /** Each wrestler known weaker than the one played. */
  readonly strong: number;
  /** Playing at all while somebody else is about to go out. */
  readonly spoil: number;
  /** Answering with a wrestler known stronger. */
  readonly counter: number;
}

const NEUTRAL: Style = {
  raise: 0,
  pass: 0,
  bulk: 0,
  debut: 0,
  strong: 0,
  spoil: 0,
  counter: 0,
};

/** The rivals, in the order in which they are offered; the words about them are in i18n. */
export const RIVALS = [
  'raiser',
  'hoarder',
  'spoiler',
  'counter',
  'herald',
  'stampede',
  'patient',
  'regal',
] as const;
export type RivalId = (typeof RIVALS)[number];

export const STYLES: Readonly<Record<RivalId, Style>> = {
  /** Proves new things whenever it can. */
  raiser: { ...NEUTRAL, raise: 40 },
  /** Keeps its strong wrestlers for the end. */
  hoarder: { ...NEUTRAL, strong: -16, pass: 8 },
  /** Wakes up when somebody is about to go out. */
  spoiler: { ...NEUTRAL, spoil: 48, pass: 6 },
  /** Rarely proves anything, answers with what is known to win. */
  counter: { ...NEUTRAL, counter: 32, raise: -24 },
  /** Brings new wrestlers into the ring. */
  herald: { ...NEUTRAL, debut: 44 },
  /** Throws three at a time. */
  stampede: { ...NEUTRAL, bulk: 26, pass: -16 },
  /** Passes early and waits. */
  patient: { ...NEUTRAL, pass: 36 },
  /** Leads with its strongest. */
  regal: { ...NEUTRAL, strong: 16, raise: 8 },
};

export const isRival = (value: unknown): value is RivalId =>
  typeof value === 'string' && (RIVALS as readonly string[]).includes(value);

/** The style of a rival; without one, none. */
export const styleOf = (rival: RivalId | undefined): Style =>
  rival === undefined ? NEUTRAL : STYLES[rival];

/** How far a style leans towards a move. */
export function leanOf(style: Style, situation: Situation, code: MoveCode): number {
  const count = code & 3;
  const hurried = situation.other === 0;
  if (count === 0) return style.pass - (hurried ? style.spoil : 0);
  const kind = kindOf(situation, code);
  const known = MEMBERS[situation.weaker[code >> 2] as number] as number;
  let lean = style.bulk * (count - 1) + style.strong * Math.min(3, known);
  if (countOf(situation.played, code >> 2) === 0) lean += style.debut;
  if (kind >= 7) lean += style.raise;
  if (kind >= 4 && kind <= 6) lean += style.counter;
  return lean;
}
