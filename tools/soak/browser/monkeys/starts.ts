/** Where monkeys are let loose: every screen, in states that have much to press. */

import { LESSON_IDS } from '@/store/learn/progress';

import { keepMatch, keepProgress, keepSettings, type Texts } from '../../../lib/saves';
import { PLACES, SCENES, seats } from '../../../shots/scenes';

export interface Start {
  readonly name: string;
  readonly path: string;
  readonly texts: Texts;
}

const OFFERED = keepProgress({ done: LESSON_IDS.slice(0, 5), offered: true });
const match = (place: keyof typeof PLACES, letters: string): Texts =>
  keepMatch({ ...PLACES[place], players: seats(letters) });
const INSTANT = keepSettings({ pace: 'instant' });

export const STARTS: readonly Start[] = [
  { name: 'table', path: '/table', texts: { ...SCENES.follow.texts, ...INSTANT } },
  { name: 'poster', path: '/', texts: INSTANT },
  { name: 'hand-over', path: '/table', texts: { ...match('follow', 'PPBP'), ...INSTANT } },
  { name: 'settings', path: '/settings', texts: match('lead', 'PBBB') },
  { name: 'set-up', path: '/setup', texts: { ...SCENES.setup.texts, ...INSTANT } },
  { name: 'lesson', path: '/learn/debut', texts: { ...OFFERED, ...INSTANT } },
  { name: 'result', path: '/table', texts: { ...SCENES.result.texts, ...INSTANT } },
  { name: 'learn', path: '/learn', texts: OFFERED },
  { name: 'six seats', path: '/table', texts: { ...SCENES.sixSeats.texts, ...INSTANT } },
  { name: 'rules', path: '/rules', texts: match('twoSeats', 'PP') },
  {
    name: 'tabletop',
    path: '/table',
    texts: {
      ...keepMatch({ ...PLACES.fiveSeats, players: seats('PBPBB'), help: 'tabletop' }),
      ...keepSettings({ pace: 'fast', confirmPass: true, strength: 'columns' }),
    },
  },
  { name: 'brisk table', path: '/table', texts: match('chainAndShelf', 'PBBB') },
  { name: 'nowhere', path: '/nonsense', texts: match('lead', 'PBBB') },
];
