/** What comes and goes: the coach of the first season, the banner of a proof, a hint, what breaks. */

import type { Page } from 'playwright-core';

import { LESSON_IDS, type Progress } from '@/store/learn/progress';
import { keepProgress, type Texts } from '@/tools/lib/saves';
import { PLACES } from '@/tools/shots/scenes';

import { BREAKABLE, BROKEN, setBroken } from './breakable';
import { at, button, choose, table, type Screen } from './worded-parts';

/** Everything learnt, and the coach beside the table has said so much. */
const coached = (...said: Progress['said']): Texts =>
  keepProgress({ offered: true, done: LESSON_IDS, coached: true, said });

const understood = (page: Page): Promise<void> => button(page, 'Understood').waitFor();

/** Chooses and plays, and waits for what comes of it. */
const play =
  (wrestler: string, count: number, comes: (page: Page) => Promise<void>) =>
  async (page: Page): Promise<void> => {
    await choose(wrestler)(page);
    // The choice is there once its button is; only then can be told whether the count is another.
    await page.getByRole('button', { name: new RegExp(`^Play \\d ${wrestler}$`) }).waitFor();
    const wanted = button(page, `Play ${count} ${wrestler}`);
    if ((await wanted.count()) === 0)
      await page.getByRole('radio', { name: new RegExp(`^${count} card`) }).click();
    await wanted.click();
    await comes(page);
  };

/** Ana leads with the only card she holds. */
const LAST_CARD = {
  position: 'hands V1/V2Z1/N2U1/Z2D1 played V7Z7N8U9D9F10 order Z>V turn 0',
} as const;

/** Motion goes by frames, and stops in the midst of the banner: so the picture is the same on any machine. */
const STOPPING = `
  const draw = window.requestAnimationFrame.bind(window);
  let now = performance.now();
  let end = Infinity;
  performance.now = () => now;
  const frame = () => {
    now = Math.min(end, now + 16);
    if (now === end) window.stopped = true;
    draw(frame);
  };
  draw(frame);
  window.requestAnimationFrame = (call) => draw(() => call(now));
  new MutationObserver(() => {
    if (end === Infinity && document.querySelector('[data-testid="proof"]')) end = now + 480;
  }).observe(document, { childList: true, subtree: true });
`;

export const PASSING: readonly Screen[] = [
  table('the coach on a debut', {
    texts: { ...at(PLACES.seasonStart), ...coached() },
    act: play('Volto', 1, understood),
    still: true,
  }),
  table('the coach on the unknown', {
    texts: { ...at(PLACES.follow), ...coached('debut') },
    act: play('Umbra', 2, understood),
    still: true,
  }),
  table('the coach on what follows', {
    texts: { ...at(PLACES.follow), ...coached('debut', 'unknown') },
    act: play('Umbra', 2, understood),
    still: true,
  }),
  table('the coach on three cards', {
    texts: { ...at(PLACES.lead), ...coached('debut') },
    act: play('Volto', 3, understood),
    still: true,
  }),
  table('the coach on a round won', {
    texts: { ...at(PLACES.twoSeats, 'PB'), ...coached('debut', 'unknown', 'implied', 'three') },
    act: async (page) => {
      await button(page, 'Pass').click();
      await understood(page);
    },
    still: true,
  }),
  table('the coach on going out', {
    texts: { ...at(LAST_CARD), ...coached('debut', 'unknown', 'implied', 'three', 'round') },
    act: play('Volto', 1, understood),
    still: true,
  }),
  table('a proof', {
    texts: at(PLACES.follow),
    script: STOPPING,
    act: play('Umbra', 2, async (page) => {
      await page.waitForFunction(() => (window as unknown as { stopped?: true }).stopped);
      // The note over the actions comes by the clock on the wall.
      await page.getByTestId('skip-note').waitFor({ state: 'attached' });
    }),
    still: true,
  }),
  ...(['follow', 'lead'] as const).map((place) =>
    table(`a hint (${place})`, {
      texts: at(PLACES[place]),
      act: async (page) => {
        await button(page, 'Hint').click();
        await page
          .getByRole('status')
          .filter({ hasText: /^(?:Pass|.* ×[123]):/ })
          .waitFor();
      },
    }),
  ),
  table('keys', {
    texts: at(PLACES.follow),
    act: async (page) => {
      await button(page, 'Pass').waitFor();
      await page.keyboard.press('?');
      await page.getByRole('dialog').waitFor();
    },
  }),
  table('played in another window', {
    texts: at(PLACES.follow),
    act: async (page) => {
      await button(page, 'Pass').waitFor();
      const other = await page.context().newPage();
      await other.goto('/table');
      await button(other, 'Play here').click();
      await button(page, 'Play here').waitFor();
      await page.bringToFront();
    },
  }),
  {
    name: 'something broke',
    path: '/',
    texts: { ...at(PLACES.follow), ...keepProgress({ offered: true }) },
    script: BREAKABLE,
    allowed: BROKEN,
    act: async (page) => {
      await button(page, /^Continue/).waitFor();
      await setBroken(page, true);
      await button(page, /^Continue/).click();
      await button(page, 'Copy the report').waitFor();
      await setBroken(page, false);
    },
  },
];
