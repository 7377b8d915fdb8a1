/** From wherever a monkey has left the app: home by its buttons, and on with the match. */

import type { Page } from 'playwright-core';

import { LANGUAGE_NAMES } from '@/i18n/languages';

import { onceThere } from './perform';
import { anyOf } from './words';

/** Waits are counted, not timed: a machine may stand still in between. */
const POLLS = 400;
const POLL_MS = 50;
const MOST_STEPS = 12;

const SOLO = anyOf(['home.solo']);
const SETTINGS = anyOf(['home.settings']);
export const CONTINUE = anyOf(['home.continue', 'home.result'], 'begins');
const LEAVE = anyOf(['sheets.leave'], 'begins');
const CLOSE = anyOf(['common.close']);
/** Ways out, the nearest first. */
const WAYS: readonly RegExp[] = [
  anyOf(['common.home', 'result.home']),
  anyOf(['learn.leave']),
  anyOf(['settings.back', 'setup.back', 'rules.back']),
  anyOf(['table.menu']),
  anyOf(['handover.look']),
];

export interface Standing {
  readonly path: string;
  readonly dialog: boolean;
  /** The names of the buttons that can be pressed: in the dialog, where there is one. */
  readonly buttons: readonly string[];
}

/** What somebody could do now. */
export const standingNow = (page: Page): Promise<Standing> =>
  page.evaluate(() => {
    const seen = (element: Element) => element.checkVisibility({ visibilityProperty: true });
    const dialog = [...document.querySelectorAll('[role="dialog"], [aria-modal="true"]')]
      .filter(seen)
      .at(-1);
    const buttons = [
      ...(dialog ?? document).querySelectorAll('[role="button"], button, [role="link"], a'),
    ].filter((button) => seen(button) && button.getAttribute('aria-disabled') !== 'true');
    return {
      path: location.pathname,
      dialog: dialog !== undefined,
      buttons: buttons.map(
        (button) => button.getAttribute('aria-label') ?? button.textContent ?? '',
      ),
    };
  });

/** Looks until it is so, and says what it saw; undefined when it never is. */
export async function until<T>(page: Page, look: () => Promise<T | undefined>) {
  for (let polls = 0; polls < POLLS; polls++) {
    const seen = await look();
    if (seen !== undefined) return seen;
    await page.waitForTimeout(POLL_MS);
  }
  return undefined;
}

const tell = ({ path, dialog, buttons }: Standing): string =>
  `${path}${dialog ? ' (a sheet is open)' : ''}: ${buttons.join(', ')}`;

const isHome = ({ path, dialog, buttons }: Standing): boolean =>
  path === '/' && !dialog && buttons.some((name) => SOLO.test(name));

/** What a person would press next to get home. */
function wayOut({ dialog, buttons }: Standing): string | undefined {
  const ways = dialog ? [LEAVE, CLOSE] : WAYS;
  for (const way of ways) {
    const found = buttons.find((name) => way.test(name));
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Presses a button as a finger would, where it is and if nothing lies over it; whether it could. */
async function tryPress(page: Page, name: string): Promise<boolean> {
  const button = page.getByRole('button', { name, exact: true }).filter({ visible: true }).last();
  return button.click({ timeout: 3000 }).then(
    () => true,
    () => false,
  );
}

export async function press(page: Page, name: string): Promise<void> {
  // What was under way may still take the button away, or bring another screen before it.
  for (let tries = 0; tries < 5; tries++) if (await tryPress(page, name)) return;
  throw new Error(`${name} cannot be pressed at ${tell(await standingNow(page))}`);
}

/** Home, by what is on the screen. */
export async function goHome(page: Page): Promise<void> {
  const pressed: string[] = [];
  while (pressed.length < MOST_STEPS) {
    const ready = await until(page, async () => {
      // A way back may lead out of the app, and a slow machine goes it late.
      const now = await onceThere(page, () => standingNow(page));
      return isHome(now) || wayOut(now) !== undefined ? now : undefined;
    });
    if (ready === undefined) throw new Error(`a dead end at ${tell(await standingNow(page))}`);
    if (isHome(ready)) return;
    const way = wayOut(ready) ?? '';
    const before = tell(ready);
    const couldPress = await tryPress(page, way);
    pressed.push(`${way} at ${ready.path}${couldPress ? '' : ' (in vain)'}`);
    if (!couldPress) continue;
    const changed = await until(page, async () => {
      const now = await standingNow(page);
      return tell(now) !== before ? now : undefined;
    });
    if (changed === undefined) throw new Error(`${way} does nothing at ${before}`);
  }
  throw new Error(`the way home never ends: ${pressed.join(', ')}`);
}

/** From home into the settings and back, if another language was set. */
export async function speakEnglish(page: Page): Promise<void> {
  const spoken = () => page.evaluate(() => document.documentElement.lang);
  if ((await spoken()) === 'en') return;
  const { buttons } = await standingNow(page);
  await press(page, buttons.find((name) => SETTINGS.test(name)) ?? '');
  await page.getByRole('radio', { name: LANGUAGE_NAMES.en, exact: true }).click();
  await until(page, async () => ((await spoken()) === 'en' ? true : undefined));
  await goHome(page);
}
