/** Three people at one phone, by keys alone. */

import { keepSettings, keepSetup } from '@/tools/lib/saves';

import { keyPlay, pressKeyOn, tabTo } from './helpers/acts';
import { prepareApp } from './helpers/app';
import { NAMES, playSharedSeason } from './helpers/shared-season';

const open = prepareApp();

test('three people pass one phone for a season, by keys alone', async () => {
  const players = NAMES.map((name) => ({ kind: 'person' as const, name }));
  const page = await open({
    texts: {
      ...keepSettings({ pace: 'instant' }),
      ...keepSetup({ players, host: 'random', seasons: 1, help: 'full' }),
    },
  });
  await page.getByRole('button', { name: 'Pass & play' }).waitFor();
  await pressKeyOn(page, /^Pass & play$/);
  await page.getByRole('button', { name: 'Ring the bell' }).waitFor();
  await pressKeyOn(page, /^Ring the bell$/);
  await playSharedSeason(page, {
    play: (choice) => keyPlay(page, choice),
    pass: () => page.keyboard.press('p'),
    press: (name) => pressKeyOn(page, name),
    hold: async (what, until) => {
      const name = (await what.getAttribute('aria-label')) ?? '';
      await tabTo(page, new RegExp(`^${name}`));
      await page.keyboard.down('Enter');
      await until();
      await page.keyboard.up('Enter');
    },
  });
});
