/** The table's words on the smallest phone held on its side: chips, actions and sentences of every language. */

import { LANGUAGES } from '@/i18n/languages';

import { prepareApp } from './helpers/app';
import type { Finding } from './helpers/clipped';
import { textsFor, WORDED_SCREENS } from './helpers/worded-screens';
import { judge, say, SMALLEST, STILL } from './helpers/words';

const open = prepareApp();
const ON_ITS_SIDE = { width: SMALLEST.height, height: SMALLEST.width } as const;
const NAMES = ['following with Volto', 'leading', 'a bot thinks', 'six seats', 'a proof'].map(
  (name) => `table: ${name}`,
);
const screens = WORDED_SCREENS.filter(({ name }) => NAMES.includes(name));

test('the screens are there', () => {
  expect(screens).toHaveLength(NAMES.length);
});

test.each(screens.map((screen) => [screen.name, screen] as const))(
  '%s can be read whole on its side in every language',
  async (_, screen) => {
    const page = await open({
      path: screen.path,
      size: ON_ITS_SIDE,
      texts: textsFor(screen),
      samePage: true,
      script: (screen.script ?? '') + (screen.still ? STILL : ''),
    });
    await page.waitForFunction(() => document.body.innerText.trim() !== '');
    await screen.act?.(page);
    await page.mouse.move(0, 0);
    const found: Record<string, Finding[]> = {};
    for (const language of LANGUAGES) {
      await say(page, language);
      const clipped = await judge(page);
      if (clipped.length > 0) found[language] = clipped;
    }
    expect(found).toEqual({});
  },
);
