/** Work between frames: never long past the moment a frame is due, and never for ever. */
import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';

import { createPacer } from '@/components/moving/web/pacer';

/** A page whose time is told by the test: tasks, frames and timers happen when it says so. */
function makePage() {
  let time = 1000;
  let seen = true;
  const tasks: (() => void)[] = [];
  const frames: ((at: number) => void)[] = [];
  const timers = new Map<() => void, number>();
  const pace = createPacer({
    now: () => time,
    frame: (then) => frames.push(then),
    next: (then) => tasks.push(then),
    after: (ms, then) => {
      timers.set(then, time + ms);
      return () => timers.delete(then);
    },
    isSeen: () => seen,
  });
  return {
    pace,
    hide: () => {
      seen = false;
    },
    passes: (ms: number) => {
      time += ms;
      for (const [then, at] of [...timers]) {
        if (at > time) continue;
        timers.delete(then);
        then();
      }
    },
    drawsFrame: () => frames.splice(0).forEach((then) => then(time)),
    runsTasks: () => tasks.splice(0).forEach((task) => task()),
    asksForFrames: () => frames.length,
    waits: () => timers.size,
  };
}

test('a page that rests does work at once, and looks when its next frame is', () => {
  const page = makePage();
  const work = jest.fn();
  page.pace(work);
  page.runsTasks();
  expect(work).toHaveBeenCalledTimes(1);
  expect(page.asksForFrames()).toBe(1);
});

test('early in a frame there is time for more, late in it the next frame comes first', () => {
  const page = makePage();
  const [early, late] = [jest.fn(), jest.fn()];
  page.pace(jest.fn());
  page.drawsFrame();
  page.passes(5);
  page.pace(early);
  page.runsTasks();
  expect(early).toHaveBeenCalledTimes(1);
  page.passes(6);
  page.pace(late);
  page.runsTasks();
  expect(late).not.toHaveBeenCalled();
  page.passes(6);
  page.drawsFrame();
  // Not in the frame: behind it.
  expect(late).not.toHaveBeenCalled();
  page.runsTasks();
  expect(late).toHaveBeenCalledTimes(1);
  expect(page.waits()).toBe(0);
});

test('every frame lets one slice through, however long it takes to draw', () => {
  const page = makePage();
  let slices = 0;
  const slice = (): void => {
    slices++;
    page.pace(slice);
  };
  page.pace(slice);
  for (let frame = 0; frame < 20; frame++) {
    page.drawsFrame();
    page.passes(15);
    page.runsTasks();
    page.passes(15);
  }
  expect(slices).toBeGreaterThanOrEqual(20);
});

test('a frame that never comes is not waited for for ever', () => {
  const page = makePage();
  const work = jest.fn();
  page.pace(jest.fn());
  page.drawsFrame();
  page.passes(12);
  page.pace(work);
  page.passes(99);
  page.runsTasks();
  expect(work).not.toHaveBeenCalled();
  page.passes(1);
  page.runsTasks();
  expect(work).toHaveBeenCalledTimes(1);
  page.drawsFrame();
  page.runsTasks();
  expect(work).toHaveBeenCalledTimes(1);
});

test('a page nobody sees draws no frames and waits for none', () => {
  const page = makePage();
  const work = jest.fn();
  page.pace(jest.fn());
  page.drawsFrame();
  page.hide();
  page.passes(12);
  page.pace(work);
  page.runsTasks();
  expect(work).toHaveBeenCalledTimes(1);
  expect(page.asksForFrames()).toBe(0);
});

test('a browser has it before React looks how it is to take its slices', () => {
  const root = resolve(__dirname, '../..');
  const layout = readFileSync(resolve(root, 'app/_layout.tsx'), 'utf8');
  // What no screen imports is in no bundle, and what Metro does not put first comes too late.
  expect(layout).toMatch(/^import '@\/components\/moving\/frames-first';/);
  const metro = readFileSync(resolve(root, 'metro.config.js'), 'utf8');
  const [, first = ''] = /getModulesRunBeforeMainModule = [^;]*'(\.\/[^']*)'/.exec(metro) ?? [];
  expect(existsSync(resolve(root, first))).toBe(true);
  expect(first).toBe('./components/moving/frames-first.web.ts');
});
