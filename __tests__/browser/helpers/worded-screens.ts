/**
 * Every screen of the app in the states that its words depend on, as a list: what was kept before,
 * where one goes, and what one does there, in English; the language is changed after that.
 */

import { COURSE } from '@/engine/maskmen/lessons/course';
import type { Lesson } from '@/engine/truth';
import { LESSON_IDS } from '@/store/learn/progress';
import { DEFAULT_SETTINGS } from '@/store/settings-store';
import type { TableSetup } from '@/store/types';
import { keepMatch, keepProgress, keepSettings, keepSetup, type Texts } from '@/tools/lib/saves';
import { PLACES, seats } from '@/tools/shots/scenes';

import { PASSING } from './passing-screens';
import { at, choose, press, table, type Place, type Screen } from './worded-parts';

export type { Screen } from './worded-parts';

const setup = (letters: string, rest: Partial<TableSetup> = {}): Texts =>
  keepSetup({ players: seats(letters), host: 'random', seasons: 4, help: 'full', ...rest });

const WRESTLERS = ['Volto', 'Zarpa', 'Nopal', 'Umbra', 'Dalia', 'Fango'] as const;

const LAST_SEASON: Place = {
  ...PLACES.seasonEnd,
  before: [
    [1, 2, 0, -1],
    [2, 0, 1, -1],
    [0, 1, 2, -1],
  ],
};

const POSTERS: readonly Screen[] = [
  { name: 'home, first time', path: '/' },
  { name: 'home, match open', path: '/', texts: at(PLACES.follow) },
  {
    name: 'home, match for two open, course begun',
    path: '/',
    texts: { ...at(PLACES.twoSeats, 'PP'), ...keepProgress({ offered: true, done: ['debut'] }) },
  },
  { name: 'home, season over', path: '/', texts: at(PLACES.seasonEnd) },
  {
    name: 'home, asked about the open match',
    path: '/',
    texts: at(PLACES.follow),
    act: press('Play solo'),
  },
  { name: 'home, something put aside', path: '/', texts: { 'maskmen.match': '{"version":1' } },
  { name: 'no such page', path: '/nonsense', allowed: /404/ },
];

const SETUPS: readonly Screen[] = [
  { name: 'set-up for two', path: '/setup', texts: setup('PB') },
  { name: 'set-up for six', path: '/setup', texts: setup('PBBPBB', { help: 'light' }) },
  { name: 'set-up, tabletop', path: '/setup', texts: setup('PPB', { help: 'tabletop' }) },
  {
    name: 'set-up, a rival is chosen',
    path: '/setup',
    texts: setup('PBBP'),
    act: press(/Choose another$/),
  },
  {
    name: 'set-up, a seat is arranged',
    path: '/setup',
    texts: setup('PBBP'),
    act: press(/^Arrange the seat of Lupe/),
  },
  {
    name: 'set-up, a name is missing',
    path: '/setup',
    texts: setup('PBBP'),
    act: (page) => page.getByLabel('Name of player 1').fill(''),
  },
  {
    name: 'set-up, two of one name',
    path: '/setup',
    texts: setup('PBBP'),
    act: (page) => page.getByLabel('Name of player 1').fill('Oleg'),
  },
];

