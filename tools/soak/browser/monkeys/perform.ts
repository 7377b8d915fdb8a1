/** A monkey's acts on a page, by real input: mouse, fingers, keys, and what the system does to a page. */

import type { CDPSession, Page } from 'playwright-core';

import { BLANK_PATH } from '../../../lib/web-server';
import type { Act, By, Meanwhile, Spot } from './plan';

/** Lets the page be hidden and shown as a system would. */
export const HIDEABLE = `
  let hidden = false;
  Object.defineProperty(document, 'visibilityState', { get: () => (hidden ? 'hidden' : 'visible') });
  Object.defineProperty(document, 'hidden', { get: () => hidden });
  window.setHidden = (value) => {
    if (value === hidden) return;
    hidden = value;
    if (value) dispatchEvent(new Event('blur'));
    document.dispatchEvent(new Event('visibilitychange'));
    if (!value) dispatchEvent(new Event('focus'));
  };`;

export const setHidden = (page: Page, hidden: boolean): Promise<void> =>
  page.evaluate(
    (value) => (window as unknown as { setHidden?: (to: boolean) => void }).setHidden?.(value),
    hidden,
  );

interface Point {
  readonly x: number;
  readonly y: number;
}

const CONTROLS =
  'button, [role="button"], [role="radio"], [role="switch"], [role="tab"], [role="link"], a, input, [tabindex="0"]';

/** The middles of the controls that a finger would meet, in the page's order. */
const controlsOf = (page: Page, selector: string): Promise<Point[]> =>
  page.evaluate((wanted) => {
    const found: { x: number; y: number }[] = [];
    for (const control of document.querySelectorAll(wanted)) {
      if (!control.checkVisibility({ visibilityProperty: true })) continue;
      const { left, top, width, height } = control.getBoundingClientRect();
      const at = { x: left + width / 2, y: top + height / 2 };
      const met = document.elementFromPoint(at.x, at.y);
      if (met !== null && (control.contains(met) || met.contains(control))) found.push(at);
    }
    return found;
  }, selector);

const partOf = <T>(list: readonly T[], part: number): T | undefined =>
  list[Math.floor((part / 1000) * list.length)];

function inWindow(page: Page, { x, y }: Spot): Point {
  const size = page.viewportSize() ?? { width: 390, height: 844 };
  return { x: (x / 1000) * size.width, y: (y / 1000) * size.height };
}

/** Fingers, which Playwright lends only to pages that were opened for them. */
const touch = (
  session: CDPSession,
  type: 'touchStart' | 'touchMove' | 'touchEnd',
  points: readonly Point[],
) =>
  session.send('Input.dispatchTouchEvent', { type, touchPoints: points.map((at) => ({ ...at })) });

interface Hand {
  readonly page: Page;
  readonly session: CDPSession;
}

async function down({ page, session }: Hand, at: Point, by: By): Promise<void> {
  if (by === 'finger') return void (await touch(session, 'touchStart', [at]));
  await page.mouse.move(at.x, at.y);
  await page.mouse.down();
}

async function move({ page, session }: Hand, at: Point, by: By): Promise<void> {
  if (by === 'finger') return void (await touch(session, 'touchMove', [at]));
  await page.mouse.move(at.x, at.y, { steps: 2 });
}

async function up({ page, session }: Hand, by: By): Promise<void> {
  if (by === 'finger') return void (await touch(session, 'touchEnd', []));
  await page.mouse.up();
}

async function tap(hand: Hand, at: Point, by: By): Promise<void> {
  await down(hand, at, by);
  await up(hand, by);
}

async function turn(page: Page): Promise<void> {
  const { width, height } = page.viewportSize() ?? { width: 390, height: 844 };
  await page.setViewportSize({ width: height, height: width });
}

/** Back or forward, which may lead out of the app: the page is gone then before it has answered. */
const go = (page: Page, way: 'back' | 'forward'): Promise<void> =>
  page.evaluate((to) => history[to](), way).catch(() => undefined);

