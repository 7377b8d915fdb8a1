/** Every screen and sheet of the app, each in a state that shows what it can show. */

import type { Page } from 'playwright-core';

import { en } from '@/i18n/en';
import { LESSON_IDS } from '@/store/learn/progress';
import { keepProgress, keepSettings, type Texts } from '@/tools/lib/saves';
import { SCENES, type Scene } from '@/tools/shots/scenes';

export interface EveryScreen {
  readonly name: string;
  readonly path: string;
  readonly texts: Texts;
  readonly act?: (page: Page) => Promise<void>;
  /** Complaints that are not the app's. */
  readonly allowed?: RegExp;
}

const press = async (page: Page, name: string | RegExp): Promise<void> =>
  page.getByRole('button', { name, exact: true }).first().click();

/** A sheet of the table, opened through its menu. */
const fromMenu =
  (name: string) =>
  async (page: Page): Promise<void> => {
    await press(page, en.table.menu);
    await press(page, name);
    await page.getByRole('heading', { name }).waitFor();
  };

const scene = (name: keyof typeof SCENES): EveryScreen => {
  const { path, texts, act }: Scene = SCENES[name];
  return { name, path, texts, ...(act && { act }) };
};

const atTable = (name: string, act: (page: Page) => Promise<void>): EveryScreen => ({
  ...scene('follow'),
  name,
  act,
});

const OFFERED = keepProgress({ done: LESSON_IDS.slice(0, 4), offered: true });

export const EVERY_SCREEN: readonly EveryScreen[] = [
  scene('first'),
  scene('home'),
  {
    ...scene('home'),
    name: 'new match',
    act: async (page) => {
      await press(page, en.home.solo);
      await page.getByRole('dialog').waitFor();
    },
  },
  scene('setup'),
  {
    ...scene('setup'),
    name: 'set-up with a problem and open tools',
    act: async (page) => {
      await page.getByRole('textbox').first().fill('');
      await page
        .getByRole('button', { name: /^Move|^Arrange/ })
        .first()
        .click();
    },
  },
  {
    ...scene('setup'),
    name: 'rivals',
    act: async (page) => {
      await page
        .getByRole('button', { name: /Lupe/ })
        .and(page.locator(':not([aria-expanded])'))
        .first()
        .click();
      await page.getByRole('dialog').waitFor();
    },
  },
  { ...scene('settings'), texts: keepSettings({}) },
  { name: 'learn', path: '/learn', texts: OFFERED },
  { name: 'lesson', path: '/learn/debut', texts: OFFERED },
  { name: 'rules', path: '/rules', texts: {} },
  scene('follow'),
  scene('refused'),
  scene('lead'),
  scene('seasonStart'),
  scene('chainOfSix'),
  scene('sixSeats'),
  {
    ...scene('follow'),
    name: 'columns',
    texts: { ...SCENES.follow.texts, ...keepSettings({ strength: 'columns', theme: 'system' }) },
  },
  atTable('menu', async (page) => {
    await press(page, en.table.menu);
    await page.getByRole('dialog').waitFor();
  }),
  atTable('log', fromMenu(en.sheets.log)),
  atTable('scores', fromMenu(en.sheets.scores)),
  atTable('played', fromMenu(en.sheets.played)),
  scene('handOver'),
  scene('result'),
  { name: 'nothing there', path: '/nonsense', texts: {}, allowed: /404/ },
];
