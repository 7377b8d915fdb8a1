/** How long the page's main thread was busy at a stretch, as the browser's own trace tells it. */

import type { Page } from 'playwright-core';

interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  /** Microseconds on the clock, and of the processor. */
  readonly dur?: number;
  readonly tdur?: number;
  readonly args?: { readonly name?: string };
}

export interface Task {
  /** Milliseconds on the clock, in which other programs also run. */
  readonly wall: number;
  /** Milliseconds of the processor: what the page itself took. */
  readonly work: number;
  /** Whether a timer began it, as with every slice of a rival's thought. */
  readonly timed: boolean;
}

/** Runs something, and tells the tasks of the main thread meanwhile. */
export async function traceTasks(page: Page, run: () => Promise<void>): Promise<Task[]> {
  const browser = page.context().browser();
  if (browser === null) throw new Error('a page without a browser');
  const categories = ['disabled-by-default-devtools.timeline', 'devtools.timeline'];
  await browser.startTracing(page, { categories });
  await run();
  const trace = (await browser.stopTracing()).toString('utf8');
  const { traceEvents } = JSON.parse(trace) as { traceEvents: readonly TraceEvent[] };
  const threadOf = ({ pid, tid }: TraceEvent): string => `${pid}:${tid}`;
  const mains = new Set(
    traceEvents
      .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
      .map(threadOf),
  );
  const onMain = traceEvents.filter((event) => mains.has(threadOf(event)));
  const tasks = onMain.filter(({ name }) => name === 'RunTask').sort((a, b) => a.ts - b.ts);
  const timers = onMain.filter(({ name }) => name === 'TimerFire').sort((a, b) => a.ts - b.ts);
  let next = 0;
  return tasks.map(({ ts, dur = 0, tdur = 0 }) => {
    while ((timers[next]?.ts ?? Infinity) < ts) next++;
    const timed = (timers[next]?.ts ?? Infinity) <= ts + dur;
    return { wall: dur / 1000, work: tdur / 1000, timed };
  });
}
