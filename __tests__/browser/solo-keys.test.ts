/** One person and three bots, from the poster to the winner, by keys alone. */

import { keyPlay, pressKeyOn } from './helpers/acts';
import { prepareApp } from './helpers/app';
import { expectFourSeasons, playMatch } from './helpers/match';

const open = prepareApp();

test('a match of four seasons is played by keys alone', async () => {
  const page = await open();
  await page.getByRole('button', { name: 'Play solo' }).waitFor();
  await pressKeyOn(page, /^Settings$/);
  await page.getByRole('radio', { name: 'Instant' }).waitFor();
  await pressKeyOn(page, /^Instant$/, 'Space');
  await pressKeyOn(page, /^Back$/);
  await pressKeyOn(page, /^Play solo$/);
  const met = await playMatch(page, {
    play: (choice) => keyPlay(page, choice),
    pass: () => page.keyboard.press('p'),
    press: (name) => pressKeyOn(page, name),
  });
  expect(met['season-over']).toBe(3);
  expect(met.passes).toBeGreaterThan(0);
  await expectFourSeasons(page, met.plays);
});
