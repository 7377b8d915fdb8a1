/** What screens whose words are measured are made of: a kept match, a place to go, a few deeds in English. */

import type { Page } from 'playwright-core';

import type { Settings } from '@/store/types';
import { keepMatch, type MatchInPosition, type Texts } from '@/tools/lib/saves';
import { seats } from '@/tools/shots/scenes';

export interface Screen {
  readonly name: string;
  readonly path: string;
  readonly texts?: Texts;
  readonly settings?: Partial<Settings>;
  readonly act?: (page: Page) => Promise<void>;
  /** The bots never answer, and what comes and goes by itself stays. */
  readonly still?: true;
  /** Runs in the page before the app does. */
  readonly script?: string;
  /** Complaints that are not the app's. */
  readonly allowed?: RegExp;
}

export type Place = Omit<MatchInPosition, 'players'>;

export const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: true });

export const choose =
  (wrestler: string, count?: number) =>
  async (page: Page): Promise<void> => {
    await button(page, new RegExp(`^${wrestler}, \\d`)).click();
    if (count !== undefined)
      await page.getByRole('radio', { name: new RegExp(`^${count} card`) }).click();
  };

export const press =
  (...names: (string | RegExp)[]) =>
  async (page: Page): Promise<void> => {
    for (const name of names) await button(page, name).first().click();
  };

export const at = (place: Place, letters = 'PBBB'): Texts =>
  keepMatch({ ...place, players: seats(letters) });

export const table = (name: string, rest: Omit<Screen, 'name' | 'path'>): Screen => ({
  name: `table: ${name}`,
  path: '/table',
  ...rest,
});