const TABLES: readonly Screen[] = [
  ...WRESTLERS.map((wrestler) =>
    table(`following with ${wrestler}`, { texts: at(PLACES.follow), act: choose(wrestler) }),
  ),
  table('leading', { texts: at(PLACES.lead), act: choose('Volto', 2) }),
  table('leading with a debut', { texts: at(PLACES.lead), act: choose('Nopal') }),
  table('start of a season', { texts: at(PLACES.seasonStart) }),
  table('a bot leads', {
    texts: at({
      ...PLACES.seasonStart,
      position: PLACES.seasonStart.position.replace('turn 0', 'turn 1'),
    }),
    still: true,
  }),
  table('two seats', { texts: at(PLACES.twoSeats, 'PB'), act: choose('Zarpa') }),
  table('five seats', { texts: at(PLACES.fiveSeats, 'PBBBB'), act: choose('Volto') }),
  table('six seats', { texts: at(PLACES.sixSeats, 'PBBBBB'), act: choose('Nopal') }),
  table('six seats, leading', { texts: at(PLACES.sixLead, 'PBBBBB'), act: choose('Volto', 2) }),
  table('a bot thinks', { texts: at(PLACES.watching), still: true }),
  table('a chain of six', { texts: at(PLACES.chainOfSix), act: choose('Umbra') }),
  table('a chain of five', { texts: at(PLACES.chainOfFive), act: choose('Volto') }),
  table('a chain and a shelf', { texts: at(PLACES.chainAndShelf), act: choose('Volto') }),
  table('columns', { texts: at(PLACES.follow), settings: { strength: 'columns' } }),
  table('columns, a chain of six', {
    texts: at(PLACES.chainOfSix),
    settings: { strength: 'columns' },
  }),
  table('tabletop help', {
    texts: keepMatch({ ...PLACES.follow, players: seats('PBBB'), help: 'tabletop' }),
  }),
  table('menu', { texts: at(PLACES.follow), act: press('Menu') }),
  table('menu with a way back', {
    texts: at({ ...PLACES.follow, fixed: 0 }, 'PPBB'),
    act: press('Look at the table', 'Menu'),
  }),
  table('log', { texts: at(PLACES.watching), still: true, act: press('Menu', 'Season log') }),
  table('scores', { texts: at(PLACES.lead), act: press('Menu', 'Scores') }),
  table('scores of two', { texts: at(PLACES.twoSeats, 'PB'), act: press('Menu', 'Scores') }),
  table('cards played', { texts: at(PLACES.follow), act: press('Menu', 'Cards played') }),
  table('cards played by two', {
    texts: at(PLACES.twoSeats, 'PB'),
    act: press('Menu', 'Cards played'),
  }),
];

const BETWEEN: readonly Screen[] = [
  table('hand-over', { texts: at(PLACES.follow, 'PPPP') }),
  table('hand-over, a season begins', { texts: at(PLACES.seasonStart, 'PPPP') }),
  table('hand-over with undo', { texts: at({ ...PLACES.follow, fixed: 0 }, 'PPPP') }),
  table('hand-over, looking at the table', {
    texts: at(PLACES.follow, 'PPPP'),
    act: press('Look at the table'),
  }),
  table('result of a season', { texts: at(PLACES.seasonEnd) }),
  table('result of a season for two', { texts: at(PLACES.twoEnd, 'PB') }),
  table('result of a season for six', { texts: at(PLACES.sixEnd, 'PBBBBB') }),
  table('result of the fifth of eight seasons', { texts: at(PLACES.fifthEnd) }),
  table('result of a match', { texts: at(LAST_SEASON) }),
];

const PAGES: readonly Screen[] = [
  { name: 'settings', path: '/settings' },
  { name: 'settings, about to wipe', path: '/settings', act: press('Wipe my data') },
  { name: 'learn', path: '/learn' },
  {
    name: 'learn, all done',
    path: '/learn',
    texts: keepProgress({
      offered: true,
      done: LESSON_IDS,
    }),
  },
  { name: 'rules', path: '/rules' },
  {
    name: 'rules, nothing found',
    path: '/rules',
    act: (page) => page.getByLabel('Search the rules').fill('zzz'),
  },
];

/** Every step of every lesson, as one comes back to it. */
const STEPS: readonly Screen[] = (COURSE as readonly Lesson[]).flatMap(({ id, steps }) =>
  steps.map(({ key }, step) => ({
    name: `lesson ${id}: ${key}`,
    path: `/learn/${id}`,
    texts: keepProgress({ offered: true, at: { lesson: id, step } }),
    still: true as const,
  })),
);

export const WORDED_SCREENS: readonly Screen[] = [
  ...POSTERS,
  ...SETUPS,
  ...TABLES,
  ...PASSING,
  ...BETWEEN,
  ...PAGES,
  ...STEPS,
];

/** What is kept besides: nothing moves, and the language is the device's. */
export const textsFor = ({ texts = {}, settings = {} }: Screen): Texts => ({
  ...keepSettings({ ...DEFAULT_SETTINGS, motion: 'reduced', ...settings }),
  ...texts,
});
