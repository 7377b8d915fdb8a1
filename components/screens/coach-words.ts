/** What the coach says, in the words that fit the picture: columns have no ropes. */

import type { Translate } from '@/i18n';
import { en } from '@/i18n/en';

type Shape = 'diagram' | 'columns';
type Said = Readonly<Record<string, Readonly<Record<string, string>>>>;

const IN_COLUMNS: Said = en.learn.columns;

/** Whether something is said differently where strength is drawn as columns. */
const differs = (shape: Shape, topic: string, key: string): boolean =>
  shape === 'columns' && IN_COLUMNS[topic]?.[key] !== undefined;

export interface Words {
  readonly t: Translate;
  readonly shape: Shape;
}

export const lessonText = ({ t, shape }: Words, lesson: string, key: string): string =>
  t(
    `learn.${differs(shape, lesson, key) ? 'columns' : 'lessons'}.${lesson}.${key}` as 'learn.title',
  );

export const remarkText = ({ t, shape }: Words, remark: string): string =>
  t(
    `learn.${differs(shape, 'remark', remark) ? 'columns.remark' : 'remark'}.${remark}` as 'learn.title',
  );
