/** Rivals and levels in words. */

import type { RivalOption } from '@/components/maskmen/setup/rival-sheet';
import type { BotFacts } from '@/components/maskmen/setup/seat-row';
import type { Translate } from '@/i18n';
import { LEVELS, RIVALS, RIVAL_NAMES, type BotPlayer } from '@/store/rivals';

export const botFacts = (t: Translate, { rival, level }: BotPlayer): BotFacts => ({
  line: t(`setup.rivals.${rival}`),
  levelName: t(`setup.levels.${level}`),
  level: LEVELS.indexOf(level) + 1,
});

export const rivalOptions = (t: Translate): RivalOption[] =>
  RIVALS.map((id) => ({ id, name: RIVAL_NAMES[id], line: t(`setup.rivals.${id}`) }));

export const levelOptions = (t: Translate): RivalOption[] =>
  LEVELS.map((id) => ({ id, name: t(`setup.levels.${id}`), line: t(`setup.levelLines.${id}`) }));
