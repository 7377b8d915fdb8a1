/** One person and three bots, from the poster to the winner, by pointer. */

import { dragPlay } from './helpers/acts';
import { prepareApp } from './helpers/app';
import { expectFourSeasons, playMatch } from './helpers/match';

const open = prepareApp();

test('a match of four seasons is played by dragging cards into the ring', async () => {
  const page = await open();
  const press = (name: RegExp) => page.getByRole('button', { name }).click();
  await press(/^Settings$/);
  await page.getByRole('radio', { name: 'Instant' }).click();
  await press(/^Back$/);
  await press(/^Play solo$/);
  const met = await playMatch(page, {
    play: (choice) => dragPlay(page, choice),
    pass: () => press(/^Pass$/),
    press,
  });
  expect(met['season-over']).toBe(3);
  expect(met.passes).toBeGreaterThan(0);
  await expectFourSeasons(page, met.plays);
  await press(/^Home$/);
  await page.getByRole('button', { name: /^The result/ }).waitFor();
});
