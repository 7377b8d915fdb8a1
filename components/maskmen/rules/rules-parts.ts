/** The parts of the rules page, in their order, and how they are searched. */

import type { TextKey, Translate } from '@/i18n';
import { en } from '@/i18n/en';

import type { DrawingName } from './rule-drawing';

export const PARTS = Object.keys(en.rules.parts) as readonly PartId[];
export type PartId = keyof typeof en.rules.parts;

export const isQuestion = (part: PartId): boolean => part.startsWith('ask');

const DRAWINGS: Readonly<Partial<Record<PartId, DrawingName>>> = {
  aim: 'wrestlers',
  deal: 'deal',
  strength: 'strength',
  picture: 'picture',
  columns: 'columns',
  lead: 'lead',
  follow: 'follow',
  three: 'three',
  tokens: 'tokens',
  example: 'example',
};

export interface RulePart {
  readonly id: PartId;
  readonly title: string;
  readonly paragraphs: readonly string[];
  readonly drawing: DrawingName | undefined;
  /** Other words for it: searched, never shown. */
  readonly also: string;
}

const isNamed = (id: PartId): id is PartId & keyof typeof en.rules.also => id in en.rules.also;

/** Every part in the reader's language. */
export const rulesIn = (t: Translate): RulePart[] =>
  PARTS.map((id) => {
    const keys = Object.keys(en.rules.parts[id]).filter((key) => key !== 'title');
    const text = (key: string): string => t(`rules.parts.${id}.${key}` as TextKey & 'rules.title');
    return {
      id,
      title: text('title'),
      paragraphs: keys.map(text),
      drawing: DRAWINGS[id],
      also: isNamed(id) ? t(`rules.also.${id}`) : '',
    };
  });

const plain = (text: string): string =>
  text
    // Digits and letters of full width are the same, and accents do not count.
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase();

/** The parts that hold every word of a search; all of them for none. */
export function findParts(parts: readonly RulePart[], search: string): readonly RulePart[] {
  const words = plain(search).split(/\s+/).filter(Boolean);
  return parts.filter(({ title, paragraphs, also }) => {
    const all = plain([title, ...paragraphs, also].join(' '));
    return words.every((word) => all.includes(word));
  });
}
