/** How large the chips under the groups are, for whoever reads larger words. */

import { displayWidth } from '@/components/ui/name-width';
import type { Translate } from '@/i18n';

import { costText } from './group-chips';
import type { HandGroup } from './hand-groups';

/** A group at least so wide has room for a larger chip, whatever it says. */
const ROOMY_GROUP = 56;
/** Between two chips. */
const GAP = 3;
/** Chips at their plain size: the words, what stands before and around them, the number of cards. */
const WORDS = { size: 14, tracking: 0.5, mark: 14 } as const;
const COUNT = { least: 34, size: 15, edges: 9, gap: 2 } as const;

/** About how wide the chips of a group are at their plain size. */
function chipWidth(t: Translate, { cost, held }: HandGroup, compact: boolean): number {
  const text = costText(t, cost) ?? '';
  const marked = cost.kind === 'stronger' || cost.kind === 'unknown';
  const words = displayWidth(text, WORDS.size, WORDS.tracking) + (marked ? WORDS.mark : 0);
  if (!compact) return Math.max(COUNT.least, words);
  const count = displayWidth(t('table.hand.times', { number: held }), COUNT.size);
  return COUNT.edges + count + (text === '' ? 0 : COUNT.gap + words);
}

export interface ChipRoom {
  /** The hand's. */
  readonly width: number;
  /** Count and cost of a group share one chip. */
  readonly compact: boolean;
  readonly wished: number;
}

/** As large as wished, unless chips would stand in each other's way under many narrow groups. */
export function chipScale(t: Translate, groups: readonly HandGroup[], room: ChipRoom): number {
  const each = room.width / Math.max(1, groups.length);
  if (each >= ROOMY_GROUP) return room.wished;
  const widest = Math.max(1, ...groups.map((group) => chipWidth(t, group, room.compact)));
  return Math.max(1, Math.min(room.wished, (each - GAP) / widest));
}