async function meanwhileDo(page: Page, what: Meanwhile): Promise<void> {
  switch (what) {
    case 'nothing':
      return;
    case 'turn':
      return turn(page);
    case 'hide':
      await setHidden(page, true);
      return setHidden(page, false);
    case 'escape':
      return page.keyboard.press('Escape');
    case 'back':
      return go(page, 'back');
  }
}

async function drag(
  hand: Hand,
  { from, to, by, meanwhile }: { from: Point; to: Point; by: By; meanwhile: Meanwhile },
): Promise<void> {
  await down(hand, from, by);
  for (const part of [0.2, 0.5]) {
    const at = { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
    await move(hand, at, by);
  }
  await meanwhileDo(hand.page, meanwhile);
  await move(hand, to, by);
  await up(hand, by);
}

const isOnTheWay = (error: unknown): boolean =>
  /Execution context was destroyed|Cannot find context|navigat/i.test(String(error));

/** Does what may meet a page that is just being left, until it meets one that stays. */
export async function onceThere<T>(page: Page, act: () => Promise<T>): Promise<T> {
  for (let tries = 0; ; tries++) {
    try {
      await page.waitForLoadState('load');
      // Whoever has left the app comes back to it.
      if (new URL(page.url()).pathname === BLANK_PATH) await page.goto('/');
      return await act();
    } catch (error) {
      if (tries > 20 || !isOnTheWay(error)) throw error;
      await page.waitForTimeout(50);
    }
  }
}

/** Whether there was something to do it to. */
export async function perform(hand: Hand, act: Act): Promise<boolean> {
  const { page, session } = hand;
  switch (act.kind) {
    case 'tap':
      for (let times = 0; times < act.times; times++)
        await tap(hand, inWindow(page, act.at), act.by);
      return true;
    case 'press':
    case 'hold': {
      const at = partOf(await controlsOf(page, CONTROLS), act.part);
      if (at === undefined) return false;
      const holder = act.kind === 'press' ? act.by : 'mouse';
      await down(hand, at, holder);
      if (act.kind === 'hold') await page.waitForTimeout(act.ms);
      await up(hand, holder);
      return true;
    }
    case 'drag': {
      const [from, to] = [inWindow(page, act.from), inWindow(page, act.to)];
      await drag(hand, { ...act, from, to });
      return true;
    }
    case 'swipe': {
      const from = partOf(await controlsOf(page, '[id^="hand-group-"]'), act.part);
      if (from === undefined) return false;
      const to = { x: from.x, y: Math.max(0, from.y - act.up) };
      await drag(hand, { from, to, by: 'mouse', meanwhile: act.meanwhile });
      return true;
    }
    case 'pinch': {
      const [one, other] = [inWindow(page, act.one), inWindow(page, act.other)];
      const middle = { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 };
      await touch(session, 'touchStart', [one, other]);
      await touch(session, 'touchMove', [middle, other]);
      await touch(session, 'touchEnd', []);
      return true;
    }
    case 'wheel': {
      const { x, y } = inWindow(page, act.at);
      await page.mouse.move(x, y);
      await page.mouse.wheel(0, act.by);
      return true;
    }
    case 'keys':
      for (const key of act.keys) await page.keyboard.press(key);
      return true;
    case 'type':
      await page.keyboard.insertText(act.text);
      return true;
    case 'turn':
      await turn(page);
      return true;
    case 'resize':
      await page.setViewportSize(act.size);
      return true;
    case 'back':
      await go(page, 'back');
      return true;
    case 'forward':
      await go(page, 'forward');
      return true;
    case 'reload':
      await page.reload();
      return true;
    case 'visit':
      await page.goto(act.path);
      return true;
    case 'hide':
      await setHidden(page, true);
      await page.waitForTimeout(act.ms);
      await setHidden(page, false);
      return true;
    case 'blur':
      await page.evaluate(() => void dispatchEvent(new Event('blur')));
      await page.waitForTimeout(act.ms);
      await page.evaluate(() => void dispatchEvent(new Event('focus')));
      return true;
    case 'prefer':
      await page.emulateMedia({
        colorScheme: act.dark ? 'dark' : 'light',
        reducedMotion: act.still ? 'reduce' : 'no-preference',
      });
      return true;
    case 'wait':
      await page.waitForTimeout(act.ms);
      return true;
  }
}
