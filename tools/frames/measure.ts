/** Frames and tasks of a page while something is done to it, with the processor slowed down. */
import type { Browser, Page } from 'playwright-core';
import { openAppPage } from '../lib/app-page';
import type { Texts } from '../lib/saves';
import { BLANK_PATH } from '../lib/web-server';
import type { Scenario } from './scenarios';

export interface Measured {
  readonly name: string;
  readonly frames: number;
  /** Of all frames, those that took longer than a sixtieth and a bit. */
  readonly slowShare: number;
  readonly worstFrame: number;
  readonly longestTask: number;
}

const SLOWDOWN = 4;
const SLOW_FRAME_MS = 20;
const PHONE = { width: 390, height: 844 };

interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly dur?: number;
  readonly args?: { readonly name?: string };
}

/** Notes the time of every frame from now on. A text, for it must stay as it is written. */
const watch = (page: Page) =>
  page.evaluate(`
    window.frameTimes = [];
    requestAnimationFrame(function note(now) {
      window.frameTimes.push(now);
      requestAnimationFrame(note);
    });
    undefined;`);

const framesOf = (page: Page): Promise<number[]> =>
  page.evaluate(() => {
    const { frameTimes } = window as unknown as { frameTimes: number[] };
    return frameTimes.slice(1).map((time, at) => time - (frameTimes[at] ?? time));
  });

/** The longest task of the page's own thread, in milliseconds. */
function longestTask(trace: Buffer, origin: string): number {
  const { traceEvents } = JSON.parse(trace.toString()) as { traceEvents: TraceEvent[] };
  const threads = traceEvents.filter(
    ({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain',
  );
  const busy = threads.map(({ pid, tid }) => {
    const tasks = traceEvents.filter(
      (event) => event.name === 'RunTask' && event.pid === pid && event.tid === tid,
    );
    return { count: tasks.length, longest: Math.max(0, ...tasks.map(({ dur = 0 }) => dur)) };
  });
  if (busy.length === 0) throw new Error(`No trace of ${origin}`);
  // Of several renderers, the one that worked is the page's.
  return (busy.sort((a, b) => b.count - a.count)[0]?.longest ?? 0) / 1000;
}

/** How long a page takes from its address to a table that can be played at. */
export async function measureFirstTable(
  browser: Browser,
  origin: string,
  texts: Texts,
): Promise<number> {
  const { page, context, close } = await openAppPage(browser, { origin, size: PHONE, texts });
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  await page.goto('/table');
  await page.locator('[id^=hand-group-]').first().waitFor();
  const time = await page.evaluate(() => performance.now());
  await close();
  return time;
}

export async function measure(
  browser: Browser,
  origin: string,
  scenario: Scenario,
): Promise<Measured> {
  const { name, texts, ready } = scenario;
  const { page, context, close } = await openAppPage(browser, {
    origin,
    size: PHONE,
    texts: texts ?? {},
  });
  await page.goto(texts === undefined ? BLANK_PATH : '/table');
  if (texts !== undefined) {
    await page.waitForFunction(() => document.body.innerText.trim() !== '');
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    // The table stands and everything on it is still.
    await page.waitForTimeout(1500);
    // After the first touch of a visit a browser makes its sound ready, once it has nothing else to do.
    await page.mouse.click(2, 2);
    await page.waitForTimeout(1500);
  }
  const act = await ready(page);
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  await browser.startTracing(page, {
    categories: ['disabled-by-default-devtools.timeline', 'devtools.timeline', 'toplevel'],
  });
  await watch(page);
  await act();
  const frames = await framesOf(page);
  const task = longestTask(await browser.stopTracing(), origin);
  await close();
  const slow = frames.filter((time) => time > SLOW_FRAME_MS).length;
  return {
    name,
    frames: frames.length,
    slowShare: slow / Math.max(1, frames.length),
    worstFrame: Math.max(0, ...frames),
    longestTask: task,
  };
}
